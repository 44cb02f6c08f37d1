"""What everybody who looks at a table is sent: each seat its own stream, spectators one."""

from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from tischrunde.core.game import Seat
from tischrunde.games.plain import plain_event
from tischrunde.protocol.frames import Gone, Skip, Snap, Sub
from tischrunde.server.shown import Shown
from tischrunde.server.tables import Happened, Live, Tables
from tischrunde.table.events import Replaced
from tischrunde.table.log import Row

if TYPE_CHECKING:
    from collections.abc import Callable

_ENCODER: Final = msgspec.json.Encoder()


class Sink(Protocol):
    """Somebody who looks on: takes frames as they come, and never holds up the others."""

    def send(self, frame: bytes) -> None:
        """Take a frame."""


Visitor = tuple[str | None, str]
"""A guest, if it is one, and the code of the table, if it was said."""


class Stream:
    """One viewer of a table: what was last shown, and to whom."""

    __slots__ = ("shown", "sinks")

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self.sinks: dict[Sink, Visitor] = {}


class Streams:
    """All streams of a node."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._streams: dict[str, dict[Seat | None, Stream]] = {}
        self.watchers: list[Callable[[str], None]] = []
        tables.listeners.append(self.deliver)
        tables.farewells.append(self.end)
        tables.retreats.append(self.go_back)

    async def subscribe(self, sink: Sink, live: Live, guest: str | None, said: Sub) -> Seat | None:
        """Send a table to a sink from a version on, or as it is now; return from which seat.

        Which one that is is looked up last, for a seat may be taken or given up meanwhile. A table
        that was cleared away, or that the guest may not see any more, raises LookupError.
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
        shown = self._show(live, seat, sink, (guest, said.code))
        for frame in _beginning(live, seat, shown, said):
            sink.send(frame)
        self._came_or_went(table)
        return seat

    def _show(self, live: Live, seat: Seat | None, sink: Sink, visitor: Visitor) -> Shown:
        streams = self._streams.setdefault(live.table.id, {})
        if seat not in streams:
            streams[seat] = Stream(Shown(live.table, seat))
        streams[seat].sinks[sink] = visitor
        return streams[seat].shown

    async def unsubscribe(self, sink: Sink, live: Live) -> None:
        """Send a table to a sink no more."""
        table = live.table.id
        streams = self._streams.get(table, {})
        for seat in [seat for seat in streams if sink in streams[seat].sinks]:
            live.watched -= 1
            del streams[seat].sinks[sink]
            if not streams[seat].sinks:
                del streams[seat]
            self._came_or_went(table)
        await self._leave_alone(live)

    def sees(self, sink: Sink, table: str, seat: Seat) -> bool:
        """Return whether somebody looks at a table from this seat."""
        stream = self._streams.get(table, {}).get(seat)
        return stream is not None and sink in stream.sinks

    async def _leave_alone(self, live: Live) -> None:
        """Hear no more of a table that nobody looks at here."""
        table = live.table.id
        if self._streams.get(table) or (live.watched and not live.cleared):
            return
        self._streams.pop(table, None)
        await self._tables.bus.unlisten(table)
        if live.watched and not live.cleared:  # somebody came meanwhile
            await self._tables.bus.listen(table)

    def end(self, table: str) -> None:
        """Show a table no more to anybody: it was cleared away."""
        self.tell(table, Gone(table))
        self._streams.pop(table, None)
        self._came_or_went(table)

    def go_back(self, live: Live) -> None:
        """Show everybody a table that is not what they had seen: who sits where may be different.

        Whoever may not look at it any more is sent away.
        """
        table = live.table
        gone = _ENCODER.encode(Gone(table.id))
        for stream in self._streams.pop(table.id, {}).values():
            for sink, (guest, code) in stream.sinks.items():
                if table.may_watch(guest, code):
                    seat = table.seat_of(guest)
                    whole = self._show(live, seat, sink, (guest, code)).everything(table)
                    snap = Snap(table.id, table.version, table.at, whole, back=True)
                    sink.send(_ENCODER.encode(snap))
                else:
                    live.watched -= 1
                    sink.send(gone)
        self._came_or_went(table.id)

    def deliver(self, live: Live, row: Row, events: tuple[Any, ...], *, own: bool) -> None:  # noqa: ARG002 - a listener
        """Send every viewer what a row brought it."""
        streams = self._streams.get(live.table.id)
        if not streams:
            return
        told = _told(live, events)
        for seat, stream in list(streams.items()):
            frame = _frame(row, told, seat, stream.shown.changed(live.table, row))
            for sink in stream.sinks:
                sink.send(frame)
        for left in _left(live, row, events):
            if left in streams:
                self._turn_away(live, streams, left)
                self._came_or_went(live.table.id)

    def present(self, table: str) -> tuple[frozenset[Seat], int]:
        """Return which seats have somebody looking on here, and how many only watch."""
        streams = self._streams.get(table, {})
        watching = len(streams[None].sinks) if None in streams else 0
        return frozenset(seat for seat in streams if seat is not None), watching

    def tell(self, table: str, frame: msgspec.Struct) -> None:
        """Send something beside the log to all who look at a table here."""
        encoded = _ENCODER.encode(frame)
        for stream in self._streams.get(table, {}).values():
            for sink in stream.sinks:
                sink.send(encoded)

    def _came_or_went(self, table: str) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _turn_away(self, live: Live, streams: dict[Seat | None, Stream], seat: Seat | None) -> None:
        """Show a table no more to whoever had a seat: somebody else may take it."""
        gone = _ENCODER.encode(Gone(live.table.id))
        for sink in streams.pop(seat).sinks:
            live.watched -= 1
            sink.send(gone)


