"""Hostile frames by the million, while others play; and against real limits."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from bench.hostile.evening import Evening, Kept
from bench.hostile.honest import Company, Pair
from bench.hostile.mob import Mob
from bench.hostile.report import Report
from bench.hostile.size import Size
from bench.hostile.victim import Victim, victim

PATIENT: Final = ("--patience", "100000")
_MAX_GROWTH, _LITTLE = 0.1, 20.0
"""Maximum share, or MB, by which memory grows after the first fifth of an attack."""
_OF_A_TABLE: Final = 0.07
"""MB a match that is over still takes, as long as there is room: it is no leak."""
_LONGEST: Final = 900.0
_LIMITED_SOCKETS: Final = 4
_SETTLE: Final = 2.0
_HUMAN: Final = 0.15


async def hostile_frames(report: Report, size: Size, flags: Sequence[str]) -> None:
    """Send hostile frames to a server at which others play."""
    with victim((*PATIENT, *flags)) as attacked:
        company = Company(attacked.server)
        kept = await asyncio.to_thread(Kept, attacked.server)
        pairs = [Pair(company, number, public=number % 2 == 0) for number in range(size.pairs)]
        evening = Evening(attacked, pairs, company)
        await asyncio.sleep(_SETTLE)
        calm = company.measure()
        await asyncio.sleep(size.seconds)
        mob = Mob(attacked.server, size.sockets, [*company.tables, *kept.tables], company.moves)
        stormy = company.measure()
        progress = _Progress(attacked, company, size.frames)
        await progress.watch()
        await asyncio.to_thread(mob.stop)
        company.measure()
        await evening.end()
        report.figure(
            f"{progress.read:,.0f} hostile frames read in {progress.seconds:.0f} s,"
            f" {mob.begun} requests begun and left"
        )
        report.figure(f"errors told, most of all: {dict(mob.answers().most_common(12))}")
        report.figure(f"{mob.heard() / 1e6:.0f} MB of answers; sockets closed: {mob.closes}")
        report.compare("hostile frames", calm, stormy)
        report.judge("hostile frames read", progress.read, least=size.frames)
        early, late, tables = progress.early, progress.late, progress.tables
        report.figure(
            f"memory: {early:.0f} MB after a fifth, {late:.0f} MB at last,"
            f" with {tables:.0f} tables more"
        )
        grown, most = late - early - _OF_A_TABLE * tables, max(_LITTLE, _MAX_GROWTH * early)
        report.judge("MB more at the end than after a fifth, but for tables", grown, most=most)
        canaries = [*evening.canaries(), *kept.canaries(attacked.keys)]
        report.wrong += [f"an attacker {leak}" for leak in mob.leaks(canaries)]
        report.wrong += await asyncio.to_thread(kept.play_to_the_end)
        evening.look_over(report)


async def real_limits(report: Report, size: Size, flags: Sequence[str]) -> None:
    """Attack a server that has its limits, at which others play as people do."""
    with victim(flags) as attacked:
        company = Company(attacked.server)
        rules = "uno-carabiner,target=1"
        pairs = [Pair(company, 1, public=True, gap=_HUMAN, rules=rules) for _ in range(2)]
        evening = Evening(attacked, pairs, company)
        await asyncio.sleep(_SETTLE)
        calm = company.measure()
        await asyncio.sleep(size.seconds)
        mob = Mob(attacked.server, _LIMITED_SOCKETS, company.tables, company.moves)
        stormy = company.measure()
        await asyncio.sleep(2 * size.seconds)
        await asyncio.to_thread(mob.stop)
        await evening.end()
        report.figure(f"real limits: errors {dict(mob.answers().most_common(4))}, {mob.closes}")
        report.compare("floods at real limits", calm, stormy)
        closed = sum(mob.closes.get(code, 0) for code in ("1008", "1006"))
        report.judge("floods hung up on", closed, least=1)
        report.wrong += [f"an attacker {leak}" for leak in mob.leaks(evening.canaries())]
        evening.look_over(report)


class _Progress:
    """How far an attack is, as the server counts it."""

    def __init__(self, victim: Victim, company: Company, frames: int) -> None:
        self._victim = victim
        self._company = company
        self._frames = frames
        self._began = time.monotonic()
        self._first = self._count()
        self.read = 0.0
        self.early = self.late = self.seconds = self.tables = 0.0

    async def watch(self) -> None:
        """Look on until all frames were read, or it takes too long."""
        while self.read < self._frames and time.monotonic() < self._began + _LONGEST:
            await asyncio.sleep(0.3)
            self.read = await asyncio.to_thread(self._count) - self._first
            if not self.early and self.read >= self._frames / 5:
                self.early = self._victim.memory
                self.tables -= self._victim.figure("tischrunde_tables")
        self.tables += self._victim.figure("tischrunde_tables")
        self.late = self._victim.memory
        self.seconds = time.monotonic() - self._began

    def _count(self) -> float:
        return self._victim.figure("tischrunde_frames_read") - self._company.said
