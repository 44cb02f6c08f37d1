"""A house for one run: a database, a key and names in Redis of its own, all gone afterwards."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
import uvloop

from bench.racers import ROOT
from tischrunde.server.keys import Keys, key_from
from tischrunde.server.store.migrating import migrate

_PATIENCE: Final = 120.0
_T = TypeVar("_T")


@dataclass(frozen=True)
class House:
    """Where everything of a run lives."""

    postgres: str
    redis: str
    name: str
    data: Path
    compiled: Path

    @property
    def database(self) -> str:
        """The address of the run's own database."""
        return f"{self.postgres}/{self.name}"

    @property
    def keys(self) -> Keys:
        """The key of all its nodes."""
        return key_from(self.data / "key")


@contextmanager
def built(postgres: str, redis: str, compiled: Path) -> Iterator[House]:
    """Build a house, and pull it down in the end."""
    data = Path(tempfile.mkdtemp(prefix="tischrunde-bench-"))
    house = House(postgres, redis, f"bench_{secrets.token_hex(4)}", data, compiled)
    asyncio.run(_order(postgres, f"CREATE DATABASE {house.name}"))
    try:
        asyncio.run(migrate(house.database))
        yield house
    finally:
        asyncio.run(_order(postgres, f"DROP DATABASE {house.name} WITH (FORCE)"))
        shutil.rmtree(data)


@dataclass(frozen=True)
class Process:
    """A server on this machine."""

    pid: int
    port: int


@contextmanager
def nodes(house: House, count: int) -> Iterator[Sequence[Process]]:
    """Run nodes of our server."""
    key = house.data / "key"
    house.keys  # noqa: B018 - made before two nodes could make one each
    ports = [_free_port() for _ in range(count)]
    commands = [
        [
            *("-m", "bench.load.sampled", "serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--database", house.database, "--data", str(house.data), "--key-file", str(key)),
            *("--redis", house.redis, "--redis-prefix", house.name, "--patience", "100000"),
        ]
        for port in ports
    ]
    with _running(house, ports, commands) as processes:
        yield processes


@contextmanager
def apps(house: House, app: str, count: int) -> Iterator[Sequence[Process]]:
    """Run bare ASGI applications of ours behind uvicorn, as the nodes run behind it."""
    ports = [_free_port() for _ in range(count)]
    commands = [["-m", "bench.load.bare", app, str(port), house.database] for port in ports]
    with _running(house, ports, commands) as processes:
        yield processes


@contextmanager
def _running(
    house: House, ports: Sequence[int], commands: Sequence[Sequence[str]]
) -> Iterator[Sequence[Process]]:
    environment = {**os.environ, "PYTHONPATH": f"{house.compiled}:{ROOT}"}
    started = [
        subprocess.Popen(  # noqa: S603 - our own servers
            [sys.executable, "-P", *command], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL
        )
        for command in commands
    ]
    try:
        for port, process in zip(ports, started, strict=True):
            _wait_for(port, process)
        yield [Process(each.pid, port) for each, port in zip(started, ports, strict=True)]
    finally:
        for process in started:
            process.send_signal(signal.SIGTERM)
            process.send_signal(signal.SIGTERM)  # who asks twice is obeyed at once
        for process in started:
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """Run some work on the loop that the servers have too."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError("a server has failed, see above")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("a server does not come up")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def _order(postgres: str, order: str) -> None:
    connection = await asyncpg.connect(f"{postgres}/postgres")
    try:
        await connection.execute(order)
    finally:
        await connection.close()
