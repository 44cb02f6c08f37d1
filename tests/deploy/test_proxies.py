"""The proxies' settings are valid, and players come through: requests, sockets, a sub-path."""

import os
import re
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.deploy.tools import DEPLOY
from tests.needs import need, program
from tests.server.running_server import READY_TIMEOUT_S, RunningServer, free_port, running_server
from tischrunde.protocol.routes import CODE

Pair: TypeAlias = tuple[RunningServer, RunningServer]

INSIDE = ("/metrics", "/healthz", "/readyz")


@contextmanager
def running(url: str, *command: str, **environment: str) -> Iterator[RunningServer]:
    process = subprocess.Popen(command, env=os.environ | environment)  # noqa: S603
    try:
        server = RunningServer(url)
        wait_for(server, process)
        yield server
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def running_nodes(folder: Path, *options: str) -> Iterator[Pair]:
    with (
        running_server(folder / "one", *options) as first,
        running_server(folder / "other", *options) as second,
    ):
        yield first, second


@pytest.fixture(scope="module")
def pair_of_nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    need("caddy")
    with running_nodes(tmp_path_factory.mktemp("nodes")) as nodes:
        yield nodes


@pytest.fixture(scope="module")
def nodes_under_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    need("nginx")
    with running_nodes(
        tmp_path_factory.mktemp("under-path"), "--base-path", "/tischrunde"
    ) as nodes:
        yield nodes


TABLES = 24
"""Number of tables, so that proxies lead some to each node whatever they make of their ids."""
PLAYERS = 3
VISITOR = "127.0.0.2"
CANARY = "kanarienvogel"


def ask_in_vain(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Ask a proxy without a server behind it, from an address of one's own, with a secret."""
    until = time.monotonic() + READY_TIMEOUT_S
    for path in (f"/t/x?code={CANARY}", f"/api/{CANARY}", f"/tischrunde/api/{CANARY}?x={CANARY}"):
        while True:
            assert process.poll() is None, f"the proxy stopped with {process.returncode}"
            connection = HTTPConnection("127.0.0.1", port, source_address=(VISITOR, 0))
            try:
                connection.request("GET", path, headers={CODE: CANARY, "cookie": f"a={CANARY}"})
                assert connection.getresponse().status in (404, 502, 503)
                break
            except ConnectionRefusedError:
                assert time.monotonic() < until
                time.sleep(0.05)
            finally:
                connection.close()


def said_in_vain(port: int, folder: Path, *command: str, **environment: str) -> str:
    """Return all that a proxy says while it runs and is asked in vain."""
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(  # noqa: S603
            command, env=os.environ | environment, stdout=said, stderr=said
        )
        try:
            ask_in_vain(port, process)
        finally:
            process.terminate()
            process.wait(30)
    return (folder / "said").read_text("utf-8")


def test_nginx_tells_nobody_who_asked_for_what(tmp_path: Path) -> None:
    port = free_port()
    command = plain_nginx(tmp_path, port, f"127.0.0.1:{free_port()}")
    said = said_in_vain(port, tmp_path, *command)
    assert VISITOR not in said
    assert CANARY not in said


def test_caddy_tells_nobody_who_asked_for_what(tmp_path: Path) -> None:
    port = free_port()
    away = [f"127.0.0.1:{free_port()}" for _ in range(2)]
    file = caddyfile(tmp_path, *away)
    file.write_text(file.read_text("utf-8").replace("lb_try_duration 5s", ""), "utf-8")
    command = (program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file))
    site = f"http://127.0.0.1:{port}"
    said = said_in_vain(port, tmp_path, *command, SITE=site, XDG_DATA_HOME=str(tmp_path))
    assert "serving initial configuration" in said
    assert VISITOR not in said
    assert CANARY not in said


