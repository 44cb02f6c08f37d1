"""Somebody before the app: what they press and click, and what the whole screen says."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.segment import Segment
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from tischrunde.terminal.app import app as app_module
from tischrunde.terminal.app.app import Begin, TischrundeApp
from tischrunde.terminal.app.asker import ScreenAsker
from tischrunde.terminal.app.menu import menu
from tischrunde.terminal.app.sheet import Sheet
from tischrunde.terminal.sessions.saved_pad import SavedPad
from tischrunde.terminal.sessions.session import Session

SIZE: Final = (80, 24)
PATIENCE_S: Final = 60.0
"""Seconds something may take to come on the screen."""


class Watched(TischrundeApp):
    """The app as it is, without animation; every frame is shown to whoever looks."""

    CSS_PATH = str(Path(app_module.__file__).with_name("style.tcss"))

    def __init__(self, begin: Begin, language: str, kept: Path | None) -> None:
        super().__init__(begin, language, kept)
        self.animation_level = "none"
        Sheet.reaction = 0  # here nobody is startled
        self.look: Callable[[str], None] | None = None

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        super()._display(screen, renderable)
        if self.look is not None and screen.is_attached:
            self.look(said(self))


class Seated:
    """Somebody who presses keys and reads the screen."""

    def __init__(self, app: Watched, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def text(self) -> str:
        """All that is on the screen."""
        return said(self.app)

    @property
    def words(self) -> str:
        """All that is on the screen, in one line and without frames."""
        return _plain(self.text)

    @property
    def sheet(self) -> str:
        """All that is on the sheet on top, in one line."""
        return self.part("#sheet")

    def part(self, name: str) -> str:
        """Return all that is on a part of the screen, in one line."""
        x, y, width, height = self.app.screen.query_one(name).region
        lines = self.text.splitlines()[y : y + height]
        return _plain("\n".join(line[x : x + width] for line in lines))

    async def press(self, *keys: str) -> str:
        """Press keys, and return what the screen says then."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        return self.words

    async def sees(self, *sentences: str) -> str:
        """Wait until something is on the screen."""
        await self.until(lambda: all(sentence in self.words for sentence in sentences), sentences)
        return self.words

    async def until(self, true: Callable[[], bool], what: object = "") -> None:
        """Wait until something is true."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not true():
                    await self.pilot.pause()
                    await asyncio.sleep(0.002)
        except TimeoutError:
            raise AssertionError(f"not seen: {what}\n{self.text}") from None

    async def click(self, words: str) -> str:
        """Click on words on the screen."""
        lines = self.text.splitlines()
        row = next(number for number, line in enumerate(lines) if words in line)
        await self.pilot.click(offset=(lines[row].index(words), row))
        return self.words


@asynccontextmanager
async def seated(
    session: Session, language: str = "de", size: tuple[int, int] = SIZE, kept: Path | None = None
) -> AsyncIterator[Seated]:
    """Sit down at a table."""

    async def begin(_: ScreenAsker) -> Session:
        return session

    async with _shown(begin, language, size, kept) as somebody:
        await somebody.until(lambda: len(somebody.app.screen_stack) > 1)
        await somebody.pilot.pause()
        yield somebody
    await session.close()


@asynccontextmanager
async def at_pad(
    saved: SavedPad, language: str = "de", size: tuple[int, int] = SIZE
) -> AsyncIterator[Seated]:
    """Sit down before a score pad."""

    async def begin(asker: ScreenAsker) -> None:
        await asker.keep_score(saved)

    async with _shown(begin, language, size, None) as somebody:
        await somebody.until(lambda: len(somebody.app.screen_stack) > 1)
        await somebody.pilot.pause()
        yield somebody


@asynccontextmanager
async def at_menu(
    language: str = "de", size: tuple[int, int] = SIZE, pause: float = 0
) -> AsyncIterator[Seated]:
    """Come before the first screen."""
    async with _shown(partial(menu, pause=pause), language, size, None) as somebody:
        await somebody.until(lambda: len(somebody.app.screen_stack) > 1)
        yield somebody


@asynccontextmanager
async def _shown(
    begin: Begin, language: str, size: tuple[int, int], kept: Path | None
) -> AsyncIterator[Seated]:
    app = Watched(begin, language, kept)
    async with app.run_test(size=size, notifications=True) as pilot:
        yield Seated(app, pilot)


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[│▌▐█▄▀╎▛▜▙▟]", " ", text).split())


def said(app: App[None]) -> str:
    """Return the text of a whole screen, line by line."""
    return "\n".join("".join(segment.text for segment in line) for line in segments(app))


def segments(app: App[None]) -> Iterator[list[Segment]]:
    """Yield the lines of a whole screen with their styles."""
    for strip in app.screen._compositor.render_strips(app.size):  # noqa: SLF001 - as a screenshot has it
        yield list(strip)


def still(app: App[None]) -> None:
    """Let no cursor blink."""
    for line in app.screen.query(Input):
        line.cursor_blink = False
