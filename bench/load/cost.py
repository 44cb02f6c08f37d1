"""What a move costs: CPU seconds of all who take part in it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from bench.load.environment import Environment, Process
from bench.load.players import Room
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
            f"Redis {self.redis:.3f} s, our load clients {self.clients:.3f} s"
        )


async def play(
    environment: Environment, processes: Sequence[Process], room: Room, seconds: float
) -> tuple[Tally, Spending]:
    """Let a room play for a while, and return what it did and what it cost."""
    ours = [process.pid for process in processes]
    theirs = await backends(environment.database)

    async def spent() -> list[float]:
        return [cpu(ours), cpu(theirs), await redis_cpu(environment.redis), time.process_time()]

    before = await spent()
    tally = await room.play_for(seconds)
    after = await spent()
    costs = [1000 * (b - a) / max(1, tally.moves) for a, b in zip(before, after, strict=True)]
    return tally, Spending(*costs)
