"""PostgreSQL servers of one's own, to be killed, frozen, started again, and followed by another."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from tests import needs
from tests.requirements import found
from tests.server.running_server import free_port

REPLICA: Final = "replica"
"""The name by which a replica is known to the server it follows."""
TIMEOUT_S: Final = 120.0

_REWINDS: Final = 5
"""How often rewinding is tried."""


class OwnPostgres:
    """A server in a directory; it refuses to run as root, so root lends it another name.

    One with a ``leader`` is a replica of that server, which must be running.
    """

    def __init__(self, directory: Path, port: int, leader: "OwnPostgres | None" = None) -> None:
        needs.need("initdb")
        self._data = directory / "data"
        self._directory = directory
        self.port = port
        self._settings: tuple[str, ...] = ()
        self._environment: dict[str, str] = {}
        self._process: subprocess.Popen[bytes] | None = None
        if leader is None:
            # With checksums `pg_rewind` can tell which pages differ.
            made = ["initdb", "-A", "trust", "-U", "postgres", "-N", "-k", "--wal-segsize=1"]
        else:
            followed = _followed(leader)
            made = ["pg_basebackup", "-d", followed, "-c", "fast", "-X", "stream", "-N", "-R"]
        made += ["-D", str(self._data)]
        assert self._run(*made).wait() == 0, (directory / "output").read_text()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def server(self) -> str:
        """Its address, without a database."""
        return f"postgresql://postgres@{self.address}"

    def start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self._directory}",
            "shared_buffers=16MB",
            *self._settings,
        ]
        options = [word for setting in settings for word in ("-c", setting)]
        command = ("postgres", "-D", str(self._data), *options)
        self._process = self._run(*command, **self._environment)
        deadline = time.monotonic() + TIMEOUT_S
        while not self._is_ready():
            assert time.monotonic() < deadline, (self._directory / "output").read_text()
            time.sleep(0.02)
            if self._process.poll() is not None:  # a child of the one before was not gone yet
                self._process = self._run(*command, **self._environment)

    def _is_ready(self) -> bool:
        """Return whether the process started last says so, in the file `pg_ctl` looks at too."""
        assert self._process is not None
        with suppress(FileNotFoundError):
            said = (self._data / "postmaster.pid").read_text().splitlines()
            return said[:1] == [str(self._process.pid)] and said[7:] == ["ready   "]
        return False

    def say(self, *statements: str) -> Any:
        """Run a statement as its owner, and return the first value of the last answer."""

        async def ask() -> Any:
            connection = await asyncpg.connect(f"{self.server}/postgres")
            try:
                return [await connection.fetchval(statement) for statement in statements][-1]
            finally:
                await connection.close()

        return asyncio.run(ask())

    def rewind(self, leader: "OwnPostgres") -> None:
        """Forget what a new leader does not have; this is its replica from the next start on.

        It must have been killed; what it wrote before is recovered first.
        """
        source = f"{_followed(leader)} dbname=postgres"
        rewound = ["pg_rewind", "-D", str(self._data), "--source-server", source, "-N", "-R"]
        for _ in range(_REWINDS):
            if self._run(*rewound).wait() == 0:
                return
            time.sleep(0.2)  # a child of the one before was not gone yet
        raise AssertionError((self._directory / "output").read_text()[-4000:])

    def has_all_of(self, leader: "OwnPostgres") -> None:
        """Return once this replica has all that its leader has written up to now."""
        written = leader.say("SELECT pg_current_wal_lsn()::text")
        self.wait(f"SELECT pg_last_wal_replay_lsn() >= '{written}'")

    def receive_no_more(self) -> None:
        """Let a replica miss from now on what its leader writes; return once it does."""
        self.say("ALTER SYSTEM SET primary_conninfo = ''", "SELECT pg_reload_conf()")
        self.wait("SELECT NOT EXISTS (SELECT FROM pg_stat_wal_receiver)")

    def take_over(self) -> None:
        """Let a replica be what its leader was."""
        assert self.say(f"SELECT pg_promote(true, {TIMEOUT_S:.0f})")

    def wait(self, question: str) -> None:
        """Return once the answer to a question is yes."""
        deadline = time.monotonic() + TIMEOUT_S
        while not self.say(question):
            assert time.monotonic() < deadline, question
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it and all its children; what they wrote stays, be it synced or not."""
        if self._process is not None and self._process.poll() is None:
            self._signal(signal.SIGKILL)
            self._process.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let it say nothing for a while, with all connections open."""
        self._signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        first = self._process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def _run(self, command: str, *arguments: str, **environment: str) -> subprocess.Popen[bytes]:
        with (self._directory / "output").open("ab") as output:
            return subprocess.Popen(  # noqa: S603 - our own command
                [found(command) or command, *arguments],
                stdout=output,
                stderr=output,
                cwd=self._directory,
                env={**os.environ, **environment},
                user="postgres" if os.geteuid() == 0 else None,
            )


def _followed(leader: OwnPostgres) -> str:
    """Return how a replica connects to the server it follows."""
    return f"host=127.0.0.1 port={leader.port} user=postgres application_name={REPLICA}"


def lend(directory: Path) -> None:
    """Give a directory to the user the server runs as."""
    if os.geteuid() == 0:
        shutil.chown(directory, "postgres")


Own = TypeVar("Own", bound=OwnPostgres)


@contextmanager
def own_postgres(kind: type[Own], *leader: OwnPostgres) -> Iterator[Own]:
    """Run a server as long as the context lasts; with a leader it is its replica."""
    with tempfile.TemporaryDirectory(prefix="tischrunde-postgres-") as name:
        directory = Path(name)
        lend(directory)
        postgres = kind(directory, free_port(), *leader)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.kill()


@contextmanager
def replicated() -> Iterator[tuple[OwnPostgres, OwnPostgres]]:
    """Run a server, and another that follows it and may take over."""
    with ExitStack() as stack:
        leader = stack.enter_context(own_postgres(OwnPostgres))
        yield leader, stack.enter_context(own_postgres(OwnPostgres, leader))
