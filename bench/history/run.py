"""One run: a cluster, a crowd and their trouble, and then the judgement."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from bench.history.checker import Anomaly, Checker
from bench.history.cluster import Cluster, clustered, database_server
from bench.history.crowd import Crowd
from bench.history.events import Journal, read
from bench.history.network import Network
from bench.history.trouble import Affliction, Afflictions
from bench.history.truth import logs, views_by

_SETTLE_S: Final = 3.0
_SHOWN_EVERY_S: Final = 60.0


@dataclass(frozen=True, slots=True)
class Plan:
    """How long, how much, and how much goes wrong."""

    seed: int
    seconds: float
    trouble: Callable[[int], Sequence[Affliction]]
    """What goes wrong in each lap; a lap takes ``seconds``."""
    tables: int
    moves: float
    views: float
    operations: int = 0
    """Laps follow until this number of commands and views was answered."""
    patience_s: float = 60.0
    """Seconds in which everything is answered once there is no trouble any more."""


@dataclass(slots=True)
class Report:
    """What was done and what is wrong."""

    commands: int = 0
    views: int = 0
    rows: int = 0
    tables: int = 0
    seconds: float = 0.0
    checked_s: float = 0.0
    made: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    anomalies: list[Anomaly] = field(default_factory=list)
    said: str = ""
    """What the programs had to complain about."""

    def __str__(self) -> str:
        """Return lines to print."""
        done = self.commands + self.views
        return (
            f"{done} operations ({self.commands} commands, {self.views} views) in "
            f"{self.seconds:.0f} s; {self.tables} tables, {self.rows} rows; checked in "
            f"{self.checked_s:.0f} s\ntrouble: {dict(sorted(self.made.items()))}\n"
            f"clients: {dict(sorted(self.counts.items()))}\n"
            f"refused: {dict(sorted(self.codes.items()))}"
        )


async def run(
    plan: Plan,
    network: Network,
    folder: Path,
    *,
    fault: str | None = None,
    keep: Path | None = None,
) -> Report:
    """Run all, and judge it."""
    path = keep or folder / "history"
    with database_server(network) as postgres:
        async with clustered(folder, network, postgres, fault) as cluster:
            with path.open("wb") as file:
                report = await _played(plan, network, cluster, Journal(file))
            began = time.monotonic()
            kept = await logs(cluster.database)
            keys = cluster.keys
            report.said = cluster.said()
    if keep is not None:
        lines = [row for rows in kept.values() for row in rows]
        keep.with_suffix(".log").write_bytes(msgspec.json.encode(lines))
    checker = Checker()
    checker.take(read(path))
    report.anomalies += checker.finish(kept, views_by(keys))
    report.commands, report.views = checker.commands, checker.views
    report.rows, report.tables = sum(map(len, kept.values())), len(kept)
    report.checked_s = time.monotonic() - began
    return report


async def _played(plan: Plan, network: Network, cluster: Cluster, journal: Journal) -> Report:
    report = Report()
    crowd = Crowd(
        journal,
        cluster.nodes,
        plan.seed,
        tables=plan.tables,
        moves=plan.moves,
        views=plan.views,
    )
    await crowd.begin()
    began = time.monotonic()
    afflictions = Afflictions(cluster, network)
    shown = asyncio.create_task(_show(crowd, began))
    enough, lap = _enough(), 0
    while True:
        try:
            await asyncio.gather(afflictions.run(plan.trouble(lap)), asyncio.sleep(plan.seconds))
        except TimeoutError as error:  # a node does not come back
            report.anomalies.append(Anomaly("unanswered", "", str(error)))
            break
        lap += 1
        if enough.is_set() or crowd.operations >= plan.operations:
            break
    await asyncio.sleep(_SETTLE_S)
    await crowd.end(plan.patience_s)
    shown.cancel()
    report.seconds = time.monotonic() - began
    report.made, report.counts = afflictions.made, crowd.counts
    for person in crowd.persons:
        report.codes += person.codes
        report.counts["sessions"] += person.sessions
    report.anomalies += [Anomaly("unanswered", "", fault) for fault in crowd.faults]
    return report


async def _show(crowd: Crowd, began: float) -> None:
    """Tell now and then how far it has come."""
    while True:
        await asyncio.sleep(_SHOWN_EVERY_S)
        print(f"{time.monotonic() - began:.0f} s: {crowd.operations} operations", flush=True)


def _enough() -> asyncio.Event:
    """Return what is set by Ctrl-C: what there is by then is judged. A second one ends it all."""
    loop, enough = asyncio.get_running_loop(), asyncio.Event()

    def end() -> None:
        enough.set()
        loop.remove_signal_handler(signal.SIGINT)

    loop.add_signal_handler(signal.SIGINT, end)
    return enough
