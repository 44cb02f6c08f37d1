"""All that a server at public size consists of, each a process of its own that can be killed."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Lock
from typing import Final, Protocol
from urllib.error import HTTPError
from urllib.request import urlopen

import asyncpg

from tests.server.house import free_port
from tests.server.redis_server import RedisServer
from tests.server.store.own_postgres import OwnPostgres, own_postgres
from tischrunde.server.keys import Keys, key_from

READY_WITHIN: Final = 120.0
DATABASE: Final = "tischrunde"


class Service(Protocol):
    """Something that runs, dies without warning, and is started again."""

    def start(self) -> None:
        """Start it, and return once it runs."""

    def kill(self) -> None:
        """Kill it: SIGKILL."""


class Program:
    """One of our own programs; should it end by itself, whoever looks after it starts it again."""

    def __init__(self, output: Path, *words: str) -> None:
        self._output = output
        self._command = [sys.executable, "-m", "tischrunde", *words]
        self._process: subprocess.Popen[bytes] | None = None
        self._wanted = False
        self._lock = Lock()  # it is killed in another thread than it is looked after

    def start(self) -> None:
        """Start it, and return at once."""
        with self._lock:
            self._wanted = True
            self._start()

    def kill(self) -> None:
        """Kill it: SIGKILL."""
        with self._lock:
            self._wanted = False
            if self._process is not None:
                self._process.kill()
                self._process.wait()

    def look_after(self) -> None:
        """Start it again if it ended by itself, as it does when there is no database."""
        with self._lock:
            if self._wanted and self._process is not None and self._process.poll() is not None:
                self._start()

    def _start(self) -> None:
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(self._command, stdout=output, stderr=output)  # noqa: S603


class Services:
    """Two nodes, a worker, Redis and PostgreSQL."""

    def __init__(self, folder: Path, postgres: OwnPostgres, redis: RedisServer) -> None:
        self._folder = folder
        self.database = f"{postgres.server}/{DATABASE}"
        key_file = folder / "key"
        self.keys: Keys = key_from(key_file)
        flags = ["--database", self.database, "--redis", redis.url, "--patience", "100000"]
        flags += ["--data", str(folder), "--key-file", str(key_file), "--log-level", "warning"]
        ports = (free_port(), free_port())
        self.urls = tuple(f"http://127.0.0.1:{port}" for port in ports)
        nodes = [
            Program(
                folder / f"node-{port}.log",
                "serve",
                "--host",
                "127.0.0.1",
                "--port",
                str(port),
                *flags,
            )
            for port in ports
        ]
        self.worker = Program(folder / "worker.log", "worker", *flags)
        self.programs = (*nodes, self.worker)
        self.postgres = postgres
        self.redis = redis
        self.all: dict[str, Service] = {
            "node A": nodes[0],
            "node B": nodes[1],
            "worker": self.worker,
            "Redis": redis,
            "PostgreSQL": postgres,
        }

    async def look_after(self) -> None:
        """Start again what ended by itself, until cancelled."""
        while True:
            for program in self.programs:
                program.look_after()
            await asyncio.sleep(0.5)

    async def ready(self) -> None:
        """Return once both nodes can serve."""
        deadline = time.monotonic() + READY_WITHIN
        for url in self.urls:
            while not await asyncio.to_thread(_is_ready, url):
                if time.monotonic() > deadline:
                    raise TimeoutError(self.said())
                await asyncio.sleep(0.1)

    def said(self) -> str:
        """Return what our programs had to complain about."""
        return "".join(f"{path.name}:\n{path.read_text()}" for path in self._folder.glob("*.log"))


@asynccontextmanager
async def services(folder: Path) -> AsyncIterator[Services]:
    """Run everything as long as the context lasts."""
    with own_postgres() as postgres:
        redis = RedisServer(folder)
        running = Services(folder, postgres, redis)
        try:
            connection = await asyncpg.connect(f"{postgres.server}/postgres")
            await connection.execute(f"CREATE DATABASE {DATABASE}")
            await connection.close()
            for program in running.programs:
                program.start()
            carer = asyncio.create_task(running.look_after())
            try:
                await running.ready()
                yield running
            finally:
                carer.cancel()
        finally:
            for program in running.programs:
                program.kill()
            redis.kill()


def _is_ready(url: str) -> bool:
    try:
        with urlopen(f"{url}/readyz", timeout=5) as answer:  # noqa: S310 - our own address
            return bool(answer.status == 200)  # noqa: PLR2004 - HTTP
    except (OSError, HTTPError):
        return False
