"""An evening at a server: whole matches, coming back, bots, rematches."""

import time
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.player import Player, play_out
from tests.server.running_server import RunningServer
from tischrunde.games.verify import verify_record

Nodes = tuple[RunningServer, RunningServer]

AWAY_S = 0.5
"""Seconds somebody is away; bots left alone would play on a good deal."""
LATE_ANSWERS = 4
"""What bots had been asked before they may still play, and the clock may close a window."""


def seated(nodes: Nodes, stack: ExitStack, **more: Any) -> tuple[Player, Player]:
    """Return two players at one table, each by its own way in."""
    one, other = nodes
    hedgehog, wolf = one.guest("Igel"), other.guest("Wolf")
    opened = one.table(hedgehog, **more)
    body = {"code": opened["code"]}
    assert other.ask("POST", f"/api/tables/{opened['table']}/seats", body, wolf).status == 201
    players = (
        Player(stack.enter_context(one.socket(hedgehog)), opened["table"], 1),
        Player(stack.enter_context(other.socket(wolf)), opened["table"], 2),
    )
    for player in players:
        player.look().until("snap")
    return players


@pytest.mark.parametrize(
    ("game", "rules"), [("rallye", "schmidt,target=300"), ("uno", "uno-carabiner,target=60")]
)
def test_two_play_a_match_and_both_see_all_of_it(nodes: Nodes, game: str, rules: str) -> None:
    with ExitStack() as stack:
        first, second = seated(nodes, stack, game=game, rules=rules)
        first.do("start")
        for player in (first, second):
            player.until("ev", v=4)
        play_out(first, second)
        assert first.events == second.events
        path = f"/api/tables/{first.table}/record"
        assert nodes[1].ask("GET", path, code="x").status == 404
        record = nodes[1].ask("GET", path, code=first.view["code"]).text
        assert verify_record(record.encode(), first.view["commitment"]).verified
        assert first.view["secret"] in record


def test_whoever_comes_back_is_told_what_was_missed_and_only_that(nodes: Nodes) -> None:
    with ExitStack() as stack:
        first, second = seated(nodes, stack, game="uno", rules="uno-carabiner")  # has no clock
        first.do("start")
        first.until("ev", v=4)
        second.until("ev", v=4)
        with nodes[1].socket() as line:
            watcher = Player(line, first.table, code=first.view["code"]).look()
            watcher.until("snap")
            left = watcher.version
        for _ in range(6):
            for player in (first, second):
                if player.move():
                    seen = player.until("ev", "err")
                    assert seen["t"] == "ev"
                    (second if player is first else first).until("ev", v=seen["v"])
        with nodes[0].socket() as line:
            back = Player(line, first.table, code=first.view["code"])
            back.version, back.view = left, {"match": None}
            back.look(since=left)
            while back.version < first.version:
                back.step()
            fresh = Player(line, first.table, code=first.view["code"]).look()
            fresh.until("snap")
            assert back.view == fresh.view
            missed = len(back.events)
            assert back.events == first.events[-missed:]
            assert missed > 0


def test_the_same_command_twice_is_done_once(nodes: Nodes) -> None:
    with ExitStack() as stack:
        first, second = seated(nodes, stack)
        for line in (first.line, first.line):
            line.say(t="do", k="same", table=first.table, do="start")
        first.until("ev", k="same")
        assert first.until("ack", k="same")["v"] == 4
        with nodes[1].socket(nodes[0].guest()) as line:
            line.say(t="do", k="same", table=first.table, do="start")
            assert line.until("err")["code"] == "not-your-seat"
        mover = first if 0 in first.view["match"]["round"]["waiting"] else second
        if mover is second:
            second.until("ev", v=4)
        move = mover.view["match"]["round"]["legal"][0]
        frame = {"t": "play", "k": "twice", "table": mover.table, "base": 4, "move": move}
        mover.line.say(**frame)
        mover.line.say(**frame)
        assert mover.until("ev", k="twice")["v"] == 5
        assert mover.until("ack", k="twice")["v"] == 5


def test_a_decision_made_before_something_happened_is_stale(nodes: Nodes) -> None:
    with ExitStack() as stack:
        first, second = seated(nodes, stack)
        first.do("start")
        first.until("ev", v=4)
        second.until("ev", v=4)
        mover = first if 0 in first.view["match"]["round"]["waiting"] else second
        move = mover.view["match"]["round"]["legal"][0]
        mover.line.say(t="play", k="old", table=mover.table, base=3, move=move)
        assert mover.until("err", k="old")["code"] == "stale"


def test_bots_play_along_and_stand_in_for_who_leaves(nodes: Nodes) -> None:
    with ExitStack() as stack:
        rules = "fx-schmid,target=200"
        first, second = seated(nodes, stack, players=3, bots=["easy"], rules=rules)
        first.do("start")
        for player in (first, second):
            player.until("ev", v=5)
        first.do("leave")
        second.play_on(1_000)
        assert second.view["state"] == "over"
        assert second.view["chairs"][0]["stood_in"]


def test_a_match_waits_for_who_left_it_to_the_bots_alone(nodes: Nodes) -> None:
    one, _ = nodes
    hedgehog = one.guest("Igel")
    opened = one.table(hedgehog, players=3, bots=["easy", "medium"], rules="fx-schmid,target=200")
    with one.socket(hedgehog) as line:
        player = Player(line, opened["table"]).look()
        player.until("snap")
        player.do("start")
        player.until("ev", v=5)
        for _ in range(2):
            player.do("leave")
            player.until("ev", events=[{"event": "StoodIn", "seat": 0}])
            time.sleep(AWAY_S)
            player.do("return")
            moves = 0
            while player.step().get("events") != [{"event": "TookBack", "seat": 0}]:
                moves += 1
            assert moves <= LATE_ANSWERS
            player.play_on(7)


def test_the_same_again_has_new_cards_and_the_same_players(nodes: Nodes) -> None:
    _, other = nodes
    with ExitStack() as stack:
        first, second = seated(nodes, stack, game="uno", rules="uno-carabiner,target=1")
        first.do("start")
        for player in (first, second):
            player.until("ev", v=4)
        play_out(first, second)
        promised = first.view["rematch"]
        assert second.view["rematch"] == promised
        first.do("rematch", entropy="noch einmal")
        first.until("ev")
        second.until("ev")
        second.do("rematch")
        agreed = first.until("ev")["set"]["successor"]
        again = Player(first.line, agreed, 3)
        snap = None
        while snap is None:
            frame = again.look().until("snap", "gone")
            snap = frame if frame["t"] == "snap" and again.view["state"] == "playing" else None
        assert [chair["name"] for chair in again.view["chairs"]] == ["Igel", "Wolf"]
        assert again.view["seat"] == 0
        assert again.view["commitment"] != first.view["commitment"]
        assert {"table": agreed, "commitment": again.view["commitment"]} == promised
        assert "entropy 1: noch einmal" in again.view["terms"]
        hidden = other.ask("GET", f"/api/tables/{agreed}")
        assert hidden.status == 404


def test_everybody_sees_who_is_there(nodes: Nodes) -> None:
    _, other = nodes
    with ExitStack() as stack:
        first, second = seated(nodes, stack)
        assert first.until("here", seats=[0, 1])["watching"] == 0
        with other.socket() as line:
            Player(line, first.table, code=first.view["code"]).look().until("snap")
            assert first.until("here", watching=1)["seats"] == [0, 1]
        assert first.until("here", watching=0)["seats"] == [0, 1]
        second.line.connection.close()
        assert first.until("here", seats=[0])
