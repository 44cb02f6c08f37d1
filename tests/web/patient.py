"""Runs a module as it is, except that children have minutes to answer an attack.

A test looks at the attack, reloads the page or loses the line before it answers, on machines that
may be busy. ``python -m tests.web.patient tischrunde serve`` is such a server.
"""

import runpy
import sys
from dataclasses import replace
from types import MappingProxyType

from tischrunde.table import pace

MINUTES = 180_000


def main() -> None:
    """Run the module named first with the arguments that follow."""
    patient = replace(pace.PACES["children"], window=MINUTES)
    paces = MappingProxyType({**pace.PACES, "children": patient})
    pace.PACES = paces  # type: ignore[misc] # before anybody has read it
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
