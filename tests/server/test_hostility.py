"""Whoever means harm harms only themselves."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import PATIENT
from tests.server.player import Player
from tests.server.raw_socket import CONT, PING, RawSocket, framed, handshake
from tests.server.running_server import HASTY, RunningServer, running_server

DEEP = "[" * 1500 + "]" * 1500


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hostile") / "log"


@pytest.fixture(scope="module")
def server(log: Path) -> Iterator[RunningServer]:
    """A server that logs no error, whatever is done to it."""
    with running_server(log.parent, *PATIENT, log=log, through=HASTY) as server:
        yield server


@pytest.fixture
def usual_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that waits for nobody longer than usual."""
    with running_server(tmp_path, *PATIENT) as server:
        yield server


in_real_time = pytest.mark.skipif(not os.environ.get("LONG"), reason="timed: only with LONG=1")


@pytest.fixture(autouse=True)
def _quiet(server: RunningServer, log: Path) -> Iterator[None]:  # noqa: ARG001 - the server writes it
    before = log.read_text()
    yield
    said = log.read_text().removeprefix(before)
    assert "Traceback" not in said, said
    assert "error" not in said.lower(), said


def soon(true: Callable[[], bool], within: float = 60) -> bool:
    until = time.monotonic() + within
    while not true():
        if time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


def connections(server: RunningServer) -> int:
    """How many connections the server has, whatever it knows of them."""
    assert server.process is not None
    count = 0
    for link in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            count += str(link.readlink()).startswith("socket:")
    return count


