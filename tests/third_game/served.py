"""A server that has the third game, and whose bots do not hesitate.

``python -m tests.third_game.served tischrunde serve`` is such a server. ``ZWANZIG_WEB`` names the
folder of a web client that has the game too.
"""

import os
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from tests.third_game import registered
from tischrunde.server.bots import process_pool
from tischrunde.server.uvicorn import server
from tischrunde.table import bot_questions, pace, table


def main() -> None:
    """Run the module named first with the arguments that follow."""
    quick = {name: replace(usual, bots=(1, 2)) for name, usual in pace.PACES.items()}
    for module in (pace, table):
        module.PACES = MappingProxyType(quick)  # type: ignore[attr-defined]
    bot_questions.THOUGHT_MS = 1  # type: ignore[misc]
    process_pool._end_with_parent = registered.begin_to_think  # noqa: SLF001
    if "ZWANZIG_WEB" in os.environ:
        server.WEB = Path(os.environ["ZWANZIG_WEB"])  # type: ignore[misc]
    registered.main()


if __name__ == "__main__":
    main()
