"""Tables on a device that begin with a position: they fold, replay and reload alike."""

from typing import Any

import pytest

from tests.builds.matches import Evening
from tischrunde.core.case import write_case
from tischrunde.core.record_reader import read_record
from tischrunde.engine.device import DeviceTable, open_table, replay_record, verify
from tischrunde.engine.table_setup import SetupDenied
from tischrunde.games.cases import answer, games_with_cases, laid_out, ready_cases
from tischrunde.games.catalogue import GAMES, game_of

SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(1, 33))
DATE = "2026-11-18"
RALLY = "schmidt,target=500 2; A: roll 100; B: roll; 1: stop 25 75; turn: 1"
UNO = "uno-carabiner,target=100 3; 1: red-7 wild; 2: blue-1; discards: red-3; turn: 1"
HAND = 7
PLAYERS = {RALLY: 2, UNO: 3}


def wanted(position: str, players: int, *, people: tuple[int, ...] = (0,)) -> dict[str, Any]:
    game = game_of(position)
    assert game is not None
    seats: list[dict[str, str]] = [
        {"name": f"Ida {seat}", "shape": "circle"} if seat in people else {"bot": "easy"}
        for seat in range(players)
    ]
    return {
        "game": game.id,
        "rules": "",
        "pace": "relaxed",
        "hints": False,
        "seats": seats,
        "position": position,
    }


def round_of(table: DeviceTable, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = table.show(seat)["view"]["match"]["round"]
    return seen


@pytest.mark.parametrize("position", PLAYERS)
def test_a_match_from_a_position_is_played_on_and_its_record_is_true(position: str) -> None:
    evening = Evening(wanted(position, PLAYERS[position]), SECRET)
    assert list(evening.play())
    record = evening.table.record()
    assert read_record(record).position == position.partition("; ")[2]
    assert verify(record.encode(), "en")["verified"]
    again = DeviceTable(SECRET, evening.log)
    assert again.record() == record
    assert replay_record(record, 0)["view"]["match"]["round"]["hand"]


def test_what_the_position_says_lies_there_and_every_hand_is_full() -> None:
    table = DeviceTable(SECRET, open_table(wanted(RALLY, 2), SECRET, 1_000, DATE))
    seen = round_of(table)
    assert {"stop", "km-25", "km-75"} <= {*seen["hand"]}
    assert len(seen["hand"]) == HAND
    assert [display["km"] for display in seen["displays"]] == [100, 0]


@pytest.mark.parametrize("space", ["\t", "\r\n", "\N{NO-BREAK SPACE}", "  "])
def test_a_position_may_be_broken_into_lines_as_one_pastes_it(space: str) -> None:
    evening = Evening(wanted(RALLY.replace("; ", f";{space}"), 2), SECRET)
    assert list(evening.play())
    assert verify(evening.table.record().encode(), "en")["verified"]


def test_a_hand_in_uno_is_as_it_is_named() -> None:
    table = DeviceTable(SECRET, open_table(wanted(UNO, 3), SECRET, 1_000, DATE))
    assert round_of(table)["hand_sizes"] == [2, 1, HAND]


def test_the_secret_decides_what_the_position_leaves_open() -> None:
    hands = [
        round_of(DeviceTable(secret, open_table(wanted(RALLY, 2), secret, 1_000, DATE)))["hand"]
        for secret in (SECRET, SECRET, OTHER_SECRET)
    ]
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.parametrize("game", games_with_cases())
def test_every_question_people_ask_can_be_played_on(game: str) -> None:
    """The moves before the question are in the log, so that they fold with it."""
    for question in ready_cases(game):
        case = laid_out(game).case(question.layout)
        seats = answer(GAMES[game], case).players
        rows = open_table(wanted(write_case(case), seats, people=(case.seat,)), SECRET, 1_000, DATE)
        assert [row["body"] for row in rows if row["act"] == "move"] == [
            move for _, move in case.before
        ]
        table = DeviceTable(SECRET, rows)
        assert table.show(case.seat)["view"]["state"] == "playing"


@pytest.mark.parametrize(
    ("position", "players", "code"),
    [
        ("schmidt 2; A: nonsense", 2, "no-such-position"),
        ("schmidt 2", 2, "no-such-position"),
        ("schmidt 2; over: stock", 2, "no-such-position"),
        (RALLY, 3, "wrong-players"),
        (f"{RALLY} ? 1: 200, 1: 25", 2, "refused"),
    ],
)
def test_what_cannot_be_played_is_denied(position: str, players: int, code: str) -> None:
    with pytest.raises(SetupDenied) as denied:
        open_table(wanted(position, players), SECRET, 1_000, DATE)
    assert denied.value.denial.code == code
