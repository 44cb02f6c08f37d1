"""The server that is attacked: one process, watched from outside."""

import re
import resource
import secrets
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench.load.usage import memory
from tests.server.running_server import RunningServer, running_server
from tischrunde.server.composition import KEY_FILE
from tischrunde.server.keys import Keys, key_from

if TYPE_CHECKING:
    import subprocess

_ALARMS: Final = ("Traceback", "wheel-stuck", "never retrieved", "Fatal error", '"level":"error"')


class Victim:
    """A server, its secrets and all that it writes."""

    def __init__(self, server: RunningServer, data: Path) -> None:
        self.server = server
        self._data = data

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """The process."""
        if self.server.process is None:
            raise RuntimeError("nothing runs")
        return self.server.process

    @property
    def keys(self) -> Keys:
        """What the secrets of its tables follow from."""
        return key_from(self._data / KEY_FILE)

    @property
    def key(self) -> str:
        """The key itself, as it is written down."""
        return (self._data / KEY_FILE).read_text().strip()

    @property
    def memory(self) -> float:
        """How many MB it has."""
        return memory([self.process.pid]) / 1e6

    @property
    def connections(self) -> int:
        """How many sockets it has open, whatever it knows of them."""
        count = 0
        for link in Path(f"/proc/{self.process.pid}/fd").iterdir():
            try:
                count += str(link.readlink()).startswith("socket:")
            except FileNotFoundError:
                continue
        return count

    @property
    def log(self) -> str:
        """All it has written."""
        return (self._data / "log").read_text()

    def metrics(self) -> str:
        """Return its metrics."""
        return self.server.ask("GET", "/metrics").text

    def figure(self, name: str) -> float:
        """Return one of its metrics."""
        found = re.search(rf"^{name}(?:_total)? ([\d.e+-]+)$", self.metrics(), re.MULTILINE)
        if found is None:
            raise LookupError(name)
        return float(found[1])

    def alarms(self) -> list[str]:
        """Return what is wrong with it by its own word, or with its process."""
        found = [f"the log says {alarm}" for alarm in _ALARMS if alarm in self.log]
        if self.process.poll() is not None:
            found.append("the server has ended")
        return found


@contextmanager
def victim(flags: Sequence[str]) -> Iterator[Victim]:
    """Run a server until the context is left."""
    data = Path(tempfile.mkdtemp(prefix="tischrunde-hostile-"))
    own_flags = ("--log-format", "json", "--redis-prefix", f"hostile-{secrets.token_hex(4)}")
    try:
        with running_server(data, *own_flags, *flags, log=data / "log") as server:
            yield Victim(server, data)
    finally:
        shutil.rmtree(data)


def allow_many_sockets() -> int:
    """Raise the limit on open sockets, here and for the server, and return it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
