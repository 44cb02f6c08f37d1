"""A Redis of one's own: it can be killed, started again, and stopped for a while."""

import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import needs
from tests.server.running_server import free_port


class RedisServer:
    """Keeps nothing: after it was killed and started again it is empty."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self._folder = folder
        self._host = host
        self._port = free_port()
        self.url = f"redis://{host}:{self._port}"
        self.start()

    def start(self) -> None:
        command = [
            needs.program("redis-server"),
            "--port",
            str(self._port),
            "--dir",
            str(self._folder),
        ]
        command += ["--bind", self._host, "--save", "", "--appendonly", "no"]
        command += ["--protected-mode", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603
        for _ in range(500):
            try:
                socket.create_connection((self._host, self._port), 0.1).close()
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise TimeoutError("redis-server does not start")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Let it keep its lines open and answer nothing."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def own_redis() -> Iterator[RedisServer]:
    with TemporaryDirectory() as folder:
        server = RedisServer(Path(folder))
        try:
            yield server
        finally:
            server.kill()
