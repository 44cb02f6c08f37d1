"""Servers for the tests: at family size, and as two nodes and a worker on PostgreSQL and Redis."""

import asyncio
import secrets
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from tests import needs
from tests.requirements import REDIS
from tests.server.running_server import HASTY, READY_TIMEOUT_S, RunningServer, running_server
from tests.server.store.databases import postgres_database
from tischrunde.server.ports import Store
from tischrunde.server.store import factory, postgres, sqlite
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.migration import migrate

PATIENT = ("--patience", "1000")


@pytest.fixture(autouse=True)
def patient_readiness(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may answer later than a load balancer would wait."""
    monkeypatch.setattr(postgres, "READY_TIMEOUT_S", 60.0)
    monkeypatch.setattr(sqlite, "READY_TIMEOUT_S", 60.0)


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the servers have."""
    return "asyncio"


@pytest.fixture(scope="session")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty store, to copy: laying one out takes longer than most tests."""
    path = tmp_path_factory.mktemp("laid-out") / "store.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def empty_file(laid_out: Path, tmp_path: Path) -> str:
    """Where the empty store of a test is."""
    return f"sqlite:///{shutil.copy(laid_out, tmp_path / 'store.db')}"


@pytest.fixture
async def store(empty_file: str) -> AsyncIterator[Store]:
    """What a server at home keeps."""
    with patch.object(factory, "migrate", AsyncMock()):
        opened = await open_store(empty_file)
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def redis() -> str:
    """Where the Redis is that all tests share, each with a prefix of its own."""
    return needs.service(REDIS)


@pytest.fixture(scope="session")
def family(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server at home: SQLite, nothing else."""
    with running_server(tmp_path_factory.mktemp("family"), *PATIENT, through=HASTY) as server:
        yield server


@pytest.fixture(scope="session")
def public(
    redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two nodes for everybody, with a worker for the bots."""
    data = tmp_path_factory.mktemp("public")
    with postgres_database() as url:
        shared = ("--database", url, "--redis", redis, "--redis-prefix", secrets.token_hex(4))
        flags = (*shared, "--key-file", str(data / "key"), *PATIENT)
        command = [sys.executable, "-m", HASTY, "tischrunde", "worker"]
        worker = subprocess.Popen([*command, "--data", str(data), *flags])  # noqa: S603
        try:
            with (
                running_server(data, *flags, through=HASTY) as one,
                running_server(data, *flags, through=HASTY) as other,
            ):
                yield one, other
        finally:
            worker.terminate()
            worker.wait(READY_TIMEOUT_S)


@pytest.fixture(params=["family", "public"])
def nodes(request: pytest.FixtureRequest) -> tuple[RunningServer, RunningServer]:
    """Two ways into the same tables: at home both lead to one server."""
    if request.param == "family":
        server: RunningServer = request.getfixturevalue("family")
        return server, server
    both: tuple[RunningServer, RunningServer] = request.getfixturevalue("public")
    return both
