"""Every screen as text kept in files, one for each size it is kept in.

``python -m tests.terminal.app.snapshots`` rewrites them; the diff is the review.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, chdir, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Final, TypeAlias
from unittest.mock import patch

from tests.terminal.app.grids import grid
from tests.terminal.app.screens import NOW, VIEWS
from tests.terminal.app.seated import Seated, at_menu, at_pad, seated, still
from tischrunde.terminal.app import viewer
from tischrunde.terminal.app.sheet import Sheet

Size: TypeAlias = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = ((80, 24), (120, 40), (160, 50))
KEPT: Final = Path(__file__).parent / "snapshots"

# Every screen is kept at the first size. Of the others only those are that a larger window lays out
# in a way no other of these shows:
LARGER: Final = frozenset(
    {
        "menu",  # cards and options on a sheet that hides all beneath it
        "rallye-chosen",  # two parties, pictures of cards; at 160 columns the history is beside
        "rallye-three",  # three parties, which have room for pictures only at 50 rows, long names
        "rallye-score",  # columns of numbers on a sheet over a table
        "rallye-rules",  # a wide sheet of more text than fits, with its bar
        "uno-turn",  # the card on top and the players, all filled and outlined kinds of cards
        "uno-many",  # ten players with long names, more cards than fit beside each other
        "pad-problem",  # a pad with a problem and several rounds
        "away-open",  # a table in the net that waits for people
    }
)


@contextmanager
def in_utc() -> Iterator[None]:
    """Let local times be those of UTC, wherever the test runs."""
    try:
        with patch.dict(os.environ, TZ="UTC"):
            time.tzset()
            yield
    finally:
        time.tzset()


@asynccontextmanager
async def shown(name: str, size: Size = SIZES[0]) -> AsyncIterator[Seated]:
    """Come to a screen."""
    view = VIEWS[name]
    stands_still = patch.object(viewer, "time", SimpleNamespace(monotonic=lambda: NOW))
    if view.pad is not None:
        begun = at_pad(view.pad(view.language), view.language, size)
    elif view.session is not None:
        begun = seated(view.session(), view.language, size)
    else:
        begun = at_menu(view.language, size)
    with stands_still, in_utc():
        async with begun as somebody:
            if view.sheet and not view.keys:
                await somebody.until(lambda: isinstance(somebody.app.screen, Sheet))
            for key in view.keys:
                await somebody.press(key)
            if view.sheet:
                await somebody.until(lambda: isinstance(somebody.app.screen, Sheet))
            still(somebody.app)
            yield somebody


async def in_sizes(somebody: Seated, sizes: Sequence[Size]) -> AsyncIterator[Size]:
    """Make the window as large as each size."""
    for size in sizes:
        await somebody.pilot.resize_terminal(*size)
        await somebody.pilot.pause()
        yield size


def kept_sizes(name: str) -> tuple[Size, ...]:
    """Return the sizes in which a screen is kept."""
    return SIZES if name in LARGER else SIZES[:1]


def path(name: str, size: Size) -> Path:
    """Return where a screen of a size is kept."""
    return KEPT / f"{name}-{VIEWS[name].language}-{size[0]}x{size[1]}.txt"


def owned() -> set[Path]:
    """Return all files there shall be."""
    return {path(name, size) for name in VIEWS for size in kept_sizes(name)}


async def _write() -> None:
    for name in VIEWS:
        async with shown(name) as somebody:
            async for size in in_sizes(somebody, kept_sizes(name)):
                path(name, size).write_text(grid(somebody.app), "utf-8")


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        asyncio.run(_write())
    for file in {*KEPT.iterdir()} - owned():
        file.unlink()
