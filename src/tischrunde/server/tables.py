"""The tables of a node: folded from the store when needed, changed only by what is durable."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Protocol
from weakref import WeakValueDictionary

import structlog

from tischrunde.core.game import Seat
from tischrunde.core.house import HouseRulesRefused
from tischrunde.games.catalogue import GAMES
from tischrunde.server.beginning import rematch
from tischrunde.server.clock import CLOCK
from tischrunde.server.keys import Keys
from tischrunde.server.metrics import Metrics
from tischrunde.server.ports import (
    Beginning,
    Bus,
    Reseating,
    Sitting,
    Store,
    Unavailable,
    Unreadable,
)
from tischrunde.table.clock import LATE_MS
from tischrunde.table.commands import (
    BOT,
    Claim,
    Command,
    Recode,
    Remove,
    Replace,
    Rise,
    Sit,
    write_command,
)
from tischrunde.table.denial import Denial
from tischrunde.table.folding import apply
from tischrunde.table.judging import Sent, denial, lets_stand
from tischrunde.table.log import Row
from tischrunde.table.table import Table

RING_VERSIONS: Final = 64
"""Number of versions of which a table still knows what everybody saw."""

_MAX_TRIES: Final = 8
"""How often a command is judged again because another node was quicker."""

_BUSY_RETRY_MS: Final = 200
"""Milliseconds until a client that was never quick enough may come again."""

_CHECK_MARGIN_MS: Final = 3_000
"""Milliseconds after the next thing could be due at which the sweeper looks at a table."""
_CHECK_SPARE_MS: Final = 1_000
"""Milliseconds before that at which it is told again: a row may take a while until others can read
it."""

QUIET_MS: Final = 60_000
"""Milliseconds without a viewer or a row after which a table is forgotten."""

UNREADABLE_MS: Final = 60_000
"""Milliseconds for which a table that could not be read is set aside."""

_MAX_NEWS: Final = 500
"""Maximum number of tables whose news are read together."""
_STEPS_PER_TURN: Final = 32
"""Number of rows folded, or tables looked at, before other tasks have their turn."""

_CLEARED: Final = "cleared"
"""What nodes tell each other, beside the log, of a table that is there no more."""

_log = structlog.get_logger()

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
        self.ring: deque[Happened] = deque(maxlen=RING_VERSIONS)
        self.check_at = 0
        self.cleared = False
        self.due_at: int | None = None
        self.in_doubt = False
        self.posted: tuple[str, int] | None = None
        self.watched = 0

    @property
    def last(self) -> Row:
        """The last row of the log that is known here."""
        return self.ring[-1][0]

    def seen(self, version: int) -> Row | None:
        """Return the row of a version, unless it was too long ago or is not known yet."""
        place = version - self.last.version - 1
        return self.ring[place][0] if -len(self.ring) <= place < 0 else None

    def goes_on_with(self, rows: Sequence[Row]) -> bool:
        """Return whether rows of the log begin with what is known here, and may be taken."""
        if self.cleared or not rows or rows[0].version > self.table.version:
            return False
        return all(
            row == self.seen(row.version) for row in rows if row.version <= self.table.version
        )

    def fold(self, row: Row) -> tuple[Any, ...]:
        """Let a row of the log change the table."""
        events = apply(self.table, row, GAMES)
        self.ring.append((row, events))
        return events

    def become(self, other: "Live") -> None:
        """Be what another fold has come to, for all who look at this one."""
        self.table, self.ring = other.table, other.ring
        self.check_at = 0
        self.due_at = None
        self.in_doubt = False
        self.posted = None


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
        self.retreats: list[Callable[[Live], None]] = []
        self.beside: list[Callable[[Row], None]] = []
        self._most = most
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._held: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._aside: dict[str, tuple[int, Unreadable]] = {}
        self._told: dict[str, Live] = {}
        self._hearing: set[asyncio.Task[None]] = set()
        self._reading: asyncio.Task[None] | None = None
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
        """Return a table, folded from its log if need be; None if there is none.

        One that cannot be folded is set aside for a while, and raises Unreadable.
        """
        live = self.known(table)
        if live is not None:
            self._keep(live)
            return live
        until, why = self._aside.get(table, (0, None))
        if why is not None and self.now() < until:
            raise Unreadable(why.table, why.version)
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
            for attempt in range(_MAX_TRIES):
                if live.cleared:
                    return Denial("no-such-table")
                found = self._judged(live.table, Sent(seat, command, by, self._at(live), base), key)
                if isinstance(found, Denial) and not sure:
                    sure = True  # a no is said only by who knows all there is
                    await self._catch_up(live)
                    continue
                if not isinstance(found, Row):
                    return found
                following = rematch(live.table, found, self.keys, attempt, live.last)
                if following is not None and await self.store.is_shut():
                    return Denial("door-shut")
                began = time.perf_counter()
                try:
                    won = await self._write(live, found, command, following)
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
            return Denial("busy", until=self.now() + _BUSY_RETRY_MS)

    def hear(self, row: Row) -> None:
        """Take notice that another node has written a row, and read in the log what it says.

        Anybody may have told of it, so nothing else is believed. What has no version is told beside
        the log.
        """
        if row.version == 0 and row.act != _CLEARED:
            for hear in self.beside:
                hear(row)
            return
        live = self.known(row.table)
        if live is None or live.seen(row.version) == row:
            return
        self._told[row.table] = live
        if self._reading is None or self._reading.done():
            self._reading = asyncio.ensure_future(self._read_news())

    async def _read_news(self) -> None:
        """Read what was told of, all that waits at once, and come back for more."""
        while self._told:
            told = [self._told.pop(table) for table in [*islice(self._told, _MAX_NEWS)]]
            known = {live.table.id: live.table.version - 1 for live in told}
            try:
                news = await self.store.news(known)
            except Unavailable:
                continue  # the next look at what is recent makes it good
            for number, live in enumerate(told, 1):
                rows = news.get(live.table.id, ())
                if live.goes_on_with(rows) and not live.lock.locked():
                    self._hear_now(live, rows)
                else:
                    self._hear_later(live, rows)
                if number % _STEPS_PER_TURN == 0:
                    await asyncio.sleep(0)

    def _hear_now(self, live: Live, rows: Sequence[Row]) -> None:
        """Take rows that continue what is known."""
        with suppress(Unreadable), self._set_aside_if_unreadable(live):
            for row in rows:
                if row.version > live.table.version:
                    self._happened(live, row, own=False)

    def _hear_later(self, live: Live, rows: Sequence[Row]) -> None:
        """Take rows when their table can: nobody else waits for it meanwhile."""

        async def hear() -> None:
            async with live.lock:
                if live.goes_on_with(rows):
                    self._hear_now(live, rows)
                elif not live.cleared:
                    await self._catch_up(live)

        task = asyncio.ensure_future(_unless_away(hear()))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def catch_up(self, live: Live) -> None:
        """Take notice of all rows that were written elsewhere."""
        async with live.lock:
            await self._catch_up(live)

    async def clear(self, table: str) -> None:
        """Delete all there is of a table, and let nobody see it any more, at whichever node."""
        await self.store.clear(table)
        self.forget(table)
        self.bus.publish(Row(table, 0, self.now(), None, "", _CLEARED, ""))

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
            quiet = live.table.at + QUIET_MS < self.now()
            if quiet and not live.watched and not live.lock.locked():
                self._live.pop(table, None)
            if number % _STEPS_PER_TURN == 0:
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
        return moment if last > moment + LATE_MS else max(moment, last)

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

    async def _write(
        self, live: Live, row: Row, command: Command, following: Beginning | None
    ) -> bool:
        """Write a row down, and with it the table that follows from it if one does."""
        if following is not None:
            return await self.store.lay(following)
        latest = row.at + live.table.pace.window + _CHECK_MARGIN_MS
        in_time = (
            row.at + _CHECK_SPARE_MS <= live.check_at <= latest
        )  # the sweeper looks early enough
        check_at = None if in_time else latest
        seats = _reseating(live.table, row, command)
        if seats is not None:
            won = await self.store.reseat(row, seats, check_at, live.last)
        else:
            won = await self.store.append(row, check_at, live.last)
        if won and check_at is not None:
            live.check_at = check_at
        return won

    def _happened(self, live: Live, row: Row, *, own: bool) -> None:
        try:
            events = live.fold(row)
        except BaseException:
            self.forget(row.table)  # half of it may have happened: it must be folded anew
            raise
        for listener in self.listeners:
            listener(live, row, events, own=own)

    async def _catch_up(self, live: Live) -> None:
        with self._set_aside_if_unreadable(live):
            rows = await self.store.rows(live.table.id, live.table.version - 1)
            if not rows or rows[0] != live.last:
                await self._go_back(live)
                return
            for row in rows[1:]:
                self._happened(live, row, own=False)
            live.in_doubt = False

    async def _go_back(self, live: Live) -> None:
        """Fold a table anew: what was seen here is not what the log has.

        Another node has cleared it away, or a replica of the database took over that had not
        received everything.
        """
        table, held = live.table.id, live.table.version
        kept = await self._folded(table)
        if kept is None:
            self.forget(table)
            return
        live.become(kept)
        self.metrics.retreats.inc()
        _log.warning("table-went-back", table=table, held=held, kept=live.table.version)
        for retreat in self.retreats:
            retreat(live)

    async def _load(self, table: str) -> Live | None:
        try:
            live = await self._folded(table)
            if live is not None:
                self._keep(live)
            return live
        finally:
            del self._loading[table]

    async def _folded(self, table: str) -> Live | None:
        """Return a table as its log tells of it; what cannot be folded is set aside."""
        live = Live(self.keys.table(table))
        with self._set_aside_if_unreadable(live):
            rows = await self.store.rows(table)
            if not rows or rows[0].version != 1:  # nothing, or the rest of what was cleared away
                return None
            live.become(Live(self.keys.table_of(rows[0])))
            for number, row in enumerate(rows, 1):
                live.fold(row)
                if number % _STEPS_PER_TURN == 0:
                    await asyncio.sleep(0)
        self._aside.pop(table, None)
        return live

    @contextmanager
    def _set_aside_if_unreadable(self, live: Live) -> Iterator[None]:
        try:
            yield
        except (Unavailable, Unreadable, HouseRulesRefused):  # a later version may read the last
            raise
        except Exception as error:
            unreadable = Unreadable(live.table.id, live.last.version + 1 if live.ring else 0)
            self._set_aside(unreadable, error)
            raise unreadable from error

    def _set_aside(self, unreadable: Unreadable, why: Exception) -> None:
        """Show a table that cannot be read to nobody, and try it no more for a while."""
        self.forget(unreadable.table)
        time = self.now()
        self._aside = {table: each for table, each in self._aside.items() if each[0] > time}
        self._aside[unreadable.table] = time + UNREADABLE_MS, unreadable
        self.metrics.unreadable.inc()
        # What an error says may quote the row, with names in it.
        _log.error(
            "table-unreadable",
            table=unreadable.table,
            row=unreadable.version,
            error=type(why).__name__,
        )

    def _keep(self, live: Live) -> None:
        """Note that a table was asked for, and make room for it."""
        self._held[live.table.id] = self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        for _ in range(_STEPS_PER_TURN):
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


async def _unless_away(work: Awaitable[None]) -> None:
    """Do something as far as it can be done; the next look at what is recent makes it good."""
    with suppress(Unavailable, Unreadable):  # that it cannot be read was logged
        await work


def _reseating(table: Table, row: Row, command: Command) -> Reseating | None:
    """Return what follows from a row beside the log: for seats, and for the table's code."""
    if isinstance(command, Recode):
        return Reseating(code=command.code)
    if row.seat is None:
        return None
    if isinstance(command, Sit | Claim):
        taken = Sitting(command.guest, table.id, row.seat)
        return Reseating(taken=[taken]) if command.guest else None
    if isinstance(command, Replace):
        return _replacing(table, row.seat, command)
    chair = table.chairs[row.seat]
    if not isinstance(command, Rise | Remove) or chair is None or chair.kind == BOT:
        return None
    given_up = [Sitting(guest, table.id, row.seat) for guest in chair.owners]
    code = command.code if isinstance(command, Remove) else None
    return Reseating(given_up=given_up, code=code)


def _replacing(table: Table, by: Seat, command: Replace) -> Reseating | None:
    chair = table.chairs[command.seat]
    if chair is None or not table.all_agree_to_replace(command.seat, by):
        return None
    given_up = [Sitting(guest, table.id, command.seat) for guest in chair.owners]
    return Reseating(given_up=given_up, code=command.code)
