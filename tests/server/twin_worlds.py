"""Servers in memory, twice: the world as it is, and its twin."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from tests.server.memory_store import MemoryStore
from tests.server.virtual_clock import virtual_loop
from tests.table.twins import copied
from tischrunde.engine.bot_request import BotRequest
from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.bots.hints import HintDesk
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.bots.worker import BotWorker
from tischrunde.server.guests import Guests
from tischrunde.server.keys import Keys
from tischrunde.server.live_table import LiveTable
from tischrunde.server.local_bus import LocalBus, LocalHub
from tischrunde.server.node import Node
from tischrunde.server.notices import NoticeKeeper
from tischrunde.server.ports import Job, Store
from tischrunde.server.presence import Presence
from tischrunde.server.rate_limits import RateLimits
from tischrunde.server.settings import Settings
from tischrunde.server.shared_pads import SharedPads
from tischrunde.server.streams import Streams
from tischrunde.server.tables import Tables
from tischrunde.server.timers import Timers
from tischrunde.table.log import Row
from tischrunde.table.table import Table

if TYPE_CHECKING:
    from tischrunde.server.bots.process_pool import BotPool

_SETTINGS: Final = Settings(Path(), "")
_PATIENT: Final = 1e6
_MANY: Final = 10_000
"""Number of bots that can think at once: none waits for another."""

CLOCKS_AT_US: Final = 250
"""Microseconds after a full millisecond at which the timers of a node act.

Bots act at full ones, players half between, so that nobody has to be the first by chance.
"""


Noted = Callable[[Table, Row], None]


class AnswersForBots(Protocol):
    """Who answers for the bots."""

    async def ask(self, question: BotRequest) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Parts:
    """What servers are made of; a test may put in one that leaks."""

    streams: Callable[[Tables], Streams] = Streams
    worker: type[BotWorker] = BotWorker
    slowest: int = 195
    """Maximum number of milliseconds a bot thinks; how long depends on its hand."""


class _Tables(Tables):
    def plant(self, live: LiveTable) -> None:
        """Know a table as if it had been folded here."""
        self._keep(live)


class _Jobs(LocalBotQueue):
    def __init__(self) -> None:
        super().__init__()
        self.left: dict[str, dict[Job, int]] = {}
        """For every table the jobs there were, with the microsecond they first came."""

    def put(self, job: Job) -> None:
        super().put(job)
        if job.table in self.left:
            self.left[job.table].setdefault(job, virtual_loop().micros)


class World:
    """One node at home, or two for everybody with a worker for the bots."""

    def __init__(self, pool: AnswersForBots, parts: Parts, *, public: bool) -> None:
        self.store = MemoryStore()
        self.jobs = _Jobs()
        self._hub = LocalHub()
        self._parts = parts
        self._works: list[Callable[[], Coroutine[Any, Any, None]]] = []
        self.nodes = [self._node() for _ in range(2 if public else 1)]
        self._noted: dict[str, Noted] = {}
        self.nodes[0].tables.row_listeners.insert(0, self._note)
        self._all = [cast("_Tables", node.tables) for node in self.nodes]
        if public:
            self._all.append(self._tables())
            BotDispatch(self._all[-1], self.jobs)
        bots = cast("BotPool", pool)
        worker = parts.worker(self._all[-1], self.jobs, bots, _MANY, bots)
        self._works.append(worker.run)
        self._running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start nodes and worker."""
        self._running = [asyncio.ensure_future(work()) for work in self._works]

    async def stop(self) -> None:
        """Stop nodes and worker."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def plant(self, table: Table, noted: Noted) -> None:
        """Go on with a table at all nodes, as if its last row had come just now.

        The first node goes on with this very object, and every further row there is noted.
        """
        self.jobs.left[table.id] = {}
        self._noted[table.id] = noted
        last = Row(table.id, table.version, table.at, None, "", "grant", "")
        self.store.begin(last)
        for number, tables in enumerate(self._all):
            live = LiveTable(table if number == 0 else copied(table))
            live.ring.append((last, ()))
            live.last = last
            tables.plant(live)
            for listener in tables.row_listeners:
                listener(live, last, (), own=number == 0)

    def _note(self, live: LiveTable, row: Row, _: tuple[Any, ...], *, own: bool) -> None:  # noqa: ARG002 - a listener
        if live.table.id in self._noted:
            self._noted[live.table.id](live.table, row)

    async def clear(self, table: str) -> None:
        """Clear a table away, everywhere."""
        await self.store.clear(table)
        del self.jobs.left[table]
        del self._noted[table]
        for tables in self._all:
            tables.forget(table)

    def _tables(self) -> _Tables:
        store = cast("Store", self.store)
        return _Tables(store, LocalBus(self._hub), Keys(bytes(32)), now=virtual_loop().now)

    def _node(self) -> Node:
        tables = self._tables()
        streams = self._parts.streams(tables)
        NoticeKeeper(tables)
        bot_dispatch = BotDispatch(tables, self.jobs)
        self._works.append(Timers(tables, bot_dispatch, Presence(streams, tables)).run)
        return Node(
            settings=_SETTINGS,
            version="0",
            tables=tables,
            streams=streams,
            pads=SharedPads(tables),
            guests=Guests(tables.store),
            metrics=tables.metrics,
            limits=RateLimits(_PATIENT),
            hints=HintDesk(tables, self.jobs),
        )
