"""The expert away from a table: in a case, and at every decision of a record."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.engine.test_calls import RALLYE, SECRET, UNO, Page, ok
from tischrunde.engine.calls import call
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain
from tischrunde.protocol.cases import Odds, SeatHint
from tischrunde.table.fold import folded
from tischrunde.table.log import Row
from tischrunde.table.projection import view

RECORD = Path(__file__).parents[2] / "docs/records/rallye.tisch"
CASE = "schmidt 2; A: roll; B: roll; 1: accident 100 50; turn: 1 ? 1: accident>B"


def asked(name: str, **given: Any) -> Any:
    return json.loads(call(json.dumps({"call": name, "with": {**given, "language": "en"}})))["ok"]


def test_a_case_is_answered_by_who_asks() -> None:
    told = msgspec.convert(asked("case-hint", text=CASE), SeatHint, strict=True)
    assert told.seat == 0
    assert told.hint.move in {"accident>B", "100", "50"}
    assert told.hint.words
    assert told.hint.reasons
    assert asked("case-hint", text=CASE) == asked("case-hint", text=CASE)


def test_the_expert_moves_for_whoever_is_waited_for() -> None:
    text = "uno-carabiner 3; 1: wild wild red-3; discards: red-3; turn: 2 ? 1: red-3"
    assert asked("case-hint", text=text)["seat"] == 1


def test_what_is_asked_after_moves_is_advised_after_them() -> None:
    text = (
        "uno-carabiner 3; 1: red-draw-two ...; 2: wild; discards: red-3 ? 1: red-draw-two, 3: draw"
    )
    told = asked("case-hint", text=text)
    assert told["seat"] == 2


def test_the_chances_of_a_case_are_those_of_who_asks() -> None:
    text = CASE.replace("B: roll;", "B: roll 200;").replace("A: roll;", "A: roll accident;")
    odds = msgspec.convert(asked("case-odds", text=text), Odds, strict=True)
    assert odds.needs[0].what == "remedy"
    assert odds.needs[0].unseen == odds.unseen["repairs"] + odds.unseen["driving-ace"]


@pytest.mark.parametrize("text", ["", "schmidt 2", "dancing 2 ? 1: 100", "schmidt 2 ? 9: roll"])
def test_of_what_nobody_can_read_there_is_neither(text: str) -> None:
    assert asked("case-hint", text=text) is None
    assert asked("case-odds", text=text) is None


def test_every_decision_of_a_record_has_the_move_of_the_expert() -> None:
    text = RECORD.read_text("utf-8")
    told = msgspec.convert(asked("record-hint", text=text, at=0, seat=None), SeatHint, strict=True)
    frames = asked_replay(text)
    assert told.seat == frames["moves"][0]["by"]
    assert told.name == frames["view"]["chairs"][told.seat]["name"]
    last = len(frames["moves"])
    assert asked("record-hint", text=text, at=last, seat=None) is None
    assert asked("record-hint", text=text, at=last + 1, seat=None) is None
    again = asked("record-hint", text=text, at=100, seat=1 - frames["moves"][100]["by"])
    assert again["seat"] == frames["moves"][100]["by"]


def seen(page: Page, seat: int | None) -> dict[str, Any]:
    """Return a match as a server shows it whole, and its terms."""
    table = folded(page.id, bytes.fromhex(SECRET), [Row(**row) for row in page.rows], GAMES)
    shown = plain(table.game, view(table, seat))
    return {"terms": shown["terms"], "match": shown["match"]}


@pytest.mark.parametrize("game", [RALLYE, UNO], ids=["rallye", "uno"])
def test_a_view_of_a_server_is_answered_as_the_server_would(game: dict[str, str]) -> None:
    page = Page(game)
    for _ in range(3):
        page.play_until_asked()
        told = msgspec.convert(asked("view-hint", **seen(page, 0)), SeatHint, strict=True)
        there = ok("hint", table=page.id, seat=0, language="en")
        assert {**msgspec.to_builtins(told.hint), "v": 0} == {**there, "v": 0}
        odds = asked("view-odds", **seen(page, 0))
        assert odds == ok("odds", table=page.id, seat=0, language="en")


def test_who_only_watches_has_neither() -> None:
    page = Page(UNO)
    page.play_until_asked()
    for call_ in ("view-hint", "view-odds"):
        assert asked(call_, **seen(page, None)) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"terms": ""},
        {"terms": "tischrunde 1\ngame: dancing\n"},
        {"match": None},
        {"match": {}},
        {"match": {"number": "one"}},
    ],
)
def test_a_server_that_says_what_nobody_understands_is_not_answered(changed: Any) -> None:
    page = Page(RALLYE)
    page.play_until_asked()
    for call_ in ("view-hint", "view-odds"):
        assert asked(call_, **{**seen(page, 0), **changed}) is None


def asked_replay(text: str) -> Any:
    return json.loads(call(json.dumps({"call": "replay", "with": {"text": text, "seat": None}})))[
        "ok"
    ]
