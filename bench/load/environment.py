"""The environment of one run: a database, a key and names in Redis, deleted afterwards."""

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
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
import uvloop

from bench.racers import ROOT
from tischrunde.server.keys import Keys, key_from
from tischrunde.server.store.migration import migrate

_PATIENCE_S: Final = 120.0
_T = TypeVar("_T")


@dataclass(frozen=True)
class Environment:
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
def built(postgres: str, redis: str, compiled: Path) -> Iterator[Environment]:
    """Make an environment, and delete it in the end."""
    data = Path(tempfile.mkdtemp(prefix="tischrunde-bench-"))
    environment = Environment(postgres, redis, f"bench_{secrets.token_hex(4)}", data, compiled)
    asyncio.run(_order(postgres, f"CREATE DATABASE {environment.name}"))
    try:
        asyncio.run(migrate(environment.database))
        yield environment
    finally:
        asyncio.run(_order(postgres, f"DROP DATABASE {environment.name} WITH (FORCE)"))
        shutil.rmtree(data)


@dataclass(frozen=True)
class Process:
    """A server on this machine."""

    pid: int
    port: int


Call: TypeAlias = Callable[[Environment, int], list[str]]
"""The arguments to Python that run a server of an environment at a port."""


def node(environment: Environment, port: int) -> list[str]:
    """Return how a node of our server is called."""
    return [
        *("-m", "bench.load.sampled", "serve", "--host", "127.0.0.1", "--port", str(port)),
        *("--database", environment.database, "--data", str(environment.data)),
        *("--key-file", str(environment.data / "key"), "--patience", "100000"),
        *("--redis", environment.redis, "--redis-prefix", environment.name),
    ]


def echo(environment: Environment, port: int) -> list[str]:
    """Return how a bare echo is called, behind uvicorn as the nodes are."""
    return _baseline("echo", environment, port)


def sliced(environment: Environment, port: int) -> list[str]:
    """Return how a node without rules is called, behind uvicorn too."""
    return _baseline("slice", environment, port)


def _baseline(name: str, environment: Environment, port: int) -> list[str]:
    return [
        *("-m", "bench.load.baselines", name, str(port)),
        *(environment.database, environment.redis, f"{environment.name}-slice"),
    ]


@contextmanager
def running(
    environment: Environment, wanted: Mapping[str, Sequence[Call]]
) -> Iterator[dict[str, list[Process]]]:
    """Run servers, by name; all are started at once, and in the end stopped at once."""
    environment.keys  # noqa: B018 - made before two nodes could make one each
    ports = iter(_free_ports(sum(map(len, wanted.values()))))
    servers: dict[str, list[Process]] = {}
    started: list[tuple[int, subprocess.Popen[bytes]]] = []
    try:
        for name, calls in wanted.items():
            started += (some := [_started(environment, call, next(ports)) for call in calls])
            servers[name] = [Process(process.pid, port) for port, process in some]
        for port, process in started:
            _wait_for(port, process)
        yield servers
    finally:
        _stop([process for _, process in started])


def _started(
    environment: Environment, call: Call, port: int
) -> tuple[int, subprocess.Popen[bytes]]:
    variables = {**os.environ, "PYTHONPATH": f"{environment.compiled}:{ROOT}"}
    command = [sys.executable, "-P", *call(environment, port)]
    return port, subprocess.Popen(  # noqa: S603 - our own servers
        command, cwd=ROOT, env=variables, stdout=subprocess.DEVNULL
    )


def _stop(processes: Sequence[subprocess.Popen[bytes]]) -> None:
    for process in processes:
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGTERM)  # whoever asks twice is obeyed at once
    for process in processes:
        try:
            process.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """Run some work on the loop that the servers have too."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _PATIENCE_S
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError("a server has failed, see above")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("a server does not come up")


def _free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        probes = [stack.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:  # none is let go before all are found, so no port comes twice
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]


async def _order(postgres: str, order: str) -> None:
    connection = await asyncpg.connect(f"{postgres}/postgres")
    try:
        await connection.execute(order)
    finally:
        await connection.close()
