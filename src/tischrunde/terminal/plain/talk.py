"""A talk by lines: sentences out, lines in, and what happens meanwhile comes first."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from tischrunde import texts
from tischrunde.terminal.plain.lines import Lines
from tischrunde.terminal.plain.news import News
from tischrunde.terminal.plain.offers import Offer


class Happened(Exception):  # noqa: N818 - what happened has a name of its own
    """Something has happened at the table while a line was awaited."""


class Ended(Exception):  # noqa: N818 - what happened has a name of its own
    """There are no more lines."""


class Talk:
    """Says sentences, one a line, and listens; nothing is awaited while there is news."""

    def __init__(
        self,
        lines: Lines,
        out: Callable[[str], object],
        language: str,
        news: News | None = None,
    ) -> None:
        self.live = lines.live
        self.language = language
        self._lines = lines
        self._out = out
        self._news = news
        self._prompted = False

    def outlive(self) -> None:
        """Go on from now even where nobody can hear it any more."""
        out = self._out

        def say(sentence: str) -> None:
            with suppress(OSError):
                out(sentence)

        self._out = say

    def tell(self, sentences: Iterable[str]) -> None:
        """Tell sentences as they are."""
        for sentence in sentences:
            self._prompted = False
            self._out(sentence)

    def say(self, message: str, **args: str | int) -> None:
        """Say a sentence of the texts."""
        self.tell([texts.say("plain", message, self.language, **args)])

    def prompt(self) -> None:
        """Ask for a choice, unless that was said last and nothing has been typed since."""
        if not self._prompted:
            self.say("prompt")
            self._prompted = True

    def enumerate(self, answers: Sequence[str], first: int = 1) -> None:
        """Tell what can be chosen, each behind its number."""
        for number, words in enumerate(answers, first):
            self.say("choice", number=str(number), words=words)

    def offer(self, offers: Sequence[Offer]) -> None:
        """Tell what can be done out of turn, each behind what is typed for it."""
        for offer in offers:
            self.say("choice-key", key=offer.key, words=offer.words)

    async def line(self) -> str:
        """Return the next line typed, unless something happens before."""
        line = await (self._lines.next() if self._news is None else self._next(self._news))
        self._prompted = False
        return _typed(line)

    async def answer(self) -> str:
        """Return the next line typed, whatever happens meanwhile."""
        return _typed(await self._lines.next())

    async def _next(self, news: News) -> str | None:
        """Return the next line, unless something happens before."""
        if news.pending:
            raise Happened
        line = asyncio.ensure_future(self._lines.next())
        happened = asyncio.ensure_future(news.happened())
        try:
            await asyncio.wait({line, happened}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            happened.cancel()
            if not line.done():
                line.cancel()
        if line.cancelled() or not line.done():
            raise Happened
        return line.result()


def _typed(line: str | None) -> str:
    if line is None:
        raise Ended
    return line.strip()
