"""``tischrunde replay``: a recorded match shown again, to people and to programs."""

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from tests.cli.command import run
from tests.cli.recorded import RECORDS, Capsys, every_game, written
from tests.rallye.test_conformance import match_hidden_mixed as rallye_mixed
from tests.records import counted, played
from tests.uno.test_conformance import match_hidden_mixed as uno_mixed
from tischrunde import texts
from tischrunde.core.record import Record, write_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.replay import Frame, frames
from tischrunde.texts.company import Company
from tischrunde.texts.narration import move_words

MonkeyPatch: TypeAlias = pytest.MonkeyPatch
MIXED: Final[dict[str, Callable[[Any, int, Random], Any]]] = {
    "rallye": rallye_mixed,
    "uno": uno_mixed,
}
every_seat = pytest.mark.parametrize(
    ("game", "seat"),
    [(game, seat) for game, record in RECORDS.items() for seat in range(len(record.names))],
)


# ── for people ────────────────────────────────────────────────────────────────────────────────


@every_game
def test_the_end_is_shown(game: str, file: str, capsys: Capsys) -> None:
    moves = counted(RECORDS[game])
    shown = run(capsys, "replay", file)
    assert shown.startswith(f"Zug {moves} von {moves} · ")
    assert shown == run(capsys, "replay", file, "--at", str(moves))


@every_game
def test_the_deal_is_number_nought(game: str, file: str, capsys: Capsys) -> None:
    shown = run(capsys, "replay", file, "--at", "0")
    assert shown.startswith(f"Nach dem Geben, es folgen {counted(RECORDS[game])} Züge\n")


@pytest.mark.parametrize("number", [1, 2, 30])
@every_game
def test_any_move_can_be_asked_for(game: str, number: int, file: str, capsys: Capsys) -> None:
    record = RECORDS[game]
    move = record.rounds[0].moves[number - 1]
    headline, _, _ = run(capsys, "replay", file, "--at", str(number)).partition("\n")
    edition, _, _ = record.rules.partition(",")
    parties = tuple((seat,) for seat in range(len(record.names)))
    company = Company(game, edition, record.names, parties, None)
    words = move_words(game, GAMES[game].read_move(move.text), edition, "de", company)
    name = record.names[move.seat]
    assert headline == f"Zug {number} von {counted(record)} · {name}: {words}"


@pytest.mark.parametrize(
    ("language", "headline"), [("de", "Zug 5 von"), ("en", "Move 5 of"), ("fr", "Coup 5 sur")]
)
@every_game
def test_three_languages_are_spoken(
    game: str, language: str, headline: str, file: str, capsys: Capsys
) -> None:
    shown = run(capsys, "replay", file, "--at", "5", "--lang", language)
    assert shown.startswith(f"{headline} {counted(RECORDS[game])}")


@every_game
def test_the_score_of_a_round_is_shown_with_its_last_move(
    game: str, file: str, capsys: Capsys
) -> None:
    last = len(RECORDS[game].rounds[0].moves)
    score = texts.say("terminal", "score", "de")
    assert score in run(capsys, "replay", file, "--at", str(last))
    assert score not in run(capsys, "replay", file, "--at", str(last - 1))


@every_game
def test_without_a_seat_all_cards_lie_open(file: str, capsys: Capsys) -> None:
    assert "Offene Karten" in run(capsys, "replay", file, "--at", "9")
    assert "Offene Karten" not in run(capsys, "replay", file, "--at", "9", "--seat", "1")


@every_seat
def test_a_seat_is_shown_nothing_of_what_it_cannot_see(
    game: str, seat: int, file: str, capsys: Capsys, monkeypatch: MonkeyPatch
) -> None:
    for number in ("0", "9", "40", "75"):
        command = ("replay", file, "--at", number, "--seat", str(seat + 1))
        shown = run(capsys, *command)
        with monkeypatch.context() as patched:
            patched.setattr(import_module("tischrunde.cli.replay"), "frames", mixed(game, seat))
            assert run(capsys, *command) == shown


def mixed(game: str, seat: int) -> Callable[[Record], Iterator[Frame]]:
    """Return a replay in which the cards a seat cannot see have changed places."""
    random = Random(seat)

    def twins(record: Record) -> Iterator[Frame]:
        for frame in frames(record):
            yield replace(frame, match=MIXED[game](frame.match, seat, random))

    return twins


# ── step by step ──────────────────────────────────────────────────────────────────────────────


