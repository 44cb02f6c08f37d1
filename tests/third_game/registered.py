"""The third game registered, and modules run with it.

``python -m tests.third_game.registered tischrunde serve`` is a server that has it.
"""

import runpy
import sys
from pathlib import Path
from typing import Final

from tests.third_game.rules.game import ZWANZIG
from tischrunde.core.packages import Packages
from tischrunde.games.catalogue import register

PACKAGES: Final = Packages(
    rules="tests.third_game.rules",
    texts="tests.third_game.texts",
    bots="tests.third_game.bots",
    terminal="tests.third_game.terminal",
    folder=str(Path(__file__).parent / "texts"),
)


def take_part() -> None:
    """Register the game."""
    register(ZWANZIG, PACKAGES)


def begin_to_think(niceness: int) -> None:
    """Begin a process of bots, which does not know yet of any game from elsewhere."""
    from tischrunde.server.bots import process_pool  # noqa: PLC0415 - only servers have one

    take_part()
    process_pool._end_with_parent(niceness)  # noqa: SLF001 - as it begins anyway


def main() -> None:
    """Run the module named first with the arguments that follow."""
    take_part()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
