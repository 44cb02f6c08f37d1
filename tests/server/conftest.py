"""Servers for the tests: at family size, and as two nodes and a worker on PostgreSQL and Redis."""

import secrets
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests import needs
from tests.server.house import HASTY, READY_WITHIN, House, serving
from tests.server.store.databases import postgres_database
from tests.things import REDIS
from tischrunde.server.ports import Store
from tischrunde.server.store.opening import open_store

PATIENT = ("--patience", "1000")


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the servers have."""
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """What a server at home keeps."""
    opened = await open_store(f"sqlite:///{tmp_path / 'store.db'}")
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def redis() -> str:
    """Where the Redis is that all tests share, each with a prefix of its own."""
    return needs.service(REDIS)


@pytest.fixture(scope="session")
def family(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at home: SQLite, nothing else."""
    with serving(tmp_path_factory.mktemp("family"), *PATIENT, through=HASTY) as house:
        yield house


@pytest.fixture(scope="session")
def public(redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """Two nodes for everybody, with a worker for the bots."""
    data = tmp_path_factory.mktemp("public")
    with postgres_database() as url:
        shared = ("--database", url, "--redis", redis, "--redis-prefix", secrets.token_hex(4))
        flags = (*shared, "--key-file", str(data / "key"), *PATIENT)
        command = [sys.executable, "-m", HASTY, "tischrunde", "worker"]
        worker = subprocess.Popen([*command, "--data", str(data), *flags])  # noqa: S603
        try:
            with (
                serving(data, *flags, through=HASTY) as one,
                serving(data, *flags, through=HASTY) as other,
            ):
                yield one, other
        finally:
            worker.terminate()
            worker.wait(READY_WITHIN)


@pytest.fixture(params=["family", "public"])
def nodes(request: pytest.FixtureRequest) -> tuple[House, House]:
    """Two ways into the same tables: at home both lead to one server."""
    if request.param == "family":
        house: House = request.getfixturevalue("family")
        return house, house
    both: tuple[House, House] = request.getfixturevalue("public")
    return both
