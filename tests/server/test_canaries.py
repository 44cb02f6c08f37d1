"""What nobody may learn is in no frame, no answer, no log, no metric: canaries are looked for."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import PATIENT
from tests.server.player import Player, play_out
from tests.server.running_server import HASTY, Answer, PlainSocket, RunningServer, running_server
from tischrunde.protocol.routes import CODE
from tischrunde.server.composition import KEY_FILE
from tischrunde.server.keys import key_from

ADDRESS = re.compile(r"(?<![\d.])127\.0\.0\.1(?![\d.])")
STRANGER, WATCHER = "stranger", "watcher"
BAIT = "k4nar1env0ge1-k4nar1env0ge1-k4na"
"""As long as a token: whoever sends it may be sent it back, but it is not logged."""


class Heard:
    """All that came out of a server, by recipient, and all that must not have."""

    def __init__(self, server: RunningServer, data: Path) -> None:
        self.server = server
        self.log = data / "log"
        self.keys = key_from(data / KEY_FILE)
        self.master = (data / KEY_FILE).read_text().strip()
        self.tokens: dict[str, str] = {}
        self.guests: dict[str, str] = {}
        self.texts: defaultdict[str, list[str]] = defaultdict(list)

    def come_in(self, name: str) -> str:
        """Add a guest; the answer is the one place where its token is said."""
        said = self.server.ask("POST", "/api/guests", {"name": name}).said
        self.tokens[name], self.guests[name] = said["token"], said["guest"]
        token: str = said["token"]
        return token

    def ask(self, who: str, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        """Ask, and note what was answered."""
        answer = self.server.ask(method, path, body, self.tokens.get(who, ""), **more)
        self.texts[who] += [answer.text, str(answer.headers)]
        return answer

    def line(self, who: str, stack: ExitStack) -> PlainSocket:
        """Open a socket of which every frame is noted."""
        line = stack.enter_context(self.server.socket(self.tokens.get(who, "")))
        heard, recv = self.texts[who], line.connection.recv

        def noted(*args: Any, **options: Any) -> Any:
            frame = recv(*args, **options)
            heard.append(frame)
            return frame

        line.connection.recv = noted  # type: ignore[method-assign]
        return line

    def found(self, canary: str, *besides: str) -> list[str]:
        """Return who heard something, besides those who may."""
        return [
            f"{who}: {text[:300]}"
            for who, texts in self.texts.items()
            for text in texts
            if who not in besides and canary in text
        ]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("canaries")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[RunningServer]:
    flags = (*PATIENT, "--log-level", "debug", "--log-format", "json")
    with running_server(data, *flags, log=data / "log", through=HASTY) as server:
        yield server


@pytest.fixture
def heard(server: RunningServer, data: Path) -> Heard:
    return Heard(server, data)


def bother(line: PlainSocket, table: str) -> None:
    """Provoke every kind of error there is for somebody at a socket."""
    frames: tuple[dict[str, Any], ...] = (
        {"t": "hello", "token": BAIT},
        {"t": "sub", "table": table, "code": BAIT},
        {"t": "sub", "table": BAIT},
        {"t": "play", "k": "b1", "table": table, "base": 10**30, "move": BAIT},
        {"t": "play", "k": "b2", "table": table, "base": 0, "move": "roll"},
        {"t": "play", "k": "b3", "table": BAIT[:16], "base": 0, "move": "roll"},
        *({"t": "do", "k": f"d{deed}", "table": table, "do": deed} for deed in ("return", "no")),
        {"t": "do", "k": "b4", "table": table, "do": "rematch", "entropy": "\0"},
        {"t": "unsub", "table": table[::-1]},
        {"t": BAIT},
        {"t": "ping"},
    )
    for frame in frames:
        line.say(**frame)
    line.connection.send("{" + BAIT)
    line.until("pong")


def bother_by_requests(heard: Heard, who: str, table: str) -> None:
    """Provoke every kind of error there is for requests."""
    for method, path, body in (
        ("GET", f"/api/tables/{table}?code={BAIT}", None),
        ("GET", f"/{BAIT}", None),
        ("PATCH", f"/api/tables/{table}", None),
        ("POST", "/api/guests", {"name": "\0", "token": BAIT}),
        ("POST", "/api/guests", {"name": "\u202e"}),
        ("POST", "/api/tables", {"game": BAIT, "rules": BAIT, "players": 2}),
        ("POST", "/api/tables", {"game": "rallye", "rules": f"fx-schmid,{BAIT}", "players": 2}),
        ("POST", f"/api/tables/{table}/seats", {"code": BAIT, "bot": BAIT[:16]}),
        ("POST", f"/api/tables/{table}/claims", {"token": f"0.{BAIT}"}),
        ("POST", f"/api/tables/{table}/claims", b"{" + BAIT.encode()),
        ("DELETE", f"/api/tables/{table}/seats/0", None),
        ("POST", "/api/guests", b"x" * 9000),
    ):
        heard.ask(who, method, path, body)
    heard.ask(who, "GET", "/api/me", headers={"cookie": f"tischrunde={BAIT}"})
    for path in ("/api/codes", f"/api/tables/{table}"):
        heard.ask(who, "GET", path, headers={CODE: BAIT})


@pytest.mark.parametrize(
    ("game", "rules"), [("rallye", "schmidt,target=300"), ("uno", "uno-carabiner,target=20")]
)
def test_nothing_secret_comes_out(heard: Heard, game: str, rules: str) -> None:
    hedgehog, _ = heard.come_in("Igel"), heard.come_in("Wolf")
    opened = heard.server.table(hedgehog, game=game, rules=rules)
    table, code = opened["table"], opened["code"]
    heard.ask("Wolf", "POST", f"/api/tables/{table}/seats", {"code": code})
    granted = heard.server.ask("POST", f"/api/tables/{table}/tokens", token=hedgehog).said["token"]
    heard.come_in("Fuchs")
    secret = heard.keys.secret(table).hex()
    with ExitStack() as stack:
        lines = {
            who: heard.line(who, stack) for who in ("Igel", "Wolf", "Fuchs", WATCHER, STRANGER)
        }
        players = (Player(lines["Igel"], table, 1), Player(lines["Wolf"], table, 2))
        watcher = Player(lines[WATCHER], table, code=code)
        for each in (*players, watcher):
            each.look().until("snap")
        players[0].do("start")
        for each in (*players, watcher):
            each.until("ev", v=5)
        heard.ask("Fuchs", "POST", f"/api/tables/{table}/claims", {"token": granted})
        for each in (*players, watcher):
            each.until("ev", "skip", v=6)
        for who, line in lines.items():
            bother(line, table)
            bother_by_requests(heard, who, table)
        for each in (*players, watcher):
            each.look().until("snap")
        for path in ("", "/record"):
            heard.ask("Igel", "GET", f"/api/tables/{table}{path}")
            heard.ask(WATCHER, "GET", f"/api/tables/{table}{path}", headers={CODE: code})
        heard.ask("Igel", "GET", "/api/me/export")
        play_out(*players, watcher)
        for who, texts in heard.texts.items():  # the last frame of a match reveals its secret
            early = [text for text in texts if '"over"' not in text]
            assert not [text for text in early if secret in text], who
        assert players[0].view["secret"] == secret
    heard.texts["metrics"].append(heard.server.ask("GET", "/metrics").text)
    judge(heard, code, secret, granted)


def judge(heard: Heard, code: str, secret: str, granted: str) -> None:
    """Look for every canary everywhere."""
    log = heard.log.read_text()
    assert log
    for line in log.splitlines():
        if line.startswith("{") and json.loads(line)["level"] != "debug":
            assert not ADDRESS.search(line), line
    seated = ("Igel", "Wolf", "Fuchs")
    for name, token in heard.tokens.items():
        assert not heard.found(token), name
        assert token not in log
    for name, guest in heard.guests.items():
        assert not heard.found(guest, name), name
        assert guest not in log
    assert not heard.found(heard.master)
    assert not heard.found(code, *seated)
    assert not heard.found(granted.partition(".")[2])
    assert not heard.found(secret, *seated, WATCHER)
    assert not [text for text in heard.texts["metrics"] if BAIT in text]
    for canary in (heard.master, secret, code, granted, BAIT):
        assert canary not in log