def wait_for(server: RunningServer, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + READY_TIMEOUT_S
    answer = "nothing"
    while time.monotonic() < until:
        assert process.poll() is None, f"the proxy stopped with {process.returncode}"
        try:
            status = server.ask("GET", "/api/games").status
        except OSError as error:
            answer = repr(error)
        else:
            if status == 200:
                return
            answer = str(status)
        time.sleep(0.05)
    pytest.fail(f"the proxy is not ready, it answers {answer}")


def players_come_through(server: RunningServer) -> None:
    assert server.ask("GET", "/api/games").status == 200
    with server.socket(server.guest("Igel")) as line:
        assert line.hear()["t"] == "welcome"


def operators_stay_inside(server: RunningServer) -> None:
    assert [server.ask("GET", path).status for path in INSIDE] == [404] * 3


def certificate(folder: Path) -> Path:
    subprocess.run(  # noqa: S603
        [
            *(program("openssl"), "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "1"),
            *("-subj", "/CN=localhost", "-keyout", str(folder / "privkey.pem")),
            *("-out", str(folder / "fullchain.pem")),
        ],
        check=True,
        capture_output=True,
    )
    return folder


def nginx(config: Path, *more: str) -> tuple[str, ...]:
    where = f"pid {config.parent}/nginx.pid;"
    return (program("nginx"), "-e", "stderr", "-c", str(config), "-g", where, *more)


def test_nginx_accepts_the_example(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    folder = certificate(tmp_path)
    text = text.replace("/etc/letsencrypt/live/spiele.example.org", str(folder))
    for port in ("80", "443"):
        text = re.sub(rf"(listen (\[::\]:)?){port}\b", rf"\g<1>{free_port()}", text)
    config = tmp_path / "nginx.conf"
    config.write_text(text, "utf-8")
    done = subprocess.run(  # noqa: S603
        nginx(config, "-t"), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "warn" not in done.stderr


def plain_nginx(folder: Path, port: int, node: str, other: str = "") -> tuple[str, ...]:
    """Return how nginx is run with the example, without TLS, in front of a node or two."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("127.0.0.1:8000", node)
    if other:
        text = text.replace("# server 127.0.0.1:8001", f"server {other}")
    text = re.sub(r"server \{\s*listen 80;.*?\n    \}", "", text, flags=re.DOTALL)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"\s*(listen \[|ssl_cert).*", "", text)
    config = folder / "nginx.conf"
    config.write_text(text, "utf-8")
    command = nginx(config)
    return (*command[:-1], f"{command[-1]} daemon off;")


def tables_keep_to_a_node(proxy: RunningServer, nodes: Sequence[RunningServer]) -> None:
    """Who names a table is led to the same node, and not all tables to the same one."""
    used = []
    for table in range(TABLES):
        wait_until_nobody_is_there(nodes)
        with ExitStack() as open_sockets:
            for _ in range(PLAYERS):
                line = open_sockets.enter_context(proxy.socket(query=f"?table=1{table:015x}"))
                assert line.hear()["t"] == "welcome"
            found = [sockets(node) for node in nodes]
        assert sorted(found) == [0, PLAYERS]
        used.append(found.index(PLAYERS))
    assert {*used} == {0, 1}


def wait_until_nobody_is_there(nodes: Sequence[RunningServer]) -> None:
    while any(sockets(node) for node in nodes):
        time.sleep(0.01)


def sockets(node: RunningServer) -> int:
    (number,) = re.findall(
        r"^tischrunde_sockets (\d+)", node.ask("GET", "/metrics").text, re.MULTILINE
    )
    return int(number)


def test_nginx_leads_a_table_to_one_node(tmp_path: Path, nodes_under_path: Pair) -> None:
    port = free_port()
    first, second = (node.url.removeprefix("http://") for node in nodes_under_path)
    command = plain_nginx(tmp_path, port, first, second)
    with running(f"http://127.0.0.1:{port}/tischrunde", *command) as server:
        tables_keep_to_a_node(server, nodes_under_path)


def test_caddy_leads_a_table_to_one_node(tmp_path: Path, pair_of_nodes: Pair) -> None:
    port = free_port()
    file = caddyfile(tmp_path, *(node.url.removeprefix("http://") for node in pair_of_nodes))
    command = (program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file))
    site = f"http://127.0.0.1:{port}"
    with running(site, *command, SITE=site, XDG_DATA_HOME=str(tmp_path)) as server:
        tables_keep_to_a_node(server, pair_of_nodes)


def test_nginx_serves_under_a_sub_path(tmp_path: Path, nodes_under_path: Pair) -> None:
    node, _ = nodes_under_path
    port = free_port()
    command = plain_nginx(tmp_path, port, node.url.removeprefix("http://"))
    with running(f"http://127.0.0.1:{port}/tischrunde", *command) as server:
        players_come_through(server)
        operators_stay_inside(server)
        assert server.ask("GET", "/../api/games").status == 404


def caddyfile(folder: Path, first: str, second: str) -> Path:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    text = text.replace("node-1:8000", first).replace("node-2:8000", second)
    file = folder / "Caddyfile"
    file.write_text(text.replace("{\n", "{\n\tadmin off\n", 1), "utf-8")
    return file


def test_caddy_accepts_the_file() -> None:
    done = subprocess.run(  # noqa: S603
        [program("caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"],
        env=os.environ | {"SITE": "spiele.example.org"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Valid configuration" in done.stdout + done.stderr


@pytest.mark.parametrize("away_first", [False, True])
def test_caddy_finds_the_node_that_is_there(
    tmp_path: Path, pair_of_nodes: Pair, *, away_first: bool
) -> None:
    port, away = free_port(), f"127.0.0.1:{free_port()}"
    there = pair_of_nodes[0].url.removeprefix("http://")
    file = caddyfile(tmp_path, *((away, there) if away_first else (there, away)))
    command = (program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file))
    site = f"http://127.0.0.1:{port}"
    with running(site, *command, SITE=site, XDG_DATA_HOME=str(tmp_path)) as server:
        players_come_through(server)
        operators_stay_inside(server)
