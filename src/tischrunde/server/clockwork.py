"""What happens by itself at a node: clocks run out, bots are asked, what was missed is made good.

Every node does all of it. Who is first wins, for a version is written once only.
"""

import asyncio
import heapq
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from tischrunde.server.asker import Asker
from tischrunde.server.ports import Unavailable, Unreadable
from tischrunde.server.posting import prolong, repost
from tischrunde.server.presence import Presence
from tischrunde.server.tables import UNREADABLE_MS, Live, Tables
from tischrunde.table.asking import questions
from tischrunde.table.clock import BOT_PATIENCE_MS, check_at, due
from tischrunde.table.log import Row

_TICK_S: Final = 0.02
_OTHER_NODE_MS: Final = 300
"""Milliseconds for which a clock is left to the node that took the last command.

But all who know of it close a window at its end: when that is must not tell who knows.
"""
_RETRY_MS: Final = 250
"""Milliseconds until a clock that could not act is looked at again."""
_SWEEP: Final = 1.0
_CLAIM_MS: Final = 2_000
"""Milliseconds for which a table is left to the node that has begun to look at it."""
_GAPS: Final = 2.0
_OVERLAP_MS: Final = 12_000
"""Maximum number of milliseconds between the time of a row and its commit: writers give up before.
"""
_MAX_GAP_MS: Final = 300_000
"""Milliseconds without a comparison after which nobody asks what was written meanwhile: it is too
much."""
_TIDY: Final = 60.0
_MANY: Final = 200
_MAX_CHECKS: Final = 4
"""Maximum number of tables looked at together, so that players do not wait for the store."""
_ROWS_PER_TURN: Final = 50
"""Number of rows after which other tasks have their turn."""

T = TypeVar("T")

_log = structlog.get_logger()


