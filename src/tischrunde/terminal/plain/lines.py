"""The lines somebody types, one after the other."""

import asyncio
import io
from collections.abc import Iterator
from threading import Thread
from typing import TextIO


class Lines:
    """Lines in the order they came; after the last one there is None.

    ``live`` is whether somebody sits before a terminal, who may type at any time; from a pipe a
    line is taken only where one is asked for.
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
    """Return the lines of a stream, read beside by a thread that nobody waits for."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")  # an old terminal may type what is no UTF-8
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
    """Yield the lines of a stream; one that cannot be read, or no longer, has ended."""
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
