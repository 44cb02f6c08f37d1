"""Questions before a match, in plain words."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from tischrunde.terminal.match_setup import T
from tischrunde.terminal.plain.commands import Asked, read
from tischrunde.terminal.plain.console import Talk
from tischrunde.terminal.plain.departure import Left

_HELP: Final = "?"
_LEAVE: Final = "q"
"""The only command where words are typed: names may look like other commands."""


class PlainAsker:
    """Asks line by line, until there is a valid answer."""

    def __init__(self, talk: Talk) -> None:
        self.language = talk.language
        self._talk = talk

    async def pick(self, question: str, answers: Sequence[str]) -> int:
        """Return which of several answers is chosen, counted from 0."""
        self._talk.tell([question])
        self._talk.enumerate(answers)
        while True:
            line = await self._talk.line()
            asked = read(line, self.language)
            if isinstance(asked, int) and 1 <= asked <= len(answers):
                return asked - 1
            if not line or isinstance(asked, Asked):
                self._aside(asked)
                self._talk.tell([question])
                self._talk.enumerate(answers)
            else:
                self._talk.say("not-one-of", count=len(answers))

    async def number(self, question: str, possible: Sequence[int]) -> int:
        """Return a number that is possible."""
        listed = ", ".join(map(str, possible))
        self._talk.tell([question])
        self._talk.say("possible", list=listed)
        while True:
            line = await self._talk.line()
            asked = read(line, self.language)
            if isinstance(asked, int) and asked in possible:
                return asked
            if not line or isinstance(asked, Asked):
                self._aside(asked)
                self._talk.tell([question])
                self._talk.say("possible", list=listed)
            else:
                self._talk.say("not-so-many", list=listed)

    async def words(self, question: str, usual: str, unfit: Callable[[str], str | None]) -> str:
        """Return valid words, the default if nothing is typed."""
        while True:
            self._talk.tell([question])
            said = await self._talk.line() or usual
            if said == _HELP:
                self._talk.say("help-words")
                continue
            if said.casefold() == _LEAVE:
                self._aside(Asked("quit"))
            wrong = unfit(said)
            if wrong is None:
                return said
            self._talk.tell([wrong])

    def _aside(self, asked: int | Asked | None) -> None:
        """Print help on request, and leave on request."""
        if asked == Asked("help"):
            self._talk.say("help-asking")
        elif asked == Asked("quit"):
            self._talk.say("bye")
            raise Left

    async def patiently(self, work: Awaitable[T], message: str) -> T:  # noqa: ARG002 - soon enough
        """Return the result of work; a message would only take longer to read."""
        return await work
