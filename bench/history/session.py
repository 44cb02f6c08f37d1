"""A connection of a client to a node, over which all that is asked and told is written down."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Protocol, cast

import msgspec
from msgspec import Struct

from bench.history.events import (
    Acked,
    AnyEvent,
    Asked,
    Began,
    Gone,
    Journal,
    Looked,
    Refused,
    Seen,
    Told,
)
from bench.history.truth import view_digest
from tests.server.raw_socket import framed, handshake
from tischrunde.client.table_state import merged

_CONNECT_S: Final = 3.0
"""Seconds a node has to shake hands, and to say welcome."""
_DIGEST_EVERY: Final = 12
"""Of this number of versions one has its view written down, if it was put together of changes."""
_PING, _PONG, _CLOSE = 9, 10, 8
_SHORT, _MIDDLE = 126, 127

_numbers = count(1)


class _Frame(Struct):
    t: str
    table: str = ""
    v: int = 0
    at: int | None = None
    k: str | None = None
    by: int | None = None
    set: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    code: str = ""
    retry: int | None = None
    back: bool = False


_DECODER: Final = msgspec.json.Decoder(_Frame)


def now_us() -> int:
    """Return the time by the driver's clock, in microseconds."""
    return time.monotonic_ns() // 1000


@dataclass(slots=True)
class Sight:
    """What a session knows of a table; ``base`` is the version whose view this is."""

    seat: int
    version: int = 0
    base: int = 0
    at: int = 0
    view: dict[str, Any] = field(default_factory=dict)


class Guest(Protocol):
    """Whose session it is; the seats are learnt from the views."""

    token: str
    seats: dict[str, int]


