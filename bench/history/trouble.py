"""A schedule of trouble in the network, with processes and with clocks, drawn from a seed."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final, Literal, Protocol, TypeAlias

from bench.history.cluster import Cluster
from bench.history.network import CLIENTS, MEMBERS, NODES, SERVERS, Network
from bench.history.switch import Rule

Way: TypeAlias = tuple[str, str]
"""From whom to whom."""
Kind: TypeAlias = Literal["parted", "lossy", "slow", "killed", "frozen", "clock"]

_OURS: Final = (*NODES, "worker")
_TALKING: Final[Sequence[Way]] = (
    *((node, other) for node in NODES for other in (CLIENTS, "Redis", "PostgreSQL")),
    ("worker", "Redis"),
    ("worker", "PostgreSQL"),
)
"""Pairs that have something to say to each other."""
_WRONG_S: Final = 600
"""Seconds by which a clock is wrong."""


@dataclass(frozen=True, slots=True)
class Affliction:
    """What befalls whom, after how many seconds and for how many.

    It is a member, or the ways between members that it befalls; ``by`` says how much: the share
    that is lost, the milliseconds that packets take, the seconds by which a clock is wrong.
    """

    at: float
    seconds: float
    kind: Kind
    victim: str
    ways: tuple[Way, ...] = ()
    by: float = 1.0

    def __str__(self) -> str:
        """Return a line to print."""
        return f"{self.at:.2f} s: {self.victim} {self.kind} for {self.seconds:.2f} s ({self.by:g})"


def schedule(seed: int, seconds: float, every: float, longest: float) -> list[Affliction]:
    """Return trouble about ``every`` few seconds: of all kinds in turn, in ever new order."""
    dice = random.Random(f"{seed} trouble")
    found: list[Affliction] = []
    at = 0.0
    while True:
        kinds = list(_kinds())
        dice.shuffle(kinds)
        for kind, victim, ways in kinds:
            at += dice.uniform(0.4, 1.6) * every
            if at > seconds:
                return found
            by = {
                "lossy": dice.uniform(0.03, 0.5),
                "slow": dice.uniform(5, 250),
                "clock": dice.choice((-_WRONG_S, _WRONG_S)),
            }.get(kind, 1.0)
            found.append(Affliction(at, dice.uniform(0.1, longest), kind, victim, ways, by))


def _kinds() -> Iterator[tuple[Kind, str, tuple[Way, ...]]]:
    """Return every kind of trouble with everybody whom it may befall."""
    for victim in SERVERS:
        yield from (("killed", victim, ()), ("frozen", victim, ())) * 2
        out = tuple((victim, other) for other in MEMBERS if other != victim)
        into = tuple((other, victim) for other in MEMBERS if other != victim)
        yield "parted", f"{victim} from all", out + into
        yield "parted", f"{victim}, which is not heard,", out
        yield "parted", f"{victim}, which does not hear,", into
        yield "lossy", f"{victim}, both ways,", out + into
    for victim in _OURS:
        yield "clock", victim, ()
    for one, other in _TALKING:
        yield "parted", f"{one} from {other}", ((one, other), (other, one))
        yield "parted", f"{one} to {other}", ((one, other),)
        yield "parted", f"{other} to {one}", ((other, one),)
        yield "lossy", f"{one} to {other}", ((one, other),)
        yield "lossy", f"{other} to {one}", ((other, one),)
        yield "slow", f"{one} and {other}", ((one, other), (other, one))
    yield "slow", "everybody", tuple(permutations(MEMBERS, 2))


class _Victim(Protocol):
    """A process that can be frozen and killed."""

    def start(self) -> None: ...
    def kill(self) -> None: ...
    def freeze(self) -> None: ...
    def thaw(self) -> None: ...


class Afflictions:
    """Lets a schedule befall a cluster; trouble may come together."""

    def __init__(self, cluster: Cluster, network: Network) -> None:
        self.made: Counter[str] = Counter()
        self._cluster = cluster
        self._network = network
        self._victims: dict[str, _Victim] = {
            **cluster.programs,
            "Redis": cluster.redis,
            "PostgreSQL": cluster.postgres,
        }
        self._locks = {name: asyncio.Lock() for name in self._victims}
        self._present: list[Affliction] = []

    async def run(self, afflictions: Sequence[Affliction]) -> None:
        """Return when all is over, and everybody is there again."""
        try:
            async with asyncio.TaskGroup() as all_of_them:
                for affliction in afflictions:
                    all_of_them.create_task(self._befall(affliction))
        finally:
            self._network.set({})
            for clock in self._cluster.clocks.values():
                clock.set(0)
        await self._cluster.ready()

    async def _befall(self, it: Affliction) -> None:
        await asyncio.sleep(it.at)
        if it.ways:
            self._present.append(it)
            self._network.set(rules(self._present))
            await asyncio.sleep(it.seconds)
            self._present.remove(it)
            self._network.set(rules(self._present))
        elif it.kind == "clock":
            clock = self._cluster.clocks[it.victim]
            clock.set(0 if clock.offset else int(it.by))  # whoever starts meanwhile starts with it
        else:
            victim = self._victims[it.victim]
            go, come = victim.freeze, victim.thaw
            if it.kind == "killed":
                go, come = victim.kill, victim.start
            async with self._locks[it.victim]:
                await asyncio.to_thread(go)
                await asyncio.sleep(it.seconds)
                await asyncio.to_thread(come)
        self.made[it.kind] += 1


def rules(present: Sequence[Affliction]) -> dict[Way, Rule]:
    """Return what all that is wrong at once does to packets."""
    found: dict[Way, Rule] = {}
    for it in present:
        for way in it.ways:
            lost, delay, jitter = found.get(way, Rule())
            if it.kind == "slow":
                found[way] = Rule(lost, delay + it.by, jitter + it.by / 2)
            else:
                found[way] = Rule(1 - (1 - lost) * (1 - it.by), delay, jitter)
    return found
