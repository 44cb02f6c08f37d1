"""The database fails over while people play: nothing is broken, and no more is lost than must be.

Either the standby is a synchronous one: people play on without a rest, the primary dies at any
moment, and nothing may be lost. Or it was cut off before the primary died: what it had not received
is gone, and everything else must be true. In both the dead primary is rewound and follows.
"""

import asyncio
import math
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench.chaos.duels import Duels, duelling, insist, soon
from bench.chaos.growing_log import GrowingLog, place
from bench.chaos.player import digest
from bench.chaos.replication import Pair, Replica, replicated
from bench.chaos.services import Services, made, services
from tischrunde.client import Client, LiveTable, Refused, Unreachable
from tischrunde.engine.viewer import ViewDiff
from tischrunde.table.table import Table

if TYPE_CHECKING:
    from bench.chaos.bad_socket import Place

ACKNOWLEDGED_WITHIN_S: Final = 5.0
"""Seconds after a promotion within which both nodes acknowledge a move, in 99 of 100 failovers."""

_LONGEST_PLAY_S: Final = 0.5
"""Maximum number of seconds until the primary dies, from when it could be done without."""
_LONGEST_STALL_S: Final = 0.1
"""Maximum number of seconds for which the primary sends nothing before it dies."""
_AWAY_S: Final = 0.3
"""Seconds without a database to write to, where the standby was cut off."""
_WHOLE_EVERY: Final = 50
"""Failovers after which the whole log is read."""
_JUDGED_FROM: Final = 100
"""Failovers from which on it is judged how soon nodes acknowledge."""
_SHORT: Final = "uno-carabiner,target=200"
"""Matches that end."""
_PARDONED: Final = ("stale", "refused")
"""A move may have been chosen from what is lost."""


@dataclass(slots=True)
class Failovers:
    """What was counted, and what is wrong."""

    synchronous: bool
    rounds: int = 0
    matches: int = 0
    acked: int = 0
    rows: int = 0
    lost: int = 0
    forgone: int = 0
    """Rows that the standby had not received."""
    firsts: list[tuple[float, ...]] = field(default_factory=list)
    """By failover: seconds from the promotion to the first acknowledgement, of each node."""
    promotions: list[float] = field(default_factory=list)
    """Seconds from the death of the primary until its standby was promoted."""
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Return what to print."""
        kind = "to a synchronous standby" if self.synchronous else "to a standby that was cut off"
        missed = "" if self.synchronous else f", the standby had not received {self.forgone}"
        after = [max(each) for each in self.firsts]
        dead = [one + other for one, other in zip(self.promotions, after, strict=True)]
        times = {
            "of the promotion at one node": [min(each) for each in self.firsts],
            "of the promotion at both": after,
            "of the death of the primary at both": dead,
        }
        counted = (
            f"{self.rounds} failovers {kind}, {self.matches} matches over, {self.rows} rows, "
            f"{self.acked} acknowledged; lost: {self.lost}{missed}"
        )
        waited = [f"acknowledged within {_spread(each)} s {of}" for of, each in times.items()]
        return "\n".join((counted, *waited))

    def judge(self, planned: int) -> None:
        """Complain once nodes have needed too long in more than 1 of 100 planned failovers.

        Of fewer nothing can be said: one may have met a busy machine.
        """
        late = [max(each) for each in self.firsts if max(each) > ACKNOWLEDGED_WITHIN_S]
        if planned >= _JUDGED_FROM and len(late) > planned // 100:
            self.faults.append(
                f"in {len(late)} of {planned} failovers a node acknowledged nothing within "
                f"{ACKNOWLEDGED_WITHIN_S:.0f} s of the promotion, but after {late[-1]:.1f} s"
            )


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that a share of all does not exceed; 0 of none."""
    return sorted(values)[math.ceil(share * len(values)) - 1] if values else 0.0