def sockets(server: RunningServer) -> float:
    """How many sockets the server knows of that it has not closed."""
    lines = server.ask("GET", "/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("tischrunde_sockets ")))


def memory(server: RunningServer) -> int:
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


@pytest.mark.parametrize("said", [DEEP, '{"t":"sub","table":' + "{" * 3000], ids=["bare", "cut"])
def test_frames_nested_too_deeply_are_malformed(server: RunningServer, said: str) -> None:
    with server.socket() as line:
        line.until("welcome")
        for _ in range(3):
            line.connection.send(said)
            assert line.hear() == {"t": "err", "code": "malformed"}


def test_what_is_nested_where_nobody_looks_does_no_harm(server: RunningServer) -> None:
    """How deep it may be before it is too deep depends on the Python."""
    with server.socket() as line:
        line.until("welcome")
        for _ in range(3):
            line.connection.send(f'{{"t":"ping","x":{DEEP}}}')
            assert line.hear()["t"] in {"err", "pong"}


def test_bodies_nested_too_deeply_are_malformed(server: RunningServer) -> None:
    answer = server.ask("POST", "/api/guests", f'{{"name":{DEEP}}}'.encode())
    assert (answer.status, answer.said["code"]) == (400, "malformed")


@pytest.mark.parametrize("key", ["", "a\0b", "a b", "ä", "x" * 65, "\n"], ids=repr)
def test_keys_that_cannot_be_kept_are_malformed(server: RunningServer, key: str) -> None:
    hedgehog = server.guest()
    opened = server.table(hedgehog)
    with server.socket(hedgehog) as line:
        line.say(t="do", k=key, table=opened["table"], do="start")
        assert line.until("err")["code"] == "malformed"


def test_no_key_stands_in_the_way_of_a_bot(server: RunningServer) -> None:
    hedgehog, wolf = server.guest(), server.guest("Wolf")
    opened = server.table(hedgehog, players=3, bots=["easy"])
    body = {"code": opened["code"]}
    assert server.ask("POST", f"/api/tables/{opened['table']}/seats", body, wolf).status == 201
    with server.socket(hedgehog) as line:
        player = Player(line, opened["table"]).look()
        player.until("snap")
        player.do("start")
        player.until("ev", v=5)
        with server.socket(wolf) as other:
            away = Player(other, opened["table"], 2)
            away.do("leave")
            while 0 not in player.view["match"]["round"]["waiting"]:
                player.until("ev")
            moved = player.version
            away.do("return")
            while not any(event["event"] == "TookBack" for event in player.events):
                player.step()
        line.say(t="do", k=f"bot {moved} plays", table=player.table, do="leave")
        refused = player.until("err", "ev")
        if refused["t"] == "err":
            player.do("leave")
        while {"event": "StoodIn", "seat": 0} not in player.events:
            player.step()
        left = player.version
        while player.version == left:
            player.step()


def test_text_that_is_none_ends_the_socket(server: RunningServer) -> None:
    for frames in (framed(b"\xff\xfe"), framed(b"\xc3", fin=False) + framed(b"(", CONT)):
        with RawSocket(server).open() as raw:
            raw.send(frames)
            assert raw.until_closed().endswith(b"\x03\xef")  # 1007


def test_a_message_in_endless_pieces_ends_the_socket(server: RunningServer) -> None:
    with RawSocket(server).open() as raw:
        try:
            raw.send(framed(b"", fin=False) + framed(b"", CONT, fin=False) * 20_000)
            heard = raw.until_closed()
        except ConnectionError:
            return
        assert heard.endswith(b"\x03\xea")  # 1002


def test_whoever_only_pings_and_never_listens_takes_no_memory(server: RunningServer) -> None:
    with RawSocket(server, room=4096).open() as raw:
        pings = framed(b"x" * 125, PING) * 1000
        before = memory(server)
        for _ in range(150):
            try:
                raw.send(pings)
            except OSError:
                break
        assert memory(server) - before < 8_000_000


def test_whoever_never_listens_is_sent_away_and_comes_back(server: RunningServer) -> None:
    opened = server.table(server.guest(), public=True, players=2, bots=["easy"])
    assert soon(lambda: sockets(server) == 0)
    with RawSocket(server, room=4096).open() as raw:
        for _ in range(1500):
            raw.say(t="sub", table=opened["table"])
        assert soon(lambda: sockets(server) == 0)
        assert raw.until_closed().endswith(b"\x03\xf5")  # 1013: it was only slow
    with server.socket() as line:
        Player(line, opened["table"]).look().until("snap")


@in_real_time
def test_whoever_never_listens_at_all_is_hung_up_on(usual_server: RunningServer) -> None:
    opened = usual_server.table(usual_server.guest(), public=True, players=2, bots=["easy"])
    before = connections(usual_server)
    with ExitStack() as stack:
        for _ in range(5):
            raw = stack.enter_context(RawSocket(usual_server, room=4096)).open()
            for _ in range(1500):
                raw.say(t="sub", table=opened["table"])
        assert soon(lambda: connections(usual_server) <= before + 1), connections(usual_server)


@pytest.mark.parametrize(
    "asked",
    [
        handshake("/ws", *(f"X-{number}: x" for number in range(300))),
        handshake("/ws", "X-Long: " + "x" * 20_000),
        handshake("/w\xe4s"),
        handshake("/ws?code=\xe4"),
        handshake("/ws", "X-\xe4: x"),
        handshake("/ws").replace(b"Version: 13", b"Version: 12"),
        handshake("/ws").replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Kex"),
        handshake("/ws").replace(b"GET", b"POST"),
        b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000,
        b"\0" * 100,
    ],
    ids=lambda asked: repr(asked[:24]),
)
def test_odd_handshakes_are_refused_and_let_go(server: RunningServer, asked: bytes) -> None:
    before = connections(server)
    with RawSocket(server) as raw:
        with suppress(ConnectionError):
            raw.send(asked)
            raw.send(framed(b"{}"))
        answer = raw.rest()
        assert b" 101 " not in answer
        assert b" 500 " not in answer
    assert soon(lambda: connections(server) <= before)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /ws HTTP/1.1\r\nHost: x\r\n",
        b'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"na',
    ],
)
@in_real_time
def test_a_request_that_never_ends_is_not_waited_for(
    usual_server: RunningServer, begun: bytes
) -> None:
    with RawSocket(usual_server) as raw:
        raw.send(begun)
        raw.rest()


@in_real_time
def test_a_socket_without_a_hello_is_not_waited_for(usual_server: RunningServer) -> None:
    with usual_server.socket() as greeted, usual_server.bare_socket() as silent:
        assert greeted.hear()["t"] == "welcome"
        with pytest.raises(ConnectionClosed):
            silent.hear()
        greeted.say(t="ping")
        assert greeted.hear()["t"] == "pong"


def test_frames_of_bytes_and_in_pieces_are_read_like_others(server: RunningServer) -> None:
    with server.socket() as line:
        line.until("welcome")
        line.connection.send(json.dumps({"t": "ping"}).encode())
        line.until("pong")
        line.connection.send(iter(['{"t":"pi', "", 'ng"}']))
        line.until("pong")


@in_real_time
def test_a_crowd_is_not_told_of_everyone_who_comes(server: RunningServer) -> None:
    opened = server.table(server.guest(), public=True)
    with ExitStack() as stack:
        line = stack.enter_context(server.socket())
        Player(line, opened["table"]).look().until("snap")
        for _ in range(100):
            raw = stack.enter_context(RawSocket(server)).open()
            raw.say(t="sub", table=opened["table"])
        count = 1
        while line.until("here")["watching"] < 101:
            count += 1
        assert count < 90