class Clockwork:
    """The wheels of a node; ``run`` turns them all."""

    def __init__(self, tables: Tables, asker: Asker, presence: Presence) -> None:
        self._tables = tables
        self._asker = asker
        self._presence = presence
        self._complete = tables.now()
        self._incarnation = ""
        self._missed = asyncio.Event()
        self._heap: list[tuple[int, str]] = []
        self._looked: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.wind)
        tables.retreats.append(self._wind_anew)

    async def run(self) -> None:
        """Turn until cancelled."""
        async with asyncio.TaskGroup() as wheels:
            wheels.create_task(_always(self._tick))
            wheels.create_task(_always(self._hear))
            wheels.create_task(_always(self._presence.run))
            wheels.create_task(_every(_SWEEP, self._sweep))
            wheels.create_task(_always(self._close_gaps_in_time))
            wheels.create_task(_every(_TIDY, self._tidy))

    def wind(self, live: Live, _: Row, __: tuple[Any, ...], *, own: bool) -> None:
        """Note when the table a row came to must be looked at.

        What a row brings about is due no sooner than this; what exactly, is seen then.
        """
        time, pace = self._tables.now(), live.table.pace
        another = 0 if own else min(_OTHER_NODE_MS, pace.slack)
        soonest = time + min(pace.window, BOT_PATIENCE_MS) + another
        if live.due_at is None or not time <= live.due_at <= soonest:
            self._look_at(live, soonest)

    def _wind_anew(self, live: Live) -> None:
        """Look at a table at once that is not what it was thought to be."""
        self._look_at(live, self._tables.now())

    def _look_at(self, live: Live, at: int) -> None:
        """Keep one entry a table: the earliest; at that time it is seen what is next."""
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
                    task = asyncio.ensure_future(self._look_safely(live))
                    self._looked.add(task)
                    task.add_done_callback(self._looked.discard)
            await asyncio.sleep(_TICK_S)

    async def _look_safely(self, live: Live) -> None:
        try:
            await self._look(live)
        except Unavailable:
            self._look_at(live, self._tables.now() + int(_SWEEP * 1000))

    async def _look(self, live: Live) -> None:
        """Do what is due at a table, and note when to look again."""
        time = self._tables.now()
        found = due(live.table, time)
        if found is not None and found.at <= time:
            key = f"clock {live.table.moved} {live.table.since}"
            await self._tables.submit(live, found.seat, found.command, by=None, key=key)
        elif any(question.at + BOT_PATIENCE_MS <= time for question in questions(live.table)):
            self._asker.ask(live)
        time = self._tables.now()
        at = check_at(live.table, time)
        if at is None:
            return
        at = at if at > time else time + _RETRY_MS
        if live.due_at is None or not time <= live.due_at <= at:
            self._look_at(live, at)

    async def _hear(self) -> None:
        """Nothing is waited for here: what one table needs must not hold up the others."""
        number = 0
        async for row in self._tables.bus.heard():
            number += 1
            if number % _ROWS_PER_TURN == 0:
                await asyncio.sleep(0)
            try:
                if row is None:
                    self._missed.set()
                else:
                    self._tables.hear(row)
            except Exception:  # noqa: BLE001 - whatever it is, it is logged, and the next is heard
                _log.exception("row-unheard")

    async def _close_gaps_in_time(self) -> None:
        """Close them again and again, and at once when something was missed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_GAPS):
                await self._missed.wait()
        self._missed.clear()
        await self.close_gaps()

    async def close_gaps(self) -> None:
        """Catch up with rows nobody told of: their node died, or Redis was away.

        A database that was away may have come back with less than was seen before.
        """
        time = self._tables.now()
        incarnation = await self._tables.store.incarnation()
        if time - self._complete > _MAX_GAP_MS or incarnation != self._incarnation:
            behind = self._all_in_doubt()
        else:
            recent = await self._tables.store.recent(min(self._complete, time) - _OVERLAP_MS)
            found = ((self._tables.known(table), version) for table, version in recent.items())
            behind = [live for live, last in found if live and live.table.version < last]
        await _each(self._tables.catch_up, behind)
        self._complete, self._incarnation = time, incarnation

    def _all_in_doubt(self) -> list[Live]:
        """Return the tables that are watched; the others catch up when somebody asks for them."""
        everything = self._tables.in_memory()
        for live in everything:
            live.in_doubt = True
        return [live for live in everything if live.watched]

    async def _sweep(self) -> None:
        """Look at the tables that nobody has looked at in time."""
        time = self._tables.now()
        overdue = list(await self._tables.store.overdue(time, _MANY))
        random.shuffle(overdue)  # other nodes look at the same ones just now
        await _each(partial(self._look_after, time), overdue)

    async def _look_after(self, time: int, table: str) -> None:
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
            await self._look(live)
        except Unavailable:
            raise
        except Exception:
            await store.check(table, time + UNREADABLE_MS, looked=claimed)
            raise
        await repost(store, live)
        live.check_at = check_at(live.table, self._tables.now()) or 0
        await store.check(table, live.check_at or None, looked=claimed)

    async def _tidy(self) -> None:
        """Clear away tables and guests whose time is over."""
        time = self._tables.now()
        expired = await self._tables.store.expired(time, _MANY)
        await _each(partial(self._clear, time), expired)
        await self._tables.store.forget_expired(time)

    async def _clear(self, time: int, table: str) -> None:
        """Clear a table away, unless it was played since its notice was pinned up."""
        try:
            live = await self._tables.get(table)
            if live is not None:
                await self._tables.catch_up(live)
                if not live.cleared and await prolong(self._tables.store, live, time):
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

    await _always(once)


async def _always(work: Callable[[], Awaitable[None]]) -> None:
    """Do something over and over: one table that cannot be read must not stop the others."""
    while True:
        try:
            await work()
        except Unavailable:
            _log.warning("store-away")
            await asyncio.sleep(_SWEEP)
        except Exception:  # noqa: BLE001 - whatever it is, it is logged, and the wheel turns on
            _log.exception("wheel-stuck")
            await asyncio.sleep(_SWEEP)
