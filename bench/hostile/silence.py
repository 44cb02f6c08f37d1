"""Thousands who look at a busy table and never read, while others play."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from bench.hostile.deaf import deaf_ears
from bench.hostile.evening import Evening
from bench.hostile.honest import Company, Pair
from bench.hostile.report import Report
from bench.hostile.size import Size
from bench.hostile.storm import PATIENT
from bench.hostile.victim import victim
from tests.server.player import Player
from tests.server.running_server import RunningServer

_GONE_TIMEOUT_S: Final = 150.0
_FEW: Final = 5
_MB_EACH: Final = 0.35
"""An outbox, what waits below it, and what is around them."""


async def never_reading(report: Report, size: Size, flags: Sequence[str]) -> None:
    """Let many look at a busy table who never read."""
    with victim((*PATIENT, *flags)) as attacked:
        company = Company(attacked.server)
        rules = "fx-schmid,target=2000" if size.patient else ""
        pairs = [Pair(company, 0, public=True, rules=rules)]
        pairs += [Pair(company, number, public=False) for number in range(1, size.pairs)]
        evening = Evening(attacked, pairs, company)
        await asyncio.sleep(2)
        calm = company.measure()
        await asyncio.sleep(size.seconds)
        memory, sockets, table = attacked.memory, attacked.connections, pairs[0].tables[-1]
        stormy = company.measure()
        ears = await deaf_ears(attacked.server, table, size.deaf, patient=size.patient)
        began, peak = time.monotonic(), attacked.memory
        while attacked.connections > sockets + _FEW and time.monotonic() < began + _GONE_TIMEOUT_S:
            await asyncio.sleep(0.5)
            peak = max(peak, attacked.memory)
        gone, left = time.monotonic() - began, attacked.connections - sockets
        for ear in ears:
            ear.close()
        after = company.measure()
        await asyncio.sleep(size.seconds)
        report.wrong += await asyncio.to_thread(_come_back, attacked.server, table, size.deaf)
        await evening.end()
        report.figure(
            f"{size.deaf:,} who never read: all hung up on {gone:.0f} s after the last came"
        )
        report.figure(f"server: {memory:.0f} MB before, {peak:.0f} MB at most")
        report.compare(f"{size.deaf:,} who never read", calm, stormy)
        report.compare("after they are gone", calm, after)
        report.judge("sockets left of who never reads", max(0, left), most=_FEW)
        report.judge("MB for each who never reads", (peak - memory) / size.deaf, most=_MB_EACH)
        evening.look_over(report)


def _come_back(server: RunningServer, table: str, count: int) -> list[str]:
    """Let some of them resume, and read this time."""
    wrong = []
    for _ in range(min(count, 20)):
        with server.socket(close_timeout=0.2) as line:
            player = Player(line, table)
            player.version = 5
            frame = player.look(since=5).until("snap", "ev", "skip")
            if frame["v"] <= player.version - 1:
                wrong.append(f"who comes back is told {frame['t']} of version {frame['v']}")
    return wrong