class Session(asyncio.Protocol):
    """One connection, from its handshake to its end.

    ``hears`` is called with the table, and the key of a command that was answered, whenever
    something has changed; ``refused`` is called first if it was with no.
    """

    def __init__(self, journal: Journal, node: str, seats: dict[str, int]) -> None:
        self.sights: dict[str, Sight] = {}
        self.open = False
        self.heard_at = time.monotonic()
        self.hears: Callable[[str, str | None], None] = _ignore
        self.refused: Callable[[str, str | None, str, int | None], None] = _ignore_no
        self._seats = seats
        self._journal = journal
        self._number = next(_numbers)
        self._node = node
        self._looking: dict[str, int] = {}
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._bytes = bytearray()
        self._accepted = asyncio.Event()

    @classmethod
    async def opened(cls, journal: Journal, address: tuple[str, int], guest: Guest) -> "Session":
        """Return a session with a node, which has said welcome; what fails raises OSError."""
        loop = asyncio.get_running_loop()
        session = cls(journal, address[0], guest.seats)
        try:
            async with asyncio.timeout(_CONNECT_S):
                await loop.create_connection(lambda: session, *address)
                await session._accepted.wait()
                session._say({"t": "hello", "token": guest.token})
                await session._greeted
        except TimeoutError as error:
            session.hang_up()
            raise OSError("no welcome") from error
        wall = time.time_ns() // 1_000_000
        session._note(Began(now_us(), session._number, session._node, wall))
        return session

    def hang_up(self) -> None:
        """Close at once; what was not answered never will be here."""
        self.open = False
        if self._transport is not None:
            self._transport.abort()

    def is_looking(self, table: str) -> bool:
        """Return whether a question for a table is not answered yet."""
        return table in self._looking

    def look(self, tables: Mapping[str, Sight | None]) -> None:
        """Ask for tables as they are, or from what is known of them on."""
        asks: list[dict[str, Any]] = []
        for table, known in tables.items():
            asks.append({"t": "sub", "table": table})
            if known is not None and known.version:
                self.sights[table] = known
                asks[-1] |= {"since": known.version, "at": known.at}
            since = self._looking[table] = asks[-1].get("since", 0)
            self._note(Looked(now_us(), self._number, table, since))
        self._say(*asks)

    def look_away(self, table: str) -> None:
        """See a table no more."""
        self._say({"t": "unsub", "table": table})

    def command(self, said: dict[str, Any], seat: int) -> None:
        """Send a command, or another copy of it."""
        base = said.get("base", 0)
        self._note(Asked(now_us(), self._number, said["table"], seat, said["k"], base))
        self._say(said)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = transport = cast("asyncio.Transport", transport)
        self.open = True
        transport.write(handshake())

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that this is the end."""
        self.open = False
        self._accepted.set()
        if not self._greeted.done():
            self._greeted.set_exception(exc or ConnectionResetError("hung up"))
            self._greeted.exception()  # who waited for it may have given up before

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        self.heard_at = time.monotonic()
        self._bytes += data
        if not self._accepted.is_set():
            head, end, rest = self._bytes.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.hang_up()
                return
            self._bytes = rest
            self._accepted.set()
        place = 0
        while (frame := self._frame_at(place)) is not None:
            first, start, place = frame
            payload = bytes(self._bytes[start:place])
            if first & 15 == _PING and self._transport is not None:
                self._transport.write(framed(payload, _PONG))
            elif first & 15 == _CLOSE:
                self.hang_up()
            elif first & 15 != _PONG:
                self._hear(_DECODER.decode(payload))
        del self._bytes[:place]

    def _frame_at(self, place: int) -> tuple[int, int, int] | None:
        """Return the first byte, the beginning of the payload and the end of a frame."""
        data = self._bytes
        if len(data) < place + 2:
            return None
        start, size = place + 2, data[place + 1]
        if size >= _SHORT:
            width = 2 if size < _MIDDLE else 8
            start += width
            if len(data) < start:
                return None
            size = int.from_bytes(data[start - width : start])
        return None if len(data) < start + size else (data[place], start, start + size)

    def _say(self, *frames: dict[str, Any]) -> None:
        if self._transport is not None:
            self._transport.write(b"".join(framed(msgspec.json.encode(each)) for each in frames))

    def _note(self, event: AnyEvent) -> None:
        self._journal.add(event)

    def _hear(self, frame: _Frame) -> None:
        if frame.t == "snap":
            self._snap(frame)
        elif frame.t in ("ev", "skip"):
            self._version(frame)
        elif frame.t == "ack":
            self._ack(frame)
        elif frame.t in ("err", "gone"):
            self._no(frame)
        elif frame.t == "welcome" and not self._greeted.done():
            self._greeted.set_result(None)

    def _snap(self, frame: _Frame) -> None:
        self._looking.pop(frame.table, None)
        view, at = frame.view or {}, frame.at or 0
        self._seats.setdefault(frame.table, view.get("seat") or 0)
        sight = Sight(self._seat(frame.table), frame.v, frame.v, at, view)
        self.sights[frame.table] = sight
        shown = view_digest(view)
        event = Seen(
            now_us(), self._number, frame.table, sight.seat, frame.v, at, shown, frame.back
        )
        self._note(event)
        self.hears(frame.table, None)

    def _version(self, frame: _Frame) -> None:
        """Take a version that was missed or is new, or that nothing was missed.

        Of those that were missed the last has the whole view, in which the table's id stands.
        """
        sight = self.sights.setdefault(frame.table, Sight(self._seat(frame.table)))
        since = self._looking.get(frame.table, 0)
        changed = frame.set or {}
        answers = "id" in changed or (since == frame.v and frame.k is None)
        if since and frame.v <= sight.version and not answers:
            return  # it came before the question was answered, and once more with the answer
        if "id" in changed or (changed and frame.v == sight.version + 1):
            sight.view, sight.base = {**merged(sight.view, changed)}, frame.v
        sight.version, sight.at = frame.v, frame.at or sight.at
        asked = (self._number, frame.table, sight.seat, frame.v)
        if since and answers:
            del self._looking[frame.table]
            self._note(Seen(now_us(), *asked, sight.at, self._shown(sight, often=True)))
        else:
            shown = self._shown(sight, often=False)
            self._note(Told(now_us(), *asked, frame.at, frame.k, frame.by, shown))
        if frame.k is not None and " " not in frame.k:  # those of clocks and bots have spaces
            self._ack(frame)
        else:
            self.hears(frame.table, None)

    def _shown(self, sight: Sight, *, often: bool) -> str:
        """Return a digest of a view, where it is known and to be compared."""
        wanted = often or sight.version % _DIGEST_EVERY == 0
        return view_digest(sight.view) if wanted and sight.base == sight.version else ""

    def _ack(self, frame: _Frame) -> None:
        self._note(Acked(now_us(), self._number, frame.table, frame.k or "", frame.v))
        self.hears(frame.table, frame.k)

    def _no(self, frame: _Frame) -> None:
        if frame.k is not None:
            final = frame.retry is None
            self._note(Refused(now_us(), self._number, frame.table, frame.k, frame.code, final))
        else:
            self._looking.pop(frame.table, None)
            self._note(Gone(now_us(), self._number, frame.table, frame.code))
        self.refused(frame.table, frame.k, frame.code, frame.retry)

    def _seat(self, table: str) -> int:
        return self._seats.get(table, 0)


def _ignore(_: str, __: str | None) -> None:
    """Do nothing."""


def _ignore_no(_: str, __: str | None, ___: str, ____: int | None) -> None:
    """Do nothing."""
