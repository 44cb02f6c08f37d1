"""Operators look, close, export, delete and shut the door from the command line; all is noted."""

import json
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import PATIENT
from tests.server.player import Player, play_out
from tests.server.running_server import RunningServer, look_on, running_server, seat_at
from tischrunde.cli import main

FLAGS = ("--data", "--database", "--redis", "--redis-prefix", "--key-file")


def admin(server: RunningServer, *arguments: str, code: int = 0) -> str:
    """Return what the command says, run beside a server with its settings."""
    assert server.process is not None
    given = [str(word) for word in server.process.args]  # type: ignore[union-attr] # a list of words
    settings = [word for pair in pairwise(given) if pair[0] in FLAGS for word in pair]
    return command("admin", *arguments, *settings, code=code)


def command(*arguments: str, code: int = 0) -> str:
    """Return what a command says, or what is wrong."""
    said, wrong = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(wrong):
        assert main([*arguments, "--lang", "en"]) == code
    return wrong.getvalue() if code else said.getvalue()


def listed(server: RunningServer, *arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(admin(server, *arguments, "--json"))
    return found


def audit_entries(server: RunningServer) -> list[tuple[str, str, str]]:
    return [(entry["act"], entry["subject"], entry["reason"]) for entry in listed(server, "audit")]


def test_a_table_is_closed_for_all_who_look_at_it(
    public: tuple[RunningServer, RunningServer],
) -> None:
    here, there = public
    hedgehog = here.guest("Igel")
    table = here.table(hedgehog)["table"]
    with there.socket(hedgehog) as line:
        look_on(line, table)
        assert table in [each["table"] for each in listed(here, "tables")]
        assert table in admin(here, "close", table, "--reason", "abuse")
        assert line.until("gone")["table"] == table
    assert here.ask("GET", f"/api/tables/{table}", token=hedgehog).status == 404
    assert audit_entries(here)[0] == ("close", table, "abuse")
    assert "There is no" in admin(here, "close", table, code=2)


def test_a_guest_who_lost_the_token_is_exported_renamed_and_deleted(
    nodes: tuple[RunningServer, RunningServer],
) -> None:
    here, _ = nodes
    lost = here.guest("Vergesslicher Marder")
    table = here.table(lost, public=True)["table"]
    seat_at(here, table, here.guest("Wolf"))
    (found,) = listed(here, "guests", "vergesslicher", "marder")
    assert json.loads(admin(here, "export", found["id"]))["guest"]["name"] == found["name"]
    admin(here, "rename", found["id"], "Marder M.")
    assert [each["id"] for each in listed(here, "guests", "Marder M.")] == [found["id"]]
    assert "visible" in admin(here, "rename", found["id"], "\u2800", code=2)
    admin(here, "delete", found["id"])
    assert listed(here, "guests", "Marder M.") == []
    view = here.ask("GET", f"/api/tables/{table}").said["view"]
    assert view["chairs"][0] is None
    acts = [act for act, subject, _ in audit_entries(here) if subject == found["id"]]
    assert acts == ["delete", "rename", "export"]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server whose door may be shut."""
    with running_server(tmp_path, *PATIENT) as server:
        yield server


def test_a_shut_door_lets_no_table_be_opened_nor_played_again(own_server: RunningServer) -> None:
    hedgehog, wolf = own_server.guest("Igel"), own_server.guest("Wolf")
    table = own_server.table(hedgehog, game="uno", rules="uno-carabiner,target=1", public=True)[
        "table"
    ]
    seat_at(own_server, table, wolf)
    with own_server.socket(hedgehog) as one, own_server.socket(wolf) as other:
        players = Player(one, table, 1).look(), Player(other, table, 2).look()
        for player in players:
            player.until("snap")
        players[0].do("start")
        for player in players:
            player.until("ev", v=4)
        assert "No new tables" in admin(own_server, "shut", "--reason", "the key leaked")
        body = {"game": "uno", "rules": "uno-carabiner", "players": 2}
        refused = own_server.ask("POST", "/api/tables", body, hedgehog)
        assert (refused.status, refused.said["code"]) == (409, "door-shut")
        play_out(*players)
        one.say(t="do", k="r1", table=table, do="rematch")
        one.until("ev", k="r1")
        other.say(t="do", k="r2", table=table, do="rematch")
        assert other.until("err", k="r2")["code"] == "door-shut"
        admin(own_server, "open")
        assert own_server.ask("POST", "/api/tables", body, hedgehog).status == 201
        other.say(t="do", k="r3", table=table, do="rematch")
        assert other.until("ev", k="r3")["set"]["successor"]
    assert audit_entries(own_server) == [("open", "", ""), ("shut", "", "the key leaked")]


def test_what_is_not_said_or_not_there_is_told(own_server: RunningServer, tmp_path: Path) -> None:
    assert "one thing" in admin(own_server, "close", code=2)
    assert "two things" in admin(own_server, "rename", "x", code=2)
    assert "nothing more" in admin(own_server, "shut", "x", code=2)
    assert "There is no" in admin(own_server, "delete", "nobody", code=2)
    nowhere = command("admin", "tables", "--data", str(tmp_path / "nowhere"), code=2)
    assert "no database" in nowhere
    assert not (tmp_path / "nowhere").exists()
