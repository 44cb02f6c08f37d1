"""All that a server at public size consists of, each in a network namespace of its own."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.chaos.services import Deployment, Program, made
from bench.history.network import NETWORK, NODES, Member, Network
from tests.server.preload import WrongClock
from tests.server.redis_server import RedisServer
from tests.server.store.own_postgres import OwnPostgres, lend

PORT: Final = 8000
_FAULTY: Final = "bench.history.faulty_node"


class _Postgres(OwnPostgres):
    """A server that lives in a member's namespace."""

    def __init__(self, directory: Path, member: Member) -> None:
        super().__init__(directory, 5432)
        self._member = member
        self._settings = (f"listen_addresses={member.address}", "max_connections=200")
        with (self._data / "pg_hba.conf").open("a") as allowed:
            allowed.write(f"host all all {NETWORK}.0/24 trust\n")

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"{self._member.address}:{self.port}"

    def start(self) -> None:
        """Start it in its namespace, and return once it is ready."""
        self._member.call(super().start)

    def freeze(self) -> None:
        """Let it say nothing, with all connections open."""
        self._thawed = self.frozen()
        self._thawed.__enter__()

    def thaw(self) -> None:
        """Let it go on."""
        self._thawed.__exit__(None, None, None)


class _Redis(RedisServer):
    """A server that lives in a member's namespace."""

    def __init__(self, folder: Path, member: Member) -> None:
        self._member = member
        super().__init__(folder, member.address)

    def start(self) -> None:
        """Start it in its namespace, and return once it answers."""
        self._member.call(super().start)

    def freeze(self) -> None:
        """Let it say nothing, with all connections open."""
        self.stop()

    def thaw(self) -> None:
        """Let it go on."""
        self.go_on()


class _Program(Program):
    """A program of ours that lives in a member's namespace."""

    def __init__(
        self, member: Member, output: Path, *words: str, environment: Mapping[str, str], module: str
    ) -> None:
        super().__init__(output, *words, environment=environment, module=module)
        self._member = member

    def _start(self) -> None:
        self._member.call(super()._start)


class Cluster(Deployment):
    """All of it, and PostgreSQL, each in a namespace of its own."""

    redis: _Redis

    def __init__(
        self, folder: Path, network: Network, postgres: _Postgres, database: str, fault: str | None
    ) -> None:
        members = network.members
        super().__init__(folder, database, _Redis(folder, members["Redis"]))
        self.postgres = postgres
        self.nodes = [(members[name].address, PORT) for name in NODES]
        self.urls = tuple(f"http://{address}:{PORT}" for address, _ in self.nodes)
        self.clocks = {name: WrongClock(folder, name) for name in (*NODES, "worker")}
        for name, clock in self.clocks.items():
            address, module = members[name].address, "tischrunde"
            words = ["serve", "--host", address, "--port", str(PORT)]
            words = [*(words if name in NODES else ["worker"]), *self._flags]
            if fault is not None and name in NODES:
                words, module = [fault, *words], _FAULTY
            self.programs[name] = _Program(
                members[name],
                folder / f"{name}.log",
                *words,
                environment=clock.environment,
                module=module,
            )


@contextmanager
def database_server(network: Network) -> Iterator[_Postgres]:
    """Run PostgreSQL in its namespace as long as the context lasts."""
    with TemporaryDirectory(prefix="tischrunde-history-") as name:
        directory = Path(name)
        lend(directory)
        postgres = _Postgres(directory, network.members["PostgreSQL"])
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.kill()


@asynccontextmanager
async def clustered(
    folder: Path, network: Network, postgres: _Postgres, fault: str | None = None
) -> AsyncIterator[Cluster]:
    """Run everything at a new database as long as the context lasts, perhaps with a fault."""
    database = await made(postgres.server)
    cluster = await asyncio.to_thread(Cluster, folder, network, postgres, database, fault)
    carer = asyncio.create_task(cluster.look_after())
    try:
        for program in cluster.programs.values():
            program.start()
        await cluster.ready()
        yield cluster
    finally:
        carer.cancel()
        for program in cluster.programs.values():
            await asyncio.to_thread(program.kill)
        cluster.redis.kill()