def _left(live: Live, row: Row, events: tuple[Any, ...]) -> tuple[Seat | None, ...]:
    """Return who sees a table no more after a row: a seat given up, spectators by an old code."""
    spectators = () if live.table.opened.public else (None,)
    if row.act == "replace":
        replaced = [event.seat for event in events if isinstance(event, Replaced)]
        return (*replaced, *(spectators if replaced else ()))
    return {"rise": (row.seat,), "remove": (row.seat, *spectators), "recode": spectators}.get(
        row.act, ()
    )


def _beginning(live: Live, seat: Seat | None, shown: Shown, said: Sub) -> list[bytes]:
    """Return the frames of whoever begins to look: what was missed, or all as it is now.

    Of what was missed only the last frame changes the view, and changes all of it.
    """
    table, since = live.table, said.since
    known = live.seen(since)
    back = since > table.version or (known is not None and said.at not in (None, known.at))
    if back or since < 1 or known is None:
        whole = shown.everything(table)
        return [_ENCODER.encode(Snap(table.id, table.version, table.at, whole, back))]
    if since == table.version:
        return [_ENCODER.encode(Skip(table.id, table.version, at=table.at))]
    missed = [happened for happened in live.ring if happened[0].version > since]
    return [*(_missed(live, each, seat, shown) for each in missed)]


def _missed(live: Live, happened: Happened, seat: Seat | None, shown: Shown) -> bytes:
    row, events = happened
    changed = shown.everything(live.table) if row.version == live.table.version else {}
    return _frame(row, _told(live, events), seat, changed)


def _told(live: Live, events: tuple[Any, ...]) -> msgspec.Raw | None:
    """Return what everybody saw, encoded once for all; None if it was nothing."""
    if not events:
        return None
    game = live.table.game
    return msgspec.Raw(_ENCODER.encode([plain_event(game, event) for event in events]))


def _frame(row: Row, told: msgspec.Raw | None, seat: Seat | None, changed: dict[str, Any]) -> bytes:
    own = row.key if row.seat is not None and row.seat == seat else None
    if told is None and not changed:
        return _ENCODER.encode(Skip(row.table, row.version, own, row.at))
    frame: dict[str, Any] = {"t": "ev", "table": row.table, "v": row.version, "at": row.at}
    frame["events"] = told or []
    frame["set"] = changed
    if row.seat is not None:
        frame["by"] = row.seat
    if own is not None:
        frame["k"] = own
    return _ENCODER.encode(frame)
