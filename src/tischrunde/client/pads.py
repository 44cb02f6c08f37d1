"""A score pad that several devices share: this one's events, and how it keeps up with a server."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

import msgspec

from tischrunde.client.backoff import Backoff
from tischrunde.client.errors import Refused, Unreachable
from tischrunde.client.tasks import side_by_side
from tischrunde.protocol.pads import (
    MAX_WAIT_S,
    MAX_WRITTEN,
    PadAddress,
    PadEvent,
    PadLog,
    PadNews,
    PadTaken,
)
from tischrunde.protocol.routes import MAX_ENTRIES_BYTES

_FRAME_BYTES: Final = 100
"""Bytes of a body beside the events in it, at most."""


class PadServer(Protocol):
    """A server that keeps pads; Unreachable if it does not answer, Refused if it does not want."""

    async def read_pad(self, pad: str, code: str, since: int = 0, wait: int = 0) -> PadNews:
        """Return what was written on a pad after a number, after ``wait`` seconds at the latest."""

    async def write_pad(self, pad: str, code: str, written: Sequence[PadEvent]) -> PadTaken:
        """Write on a pad."""


class SharedPad:
    """A pad as this device has it. Whoever holds it makes the events, and keeps the ``log``.

    Events are here first, and wait until the server has them; offline they wait longer. After every
    interruption all events are compared: what either lacks it gets, whatever happened to it.
    ``refused`` are by id the reasons for which the server did not take events; they stay here.
    What comes from a server is not judged here, for a client knows no rules: whoever folds the log
    takes of it only what can stand on the pad (``engine.pads.join``).
    """

    def __init__(self, server: PadServer, address: PadAddress, log: PadLog) -> None:
        if address.pad != log.opened.id:
            raise ValueError("the address of another pad")
        self.address = address
        self.refused: dict[str, str] = {}
        self._server = server
        self._opened = log.opened
        self._written = {event.id: event for event in log.written}
        self._waiting = dict(self._written)
        self._added = asyncio.Event()
        self._since = 0
        self._together = False

    @property
    def log(self) -> PadLog:
        """The whole pad, as this device has it."""
        return PadLog(opened=self._opened, written=list(self._written.values()))

    @property
    def waiting(self) -> frozenset[str]:
        """The ids of events of which this device does not know that the server has them."""
        return frozenset(self._waiting)

    def write(self, events: Iterable[PadEvent]) -> None:
        """Add events that were made here, or came from another device or a file."""
        for event in events:
            if event.id not in self._written:
                self._written[event.id] = self._waiting[event.id] = event
                self._added.set()

    async def sync(self) -> None:
        """Send what the server lacks, and read what is new there."""
        try:
            if not self._together:
                await self._compare()
            await self._send()
            await self._read()
        except (Unreachable, Refused):
            self._together = False
            raise

    async def keep_up(self, on_news: Callable[[], None] = lambda: None) -> None:
        """Stay together with the server until cancelled, whenever it can be reached.

        ``on_news`` is called after events have come. Refused if the pad is not there any more.
        """
        backoff = Backoff()
        clock = asyncio.get_running_loop().time
        while True:
            begun = clock()
            try:
                await self.sync()
                on_news()
                await side_by_side(self._keep_sending(), self._keep_reading(on_news))
            except Unreachable:
                self._together = False
            await asyncio.sleep(backoff.pause(clock() - begun))

    async def _keep_sending(self) -> None:
        while True:
            await self._added.wait()
            self._added.clear()
            await self._send()

    async def _keep_reading(self, on_news: Callable[[], None]) -> None:
        while True:
            if await self._read(wait=MAX_WAIT_S):
                on_news()

    async def _compare(self) -> None:
        """Read all that the server has; all else is to be sent."""
        self._since = 0
        before = set(self._written)
        there = await self._read()
        lacking = before - there - self.refused.keys()
        self._waiting |= {name: self._written[name] for name in lacking}
        self._together = True

    async def _send(self) -> None:
        while self._waiting:
            lot = _lot(self._waiting.values())
            taken = await self._server.write_pad(self.address.pad, self.address.code, lot)
            self.refused |= {each.id: each.code for each in taken.refused}
            for event in lot:
                self._waiting.pop(event.id, None)

    async def _read(self, wait: int = 0) -> set[str]:
        """Read what is new, after ``wait`` seconds at the latest, and return the ids of it."""
        found: set[str] = set()
        more = True
        while more:
            pad, code = self.address.pad, self.address.code
            news = await self._server.read_pad(pad, code, self._since, wait)
            for event in news.written:
                self._written.setdefault(event.id, event)
                self._waiting.pop(event.id, None)
                found.add(event.id)
            self._since, more, wait = news.last, news.more, 0
        return found


def _lot(events: Iterable[PadEvent]) -> list[PadEvent]:
    """Return the first events, as many as can be sent at once."""
    lot: list[PadEvent] = []
    left = MAX_ENTRIES_BYTES - _FRAME_BYTES
    for event in events:
        left -= len(msgspec.json.encode(event)) + 1
        if lot and (left < 0 or len(lot) == MAX_WRITTEN):
            break
        lot.append(event)
    return lot
