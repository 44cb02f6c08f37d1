"""The program: one match after another, until it is quit."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from rich.text import Text
from textual import work
from textual.app import App

from tischrunde.terminal.app.asker import Backed, ScreenAsker
from tischrunde.terminal.app.patience import GaveUp, patiently
from tischrunde.terminal.app.signals import handle_signals
from tischrunde.terminal.app.table import TableScreen
from tischrunde.terminal.charset import spell_out
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.sessions.saved_match import beside
from tischrunde.terminal.sessions.session import Denied, Session
from tischrunde.texts.company import NO_COMPANY

Begin: TypeAlias = Callable[[ScreenAsker], Awaitable[Session | None]]
"""Returns the session to play, after asking for what is not known, or None."""


class TischrundeApp(App[None]):
    """Plays one session after another, until nobody wants another one.

    ``kept`` is the file in which matches are saved. Errors before the first table are raised once
    the screen is gone, because there is no table to show them at.
    """

    CSS_PATH = "style.tcss"
    TITLE = "Tischrunde"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, begin: Begin, language: str, kept: Path | None = None) -> None:
        super().__init__()
        self.failure: Exception | None = None
        self._begin = begin
        self._asker = ScreenAsker(self, language)
        self._kept = kept

    def on_mount(self) -> None:
        """Sit down."""
        spell_out(sys.__stderr__)  # there Textual draws
        handle_signals(lambda code: self.exit(return_code=code))
        self._sit()

    @work
    async def _sit(self) -> None:
        try:
            session = await self._begin(self._asker)
        except Backed:
            session = None
        except Exception as failure:  # noqa: BLE001 - raised again by the caller
            self.failure = failure
            session = None
        told, kept = self._asker.told, self._kept or self._asker.kept
        while session is not None:
            table = TableScreen(session, self._asker.language, kept)
            try:
                parting = await self.push_screen_wait(table)
            except asyncio.CancelledError:
                await table.rescue()
                raise
            over, session = session, await self._again(session) if parting.again else None
            told = parting.words
            kept = None if kept is None else beside(kept)
            await over.close()
        self.exit(message=Text(told) if told else None)

    async def _again(self, session: Session) -> Session | None:
        """Return the session of the rematch, once all want one."""
        language = self._asker.language
        try:
            return await patiently(self, session.again(), "again-wait", language)
        except GaveUp:
            return None
        except Denied as no:
            await self._asker.tell(denial_words(no, NO_COMPANY, language))
            return None

    async def action_quit(self) -> None:
        """Quit, after asking if there is a table."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        if tables:
            tables[-1].action_leave()
        else:
            self.exit()

    def action_help_quit(self) -> None:
        """Ctrl+C quits as well."""
        self.run_worker(self.action_quit())

    def _handle_exception(self, error: Exception) -> None:
        """Leave it to the caller, who prints a sentence: a traceback here would show hands."""
        self.failure = self._exception = error
        self.exit(return_code=1)
