"""The tables of a node: folded from the store when needed, changed only by what is durable."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.server.beginning import rematch
from tischrunde.server.clock import CLOCK
from tischrunde.server.keys import Keys
from tischrunde.server.metrics import Metrics
from tischrunde.server.ports import Bus, Store, Unavailable
from tischrunde.table.clock import LATE
from tischrunde.table.commands import Command, write_command
from tischrunde.table.denial import Denial
from tischrunde.table.folding import apply
from tischrunde.table.judging import Sent, denial, lets_stand
from tischrunde.table.log import Row
from tischrunde.table.table import Table

RING: Final = 64
"""Of so many versions a table still knows what everybody saw."""

_TRIES: Final = 8
"""So often a command is judged again because another node was quicker."""

_BREATH: Final = 200
"""So long whoever was never quick enough waits before coming again."""

_MARGIN: Final = 3_000
"""The sweeper looks at a table at least so long after the next thing could be due."""
_SPARE: Final = 1_000
"""It is told anew so long before: a row may take a while until others can read it."""

QUIET: Final = 60_000
"""Nobody looks at a table, and nothing has happened there for so long: it is forgotten."""

_MOST_WAITING: Final = 10_000
"""So many rows wait for their tables at most; what is dropped is found in the log."""
_AT_A_TIME: Final = 32
"""So many rows are folded, or tables looked at to be forgotten, before others have their turn."""

Happened = tuple[Row, tuple[Any, ...]]


def now() -> int:
    """Return the time, in thousandths of a second since 1970."""
    return CLOCK.now()


@dataclass(frozen=True, slots=True)
class Taken:
    """A command was taken and is durable as this version.

    ``row`` is missing if the command left no trace, or had come before.
    """

    version: int
    row: Row | None


class Live:
    """A table in the memory of a node, what was last seen there, and when it is looked at.

    ``posted`` is what its notice is known to say: its state, and how many seats are free.
    ``cleared`` says that there is nothing of it in the store any more.
    """

    __slots__ = (
        "__weakref__",
        "check_at",
        "cleared",
        "due_at",
        "in_doubt",
        "lock",
        "posted",
        "ring",
        "table",
        "watched",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.ring: deque[Happened] = deque(maxlen=RING)
        self.check_at = 0
        self.cleared = False
        self.due_at: int | None = None
        self.in_doubt = False
        self.posted: tuple[str, int] | None = None
        self.watched = 0

    def fold(self, row: Row) -> tuple[Any, ...]:
        """Let a row of the log change the table."""
        events = apply(self.table, row, GAMES)
        self.ring.append((row, events))
        return events


class Listener(Protocol):
    """Somebody who is told of every row, and what everybody saw of it.

    ``own`` says that this node has written it.
    """

    def __call__(self, live: Live, row: Row, events: tuple[Any, ...], /, *, own: bool) -> None:
        """Take notice of a row."""


class Tables:
    """Finds tables, judges commands, and tells those who asked of every row, in order.

    A table is here at most once: who still holds one that was forgotten for lack of room, and who
    asks for it, have the same.
    """

    def __init__(
        self,
        store: Store,
        bus: Bus,
        keys: Keys,
        *,
        most: int = 50_000,
        now: Callable[[], int] = now,
    ) -> None:
        self.store = store
        self.now = now
        self.metrics = Metrics()
        self.bus = bus
        self.keys = keys
        self.listeners: list[Listener] = []
        self.farewells: list[Callable[[str], None]] = []
        self.beside: list[Callable[[Row], None]] = []
        self._most = most
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._held: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._hearing: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Future[Live | None]] = {}

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._live)

    def known(self, table: str) -> Live | None:
        """Return a table that is in memory."""
        return self._live.get(table) or self._held.get(table)

    def in_memory(self) -> list[Live]:
        """Return all tables that are in memory."""
        return list(self._live.values())

    async def get(self, table: str) -> Live | None:
        """Return a table, folded from its log if need be; None if there is none."""
        live = self.known(table)
        if live is not None:
            self._keep(live)
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def submit(  # noqa: PLR0913 - who, where, what and when
        self,
        live: Live,
        seat: Seat | None,
        command: Command,
        *,
        by: str | None,
        key: str,
        base: int = 0,
    ) -> Taken | Denial:
        """Judge a command and write it down; when this returns it is durable, or nothing is."""
        async with live.lock:
            sure = live.in_doubt or base > live.table.version or live.table.state == "over"
            if sure:
                await self._catch_up(live)
            for attempt in range(_TRIES):
                if live.cleared:
                    return Denial("no-such-table")
                found = self._judged(live.table, Sent(seat, command, by, self._at(live), base), key)
                if isinstance(found, Denial) and not sure:
                    sure = True  # a no is said only by who knows all there is
                    await self._catch_up(live)
                    continue
                if not isinstance(found, Row):
                    return found
                began = time.perf_counter()
                try:
                    won = await self._write(live, found, attempt)
                except BaseException:
                    live.in_doubt = True  # whether it was written the log will tell
                    raise
                if won:
                    self.metrics.commands.inc()
                    self.metrics.append_seconds.observe(time.perf_counter() - began)
                    self._happened(live, found, own=True)
                    self.bus.publish(found)
                    return Taken(found.version, found)
                await self._catch_up(live)
            return Denial("busy", until=self.now() + _BREATH)

    def hear(self, row: Row) -> None:
        """Take notice of a row another node has written: at once, or as soon as its table can.

        Nobody waits for a table that is being written to, least of all the rows of others. What
        has no version is told beside the log.
        """
        if row.version == 0:
            for hear in self.beside:
                hear(row)
            return
        live = self.known(row.table)
        if live is None or row.version <= live.table.version:
            return
        if row.version == live.table.version + 1 and not live.lock.locked():
            self._happened(live, row, own=False)
        elif len(self._hearing) < _MOST_WAITING:
            task = asyncio.ensure_future(self._hear_later(live, row))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _hear_later(self, live: Live, row: Row) -> None:
        async with live.lock:
            if row.version == live.table.version + 1:
                self._happened(live, row, own=False)
            elif row.version > live.table.version:
                with suppress(Unavailable):  # the next look at what is recent makes it good
                    await self._catch_up(live)

    async def catch_up(self, live: Live) -> None:
        """Take notice of all rows that were written elsewhere."""
        async with live.lock:
            await self._catch_up(live)

    def forget(self, table: str) -> None:
        """Know nothing of a table any more: it was cleared away."""
        live = self.known(table)
        if live is not None:
            live.cleared = True
            self._drop(table)
            for farewell in self.farewells:
                farewell(table)

    async def forget_the_quiet(self) -> None:
        """Have no room for tables at which nothing happens; who asks for one folds it anew."""
        for number, (table, live) in enumerate(list(self._live.items()), 1):
            quiet = live.table.at + QUIET < self.now()
            if quiet and not live.watched and not live.lock.locked():
                self._live.pop(table, None)
            if number % _AT_A_TIME == 0:
                await asyncio.sleep(0)

    def _drop(self, table: str) -> None:
        self._live.pop(table, None)
        self._held.pop(table, None)

    def _at(self, live: Live) -> int:
        """Return the time of the next row.

        Clocks of nodes may differ a little, and for that a log does not go back; but it does where
        its last row lies so far ahead that a clock was wrong then and has been set right since.
        """
        moment, last = self.now(), live.table.at
        return moment if last > moment + LATE else max(moment, last)

    def _judged(self, table: Table, sent: Sent, key: str) -> Row | Taken | Denial:
        if (version := table.version_of(sent.seat, key)) is not None:
            return Taken(version, None)
        denied = denial(table, sent)
        if denied is not None:
            return denied
        if sent.seat is not None and lets_stand(table, sent.seat, sent.command):
            return Taken(table.version, None)
        act, body = write_command(sent.command)
        return Row(table.id, table.version + 1, sent.at, sent.seat, key, act, body)

    async def _write(self, live: Live, row: Row, attempt: int) -> bool:
        """Write a row down, and with it the table that follows from it if one does."""
        following = rematch(live.table, row, self.keys, attempt)
        if following is not None:
            return await self.store.lay(following)
        latest = row.at + live.table.pace.window + _MARGIN
        in_time = row.at + _SPARE <= live.check_at <= latest  # the sweeper looks early enough
        check_at = None if in_time else latest
        if row.act == "rise":
            won = await self.store.rise(row, _owners(live.table, row), check_at)
        else:
            won = await self.store.append(row, check_at)
        if won and check_at is not None:
            live.check_at = check_at
        return won

    def _happened(self, live: Live, row: Row, *, own: bool) -> None:
        try:
            events = live.fold(row)
        except BaseException:
            self._drop(row.table)  # half of it may have happened: it must be folded anew
            raise
        for listener in self.listeners:
            listener(live, row, events, own=own)

    async def _catch_up(self, live: Live) -> None:
        rows = await self.store.rows(live.table.id, live.table.version - 1)
        if not rows or rows[0].version != live.table.version:
            self.forget(live.table.id)  # another node has cleared it away
            return
        for row in rows[1:]:
            self._happened(live, row, own=False)
        live.in_doubt = False

    async def _load(self, table: str) -> Live | None:
        try:
            rows = await self.store.rows(table)
            if not rows or rows[0].version != 1:  # nothing, or the rest of what was cleared away
                return None
            live = Live(Table(table, self.keys.secret(table)))
            for number, row in enumerate(rows, 1):
                live.fold(row)
                if number % _AT_A_TIME == 0:
                    await asyncio.sleep(0)
            self._keep(live)
            return live
        finally:
            del self._loading[table]

    def _keep(self, live: Live) -> None:
        """Note that a table was asked for, and make room for it."""
        self._held[live.table.id] = self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        for _ in range(_AT_A_TIME):
            if len(self._live) <= self._most:
                return
            self._forget_the_oldest()

    def _forget_the_oldest(self) -> None:
        """Forget the table nobody has asked for longest; who watches one asks for it."""
        table, live = next(iter(self._live.items()))
        if live.watched or live.lock.locked():
            self._live.move_to_end(table)
        else:
            del self._live[table]


def _owners(table: Table, row: Row) -> tuple[str, ...]:
    """Return the guests who have the seat that does a row."""
    chair = None if row.seat is None else table.chairs[row.seat]
    return () if chair is None else chair.owners
