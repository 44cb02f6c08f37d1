"""A match that is over can be seen again by whoever may see its table, from every seat."""

import gzip
import json
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.player import Player, play_out
from tests.server.running_server import RunningServer
from tischrunde.core.record_reader import read_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain
from tischrunde.games.replay import frames

LEFT_OUT = {"accounted", "blocked", "legal", "unseen"}


class Finished:
    """A table at which a match was played to its end."""

    def __init__(self, server: RunningServer, game: str, rules: str) -> None:
        self.server = server
        self.igel, self.wolf = server.guest("Igel"), server.guest("Wolf")
        opened = server.table(self.igel, game=game, rules=rules)
        self.path = f"/api/tables/{opened['table']}"
        self.code = opened["code"]
        server.ask("POST", f"{self.path}/seats", {"code": self.code}, self.wolf)
        with ExitStack() as stack:
            first, second = (
                Player(stack.enter_context(server.socket(token)), opened["table"], number).look()
                for number, token in enumerate((self.igel, self.wolf), 1)
            )
            for player in (first, second):
                player.until("snap")
            early = server.ask("GET", f"{self.path}/replay", token=self.igel)
            assert (early.status, early.said["code"]) == (409, "not-over")
            first.do("start")
            for player in (first, second):
                player.until("ev", v=4)
            early = server.ask("GET", f"{self.path}/replay", token=self.igel)
            assert (early.status, early.said["code"]) == (409, "not-over")
            play_out(first, second)
            self.views = (first.view, second.view)

    def replay(self, seat: int | str = "open", **more: Any) -> dict[str, Any]:
        """Return the replay."""
        path = f"{self.path}/replay?seat={seat}"
        said: dict[str, Any] = self.server.ask("GET", path, code=self.code, **more).said
        return said


@pytest.fixture(
    scope="module",
    params=[("rallye", "schmidt,target=300"), ("uno", "uno-carabiner,target=60")],
    ids=["rallye", "uno"],
)
def finished(family: RunningServer, request: pytest.FixtureRequest) -> Finished:
    return Finished(family, *request.param)


def merged(view: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    match = changed.get("match", {})
    round_ = view["match"]["round"] | match.get("round", {})
    return view | changed | {"match": view["match"] | match | {"round": round_}}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_again_what_it_saw_last(finished: Finished, seat: int) -> None:
    answer = finished.replay(seat)
    view = answer["view"]
    assert (view["state"], view["seat"], view["code"]) == ("playing", seat, None)
    for move in answer["moves"]:
        view = merged(view, move["set"])
    last = finished.views[seat]
    kept = {name: last["match"]["round"][name] for name in last["match"]["round"]}
    assert view["state"] == "over"
    assert view["match"] == last["match"] | {
        "round": {name: kept[name] for name in kept if name not in LEFT_OUT}
    }
    assert [chair["name"] for chair in view["chairs"]] == ["Igel", "Wolf"]


def test_all_cards_lie_open_move_by_move(finished: Finished) -> None:
    text = finished.server.ask("GET", f"{finished.path}/record", token=finished.igel).text
    record = read_record(text)
    answer = finished.replay()
    view = answer["view"]
    for frame, move in zip(frames(record), [None, *answer["moves"]], strict=True):
        if move is not None:
            view = merged(view, move["set"])
            assert frame.move is not None
            assert (move["by"], move["move"]) == (frame.move.seat, frame.move.text)
            assert move["number"] == frame.number
        held = [frame.match.view(seat).round.hand for seat in (0, 1)]
        assert view["match"]["round"]["hands"] == plain(GAMES[record.game], held)
        assert view["match"]["totals"] == list(frame.match.totals)


def test_only_who_may_see_the_table_sees_it_again(finished: Finished) -> None:
    ask = finished.server.ask
    strangers = ask("GET", f"{finished.path}/replay", token=finished.server.guest("Eule"))
    assert (strangers.status, strangers.said["code"]) == (404, "no-such-table")
    assert ask("GET", f"{finished.path}/replay", token=finished.wolf).status == 200
    assert ask("GET", f"{finished.path}/replay", code=finished.code).status == 200


def test_there_are_no_other_eyes(finished: Finished) -> None:
    for seat, status, code in (("2", 404, "no-such-seat"), ("me", 400, "malformed")):
        answer = finished.server.ask(
            "GET", f"{finished.path}/replay?seat={seat}", token=finished.igel
        )
        assert (answer.status, answer.said["code"]) == (status, code)


def test_it_is_packed_and_not_sent_twice(finished: Finished) -> None:
    path, code = f"{finished.path}/replay", finished.code
    gzipped = {"accept-encoding": "gzip"}
    packed = finished.server.ask("GET", path, headers=gzipped, code=code)
    assert packed.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed.body)) == finished.replay()
    asked = gzipped | {"if-none-match": packed.headers["etag"]}
    assert finished.server.ask("GET", path, headers=asked, code=code).status == 304
    assert packed.headers["cache-control"] == "private, no-cache"


def test_what_was_deleted_cannot_be_seen_again(family: RunningServer) -> None:
    gone = Finished(family, "uno", "uno-carabiner,target=10")
    assert gone.replay()["moves"]
    assert family.ask("DELETE", "/api/me", token=gone.igel).status == 204
    assert gone.replay()["code"] == "no-such-table"
