"""Real servers that run on free ports, and the plainest of clients for them."""

import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tischrunde.protocol.routes import CODE, SOCKET

READY_TIMEOUT_S: Final = 300.0
HEARD_TIMEOUT_S: Final = 60.0

HASTY: Final = "tests.server.hasty_server"
"""A module through which a server can be run, for those who do not care how long bots think."""

_kept: list[socket.socket] = []
"""What keeps the ports of this process from other tests, until it ends."""


def free_port() -> int:
    """Return a port nobody listens at, of those the system gives nobody who asks for any.

    No other test is given it while this process runs, also where a server that is killed leaves it
    for a while: a name that only one process of the machine can have stands for every port.
    """
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        name = socket.socket(socket.AF_UNIX)
        try:
            name.bind(f"\0tischrunde-port-{port}")
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            name.close()
        else:
            _kept.append(name)
            return port


class Answer:
    """What a server said to a request."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def text(self) -> str:
        """The body, as text."""
        return self.body.decode()

    @property
    def said(self) -> Any:
        """The body, read."""
        return json.loads(self.text)


class RunningServer:
    """A server that runs, and how to speak to it."""

    def __init__(self, url: str, process: "subprocess.Popen[bytes] | None" = None) -> None:
        self.url = url
        self.process = process

    def ask(  # noqa: PLR0913, PLR0917 - all that a request has
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: dict[str, str] | None = None,
        code: str = "",
    ) -> Answer:
        """Return the answer to a request, with the code of a table if there is one."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        request = Request(self.url + path, data, headers or {}, method=method)  # noqa: S310
        if token:
            request.add_header("authorization", f"Bearer {token}")
        if code:
            request.add_header(CODE, quote(code))
        try:
            with urlopen(request, timeout=HEARD_TIMEOUT_S) as reply:  # noqa: S310
                return Answer(reply.status, reply.headers, reply.read())
        except HTTPError as error:
            return Answer(error.code, error.headers, error.read())

    def guest(self, name: str = "Igel", **more: Any) -> str:
        """Return the token of a new guest."""
        token: str = self.ask("POST", "/api/guests", {"name": name, **more}).said["token"]
        return token

    def table(self, token: str, **more: Any) -> dict[str, Any]:
        """Return a table just opened: the rally game for two, unless said otherwise.

        Whoever opens it sits there, unless ``sit`` is false.
        """
        sit = more.pop("sit", True)
        body = {"game": "rallye", "rules": "fx-schmid", "players": 2, "pace": "programs"} | more
        answer = self.ask("POST", "/api/tables", body, token)
        opened: dict[str, Any] = answer.said
        if sit and "table" in opened:
            wish = {"code": opened["code"], "seat": 0}
            sat = self.ask("POST", f"/api/tables/{opened['table']}/seats", wish, token)
            assert sat.status == 201, sat.text
        return opened

    @contextmanager
    def socket(self, token: str = "", query: str = "", **options: Any) -> Iterator["PlainSocket"]:
        """Speak over a socket."""
        with self.bare_socket(query, **options) as line:
            line.say(t="hello", **({"token": token} if token else {}))
            yield line

    @contextmanager
    def bare_socket(self, query: str = "", **options: Any) -> Iterator["PlainSocket"]:
        """Have a socket, and say nothing."""
        address = self.url.replace("http", "ws", 1) + SOCKET + query
        patient = {"open_timeout": HEARD_TIMEOUT_S, "ping_interval": None, **options}
        with connect(address, **patient) as connection:
            yield PlainSocket(connection)


class PlainSocket:
    """A socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.connection.send(json.dumps(frame))

    def hear(self) -> dict[str, Any]:
        """Return the next frame."""
        frame: dict[str, Any] = json.loads(self.connection.recv(HEARD_TIMEOUT_S))
        return frame

    def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """Return the next frame of these kinds with these fields, passing over others."""
        while True:
            frame = self.hear()
            if frame["t"] in kinds and all(frame.get(key) == fields[key] for key in fields):
                return frame


_WITH_CLIENT: Final = """
import sys
from pathlib import Path
from tischrunde.cli import main
from tischrunde.server.uvicorn import server
server.WEB = Path(sys.argv[1])
sys.exit(main(sys.argv[2:]))
"""


@contextmanager
def running_server(
    data: Path,
    *flags: str,
    log: Path | None = None,
    web: Path | None = None,
    through: str | None = None,
    package: Path | None = None,
) -> Iterator[RunningServer]:
    """Run a server as people do, on a free port; what it says goes into a log, if there is one.

    ``web`` is a folder to serve in place of the built client, ``through`` a module that runs it,
    ``package`` a folder with another version of the package.
    """
    port = free_port()
    running = ["-m", *filter(None, [through]), "tischrunde"]
    if web is not None:
        running = ["-c", _WITH_CLIENT, str(web)]
    command = [sys.executable, *running, "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(data), *flags]
    with ExitStack() as stack:
        err = None if log is None else stack.enter_context(log.open("ab"))
        environment = os.environ | {"LANG": "en"}
        if package is not None:
            environment["PYTHONPATH"] = str(package)
        process = subprocess.Popen(command, env=environment, stderr=err)  # noqa: S603
    server = RunningServer(f"http://127.0.0.1:{port}", process)
    try:
        _wait_until_ready(server)
        yield server
    finally:
        process.terminate()
        process.wait(READY_TIMEOUT_S)


def _wait_until_ready(server: RunningServer) -> None:
    until = time.monotonic() + READY_TIMEOUT_S
    while True:
        try:
            if server.ask("GET", "/readyz").status == 200:
                return
        except OSError:
            ended = server.process is not None and server.process.poll() is not None
            if ended or time.monotonic() > until:
                raise
        time.sleep(0.05)


def seat_at(server: RunningServer, table: str, token: str, **more: Any) -> int:
    """Take a seat, and return which."""
    answer = server.ask("POST", f"/api/tables/{table}/seats", more, token)
    assert answer.status == 201, answer.text
    seat: int = answer.said["seat"]
    return seat


def look_on(line: PlainSocket, table: str, **more: Any) -> dict[str, Any]:
    """Subscribe to a table, and return its snapshot, or that it is gone."""
    line.say(t="sub", table=table, **more)
    return line.until("snap", "gone", table=table)
