"""A PostgreSQL server of one's own, to be killed, frozen and started again."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests import needs
from tests.server.house import free_port
from tests.things import found


class OwnPostgres:
    """A server in a directory; it refuses to run as root, so root lends it another name."""

    def __init__(self, directory: Path, port: int) -> None:
        needs.need("initdb")
        self._data = directory / "data"
        self._port = port
        self._directory = directory
        self.server = f"postgresql://postgres@127.0.0.1:{port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-A", "trust", "-U", "postgres", "-N", "-D", str(self._data)).wait()

    def start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        settings = [
            f"port={self._port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self._directory}",
            "shared_buffers=16MB",
        ]
        options = [word for setting in settings for word in ("-c", setting)]
        command = ("postgres", "-D", str(self._data), *options)
        self._process = self._run(*command)
        deadline = time.monotonic() + 120
        while not self._is_ready():
            assert time.monotonic() < deadline, (self._directory / "output").read_text()
            time.sleep(0.02)
            if self._process.poll() is not None:  # a child of the one before was not gone yet
                self._process = self._run(*command)

    def _is_ready(self) -> bool:
        """Return whether the process started last says so, in the file `pg_ctl` looks at too."""
        assert self._process is not None
        with suppress(FileNotFoundError):
            said = (self._data / "postmaster.pid").read_text().splitlines()
            return said[:1] == [str(self._process.pid)] and said[7:] == ["ready   "]
        return False

    def kill(self) -> None:
        """Kill it and all its children, as a loss of power would."""
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

    def _run(self, command: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self._directory / "output").open("ab") as output:
            return subprocess.Popen(  # noqa: S603 - our own command
                [found(command) or command, *arguments],
                stdout=output,
                stderr=output,
                cwd=self._directory,
                user="postgres" if os.geteuid() == 0 else None,
            )


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    with tempfile.TemporaryDirectory(prefix="tischrunde-postgres-") as name:
        directory = Path(name)
        if os.geteuid() == 0:
            shutil.chown(directory, "postgres")
        postgres = OwnPostgres(directory, free_port())
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.kill()
