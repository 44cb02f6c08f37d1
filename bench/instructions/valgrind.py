"""Runs an evening under valgrind, and reads how many instructions it took.

Callgrind counts: of valgrind's tools it is the one that can be switched on and off from within, so
that nothing but moves is counted. It counts what the processes of the nodes do themselves, not what
the kernel does for them.
"""

import os
import pstats
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import asyncpg
import msgspec

from bench.instructions.evening import TIMED, Case, Plan, Report
from bench.instructions.plan import KEY, NOON_MS
from bench.load.environment import built, run
from bench.racers import ROOT
from tischrunde.server.guests import GUEST_KEPT_MS, hashed
from tischrunde.server.ports import Guest
from tischrunde.server.store.factory import open_store

_CALLGRIND: Final = (
    *("valgrind", "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no"),
    *("--log-file=valgrind.%p.log", "--callgrind-out-file=callgrind.%p"),
)
_NAMED: Final = re.compile(r"^desc: Trigger: Client Request: (.+)$", re.MULTILINE)
_TOTAL: Final = re.compile(r"^totals: (\d+)$", re.MULTILINE)


class Counted(NamedTuple):
    """What was done, the instructions by the names they were counted under, or a profile of it."""

    report: Report
    instructions: Mapping[str, int]
    profile: pstats.Stats | None


def counted(
    postgres: str, redis: str, build: Path, cases: Sequence[Case], how: str = ""
) -> Counted:
    """Play cases with a build, in a database and under names of their own."""
    with built(postgres, redis, build) as environment:
        (environment.data / "key").write_text(KEY.hex())
        run(plant(environment.database, cases))
        plan = environment.data / "plan.json"
        plan.write_bytes(msgspec.json.encode(Plan(environment.name, list(cases), how)))
        module = ("-m", "bench.instructions.evening")
        arguments = (str(plan), environment.database, redis)
        path = f"{build}:{ROOT}"
        done = subprocess.run(  # noqa: S603 - our own evening
            [*(() if how == TIMED else _CALLGRIND), sys.executable, "-P", *module, *arguments],
            cwd=environment.data,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"the evening with {build} has failed, see above")
        report = msgspec.json.decode((environment.data / "report.json").read_bytes(), type=Report)
        if not Path(report.source).is_relative_to(build):
            raise RuntimeError(f"{report.source} was played with instead of {build}")
        timed = [*map(str, environment.data.glob("*.prof"))]
        profile = pstats.Stats(*timed) if timed else None
        return Counted(report, totals(environment.data), profile)


def totals(data: Path) -> dict[str, int]:
    """Return what valgrind has counted, by the names of what was counted."""
    found = {}
    for path in data.glob("callgrind.*"):
        text = path.read_text()
        name, total = _NAMED.search(text), _TOTAL.search(text)
        if name is not None and total is not None:
            found[name[1]] = int(total[1])
    return found


async def plant(database: str, cases: Sequence[Case]) -> None:
    """Write down the guests and the logs of all tables."""
    store = await open_store(database)
    try:
        for case in cases:
            for table in case.tables:
                for name in table.guests:
                    guest = Guest(name, name, "circle", True, NOON_MS, NOON_MS + GUEST_KEPT_MS)  # noqa: FBT003 - it is a program
                    await store.welcome(guest, hashed(name))
    finally:
        await store.close()
    connection = await asyncpg.connect(database)
    try:
        rows = [row for case in cases for table in case.tables for row in table.rows]
        names = ("table_id", "version", "at", "seat", "key", "act", "body")
        await connection.copy_records_to_table("log", records=rows, columns=names)
    finally:
        await connection.close()
