"""A console of lines: sentences out, lines in; news interrupt the waiting for a line."""

import asyncio
import io
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Self, TextIO

from tischrunde import texts
from tischrunde.terminal.plain.offers import Offer
from tischrunde.terminal.sessions.scene import Scene
from tischrunde.terminal.sessions.session import Session


class Lines:
    """Lines in the order they came; after the last one there is None.

    ``live`` says whether they come from a terminal, where somebody may type at any time; from a
    pipe a line is read only when one is asked for.
    """

    def __init__(self, *, live: bool) -> None:
        self.live = live
        self._came: asyncio.Queue[str | None] = asyncio.Queue()

    async def next(self) -> str | None:
        """Return the next line, without its end, as soon as it is there."""
        line = await self._came.get()
        if line is None:
            self._came.put_nowait(None)
        return line

    def come(self, line: str | None) -> None:
        """Take a line, or None for the end of all lines."""
        self._came.put_nowait(None if line is None else line.rstrip("\r\n"))


def typed(stream: TextIO) -> Lines:
    """Return the lines of a stream, read by a daemon thread."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")  # an old terminal may send invalid UTF-8
    lines = Lines(live=stream.isatty())
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in _until_closed(stream):
            if loop.is_closed():
                return
            loop.call_soon_threadsafe(lines.come, line)
        if not loop.is_closed():
            loop.call_soon_threadsafe(lines.come, None)

    Thread(target=read, daemon=True).start()
    return lines


def _until_closed(stream: TextIO) -> Iterator[str]:
    """Yield the lines of a stream; an error ends it."""
    while True:
        try:
            line = stream.readline()
        except OSError:
            return
        except ValueError:
            if stream.closed:
                return
            raise
        if not line:
            return
        yield line


class News:
    """The scenes of a session in order, collected in the background."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._scenes: deque[Scene | Exception] = deque()
        self._came = asyncio.Event()
        self._gathering: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Begin to listen."""
        self._gathering = asyncio.create_task(self._gather())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop listening."""
        if self._gathering is not None:
            self._gathering.cancel()
            await asyncio.gather(self._gathering, return_exceptions=True)

    @property
    def pending(self) -> bool:
        """Whether there is a scene that was not taken."""
        return bool(self._scenes)

    async def happened(self) -> None:
        """Return as soon as there is a scene to take."""
        await self._came.wait()

    async def next(self) -> Scene:
        """Return the next scene as soon as there is one; raise the error that ended the session."""
        await self.happened()
        scene = self._scenes.popleft()
        if not self._scenes:
            self._came.clear()
        if isinstance(scene, Exception):
            raise scene
        return scene

    async def _gather(self) -> None:
        try:
            async for scene in self._session.scenes():
                self._keep(scene)
        except Exception as error:  # noqa: BLE001 - raised where scenes are waited for
            self._keep(error)

    def _keep(self, scene: Scene | Exception) -> None:
        self._scenes.append(scene)
        self._came.set()


class Happened(Exception):  # noqa: N818 - what happened has a name of its own
    """Something has happened at the table while a line was awaited."""


class Ended(Exception):  # noqa: N818 - what happened has a name of its own
    """There are no more lines."""


class Talk:
    """Prints sentences, one a line, and reads lines; it does not wait while there is news."""

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
        """From now on ignore that the output is closed."""
        out = self._out

        def say(sentence: str) -> None:
            with suppress(OSError):
                out(sentence)

        self._out = say

    def tell(self, sentences: Iterable[str]) -> None:
        """Print sentences as they are."""
        for sentence in sentences:
            self._prompted = False
            self._out(sentence)

    def say(self, message: str, **args: str | int) -> None:
        """Print a sentence of the texts."""
        self.tell([texts.say("plain", message, self.language, **args)])

    def prompt(self) -> None:
        """Print the prompt, unless it was printed last and nothing has been typed since."""
        if not self._prompted:
            self.say("prompt")
            self._prompted = True

    def enumerate(self, answers: Sequence[str], first: int = 1) -> None:
        """Print what can be chosen, each after its number."""
        for number, words in enumerate(answers, first):
            self.say("choice", number=str(number), words=words)

    def offer(self, offers: Sequence[Offer]) -> None:
        """Print what can be done out of turn, each after what is typed for it."""
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