def stepped(capsys: Capsys, monkeypatch: MonkeyPatch, typed: str, *arguments: str) -> list[int]:
    """Return the numbers of the positions shown to somebody who types this."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    lines = run(capsys, "replay", *arguments, "--step", "--lang", "en").splitlines()
    prompt = texts.say("records", "step", "en")
    lines = [line.removeprefix(prompt).strip() for line in lines]
    return [
        0 if line.startswith("After the deal") else int(line.split()[1])
        for line in lines
        if line.startswith(("After the deal", "Move "))
    ]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("q\n", [0]),
        ("Q\n", [0]),
        ("", [0]),
        ("\n\n\nq\n", [0, 1, 2, 3]),
        ("\n\nb\nb\nb\nq\n", [0, 1, 2, 1, 0, 0]),
        ("B\nq\n", [0, 0]),
        ("17\nb\n5\n\nq\n", [0, 17, 16, 5, 6]),
        ("0017\nq\n", [0, 17]),
        ("9\n0\nq\n", [0, 9, 0]),
        ("  12  \nq\n", [0, 12]),
        ("what?\nq\n", [0, 1]),
        ("-5\nq\n", [0, 1]),
        ("\u0665\nq\n", [0, 1]),
        ("\n\n", [0, 1, 2]),
        ("99999999999999999999\nq\n", [0, 1]),
    ],
)
@every_game
def test_a_match_is_walked_through(
    typed: str, shown: list[int], file: str, capsys: Capsys, monkeypatch: MonkeyPatch
) -> None:
    assert stepped(capsys, monkeypatch, typed, file) == shown


@every_game
def test_a_walk_ends_with_the_match(
    game: str, file: str, capsys: Capsys, monkeypatch: MonkeyPatch
) -> None:
    moves = counted(RECORDS[game])
    assert stepped(capsys, monkeypatch, "9999\n\n3\n", file) == [0, moves]
    assert stepped(capsys, monkeypatch, "9999\nx\nb\nq\n", file) == [0, moves, moves, moves - 1]


@every_game
def test_a_walk_may_begin_anywhere_and_at_any_seat(
    file: str, capsys: Capsys, monkeypatch: MonkeyPatch
) -> None:
    assert stepped(capsys, monkeypatch, "\nq\n", file, "--at", "30", "--seat", "2") == [30, 31]


# ── for programs ──────────────────────────────────────────────────────────────────────────────


@every_game
def test_programs_are_told_every_position(game: str, file: str, capsys: Capsys) -> None:
    record = RECORDS[game]
    data = json.loads(run(capsys, "replay", file, "--json"))
    assert (data["game"], data["rules"]) == (game, record.rules)
    assert (data["names"], data["date"]) == ([*record.names], record.date)
    assert "rounds" not in data
    expected = [frame_of(game, frame) for frame in frames(record)]
    assert [(f["number"], f["position"]) for f in data["frames"]] == expected
    moves = [move for round_ in record.rounds for move in round_.moves]
    for frame, move in zip(data["frames"][1:], moves, strict=True):
        assert (frame["seat"], frame["move"], frame["at"]) == (move.seat, move.text, move.at)
        assert frame["events"]
        assert all(isinstance(event["event"], str) for event in frame["events"])


def frame_of(game: str, frame: Frame) -> tuple[int, str]:
    return frame.number, GAMES[game].write_position(frame.match.round.position)


@every_game
def test_positions_for_programs_can_be_read_again(game: str, file: str, capsys: Capsys) -> None:
    for frame in json.loads(run(capsys, "replay", file, "--json"))["frames"][::9]:
        again = GAMES[game].read_round(frame["position"])
        assert GAMES[game].write_position(again.position) == frame["position"]


@every_game
def test_programs_may_ask_for_one_position(game: str, file: str, capsys: Capsys) -> None:
    every = json.loads(run(capsys, "replay", file, "--json"))["frames"]
    for number in (0, 12, counted(RECORDS[game])):
        data = json.loads(run(capsys, "replay", file, "--json", "--at", str(number)))
        assert data["frames"] == [every[number]]


@every_seat
def test_programs_are_told_what_a_seat_sees(
    game: str, seat: int, file: str, capsys: Capsys
) -> None:
    data = json.loads(run(capsys, "replay", file, "--json", "--seat", str(seat + 1)))
    assert len(data["frames"]) == counted(RECORDS[game]) + 1
    for frame, shown in zip(frames(RECORDS[game]), data["frames"], strict=True):
        assert "position" not in shown
        view = shown["view"]["round"]
        assert view["seat"] == seat
        assert view["hand"] == [card.slug for card in frame.match.view(seat).round.hand]
        assert view["legal"] == [
            GAMES[game].write_move(move) for move in frame.match.view(seat).round.legal
        ]


@every_seat
def test_programs_are_told_nothing_of_what_a_seat_cannot_see(
    game: str, seat: int, file: str, capsys: Capsys, monkeypatch: MonkeyPatch
) -> None:
    command = ("replay", file, "--json", "--seat", str(seat + 1))
    data = run(capsys, *command)
    monkeypatch.setattr(import_module("tischrunde.cli.replay"), "frames", mixed(game, seat))
    assert run(capsys, *command) == data


@pytest.mark.parametrize("promised", [True, False])
def test_programs_cannot_deal_again_what_a_seat_cannot_see(
    tmp_path: Path, capsys: Capsys, *, promised: bool
) -> None:
    record = played("fx-schmid", 2, moves=20, promised=promised)
    path = written(tmp_path, write_record(record))
    data = run(capsys, "replay", path, "--json", "--seat", "1", "--at", "3")
    assert (b"\x01" * 32).hex() not in data


def test_who_let_an_attack_stand_is_shown_to_nobody_else(tmp_path: Path, capsys: Capsys) -> None:
    record = played("fx-schmid", 4, moves=200)
    hidden = next(frame for frame in frames(record) if frame.move and not frame.events)
    assert hidden.move
    assert hidden.move.text == "stand"
    path = written(tmp_path, write_record(record))
    for seat in range(4):
        where = (path, "--at", str(hidden.number), "--seat", str(seat + 1))
        own = seat == hidden.move.seat
        headline = run(capsys, "replay", *where, "--lang", "en").splitlines()[0]
        assert headline.endswith(": Take the attack" if own else "· hidden")
        (frame,) = json.loads(run(capsys, "replay", *where, "--json"))["frames"]
        data = (frame["seat"], frame["move"], frame["at"])
        assert data == ((seat, "stand", hidden.move.at) if own else (None, None, None))
