"""What was acknowledged is there after a crash."""

import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.server.store.databases import Databases
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.sqlite_connection import connect

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
FLUSHED_AT_EVERY_COMMIT = 2
"""SQLite's number of ``synchronous = FULL``."""


@pytest.mark.parametrize("seed", range(3))
async def test_a_killed_program_loses_nothing_acknowledged(databases: Databases, seed: int) -> None:
    acked: Counter[str] = Counter()
    with subprocess.Popen(  # noqa: ASYNC220, S603 - nobody else waits; our own module
        [sys.executable, "-m", "tests.server.store.appender", json.dumps(databases)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        for _ in range(random.Random(seed).randint(1, 300)):
            acked[program.stdout.readline().split()[0]] += 1
        program.kill()
        acked.update(line.split()[0] for line in program.stdout if line.endswith("\n"))
    store = await open_store(*databases)
    for table, versions in acked.items():
        kept = [each.version for each in await store.rows(table)]
        assert kept == list(range(1, len(kept) + 1))
        assert versions <= len(kept) <= versions + 1
    checked = await store.overdue(2**40, 100)
    assert set(acked) <= set(checked)
    await store.close()


async def test_a_file_is_flushed_before_anything_is_acknowledged(tmp_path: Path) -> None:
    # Only a loss of power shows it: a killed program leaves to the system what it has written.
    connection = connect(tmp_path / "tables.sqlite")
    assert connection.execute("PRAGMA synchronous").fetchone() == (FLUSHED_AT_EVERY_COMMIT,)
    connection.close()
