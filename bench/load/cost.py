"""What a move costs: CPU seconds of all who take part in it."""

import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from bench.load.environment import Environment, Process
from bench.load.tally import Tally
from bench.load.usage import backends, cpu, redis_cpu


@dataclass(frozen=True)
class Spending:
    """CPU seconds for every thousand moves, by whoever spent them."""

    nodes: float
    postgres: float
    redis: float
    clients: float

    @property
    def whole(self) -> float:
        """All of it."""
        return self.nodes + self.postgres + self.redis + self.clients

    def line(self) -> str:
        """Return it in words."""
        return (
            f"nodes {self.nodes:.3f} s, PostgreSQL {self.postgres:.3f} s, "
            f"Redis {self.redis:.3f} s, clients {self.clients:.3f} s"
        )


async def spent(
    environment: Environment, processes: Sequence[Process], play: Coroutine[Any, Any, Tally]
) -> tuple[Tally, Spending | None]:
    """Let somebody play, and return what was done and what it cost; None if nothing was done."""
    ours = [process.pid for process in processes]
    theirs = await backends(environment.database)

    async def seconds() -> list[float]:
        return [cpu(ours), cpu(theirs), await redis_cpu(environment.redis), time.process_time()]

    before = await seconds()
    tally = await play
    after = await seconds()
    if not tally.moves:
        return tally, None
    costs = [1000 * (b - a) / tally.moves for a, b in zip(before, after, strict=True)]
    return tally, Spending(*costs)
