"""What viewers of a table are sent: one stream for each seat, and one for spectators."""

from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from tischrunde.core.game import Seat
from tischrunde.engine.viewer import ViewDiff, event_frame
from tischrunde.games.encoder import plain_event
from tischrunde.protocol.frames import Gone, Skip, Snap, Sub
from tischrunde.server.live_table import Happened, LiveTable
from tischrunde.server.tables import Tables
from tischrunde.table.events import Replaced
from tischrunde.table.log import Row

if TYPE_CHECKING:
    from collections.abc import Callable

_ENCODER: Final = msgspec.json.Encoder()
_LEAVING: Final = frozenset({"rise", "remove", "recode", "replace"})
"""Rows after which somebody may not see a table any more."""

Visitor = tuple[str | None, str]
"""The guest, if it is one, and the code of the table, if it was sent."""


class Sink(Protocol):
    """A viewer: takes frames as they come, and never holds up the others."""

    def send(self, frame: bytes) -> None:
        """Take a frame."""


class Stream:
    """One viewer of a table: what was last sent, and to whom."""

    __slots__ = ("diff", "sinks")

    def __init__(self, diff: ViewDiff) -> None:
        self.diff = diff
        self.sinks: dict[Sink, Visitor] = {}


class Streams:
    """All streams of a node."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._streams: dict[str, dict[Seat | None, Stream]] = {}
        self.audience_listeners: list[Callable[[str], None]] = []
        tables.row_listeners.append(self.deliver)
        tables.deletion_listeners.append(self.end)
        tables.retreat_listeners.append(self.go_back)

    async def subscribe(
        self, sink: Sink, live: LiveTable, guest: str | None, said: Sub
    ) -> Seat | None:
        """Send a table to a sink from a version on, or as it is now; return the viewer's seat.

        The seat is looked up last, for it may be taken or given up meanwhile. A table that was
        deleted, or that the guest may not see any more, raises LookupError.
        """
        table = live.table.id
        live.watched += 1
        try:
            if table not in self._streams:
                await self._tables.bus.listen(table)
            await self._tables.catch_up(live)
        except BaseException:
            live.watched -= 1
            await self._leave_alone(live)
            raise
        if live.cleared or not live.table.may_watch(guest, said.code):
            live.watched -= 1
            await self._leave_alone(live)
            raise LookupError(table)
        seat = live.table.seat_of(guest)
        diff = self._add(live, seat, sink, (guest, said.code))
        for frame in _first_frames(live, seat, diff, said):
            sink.send(frame)
        self._audience_changed(table)
        return seat

    def _add(self, live: LiveTable, seat: Seat | None, sink: Sink, visitor: Visitor) -> ViewDiff:
        streams = self._streams.setdefault(live.table.id, {})
        if seat not in streams:
            shared = next((stream.diff.public for stream in streams.values()), None)
            streams[seat] = Stream(ViewDiff(live.table, seat, shared, _packed))
        streams[seat].sinks[sink] = visitor
        return streams[seat].diff

    async def unsubscribe(self, sink: Sink, live: LiveTable) -> None:
        """Stop sending a table to a sink."""
        table = live.table.id
        streams = self._streams.get(table, {})
        for seat in [seat for seat in streams if sink in streams[seat].sinks]:
            live.watched -= 1
            del streams[seat].sinks[sink]
            if not streams[seat].sinks:
                del streams[seat]
            self._audience_changed(table)
        await self._leave_alone(live)

    def sees(self, sink: Sink, table: str, seat: Seat) -> bool:
        """Return whether somebody looks at a table from this seat."""
        stream = self._streams.get(table, {}).get(seat)
        return stream is not None and sink in stream.sinks

    async def _leave_alone(self, live: LiveTable) -> None:
        """Stop listening to a table that nobody looks at here."""
        table = live.table.id
        if self._streams.get(table) or (live.watched and not live.cleared):
            return
        self._streams.pop(table, None)
        await self._tables.bus.unlisten(table)
        if live.watched and not live.cleared:  # somebody came meanwhile
            await self._tables.bus.listen(table)

    def end(self, table: str) -> None:
        """Stop sending a table to anybody: it was deleted."""
        self.send_all(table, Gone(table))
        self._streams.pop(table, None)
        self._audience_changed(table)

    def go_back(self, live: LiveTable) -> None:
        """Send everybody a table that is not as they saw it: other guests may have the seats.

        Viewers who may not see it any more are told that it is gone.
        """
        table = live.table
        gone = _ENCODER.encode(Gone(table.id))
        for stream in self._streams.pop(table.id, {}).values():
            for sink, (guest, code) in stream.sinks.items():
                if table.may_watch(guest, code):
                    seat = table.seat_of(guest)
                    whole = self._add(live, seat, sink, (guest, code)).everything(table)
                    snap = Snap(table.id, table.version, table.at, whole, back=True)
                    sink.send(_ENCODER.encode(snap))
                else:
                    live.watched -= 1
                    sink.send(gone)
        self._audience_changed(table.id)

    def deliver(self, live: LiveTable, row: Row, events: tuple[Any, ...], *, own: bool) -> None:  # noqa: ARG002 - a listener
        """Send every viewer what a row has changed for it."""
        streams = self._streams.get(live.table.id)
        if not streams:
            return
        encoded = _encoded(live, events)
        for seat, stream in list(streams.items()):
            frame = _frame(row, encoded, seat, stream.diff.changed(live.table, row))
            for sink in stream.sinks:
                sink.send(frame)
        for left in _left(live, row, events):
            if left in streams:
                self._turn_away(live, streams, left)
                self._audience_changed(live.table.id)

    def present(self, table: str) -> tuple[frozenset[Seat], int]:
        """Return which seats have somebody looking on here, and how many only watch."""
        streams = self._streams.get(table, {})
        watching = len(streams[None].sinks) if None in streams else 0
        return frozenset(seat for seat in streams if seat is not None), watching

    def send_all(self, table: str, frame: msgspec.Struct) -> None:
        """Send a frame that is not in the log to everybody who looks at a table here."""
        encoded = _ENCODER.encode(frame)
        for stream in self._streams.get(table, {}).values():
            for sink in stream.sinks:
                sink.send(encoded)

    def _audience_changed(self, table: str) -> None:
        for listener in self.audience_listeners:
            listener(table)

    def _turn_away(
        self, live: LiveTable, streams: dict[Seat | None, Stream], seat: Seat | None
    ) -> None:
        """Stop sending a table to whoever had a seat: somebody else may take it."""
        gone = _ENCODER.encode(Gone(live.table.id))
        for sink in streams.pop(seat).sinks:
            live.watched -= 1
            sink.send(gone)


def _packed(plain: Any) -> msgspec.Raw:  # noqa: ANN401 - any plain data
    """Return plain data as it is sent."""
    return msgspec.Raw(_ENCODER.encode(plain))


def _left(live: LiveTable, row: Row, events: tuple[Any, ...]) -> tuple[Seat | None, ...]:
    """Return who may not see a table any more: a seat given up, spectators by an old code."""
    if row.act not in _LEAVING:
        return ()
    spectators = () if live.table.opened.public else (None,)
    if row.act == "replace":
        replaced = [event.seat for event in events if isinstance(event, Replaced)]
        return (*replaced, *(spectators if replaced else ()))
    return {"rise": (row.seat,), "remove": (row.seat, *spectators), "recode": spectators}[row.act]


def _first_frames(live: LiveTable, seat: Seat | None, diff: ViewDiff, said: Sub) -> list[bytes]:
    """Return the first frames for a viewer: what was missed, or the whole table.

    Of the frames missed only the last changes the view, and it carries all changes.
    """
    table, since = live.table, said.since
    known = live.seen(since)
    back = since > table.version or (known is not None and said.at not in (None, known.at))
    if back or since < 1 or known is None:
        whole = diff.everything(table)
        return [_ENCODER.encode(Snap(table.id, table.version, table.at, whole, back))]
    if since == table.version:
        return [_ENCODER.encode(Skip(table.id, table.version, at=table.at))]
    missed = [happened for happened in live.ring if happened[0].version > since]
    return [*(_missed(live, each, seat, diff) for each in missed)]


def _missed(live: LiveTable, happened: Happened, seat: Seat | None, diff: ViewDiff) -> bytes:
    row, events = happened
    changed = diff.everything(live.table) if row.version == live.table.version else {}
    return _frame(row, _encoded(live, events), seat, changed)


def _encoded(live: LiveTable, events: tuple[Any, ...]) -> msgspec.Raw | None:
    """Return what everybody saw, encoded once for all; None if it was nothing."""
    if not events:
        return None
    game = live.table.game
    return _packed([plain_event(game, event) for event in events])


def _frame(
    row: Row, encoded: msgspec.Raw | None, seat: Seat | None, changed: dict[str, Any]
) -> bytes:
    return _ENCODER.encode(event_frame(row, encoded, seat, changed))
