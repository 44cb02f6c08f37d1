"""The tables of a node: folded from the store when needed, changed only by what is durable."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Final
from weakref import WeakValueDictionary

import structlog

from tischrunde.core.house import HouseRulesRefused
from tischrunde.server.clock import now
from tischrunde.server.keys import Keys
from tischrunde.server.live_table import Listener, LiveTable
from tischrunde.server.metrics import Metrics
from tischrunde.server.ports import Announced, Bus, Store, Unavailable, Unreadable
from tischrunde.table.log import Row

QUIET_MS: Final = 60_000
"""Milliseconds without a viewer or a row after which a table is forgotten."""

UNREADABLE_MS: Final = 60_000
"""Milliseconds for which a table that could not be read is set aside."""

_MAX_NEWS: Final = 500
"""Maximum number of tables whose news are read together."""
_STEPS_PER_TURN: Final = 32
"""Number of rows folded, or tables looked at, before other tasks have their turn."""

_CLEARED: Final = "cleared"
"""What nodes announce of a deleted table; it is not in the log."""

_log = structlog.get_logger()


class Tables:
    """Finds tables, keeps up with their logs, and calls listeners with every row, in order.

    A table is in memory at most once: somebody who still holds one that was forgotten for lack of
    room and somebody who asks for it again have the same object.
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
        self.proofs = keys.row_proofs()
        self.row_listeners: list[Listener] = []
        self.deletion_listeners: list[Callable[[str], None]] = []
        self.retreat_listeners: list[Callable[[LiveTable], None]] = []
        self.announcement_listeners: list[Callable[[Row], None]] = []
        self.gap_listeners: list[Callable[[], None]] = []
        self._most = most
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._unreadable: dict[str, tuple[int, Unreadable]] = {}
        self._announced: dict[str, LiveTable] = {}
        self._waiting: set[asyncio.Task[None]] = set()
        self._reading: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._live)

    def known(self, table: str) -> LiveTable | None:
        """Return a table that is in memory."""
        return self._live.get(table) or self._held.get(table)

    def in_memory(self) -> list[LiveTable]:
        """Return all tables that are in memory, those as well that only somebody holds."""
        return list(self._held.values())

    async def get(self, table: str) -> LiveTable | None:
        """Return a table, folded from its log if need be; None if there is none.

        One that cannot be folded raises Unreadable, and is not tried again for a while.
        """
        live = self.known(table)
        if live is not None:
            self._keep(live)
            return live
        until, why = self._unreadable.get(table, (0, None))
        if why is not None and self.now() < until:
            raise Unreadable(why.table, why.version)
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        return await asyncio.shield(self._loading[table])

    def hear(self, announced: Announced) -> None:
        """Take a row that another node has written, or read the log because of it.

        Anybody may have announced it, so it is believed only with a proof. Announcements without a
        version are not in the log.
        """
        row = announced.row
        if row.version == 0 and row.act != _CLEARED:
            for listener in self.announcement_listeners:
                listener(row)
            return
        live = self.known(row.table)
        if live is None:
            return
        if (
            row.version == live.table.version + 1
            and not (live.in_doubt or live.lock.locked())
            and self.proofs.proves(announced.proof, row, live.last)
        ):
            self._take_now(live, (row,))
            return
        if live.seen(row.version) == row:
            return
        self._announced[row.table] = live
        if self._reading is None or self._reading.done():
            self._reading = asyncio.ensure_future(self._read_news())

    def miss(self) -> None:
        """Note that announcements may have been missed."""
        for listener in self.gap_listeners:
            listener()

    async def _read_news(self) -> None:
        """Read the tables that were announced, many at once, until none is left."""
        while self._announced:
            announced = [
                self._announced.pop(table) for table in [*islice(self._announced, _MAX_NEWS)]
            ]
            known = {live.table.id: live.table.version - 1 for live in announced}
            try:
                news = await self.store.news(known)
            except Unavailable:
                continue  # the next look at recent rows makes up for it
            for number, live in enumerate(announced, 1):
                rows = news.get(live.table.id, ())
                if live.goes_on_with(rows) and not live.lock.locked():
                    self._take_now(live, rows)
                else:
                    self._take_later(live, rows)
                if number % _STEPS_PER_TURN == 0:
                    await asyncio.sleep(0)

    def _take_now(self, live: LiveTable, rows: Sequence[Row]) -> None:
        """Take rows that continue what is known."""
        try:
            for row in rows:
                if row.version > live.table.version:
                    self.take(live, row, own=False)
        except Exception:  # what is done about it costs something to prepare
            with suppress(Unreadable), self._marked_if_unreadable(live):
                raise

    def _take_later(self, live: LiveTable, rows: Sequence[Row]) -> None:
        """Take rows once their table is free, while other tables go on."""

        async def hear() -> None:
            async with live.lock:
                if live.goes_on_with(rows):
                    self._take_now(live, rows)
                elif not live.cleared:
                    await self.read_on(live)

        task = asyncio.ensure_future(_unless_away(hear()))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def catch_up(self, live: LiveTable) -> None:
        """Read the rows that were written elsewhere."""
        async with live.lock:
            await self.read_on(live)

    async def clear(self, table: str) -> None:
        """Delete a table, and stop showing it at all nodes."""
        await self.store.clear(table)
        self.forget(table)
        self.bus.publish(Row(table, 0, self.now(), None, "", _CLEARED, ""))

    def forget(self, table: str) -> None:
        """Drop a table from memory: it was deleted."""
        live = self.known(table)
        if live is not None:
            live.cleared = True
            self._drop(table)
            for listener in self.deletion_listeners:
                listener(table)

    async def forget_quiet(self) -> None:
        """Drop quiet tables from memory; they are folded again when somebody asks for them."""
        for number, (table, live) in enumerate(list(self._live.items()), 1):
            quiet = live.table.at + QUIET_MS < self.now()
            if quiet and not live.watched and not live.lock.locked():
                self._live.pop(table, None)
            if number % _STEPS_PER_TURN == 0:
                await asyncio.sleep(0)

    def _drop(self, table: str) -> None:
        self._live.pop(table, None)
        self._held.pop(table, None)

    def take(self, live: LiveTable, row: Row, *, own: bool) -> None:
        """Fold a durable row, and call all listeners; ``own`` if this node wrote it."""
        try:
            events = live.fold(row)
        except BaseException:
            self.forget(row.table)  # it may be half folded: it must be folded again
            raise
        for listener in self.row_listeners:
            listener(live, row, events, own=own)

    async def read_on(self, live: LiveTable) -> None:
        """Read the rows that were written elsewhere; whoever calls this holds the lock."""
        with self._marked_if_unreadable(live):
            rows = await self.store.rows(live.table.id, live.table.version - 1)
            if not rows or rows[0] != live.last:
                await self._go_back(live)
                return
            for row in rows[1:]:
                self.take(live, row, own=False)
            live.in_doubt = False

    async def _go_back(self, live: LiveTable) -> None:
        """Fold a table again: what was seen here is not what the log has.

        Another node has deleted it, or a replica of the database took over that had not received
        everything.
        """
        table, held = live.table.id, live.table.version
        kept = await self._folded(table)
        if kept is None:
            self.forget(table)
            return
        live.become(kept)
        self.metrics.retreats.inc()
        _log.warning("table-went-back", table=table, held=held, kept=live.table.version)
        for listener in self.retreat_listeners:
            listener(live)

    async def _load(self, table: str) -> LiveTable | None:
        try:
            live = await self._folded(table)
            if live is not None:
                self._keep(live)
            return live
        finally:
            del self._loading[table]

    async def _folded(self, table: str) -> LiveTable | None:
        """Return a table folded from its log; one that cannot be folded is marked unreadable."""
        live = LiveTable(self.keys.table(table))
        with self._marked_if_unreadable(live):
            rows = await self.store.rows(table)
            if not rows or rows[0].version != 1:  # nothing, or the rest of a deleted table
                return None
            live.become(LiveTable(self.keys.table_of(rows[0])))
            for number, row in enumerate(rows, 1):
                live.fold(row)
                if number % _STEPS_PER_TURN == 0:
                    await asyncio.sleep(0)
        self._unreadable.pop(table, None)
        return live

    @contextmanager
    def _marked_if_unreadable(self, live: LiveTable) -> Iterator[None]:
        try:
            yield
        except (Unavailable, Unreadable, HouseRulesRefused):  # a later version may read the last
            raise
        except Exception as error:
            unreadable = Unreadable(live.table.id, live.last.version + 1 if live.ring else 0)
            self._mark_unreadable(unreadable, error)
            raise unreadable from error

    def _mark_unreadable(self, unreadable: Unreadable, why: Exception) -> None:
        """Show an unreadable table to nobody, and do not try it again for a while."""
        self.forget(unreadable.table)
        time = self.now()
        self._unreadable = {
            table: each for table, each in self._unreadable.items() if each[0] > time
        }
        self._unreadable[unreadable.table] = time + UNREADABLE_MS, unreadable
        self.metrics.unreadable.inc()
        # What an error says may quote the row, with names in it.
        _log.error(
            "table-unreadable",
            table=unreadable.table,
            row=unreadable.version,
            error=type(why).__name__,
        )

    def _keep(self, live: LiveTable) -> None:
        """Note that a table was asked for, and make room for it."""
        self._held[live.table.id] = self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        for _ in range(_STEPS_PER_TURN):
            if len(self._live) <= self._most:
                return
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        """Drop the table that was asked for longest ago, unless somebody watches it."""
        table, live = next(iter(self._live.items()))
        if live.watched or live.lock.locked():
            self._live.move_to_end(table)
        else:
            del self._live[table]


async def _unless_away(work: Awaitable[None]) -> None:
    """Do something unless the store is away; the next look at recent rows makes up for it."""
    with suppress(Unavailable, Unreadable):  # that it cannot be read was logged
        await work
