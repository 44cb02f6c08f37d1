"""Who is killed when, and how long it stays away: drawn from a seed, so it can be had again."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from typing import Final

from bench.chaos.services import Services

VICTIMS: Final = ("node A", "node B", "worker", "Redis", "PostgreSQL")
_LONGEST_AWAY: Final = 3.0


@dataclass(frozen=True, slots=True)
class Kill:
    """A killing: after how many seconds, of what, and for how many seconds it stays away."""

    at: float
    victim: str
    away: float


def schedule(seed: int, seconds: float, every: float) -> list[Kill]:
    """Return killings about ``every`` so many seconds: of all victims, in ever new order."""
    dice = random.Random(seed)
    kills: list[Kill] = []
    at, turn = 0.0, list[str]()
    while True:
        at += dice.uniform(0.5, 1.5) * every
        if at > seconds and len(kills) >= len(VICTIMS):
            return kills
        turn = turn or dice.sample(VICTIMS, len(VICTIMS))
        kills.append(Kill(at, turn.pop(), dice.uniform(0.0, _LONGEST_AWAY)))


class Killer:
    """Kills by a schedule; outages may overlap, but never are both nodes away."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._locks = {victim: asyncio.Lock() for victim in VICTIMS}
        self._locks["node B"] = self._locks["node A"]
        self.killed: Counter[str] = Counter()

    async def run(self, kills: list[Kill]) -> None:
        """Return when all has been done, and everything was started again."""
        async with asyncio.TaskGroup() as all_of_them:
            for kill in kills:
                all_of_them.create_task(self._do(kill))

    async def _do(self, kill: Kill) -> None:
        await asyncio.sleep(kill.at)
        victim = self._services.all[kill.victim]
        async with self._locks[kill.victim]:
            await asyncio.to_thread(victim.kill)
            self.killed[kill.victim] += 1
            await asyncio.sleep(kill.away)
            await asyncio.to_thread(victim.start)
            if kill.victim.startswith("node"):
                await self._services.ready()