def _spread(values: Sequence[float]) -> str:
    return (
        f"p50 {percentile(values, 0.5):.2f}, p99 {percentile(values, 0.99):.2f}, "
        f"max {max(values, default=0.0):.2f}"
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """How often the database fails over, to what kind of standby, and what is planted."""

    rounds: int
    seed: int
    synchronous: bool = True
    fault: str | None = None
    """What is wrong with the nodes."""
    asynchronous: bool = False
    """Whether the standby is none that is waited for, though it should be."""


async def fail_over(
    folder: Path, plan: Plan, tell: Callable[[Failovers], None] = lambda _: None
) -> Failovers:
    """Go through a number of failovers, and tell of them now and then."""
    found = Failovers(plan.synchronous)
    duels = Duels(pardoned=_PARDONED)
    if plan.synchronous:
        duels.rules, duels.think = _SHORT, 0.0
    with replicated(asynchronous=plan.asynchronous) as pair:
        await made(pair.primary.server)
        async with (
            services(folder, pair.url, worker=False, fault=plan.fault) as running,
            duelling(running.urls, pairs=8, duels=duels),
        ):
            watch = _Watch(pair, running, duels, found)
            dice = random.Random(plan.seed)
            await pair.follow(synchronous=plan.synchronous)
            while found.rounds < plan.rounds and not found.faults:
                await (watch.die_at(dice) if plan.synchronous else watch.lose())
                found.rounds += 1
                found.judge(plan.rounds)
                if found.rounds % _WHOLE_EVERY == 0 or found.rounds == plan.rounds:
                    await watch.check_whole()
                    tell(found)
            if found.faults:
                found.faults.append(running.said()[-4000:])
    return found


class _Watch:
    """Lets the database fail over, and compares what is left with what people were told."""

    def __init__(self, pair: Pair, running: Services, duels: Duels, found: Failovers) -> None:
        self._pair = pair
        self._running = running
        self._duels = duels
        self._found = found
        self._log = GrowingLog(running.keys)
        self._forgone: set[Place] = set()

    async def die_at(self, dice: random.Random) -> None:
        """Fail over once, at a moment drawn by lot, to a standby that has all."""
        duels, pair = self._duels, self._pair
        duels.forget()
        await asyncio.sleep(dice.uniform(0, _LONGEST_PLAY_S))
        if dice.random() < 0.5:  # noqa: PLR2004 - a coin
            await pair.stall()
            await asyncio.sleep(dice.uniform(0, _LONGEST_STALL_S))
        died = time.monotonic()
        await pair.kill()
        await pair.promote()
        promoted = time.monotonic()
        # Until it follows, what is acknowledged is on one machine: that one may not die yet.
        following = asyncio.create_task(pair.follow(synchronous=True))
        try:
            await self._moved(died, promoted)
            await duels.rest()
            await self._check()
            duels.release()
            await following
        finally:
            following.cancel()
            with suppress(asyncio.CancelledError):
                await following

    async def lose(self) -> None:
        """Fail over once, to a standby that was cut off."""
        duels, pair = self._duels, self._pair
        duels.forget()
        await pair.part()
        duels.release()
        await duels.moved(time.monotonic())
        # At every other table people think: their nodes do not notice that anything was away.
        duels.hold(sorted(duels.tables)[::2])
        died = time.monotonic()
        dead = await pair.kill()
        await asyncio.sleep(_AWAY_S)
        await pair.promote()
        promoted = time.monotonic()
        duels.release()  # at once, before nodes have time to read what is there now
        await self._forgo(dead)
        await self._moved(died, promoted)
        await duels.rest()
        await self._check()
        duels.ledger.readings.newest.clear()  # what is lost was newer
        await pair.follow(synchronous=False)

    async def _moved(self, died: float, promoted: float) -> None:
        """Wait until there was a move at every table and at both nodes; note how long it took."""
        duels, urls = self._duels, self._running.urls
        await duels.moved(promoted)
        await duels.answers(urls, promoted)
        self._found.promotions.append(promoted - died)
        self._found.firsts.append(duels.first_answers(urls, promoted))

    async def _forgo(self, dead: Replica) -> None:
        """Note what only the dead server had."""
        kept = set(map(place, await self._pair.primary.rows()))
        forgone = set(map(place, await self._pair.remains(dead))) - kept
        self._found.forgone += len(forgone)
        self._forgone |= forgone

    async def check_whole(self) -> None:
        """Read the whole log, and look at every account, while nobody moves."""
        await self._duels.rest()
        await self._check()
        self._log.compare(await self._pair.primary.rows())
        await self._look_at_accounts()
        self._sum_up()
        self._duels.release()

    async def _check(self) -> None:
        """Read what is new, and see whether people were told of it and see it; nobody moves."""
        duels, log = self._duels, self._log
        told = duels.ledger.told()
        duels.ledger.acked.clear()
        names = {*duels.tables, *(table for table, _, _ in told if not log.is_closed(table))}
        await self._read(names)
        log.hear(told - self._forgone)
        self._found.acked += len(told)
        self._found.lost += len(told & self._forgone)
        tables = [log.table(name) for name in duels.tables]
        await asyncio.gather(*(self._see(table) for table in tables if table is not None))
        for name in names - duels.tables.keys():
            log.close(name)
        self._sum_up()

    async def _read(self, names: set[str]) -> None:
        """Read what is new of some tables; what went back is read again from its beginning."""
        log, primary = self._log, self._pair.primary
        back = log.take(names, await primary.rows_from(log.since(names)))
        for name in back:
            last = log.forget(name)
            if last not in self._forgone:
                log.faults.append(f"{last} was in the log and is lost")
        log.take(back, await primary.rows_from(log.since(back)))

    def _sum_up(self) -> None:
        duels, found, log = self._duels, self._found, self._log
        found.rows, found.matches = log.rows, duels.matches
        stale = [
            str(each)
            for each in duels.ledger.readings.stale
            if (each.table, each.told.key, each.told.version) not in self._forgone
        ]
        if found.synchronous:
            found.lost = len(log.lost)
        for fault in (*log.faults, *stale, *duels.faults):
            if fault not in found.faults:
                found.faults.append(fault)

    async def _see(self, table: Table) -> None:
        """See whether all who look at a table come to see what it is."""
        for viewer in self._duels.tables.get(table.id, ()):
            true = digest(ViewDiff(table, viewer.seat).everything(table))
            if not await self._soon(partial(_sees, viewer, table.version, true)):
                self._log.faults.append(
                    f"{table.id}: seat {viewer.seat} sees a version {viewer.version} that is not "
                    f"the true {table.version}"
                )

    async def _soon(self, true: Callable[[], bool]) -> bool:
        """Wait until something is true, but not if anything is wrong already."""
        await soon(lambda: bool(self._log.faults or self._duels.faults) or true())
        return true()

    async def _look_at_accounts(self) -> None:
        for url in self._running.urls:
            for client in self._duels.clients:
                try:
                    async with Client(url, token=client.token) as again:
                        await insist(again.me)
                except (Refused, Unreachable) as error:
                    self._log.faults.append(f"{url}/api/me: {error!r}")


def _sees(viewer: LiveTable, version: int, true: bytes) -> bool:
    return viewer.version == viewer.base == version and digest(viewer.view) == true
