"""Redis and PostgreSQL go away for a while: is play resumed by itself, and how soon."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import asyncpg

from bench.chaos.duels import Duels
from tests.server.redis_server import RedisServer
from tests.server.store.own_postgres import OwnPostgres

RESUMED_WITHIN_S: Final = 2.0
"""Seconds after a return within which a move made at one node reaches a client at the other."""
REPAIRED_WITHIN_S: Final = 2.5
"""Maximum number of seconds a move needs while Redis is away."""

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
        if self.resumed > RESUMED_WITHIN_S:
            return f"{self.name}: play was resumed only after {self.resumed:.2f} s"
        if self.slowest is not None and self.slowest > REPAIRED_WITHIN_S:
            return f"{self.name}: a move took {self.slowest:.2f} s meanwhile"
        return None

    def __str__(self) -> str:
        """Return a line to print."""
        slowest = "" if self.slowest is None else f", slowest move meanwhile {self.slowest:.2f} s"
        return (
            f"{self.name}: resumed after {self.resumed:.2f} s{slowest}, {self.acked} acknowledged"
        )


def outages(redis: RedisServer, postgres: OwnPostgres, *, short: bool) -> list[Outage]:
    """Return the outages to go through."""
    found: list[Outage] = []
    for seconds in (1.0,) if short else (1.0, 20.0, 120.0):
        found.append(Outage(f"Redis killed, {seconds:.0f} s", seconds, redis.kill, redis.start))
        found.append(Outage(f"Redis hangs, {seconds:.0f} s", seconds, redis.stop, redis.go_on))
    for seconds in (3.0,) if short else (3.0, 15.0):
        name = f"PostgreSQL killed, {seconds:.0f} s"
        found.append(Outage(name, seconds, postgres.kill, postgres.start, playable=False))
    return found


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


async def check_acks(duels: Duels, database: str) -> None:
    """See whether all that was acknowledged is in the log, and nobody was shown less."""
    connection = await asyncpg.connect(database)
    lines = await connection.fetch("SELECT table_id, key, version FROM log")
    await connection.close()
    lost = duels.ledger.told() - set(map(tuple, lines))
    duels.faults += [f"{place} was acknowledged and is not in the log" for place in sorted(lost)]
    duels.faults += map(str, duels.ledger.readings.stale)
