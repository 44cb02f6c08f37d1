"""Tables of two, whose players sit at different nodes and move whenever it is their turn."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from bench.chaos.bad_socket import HonestSocket, Ledger
from tischrunde.client import Client, LiveTable, Refused, Unreachable

T = TypeVar("T")

TABLES: Final = 8
PATIENCE_S: Final = 90.0
"""Seconds for whatever is to happen by itself, for the machine may be busy."""

_ENDLESS: Final = "uno-carabiner,target=100000"
_THINK_S: Final = 0.15
_OVERTAKEN: Final = ("stale",)


@dataclass(slots=True)
class Duels:
    """Who plays, what was acknowledged when, and when it arrived at the other one."""

    tables: dict[str, list[LiveTable]] = field(default_factory=dict)
    clients: list[Client] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    acked: dict[tuple[str, int], float] = field(default_factory=dict)
    arrived: dict[tuple[str, int], float] = field(default_factory=dict)
    answered: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """When a move was acknowledged, by the address of the node."""
    matches: int = 0
    """How many are over."""
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    pardoned: Collection[str] = _OVERTAKEN
    """Refusals that mean no harm."""
    rules: str = _ENDLESS
    think: float = _THINK_S
    """Seconds before a move."""
    _moving: dict[str, asyncio.Event] = field(default_factory=dict)
    _busy: int = 0

    async def duel(self, here: "Duellist", there: "Duellist") -> None:
        """Open a table and play at it for ever, with a rematch after each match."""
        try:
            tables = await self._opened(here.client, there.client)
            await tables[0].start()
            await asyncio.gather(*map(self._play_on, (here, there), tables))
        except Exception as error:  # noqa: BLE001 - to be told of in the end
            self.faults.append(f"a table broke off: {error!r}")

    async def _opened(self, here: Client, there: Client) -> list[LiveTable]:
        opened = await insist(lambda: here.open_table("uno", self.rules, players=2, pace="relaxed"))
        try:
            await insist(lambda: there.take_seat(opened.table, opened.code))
        except Refused as no:
            if no.code != "seated-already":  # by a request whose answer came too late
                raise
        tables = [await here.table(opened.table), await there.table(opened.table)]
        self._moving[opened.table] = asyncio.Event()
        self._moving[opened.table].set()
        self.tables[opened.table] = tables
        return tables

    async def _play_on(self, who: "Duellist", table: LiveTable) -> None:
        while True:
            await self._play(who, table)
            table = await self._rematch(who, table)

    async def _play(self, who: "Duellist", table: LiveTable) -> None:
        """Play until the match is over."""
        asked = None
        async for happened in table:
            if happened.by is not None and happened.by != table.seat:
                self.arrived[table.id, happened.version] = time.monotonic()
            if table.over:
                return
            # By the view and not by its version: after a failover the same version may be another.
            if not table.my_turn or table.view is asked:
                continue
            asked = table.view
            await asyncio.sleep(self.think)
            await self._released(table)
            if table.view is asked:
                version = await self._do(table.play(_first(table.legal)))
                if version is not None:
                    now = self.acked[table.id, version] = time.monotonic()
                    self.answered[who.url].append(now)

    async def _rematch(self, who: "Duellist", table: LiveTable) -> LiveTable:
        """Return the table of the rematch; the same one if its match is not over after all."""
        moving = self._moving[table.id]
        await self._released(table)
        await self._do(table.rematch())
        await table.until(lambda now: bool(now.view["successor"]) or not now.over)
        if not table.over:
            return table
        following = await self._watched(who.client, table.view["successor"])
        self._moving[following.id] = moving
        self.tables.setdefault(following.id, []).append(following)
        if len(self.tables[following.id]) == len(self.tables[table.id]):  # both have come
            del self.tables[table.id], self._moving[table.id]
            self.matches += 1
        table.close()
        return following

    async def _watched(self, client: Client, table: str) -> LiveTable:
        self._busy += 1
        try:
            return await client.table(table)
        finally:
            self._busy -= 1

    async def _do(self, command: Awaitable[int]) -> int | None:
        """Return the version of a command; None if it was refused and that means no harm."""
        self._busy += 1
        try:
            return await command
        except Refused as no:
            self.refused[no.code] += 1
            if no.code not in self.pardoned:
                raise
            return None
        finally:
            self._busy -= 1

    async def _released(self, table: LiveTable) -> None:
        """Wait until one may move; it may have been for a moment only, before one woke up."""
        moving = self._moving[table.id]
        while not moving.is_set():
            await moving.wait()

    def hold(self, tables: Collection[str]) -> None:
        """Let nobody move at these tables."""
        for table in tables:
            self._moving[table].clear()

    def release(self) -> None:
        """Let everybody move."""
        for moving in self._moving.values():
            moving.set()

    def forget(self) -> None:
        """Forget when moves were acknowledged and arrived."""
        self.acked.clear()
        self.arrived.clear()
        self.answered.clear()

    async def rest(self) -> None:
        """Let nobody move, and wait until all that was sent is answered."""
        self.hold(self.tables)
        await self._soon(lambda: self._busy == 0, "what was sent is not answered")

    async def moved(self, since: float) -> None:
        """Wait until at every table a move made after a time has arrived."""
        await self._soon(
            lambda: self.resumed(since) < float("inf"), "there are tables where nobody can play on"
        )

    async def answers(self, urls: Sequence[str], since: float) -> None:
        """Wait until each node has acknowledged a move after a time."""
        await self._soon(
            lambda: max(self.first_answers(urls, since)) < float("inf"),
            "there are nodes that acknowledge nothing",
        )

    async def _soon(self, true: Callable[[], bool], otherwise: str) -> None:
        if not await soon(lambda: bool(self.faults) or true()):
            self.faults.append(otherwise)

    def delays(self, since: float, until: float) -> list[float]:
        """Return how long the moves acknowledged in a time took to the other node."""
        now = time.monotonic()
        return [
            max(0.0, self.arrived.get(move, now) - acked)
            for move, acked in self.acked.items()
            if since <= acked < until
        ]

    def first_answers(self, urls: Sequence[str], since: float) -> tuple[float, ...]:
        """Return how long after a time each node acknowledged a move for the first time."""
        return tuple(
            min((at - since for at in self.answered[url] if at >= since), default=float("inf"))
            for url in urls
        )

    def resumed(self, since: float) -> float:
        """Return how long after a time a move made after it had arrived, at every table."""
        firsts = dict.fromkeys(self.tables, float("inf"))
        for (table, version), acked in self.acked.items():
            arrived = self.arrived.get((table, version), float("inf"))
            if min(acked, arrived) >= since and table in firsts:
                firsts[table] = min(firsts[table], arrived)
        return max(firsts.values(), default=float("inf")) - since


@dataclass(frozen=True, slots=True)
class Duellist:
    """Somebody who plays, and the address of the node at which."""

    client: Client
    url: str


async def soon(true: Callable[[], bool]) -> bool:
    """Wait until something is true, and return whether it came to that."""
    end = time.monotonic() + PATIENCE_S
    while not true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.02)
    return True


async def insist(request: Callable[[], Awaitable[T]]) -> T:
    """Ask again while no node answers in time; after long enough raise Unreachable."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return await request()
        except Unreachable:
            if time.monotonic() > end:
                raise


@asynccontextmanager
async def duelling(
    urls: Sequence[str], *, pairs: int = 1, duels: Duels | None = None
) -> AsyncIterator[Duels]:
    """Let pairs of people play as long as the context lasts; the tables are theirs."""
    duels = duels or Duels()
    duellists: list[Duellist] = []
    for number in range(2 * pairs):
        url = urls[number % len(urls)]
        client = Client(url, socket=HonestSocket(duels.ledger))
        duels.clients.append(client)
        duellists.append(Duellist(client, url))
        name = f"Igel {number}"
        await insist(partial(client.come_in, name, program=True))
    playing = [
        asyncio.create_task(duels.duel(*duellists[2 * pair : 2 * pair + 2]))
        for pair in (number % pairs for number in range(TABLES))
    ]
    try:
        await soon(lambda: len(duels.tables) == TABLES or bool(duels.faults))
        await duels.moved(0.0)
        yield duels
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(client.close() for client in duels.clients))


def _first(moves: Sequence[str]) -> str:
    """Return a move that keeps the match going: rather none that draws."""
    return min(moves, key=lambda move: move in ("draw", "keep"))
