"""A score pad in plain words, inside this process: what is typed, and what is said."""

import asyncio
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from tests.pad.evening import OPENED_AT
from tischrunde.terminal.pads.new_pad import PadWishes, begin_pad
from tischrunde.terminal.plain.console import Lines, Talk
from tischrunde.terminal.plain.pad import write_down
from tischrunde.terminal.plain.setup import PlainAsker
from tischrunde.terminal.sessions.saved_pad import Writer

TICKS = count(OPENED_AT)
"""A clock that goes on from one evening to the next."""


def talk(
    path: Path, typed: Sequence[str], *opening: str, by: str = "Ida", language: str = "de"
) -> list[str]:
    """Return all that is said while lines are typed, those behind a mark; ``opening`` as typed."""
    heard: list[str] = []

    async def talked() -> None:
        lines = _Marked(typed, heard)
        rules, *names = opening or (None,)
        writer = Writer(by, TICKS.__next__)
        talking = Talk(lines, heard.append, language)
        wishes = PadWishes(path, rules, tuple(filter(None, names)))
        await write_down(await begin_pad(wishes, writer, PlainAsker(talking)), talking)

    asyncio.run(talked())
    return heard


class _Marked(Lines):
    """Lines that are written down when they are read."""

    def __init__(self, typed: Sequence[str], heard: list[str]) -> None:
        super().__init__(live=False)
        self._heard = heard
        for line in (*typed, None):
            self.come(line)

    async def next(self) -> str | None:
        """Return the next line, and write it down."""
        line = await super().next()
        if line is not None:
            self._heard.append(f"> {line}")
        return line
