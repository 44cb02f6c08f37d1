"""The faults of `bench.history.faults`, one after the other: each has to be found."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.history.faults import FAULTS
from bench.history.network import Network
from bench.history.run import Plan, run
from bench.history.trouble import Affliction

_TRIES: Final = 3
_A, _B, _STORE = "node A", "node B", "PostgreSQL"
_BOTH_WAYS: Final = ((_A, _STORE), (_STORE, _A))
_DEAF: Final = (("Redis", _B),)
TROUBLE: Final = (
    Affliction(0.5, 11.0, "clock", _B, by=600),
    Affliction(1.0, 2.0, "lossy", "Redis to node B", _DEAF, by=0.5),
    Affliction(2.0, 7.0, "parted", "node A from PostgreSQL", _BOTH_WAYS),
    Affliction(4.0, 2.5, "parted", "Redis to node B", _DEAF),
    Affliction(9.5, 0.3, "killed", _STORE),
    Affliction(10.5, 1.0, "frozen", _B),
    Affliction(11.5, 0.2, "killed", _A),
)
"""A little of everything, and one node that is away from the database for longer than it waits."""
_LAP_S: Final = 15.0


def find(network: Network, seed: int, names: Sequence[str]) -> list[str]:
    """Plant these faults, or all, and say by which checks each was found; return what is wrong.

    First nothing is planted, and nothing may be found.
    """
    wrong: list[str] = []
    found = _found(network, seed, None)
    print(f"nothing planted: {dict(found) or 'nothing found'}", flush=True)
    if found:
        wrong.append("nothing")
    for name in names or FAULTS:
        found = Counter()
        for attempt in range(_TRIES):
            found = found or _found(network, seed + attempt, name)
        by = ", ".join(f"{check} ({count})" for check, count in found.most_common())
        print(f"{name}: {f'found by {by}' if found else 'NOT FOUND'}", flush=True)
        if not found:
            wrong.append(name)
    return wrong


def _found(network: Network, seed: int, fault: str | None) -> Counter[str]:
    plan = Plan(
        seed=seed,
        seconds=_LAP_S,
        trouble=lambda _: TROUBLE,
        tables=12,
        moves=150,
        views=600,
        patience_s=30.0,
    )
    with TemporaryDirectory(prefix="tischrunde-planted-") as folder:
        report = asyncio.run(run(plan, network, Path(folder), fault=fault))
    return Counter(anomaly.check for anomaly in report.anomalies)
