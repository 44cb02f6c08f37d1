"""All that a server at public size consists of, each a process of its own that can be killed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Lock
from typing import Final, Protocol
from urllib.error import HTTPError
from urllib.request import urlopen

import asyncpg

from tests.server.preload import WrongClock
from tests.server.redis_server import RedisServer
from tests.server.running_server import free_port
from tischrunde.server.keys import Keys, key_from

READY_TIMEOUT_S: Final = 120.0
DATABASE: Final = "tischrunde"


class Service(Protocol):
    """Something that runs, dies without warning, and is started again."""

    def start(self) -> None:
        """Start it, and return once it runs."""

    def kill(self) -> None:
        """Kill it: SIGKILL."""


class Program:
    """One of our own programs; should it end by itself, whoever looks after it starts it again."""

    def __init__(
        self, output: Path, *words: str, environment: Mapping[str, str], module: str = "tischrunde"
    ) -> None:
        self._output = output
        self._environment = {**os.environ, **environment}
        self._command = [sys.executable, "-m", module, *words]
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

    def freeze(self) -> None:
        """Let it do nothing, with all connections open, and not know that time passes."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on where it was."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        with self._lock:
            if self._process is not None:
                self._process.send_signal(number)

    def look_after(self) -> None:
        """Start it again if it ended by itself, as it does when there is no database."""
        with self._lock:
            if self._wanted and self._process is not None and self._process.poll() is not None:
                self._start()

    def _start(self) -> None:
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                self._command, stdout=output, stderr=output, env=self._environment
            )


class Deployment:
    """Two nodes and perhaps a worker, and what they stand on; each has a clock of its own."""

    def __init__(self, folder: Path, database: str, redis: RedisServer) -> None:
        self._folder = folder
        self.database = database
        self.redis = redis
        self.urls: tuple[str, ...] = ()
        self.clocks: dict[str, WrongClock] = {}
        self.programs: dict[str, Program] = {}
        key_file = folder / "key"
        self.keys: Keys = key_from(key_file)
        flags = ["--database", database, "--redis", redis.url, "--patience", "100000"]
        flags += ["--data", str(folder), "--key-file", str(key_file), "--log-level", "warning"]
        self._flags = flags

    async def look_after(self) -> None:
        """Start again what ended by itself, until cancelled."""
        while True:
            for program in self.programs.values():
                program.look_after()
            await asyncio.sleep(0.5)

    async def ready(self) -> None:
        """Return once both nodes can serve."""
        await asyncio.gather(*map(ready, self.urls))

    def said(self) -> str:
        """Return what our programs had to complain about."""
        return "".join(f"{path.name}:\n{path.read_text()}" for path in self._folder.glob("*.log"))


class Services(Deployment):
    """All of it on one machine, at ports of their own."""

    def __init__(
        self, folder: Path, database: str, redis: RedisServer, *, worker: bool, fault: str | None
    ) -> None:
        super().__init__(folder, database, redis)
        ports = (free_port(), free_port())
        self.urls = tuple(f"http://127.0.0.1:{port}" for port in ports)
        words: dict[str, tuple[str, ...]] = {
            name: ("serve", "--host", "127.0.0.1", "--port", str(port))
            for name, port in zip(("node A", "node B"), ports, strict=True)
        }
        if worker:
            words["worker"] = ("worker",)
        self.clocks = {name: WrongClock(folder, name) for name in words}
        module, planted = ("tischrunde", ()) if fault is None else ("bench.chaos.planted", (fault,))
        self.programs = {
            name: Program(
                folder / f"{name}.log",
                *(*planted, *some, *self._flags),
                environment=self.clocks[name].environment,
                module=module,
            )
            for name, some in words.items()
        }


@asynccontextmanager
async def services(
    folder: Path, database: str, *, worker: bool = True, fault: str | None = None
) -> AsyncIterator[Services]:
    """Run everything at a database as long as the context lasts; where no bot sits, no worker.

    Our programs have a fault if one is planted.
    """
    redis = RedisServer(folder)
    running = Services(folder, database, redis, worker=worker, fault=fault)
    try:
        for program in running.programs.values():
            program.start()
        carer = asyncio.create_task(running.look_after())
        try:
            await running.ready()
            yield running
        finally:
            carer.cancel()
    finally:
        for program in running.programs.values():
            program.kill()
        redis.kill()


async def made(server: str) -> str:
    """Return the address of a new database at a server."""
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"CREATE DATABASE {DATABASE}")
    await connection.close()
    return f"{server}/{DATABASE}"


async def ready(url: str) -> None:
    """Return once a node can serve."""
    try:
        async with asyncio.timeout(READY_TIMEOUT_S):
            while not await asyncio.to_thread(_is_ready, url):  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.1)
    except TimeoutError:
        raise TimeoutError(f"{url} cannot serve after {READY_TIMEOUT_S:.0f} s") from None


def _is_ready(url: str) -> bool:
    try:
        with urlopen(f"{url}/readyz", timeout=5) as answer:  # noqa: S310 - our own address
            return bool(answer.status == 200)  # noqa: PLR2004 - HTTP
    except (OSError, HTTPError):
        return False
