"""A schedule of trouble: which, for whom and when, drawn from a seed so that it can be repeated."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bench.chaos.services import Service, Services

Kind: TypeAlias = Literal["killed", "frozen", "clock set"]

OURS: Final = ("node A", "node B", "worker")
KINDS: Final[tuple[tuple[Kind, str], ...]] = (
    *(("killed", victim) for victim in (*OURS, "Redis", "PostgreSQL")),
    *(("frozen", victim) for victim in OURS),
    *(("clock set", victim) for victim in OURS),
)
_JUMP_S: Final = 600
"""Seconds by which a clock is suddenly wrong, until it is set right again."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What befalls a victim, after how many seconds and for how many, or by how many its clock."""

    at: float
    kind: Kind
    victim: str
    seconds: float


def schedule(seed: int, seconds: float, every: float, longest: float) -> list[Trouble]:
    """Return trouble about ``every`` few seconds: of all kinds, in ever new order."""
    dice = random.Random(seed)
    found: list[Trouble] = []
    at, turn = 0.0, list[tuple[Kind, str]]()
    while True:
        at += dice.uniform(0.5, 1.5) * every
        if at > seconds and len(found) >= len(KINDS):
            return found
        turn = turn or dice.sample(KINDS, len(KINDS))
        kind, victim = turn.pop()
        long = dice.choice((-_JUMP_S, _JUMP_S)) if kind == "clock set" else dice.uniform(0, longest)
        found.append(Trouble(at, kind, victim, long))


class Troublemaker:
    """Makes trouble by a schedule; it may come together, but never are both nodes away."""

    def __init__(self, services: Services, postgres: Service) -> None:
        self._services = services
        self._victims: dict[str, Service] = {
            **services.programs,
            "Redis": services.redis,
            "PostgreSQL": postgres,
        }
        self._locks = {victim: asyncio.Lock() for victim in self._victims}
        self._locks["node B"] = self._locks["node A"]
        self.made: Counter[str] = Counter()
        self.faults: list[str] = []

    async def run(self, troubles: list[Trouble]) -> None:
        """Return when all has been done, and everything was started again."""
        async with asyncio.TaskGroup() as all_of_them:
            for trouble in troubles:
                all_of_them.create_task(self._make(trouble))
        await self._come_back()

    async def _make(self, trouble: Trouble) -> None:
        await asyncio.sleep(trouble.at)
        if trouble.kind == "clock set":
            clock = self._services.clocks[trouble.victim]
            clock.set(0 if clock.offset else int(trouble.seconds))
        else:
            async with self._locks[trouble.victim]:
                await (self._freeze if trouble.kind == "frozen" else self._kill)(trouble)
        self.made[f"{trouble.victim} {trouble.kind}"] += 1

    async def _kill(self, trouble: Trouble) -> None:
        victim = self._victims[trouble.victim]
        await asyncio.to_thread(victim.kill)
        await asyncio.sleep(trouble.seconds)
        await asyncio.to_thread(victim.start)
        if trouble.victim.startswith("node"):
            await self._come_back()

    async def _freeze(self, trouble: Trouble) -> None:
        victim = self._services.programs[trouble.victim]
        victim.freeze()
        await asyncio.sleep(trouble.seconds)
        victim.thaw()

    async def _come_back(self) -> None:
        try:
            await self._services.ready()
        except TimeoutError as error:
            self.faults.append(str(error))
