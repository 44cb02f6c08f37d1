"""The database fails over while people play: nothing is broken, and no more is lost than must be.

In every other round the standby is a synchronous one, and nothing may be lost. In the others it was
cut off before the primary died: what it had not received is gone, and everything else must be true.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from bench.chaos.bad_socket import Place
from bench.chaos.checks import holes
from bench.chaos.duels import Duels, duelling, insist, soon
from bench.chaos.player import digest
from bench.chaos.replication import Pair, Replica, replicated
from bench.chaos.services import Services, made, services
from tischrunde.client import Client, LiveTable, Refused, Unreachable
from tischrunde.engine.viewer import ViewDiff
from tischrunde.games.catalogue import GAMES
from tischrunde.server.keys import Keys
from tischrunde.table.fold import folded
from tischrunde.table.log import Row
from tischrunde.table.table import Table

_AWAY_S: Final = 0.3
"""Seconds without a database to write to."""
_PARDONED: Final = ("stale", "refused")
"""A move may have been chosen from what is lost."""


@dataclass(slots=True)
class Failovers:
    """What was counted, and what is wrong."""

    rounds: int = 0
    acked: int = 0
    rows: int = 0
    lost: dict[bool, int] = field(default_factory=lambda: {True: 0, False: 0})
    may_be_lost: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Return a line to print."""
        return (
            f"{self.rounds} failovers, {self.rows} rows, {self.acked} acknowledged; lost: "
            f"{self.lost[True]} with a synchronous standby, {self.lost[False]} with one that was "
            f"cut off and had not received {self.may_be_lost}"
        )


async def fail_over(folder: Path, rounds: int) -> Failovers:
    """Go through a number of failovers."""
    found = Failovers()
    with replicated() as pair:
        await made(pair.primary.server)
        async with (
            services(folder, pair.url, worker=False) as running,
            duelling(running.urls, pairs=8, pardoned=_PARDONED) as duels,
        ):
            watch = _Watch(pair, running, duels, found)
            while found.rounds < rounds and not found.faults:
                await watch.round(synchronous=found.rounds % 2 == 0)
                found.rounds += 1
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
        self._forgone: set[Place] = set()

    async def round(self, *, synchronous: bool) -> None:
        """Fail over once."""
        duels, pair = self._duels, self._pair
        await pair.follow(synchronous=synchronous)
        if not synchronous:
            await pair.part()
        duels.release()
        await duels.moved(time.monotonic())
        # At every other table people think: their nodes do not notice that anything was away.
        duels.hold(sorted(duels.tables)[::2])
        dead = await pair.kill()
        await asyncio.sleep(_AWAY_S)
        await pair.promote()
        promoted = time.monotonic()
        duels.release()  # at once, before nodes have time to read what is there now
        if not synchronous:
            await self._forgo(dead)
        await duels.moved(promoted)
        await duels.rest()
        await self._check(synchronous=synchronous)

    async def _forgo(self, dead: Replica) -> None:
        """Note what only the dead server had."""
        kept = set(map(_place, await self._pair.primary.rows()))
        forgone = set(map(_place, await self._pair.remains(dead))) - kept
        self._found.may_be_lost += len(forgone)
        self._forgone |= forgone

    async def _check(self, *, synchronous: bool) -> None:
        duels, found = self._duels, self._found
        rows = await self._pair.primary.rows()
        logs: defaultdict[str, list[Row]] = defaultdict(list)
        for row in rows:
            logs[row.table].append(row)
        told, there = duels.ledger.told(), set(map(_place, rows))
        lost = told - there
        found.rows, found.acked = len(rows), len(told)
        found.lost[synchronous] += len(lost) - sum(found.lost.values())
        found.faults += [
            f"{place} was acknowledged and is lost" for place in sorted(lost - self._forgone)
        ]
        tables = [_folded(name, logs[name], self._running.keys, found) for name in duels.tables]
        await asyncio.gather(*(self._see(table) for table in tables if table is not None))
        await self._look_at_accounts()
        found.faults += [
            str(stale)
            for stale in duels.ledger.readings.stale
            if (stale.table, stale.told.key, stale.told.version) not in self._forgone
        ]
        duels.ledger.readings.newest.clear()  # what is lost was newer
        found.faults += duels.faults

    async def _see(self, table: Table) -> None:
        """See whether all who look at a table come to see what it is."""
        for viewer in self._duels.tables[table.id]:
            true = digest(ViewDiff(table, viewer.seat).everything(table))
            if not await soon(partial(_sees, viewer, table.version, true)):
                self._found.faults.append(
                    f"{table.id}: seat {viewer.seat} sees a version {viewer.version} that is not "
                    f"the true {table.version}"
                )

    async def _look_at_accounts(self) -> None:
        for url in self._running.urls:
            for client in self._duels.clients:
                try:
                    async with Client(url, token=client.token) as again:
                        await insist(again.me)
                except (Refused, Unreachable) as error:
                    self._found.faults.append(f"{url}/api/me: {error!r}")


def _sees(viewer: LiveTable, version: int, true: bytes) -> bool:
    return viewer.version == viewer.base == version and digest(viewer.view) == true


def _place(row: Row) -> Place:
    return row.table, row.key, row.version


def _folded(name: str, log: Sequence[Row], keys: Keys, found: Failovers) -> Table | None:
    if not log:
        found.faults.append(f"{name}: there is no such log any more")
        return None
    if missing := holes(log):
        found.faults.append(f"{name}: a hole, versions {missing} are missing")
        return None
    try:
        return folded(name, keys.secret(name), log, GAMES)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told of
        found.faults.append(f"{name}: it cannot be folded: {error!r}")
        return None
