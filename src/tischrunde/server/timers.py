"""What happens by itself at a node: clocks run out, bots are asked, missed rows are read.

Every node does all of it. The first one wins, for a version is written only once.
"""

import asyncio
import heapq
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.live_table import LiveTable
from tischrunde.server.notices import extend_notice, update_notice
from tischrunde.server.ports import Unavailable, Unreadable
from tischrunde.server.presence import Presence
from tischrunde.server.submission import submit
from tischrunde.server.tables import UNREADABLE_MS, Tables
from tischrunde.table.bot_questions import questions
from tischrunde.table.clock import BOT_PATIENCE_MS, check_at, due, quiet_until
from tischrunde.table.log import Row

_TICK_S: Final = 0.02
_OTHER_NODE_MS: Final = 300
"""Milliseconds for which a clock is left to the node that took the last command.

But every node that knows of a window closes it at its end: the time must not tell who took part.
"""
_RETRY_MS: Final = 250
"""Milliseconds until a clock that could not act is looked at again."""
_SWEEP_EVERY_S: Final = 1.0
_CLAIM_MS: Final = 2_000
"""Milliseconds for which a table is left to the node that has begun to check it."""
_CLOSE_GAPS_EVERY_S: Final = 2.0
_MAX_COMPARED: Final = 500
"""Maximum number of tables compared with the store together."""
_TIDY_EVERY_S: Final = 60.0
_MAX_TABLES: Final = 200
_MAX_CHECKS: Final = 4
"""Maximum number of tables checked together, so that players do not wait for the store."""
_ROWS_PER_TURN: Final = 50
"""Number of rows after which other tasks have their turn."""

T = TypeVar("T")

_log = structlog.get_logger()


