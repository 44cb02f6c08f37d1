"""Runs a module as it is, except that at the pace of programs bots do not hesitate.

A whole match with bots takes a moment. Everybody else has as long as a busy machine may need.
``python -m tests.server.hasty_server tischrunde serve`` is such a server.
"""

import importlib
import runpy
import sys
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from tischrunde.table import pace

_HASTY = replace(pace.PACES["programs"], window=50, turn=600_000, bots=(1, 2))
PACES = MappingProxyType({**pace.PACES, "programs": _HASTY})

_PATIENCE_S: Final = 600.0
"""How long a server waits for a client, and for a bot; that it gives up is tested elsewhere."""
_CHANGED: Final[tuple[tuple[str, str, Any], ...]] = (
    ("table.pace", "PACES", PACES),
    ("table.table", "PACES", PACES),
    ("table.bot_questions", "THOUGHT_MS", 1),
    ("server.bots.worker", "THOUGHT_MS", 1),
    ("server.bots.hints", "TIMEOUT_S", _PATIENCE_S),
    ("server.composition", "MAX_THOUGHT_S", _PATIENCE_S),
    ("server.uvicorn.http_protocol", "HEAD_TIMEOUT_S", _PATIENCE_S),
    ("server.socket", "HELLO_TIMEOUT_S", _PATIENCE_S),
    ("server.uvicorn.websocket_protocol", "STALLED_S", _PATIENCE_S),
)
"""By module: some have read it from another already, so both are told."""


def main() -> None:
    """Run the module named first with the arguments that follow."""
    for name, constant, value in _CHANGED:
        module = importlib.import_module(f"tischrunde.{name}")
        getattr(module, constant)  # it may have got another name
        setattr(module, constant, value)
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
