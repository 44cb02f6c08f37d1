"""Runs a module as it is, except that at the pace of programs bots do not hesitate.

A whole match with bots takes a moment. Everybody else has as long as a busy machine may need.
``python -m tests.server.hasty tischrunde serve`` is such a server.
"""

import importlib
import runpy
import sys
from dataclasses import replace
from types import MappingProxyType

from tischrunde.table import pace

_HASTY = replace(pace.PACES["programs"], window=50, turn=600_000, bots=(1, 2))
PACES = MappingProxyType({**pace.PACES, "programs": _HASTY})

PATIENT = (("door", "HEAD_WITHIN"), ("socket", "HELLO_WITHIN"), ("wire", "STALLED"))
"""How long a server waits for a client; that it does not wait for ever is tested elsewhere."""


def main() -> None:
    """Run the module named first with the arguments that follow."""
    pace.PACES = PACES  # type: ignore[misc] # before anybody has read it
    importlib.import_module("tischrunde.table.asking").THOUGHT = 1  # type: ignore[attr-defined]
    for module, name in PATIENT:
        setattr(importlib.import_module(f"tischrunde.server.{module}"), name, 600)
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
