"""The faults that `bench.history` and `bench.chaos` plant fit the server as it is."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from bench.chaos import planted as chaos
from tests.server.store.databases import postgres_database
from tests.server.store.samples import row
from tischrunde.server.store import postgres_log
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.postgres_log import PostgresLog


@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("bench.history.faults", "FAULTS"),
        ("bench.chaos.planted", "FAULTS"),
        ("bench.chaos.planted", "FAULTS_WITH_LOSSES"),
    ],
)
def test_each_can_be_planted(module: str, names: str) -> None:
    """One whose place has got another name would keep a node from starting, and be no fault."""
    plant_all = f"from {module} import {names} as faults\nfor plant in faults.values(): plant()"
    subprocess.run([sys.executable, "-c", plant_all], check=True)  # noqa: S603 - our own


@pytest.fixture
def database() -> Iterator[str]:
    with postgres_database() as url:
        yield url


@pytest.mark.anyio
async def test_rows_can_be_left_out_of_the_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place, name in (
        (postgres_log, "APPEND"),
        (postgres_log, "_APPEND_AND_CHECK"),
        (PostgresLog, "append"),
    ):
        monkeypatch.setattr(place, name, getattr(place, name))  # what is planted ends with the test
    chaos.FAULTS["hole"]()
    store = await open_store(database)
    assert [await store.append(row(version)) for version in (1, 3)] == [True, True]
    assert [each.version for each in await store.rows(row(1).table)] == [1, 3]
    await store.close()
