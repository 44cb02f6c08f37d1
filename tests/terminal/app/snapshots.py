"""Every screen in every size, as pictures kept in files."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, chdir
from pathlib import Path
from types import SimpleNamespace
from typing import Final, TypeAlias
from unittest.mock import patch

from tests.terminal.app.pictures import picture
from tests.terminal.app.screens import NOW, VIEWS
from tests.terminal.app.seated import Seated, at_menu, seated, still
from tischrunde.terminal.app import looking
from tischrunde.terminal.app.sheet import Sheet

Size: TypeAlias = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = ((80, 24), (120, 40), (160, 50))
KEPT: Final = Path(__file__).parent / "snapshots"


@asynccontextmanager
async def shown(name: str, size: Size = SIZES[0]) -> AsyncIterator[Seated]:
    """Come to a screen."""
    view = VIEWS[name]
    stands_still = patch.object(looking, "time", SimpleNamespace(time=lambda: NOW))
    begun = (
        at_menu(view.language, size)
        if view.place is None
        else seated(view.place(), view.language, size)
    )
    with stands_still:
        async with begun as somebody:
            if view.sheet and not view.keys:
                await somebody.until(lambda: isinstance(somebody.app.screen, Sheet))
            for key in view.keys:
                await somebody.press(key)
            if view.sheet:
                await somebody.until(lambda: isinstance(somebody.app.screen, Sheet))
            still(somebody.app)
            yield somebody


async def in_every_size(somebody: Seated) -> AsyncIterator[Size]:
    """Make the window as large as each size."""
    for size in SIZES:
        await somebody.pilot.resize_terminal(*size)
        await somebody.pilot.pause()
        yield size


def path(name: str, size: Size) -> Path:
    """Return where a picture is kept."""
    return KEPT / f"{name}-{VIEWS[name].language}-{size[0]}x{size[1]}.svg"


async def _write() -> None:
    for name in VIEWS:
        async with shown(name) as somebody:
            async for size in in_every_size(somebody):
                path(name, size).write_text(picture(somebody.app), "utf-8")


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        asyncio.run(_write())
