"""Redis and PostgreSQL go away for a while: is play resumed by itself, and how soon."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import asyncpg

from bench.chaos.services import Services
from bench.chaos.wire import HonestWire, Ledger
from tischrunde.client import Client, LiveTable, Refused

RESUMED_WITHIN: Final = 2.0
"""So many seconds after a return a move made at one node has reached a client at the other."""
REPAIRED_WITHIN: Final = 2.5
"""So many seconds a move needs at most while Redis is away."""

_TABLES: Final = 8
_THINK: Final = 0.15
_SETTLE: Final = 3.0


@dataclass(frozen=True, slots=True)
class Outage:
    """What goes away, how, for how many seconds, and how it comes back."""

    name: str
    seconds: float
    go: Callable[[], None]
    come_back: Callable[[], None]
    playable: bool = True
    """Whether play goes on meanwhile."""


@dataclass(frozen=True, slots=True)
class Measured:
    """How an outage went: when play was as before, and the slowest move meanwhile."""

    name: str
    resumed: float
    slowest: float | None
    acked: int

    @property
    def fault(self) -> str | None:
        """What is wrong with it, if anything."""
        if self.resumed > RESUMED_WITHIN:
            return f"{self.name}: play was resumed only after {self.resumed:.2f} s"
        if self.slowest is not None and self.slowest > REPAIRED_WITHIN:
            return f"{self.name}: a move took {self.slowest:.2f} s meanwhile"
        return None

    def __str__(self) -> str:
        """Return a line to print."""
        slowest = "" if self.slowest is None else f", slowest move meanwhile {self.slowest:.2f} s"
        return (
            f"{self.name}: resumed after {self.resumed:.2f} s{slowest}, {self.acked} acknowledged"
        )


def outages(services: Services, *, short: bool) -> list[Outage]:
    """Return the outages to go through."""
    redis, postgres = services.redis, services.postgres
    found: list[Outage] = []
    for seconds in (1.0,) if short else (1.0, 20.0, 120.0):
        found.append(Outage(f"Redis killed, {seconds:.0f} s", seconds, redis.kill, redis.start))
        found.append(Outage(f"Redis hangs, {seconds:.0f} s", seconds, redis.stop, redis.go_on))
    for seconds in (3.0,) if short else (3.0, 15.0):
        name = f"PostgreSQL killed, {seconds:.0f} s"
        found.append(Outage(name, seconds, postgres.kill, postgres.start, playable=False))
    return found


@dataclass(slots=True)
class Duels:
    """Tables of two, whose players sit at different nodes and move whenever it is their turn."""

    ledger: Ledger = field(default_factory=Ledger)
    acked: dict[tuple[str, int], float] = field(default_factory=dict)
    arrived: dict[tuple[str, int], float] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    all_begun: asyncio.Event = field(default_factory=asyncio.Event)

    async def duel(self, here: Client, there: Client) -> None:
        """Open a table and play at it for ever."""
        opened = await here.open_table(
            "uno", "uno-carabiner,target=100000", players=2, pace="relaxed"
        )
        await there.take_seat(opened.table, opened.code)
        tables = [await here.table(opened.table), await there.table(opened.table)]
        await tables[0].start()
        try:
            await asyncio.gather(*(self._play(table) for table in tables))
        except Exception as error:  # noqa: BLE001 - to be told of in the end
            self.faults.append(f"{opened.table}: {error!r}")

    async def _play(self, table: LiveTable) -> None:
        asked = 0
        async for happened in table:
            if happened.by is not None and happened.by != table.seat:
                self.arrived.setdefault((table.id, happened.version), time.monotonic())
            if not table.my_turn or table.base == asked:
                continue
            asked = base = table.base
            await asyncio.sleep(_THINK)
            try:
                version = await table.play(_first(table.legal), base)
            except Refused as no:
                if no.code != "stale":
                    raise
            else:
                self.acked[table.id, version] = time.monotonic()
                if len({each for each, _ in self.acked}) == _TABLES:
                    self.all_begun.set()

    def delays(self, since: float, until: float) -> list[float]:
        """Return how long the moves acknowledged in a time took to the other node."""
        now = time.monotonic()
        return [
            max(0.0, self.arrived.get(move, now) - acked)
            for move, acked in self.acked.items()
            if since <= acked < until
        ]

    def resumed(self, since: float) -> float:
        """Return how long after a time a move made after it had arrived, at every table."""
        firsts: dict[str, float] = {}
        for (table, version), acked in self.acked.items():
            arrived = self.arrived.get((table, version), float("inf"))
            if acked >= since:
                firsts[table] = min(firsts.get(table, float("inf")), arrived)
        return max(firsts.values()) - since if len(firsts) == _TABLES else float("inf")


async def measure(duels: Duels, outage: Outage) -> Measured:
    """Go through an outage."""
    await asyncio.to_thread(outage.go)
    went, before = time.monotonic(), len(duels.acked)
    await asyncio.sleep(outage.seconds)
    await asyncio.to_thread(outage.come_back)
    came_back = time.monotonic()
    await asyncio.sleep(_SETTLE)
    meanwhile = duels.delays(went, came_back) if outage.playable else []
    return Measured(
        outage.name,
        duels.resumed(came_back),
        max(meanwhile, default=None),
        len(duels.acked) - before,
    )


@asynccontextmanager
async def duelling(services: Services) -> AsyncIterator[Duels]:
    """Let people play as long as the context lasts; then nothing acknowledged may be missing."""
    duels = Duels()
    here, there = (Client(url, wire=HonestWire(duels.ledger)) for url in services.urls)
    async with here, there:
        await here.come_in("Igel", program=True)
        await there.come_in("Wolf", program=True)
        playing = [asyncio.create_task(duels.duel(here, there)) for _ in range(_TABLES)]
        await duels.all_begun.wait()
        yield duels
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await _check_acks(duels, services.database)


async def _check_acks(duels: Duels, database: str) -> None:
    connection = await asyncpg.connect(database)
    lines = await connection.fetch("SELECT table_id, key, version FROM log")
    await connection.close()
    versions = {(table, key): version for table, key, version in lines}
    for command, told in duels.ledger.acked.items():
        if told != {versions.get(command)}:
            duels.faults.append(f"{command} was acknowledged as {told} and is not in the log")


def _first(moves: Sequence[str]) -> str:
    """Return a move that keeps the match going: rather none that draws."""
    return min(moves, key=lambda move: move in ("draw", "keep"))
