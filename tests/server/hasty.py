"""Runs a module as it is, except that at the pace of programs nobody hesitates.

A whole match with bots takes a moment. ``python -m tests.server.hasty tischrunde serve`` is such a
server.
"""

import importlib
import runpy
import sys
from dataclasses import replace
from types import MappingProxyType

from tischrunde.table import pace


def main() -> None:
    """Run the module named first with the arguments that follow."""
    hasty = replace(pace.PACES["programs"], window=50, turn=60_000, bots=(1, 2))
    paces = MappingProxyType({**pace.PACES, "programs": hasty})
    pace.PACES = paces  # type: ignore[misc] # before anybody has read it
    importlib.import_module("tischrunde.table.asking").THOUGHT = 1  # type: ignore[attr-defined]
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
