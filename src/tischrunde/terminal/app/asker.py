"""Questions before a match, on sheets."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from textual.app import App

from tischrunde import texts
from tischrunde.terminal.app.patience import GaveUp, T, patiently
from tischrunde.terminal.app.sheet import NUMBERS, LineSheet, Sheet
from tischrunde.terminal.drawing import signs
from tischrunde.terminal.drawing.layout import Prose
from tischrunde.terminal.sessions.saved_pad import kept_words

if TYPE_CHECKING:
    from pathlib import Path

    from tischrunde.terminal.sessions.saved_pad import SavedPad


class Backed(Exception):  # noqa: N818 - what happened has a name of its own
    """Somebody went back instead of answering."""


class ScreenAsker:
    """Asks sheet by sheet; Escape goes back. ``kept`` is the file a match was taken up from.

    ``told`` is what is still to be printed in the end.
    """

    def __init__(self, app: App[None], language: str) -> None:
        self.language = language
        self.kept: Path | None = None
        self.told = ""
        self._app = app

    async def pick(self, question: str, answers: Sequence[str]) -> int:
        """Return which of several answers is chosen, counted from 0."""
        return await self.choose(Prose(question), answers)

    async def choose(
        self, body: RenderableType, answers: Sequence[str], keys: Sequence[str] = NUMBERS
    ) -> int:
        """Return which answer is chosen below a drawing."""
        title = texts.say("app", "title", self.language)
        foot = texts.say("app", "foot-back", self.language)
        sheet = Sheet(title, body, answers, keys=keys, kind="opaque", foot=foot)
        chosen = await self._app.push_screen_wait(sheet)
        if chosen is None:
            raise Backed
        return chosen

    async def number(self, question: str, possible: Sequence[int]) -> int:
        """Return a number that is possible."""
        if len(possible) == 1:
            return possible[0]
        people = [signs.CAR * number for number in possible]
        keys = [str(number)[-1] for number in possible]  # ten is the 0
        return possible[await self.choose(Prose(question), people, keys)]

    async def words(self, question: str, usual: str, unfit: Callable[[str], str | None]) -> str:
        """Return valid words, the default if nothing is typed."""
        title, foot = (
            texts.say("app", message, self.language) for message in ("title", "foot-line")
        )
        sheet = LineSheet(question, usual, unfit, title=title, foot=foot)
        said = await self._app.push_screen_wait(sheet)
        if said is None:
            raise Backed
        return said

    async def patiently(self, work: Awaitable[T], message: str) -> T:
        """Return the result of work that takes long, unless the user goes back meanwhile."""
        try:
            return await patiently(self._app, work, message, self.language)
        except GaveUp:
            raise Backed from None

    async def keep_score(self, saved: "SavedPad") -> None:
        """Let somebody write on a score pad, until they have had enough."""
        from tischrunde.terminal.app.pad import PadScreen  # noqa: PLC0415 - the menu is shown before

        await self._app.push_screen_wait(PadScreen(saved))
        self.told = kept_words(saved)

    async def tell(self, sentence: str) -> None:
        """Show something, and wait until it is read."""
        title = texts.say("app", "title", self.language)
        foot = texts.say("app", "foot-read", self.language)
        sheet = Sheet(title, Prose(sentence), kind="opaque", foot=foot)
        await self._app.push_screen_wait(sheet)