class Timers:
    """The recurring tasks of a node; ``run`` runs them all."""

    def __init__(self, tables: Tables, bot_dispatch: BotDispatch, presence: Presence) -> None:
        self._tables = tables
        self._bot_dispatch = bot_dispatch
        self._presence = presence
        self._incarnation = ""
        self._missed = asyncio.Event()
        self._heap: list[tuple[int, str]] = []
        self._checks: set[asyncio.Task[None]] = set()
        tables.row_listeners.append(self.schedule)
        tables.retreat_listeners.append(self._schedule_now)

    async def run(self) -> None:
        """Run until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(_repeat(self._tick))
            tasks.create_task(_repeat(self._hear))
            tasks.create_task(_repeat(self._presence.run))
            tasks.create_task(_every(_SWEEP_EVERY_S, self._sweep))
            tasks.create_task(_repeat(self._close_gaps_in_time))
            tasks.create_task(_every(_TIDY_EVERY_S, self._tidy))

    def schedule(self, live: LiveTable, _: Row, __: tuple[Any, ...], *, own: bool) -> None:
        """Note when a table must be checked after a row.

        Nothing that follows from a row is due sooner than this; what is due is seen then.
        """
        time = self._tables.now()
        quiet = quiet_until(live.table, time)
        if quiet is None:
            return
        soonest = quiet + (0 if own else min(_OTHER_NODE_MS, live.table.pace.slack))
        if live.due_at is None or not time <= live.due_at <= soonest:
            self._schedule_at(live, soonest)

    def _schedule_now(self, live: LiveTable) -> None:
        """Check at once a table that was folded again."""
        self._schedule_at(live, self._tables.now())

    def _schedule_at(self, live: LiveTable, at: int) -> None:
        """Keep one entry a table, the earliest; what follows is decided at that time."""
        live.due_at = at
        heapq.heappush(self._heap, (at, live.table.id))

    async def _tick(self) -> None:
        while True:
            time = self._tables.now()
            while self._heap and self._heap[0][0] <= time:
                at, table = heapq.heappop(self._heap)
                live = self._tables.known(table)
                if live is not None and live.due_at == at:
                    live.due_at = None
                    task = asyncio.ensure_future(self._check_safely(live))
                    self._checks.add(task)
                    task.add_done_callback(self._checks.discard)
            await asyncio.sleep(_TICK_S)

    async def _check_safely(self, live: LiveTable) -> None:
        try:
            await self._check(live)
        except Unavailable:
            self._schedule_at(live, self._tables.now() + int(_SWEEP_EVERY_S * 1000))

    async def _check(self, live: LiveTable) -> None:
        """Do what is due at a table, and note when to check it again."""
        time = self._tables.now()
        found = due(live.table, time)
        if found is not None and found.at <= time:
            key = f"clock {live.table.moved} {live.table.since}"
            await submit(self._tables, live, found.seat, found.command, by=None, key=key)
        elif any(question.at + BOT_PATIENCE_MS <= time for question in questions(live.table)):
            self._bot_dispatch.ask(live)
        time = self._tables.now()
        at = check_at(live.table, time)
        if at is None:
            return
        at = at if at > time else time + _RETRY_MS
        if live.due_at is None or not time <= live.due_at <= at:
            self._schedule_at(live, at)

    async def _hear(self) -> None:
        """Handle announced rows without waiting: no table may hold up the others."""
        number = 0
        async for announced in self._tables.bus.heard():
            number += 1
            if number % _ROWS_PER_TURN == 0:
                await asyncio.sleep(0)
            try:
                if announced is None:
                    self._missed.set()
                    self._tables.miss()
                else:
                    self._tables.hear(announced)
            except Exception:  # noqa: BLE001 - whatever it is, it is logged, and the next is heard
                _log.exception("row-unheard")

    async def _close_gaps_in_time(self) -> None:
        """Close gaps at intervals, and at once when something was missed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSE_GAPS_EVERY_S):
                await self._missed.wait()
        self._missed.clear()
        await self.close_gaps()

    async def close_gaps(self) -> None:
        """Read rows that were never announced: their node died, or Redis was away.

        A database that was away may have come back with less than was seen before.
        """
        incarnation = await self._tables.store.incarnation()
        self._tables.proofs.incarnation = incarnation  # what was proven before is read again
        if incarnation != self._incarnation:
            behind = self._all_in_doubt()
        else:
            behind = await self._all_behind()
        await _each(self._tables.catch_up, behind)
        self._incarnation = incarnation

    async def _all_behind(self) -> list[LiveTable]:
        """Return the tables of which the store has later rows.

        Only tables in memory are asked for: what this costs grows with what the node serves.
        """
        behind: list[LiveTable] = []
        everything = self._tables.in_memory()
        for start in range(0, len(everything), _MAX_COMPARED):
            some = everything[start : start + _MAX_COMPARED]
            news = await self._tables.store.news(
                {live.table.id: live.table.version for live in some}
            )
            for live in some:
                rows = news.get(live.table.id)
                if rows and live.table.version < rows[-1].version:
                    behind.append(live)
        return behind

    def _all_in_doubt(self) -> list[LiveTable]:
        """Return the tables that are watched; the others catch up when somebody asks for them."""
        everything = self._tables.in_memory()
        for live in everything:
            live.in_doubt = True
        return [live for live in everything if live.watched]

    async def _sweep(self) -> None:
        """Check the tables that no node has checked in time."""
        time = self._tables.now()
        overdue = list(await self._tables.store.overdue(time, _MAX_TABLES))
        random.shuffle(overdue)  # other nodes look at the same ones just now
        await _each(partial(self._check_overdue, time), overdue)

    async def _check_overdue(self, time: int, table: str) -> None:
        store, claimed = self._tables.store, time + _CLAIM_MS
        if not await store.check(table, claimed, looked=time):
            return  # another node does
        try:
            live = await self._tables.get(table)
            if live is not None:
                await self._tables.catch_up(live)
            if live is None or live.cleared:
                await store.check(table, None, looked=claimed)
                return
            await self._check(live)
        except Unavailable:
            raise
        except Exception:
            await store.check(table, time + UNREADABLE_MS, looked=claimed)
            raise
        await update_notice(store, live)
        live.check_at = check_at(live.table, self._tables.now()) or 0
        await store.check(table, live.check_at or None, looked=claimed)

    async def _tidy(self) -> None:
        """Delete expired tables, guests and score pads."""
        time = self._tables.now()
        expired = await self._tables.store.expired(time, _MAX_TABLES)
        await _each(partial(self._clear, time), expired)
        await self._tables.store.forget_expired(time)
        await self._tables.store.clear_expired_pads(time)

    async def _clear(self, time: int, table: str) -> None:
        """Delete a table, unless it was played since its notice was posted."""
        try:
            live = await self._tables.get(table)
            if live is not None:
                await self._tables.catch_up(live)
                if not live.cleared and await extend_notice(self._tables.store, live, time):
                    return
        except Unreadable:
            pass  # nobody plays there
        await self._tables.store.clear(table)
        self._tables.forget(table)


async def _each(work: Callable[[T], Awaitable[None]], things: Sequence[T]) -> None:
    """Do something with each, a few at once; one that cannot be read does not stop the others."""

    async def one(thing: T) -> None:
        try:
            await work(thing)
        except Unavailable:
            raise
        except Unreadable:
            pass  # that was logged when it was set aside
        except Exception:  # noqa: BLE001 - whatever it is, it is logged
            _log.exception("table-left")

    for start in range(0, len(things), _MAX_CHECKS):
        await asyncio.gather(*map(one, things[start : start + _MAX_CHECKS]))


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    async def once() -> None:
        await work()
        await asyncio.sleep(seconds)

    await _repeat(once)


async def _repeat(work: Callable[[], Awaitable[None]]) -> None:
    """Repeat something for ever: one table that cannot be read must not stop the others."""
    while True:
        try:
            await work()
        except Unavailable:
            _log.warning("store-away")
            await asyncio.sleep(_SWEEP_EVERY_S)
        except Exception:  # noqa: BLE001 - whatever it is, it is logged, and the loop goes on
            _log.exception("wheel-stuck")
            await asyncio.sleep(_SWEEP_EVERY_S)
