"""Reading a record: what is read, and for every mistake its line and column."""

import re
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischrunde import texts
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Committed, RecordedMove, Result, Seed
from tischrunde.core.record_reader import read_record, read_terms

COMMITMENT: Final = "c0" * 32
SECRET: Final = "5e" * 32
SEAL: Final = "0f" * 32

TEXT: Final = f"""\
tischrunde 1
game: rallye
rules: fx-schmid,target=700
revision: 1
date: 2026-11-15
seat 1: Igel
seat 2: Wolf
commitment: {COMMITMENT}
entropy 1: 4 2 6 6 1

round 1: dealer 1
1. 2:roll@4.497 1:-25@10
3. 2:50
score: A 100, B -50

round 2: dealer 2
4. 1:roll
score: A 300, B 700

result: A 400, B 650, won B
secret: {SECRET}
seal: {SEAL}
"""


def test_everything_is_read() -> None:
    record = read_record(TEXT)
    assert (record.game, record.rules, record.revision) == ("rallye", "fx-schmid,target=700", 1)
    assert (record.date, record.names) == ("2026-11-15", ("Igel", "Wolf"))
    assert record.chance == Committed(
        bytes.fromhex(COMMITMENT), ("4 2 6 6 1", ""), bytes.fromhex(SECRET)
    )
    first, second = record.rounds
    assert (first.dealer, first.scores) == (0, (100, -50))
    assert first.moves == (
        RecordedMove(1, "roll", 4497),
        RecordedMove(0, "-25", 10_000),
        RecordedMove(1, "50"),
    )
    assert (second.dealer, second.moves) == (1, (RecordedMove(0, "roll"),))
    assert record.result == Result((400, 650), (1,))


def test_terms_are_read_as_the_record_before_the_deal() -> None:
    record = read_record(TEXT)
    terms = read_terms(record.terms)
    assert terms.terms == record.terms
    assert (terms.rounds, terms.result) == ((), None)
    with pytest.raises(Unreadable, match=r"unexpected .round 1"):
        read_terms(TEXT)


def test_every_move_knows_its_place() -> None:
    lines = TEXT.splitlines()
    for round_ in read_record(TEXT).rounds:
        for move in round_.moves:
            line, column = move.place
            assert lines[line - 1][column - 1 :].startswith(f"{move.seat + 1}:{move.text}")


def changed(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    "changes",
    [
        [("date: 2026-11-15\n", "")],
        [("entropy 1: 4 2 6 6 1\n", "")],
        [(f"secret: {SECRET}\n", "")],
        [(f"seal: {SEAL}\n", "")],
        [(f"seal: {SEAL}\n", f"seal: {SEAL}")],
        [("\n\nround 2", "\nround 2")],
        [("tischrunde 1\n", "\n\ntischrunde 1\n\n\n")],
        [(f"seal: {SEAL}\n", f"\nseal: {SEAL}\n\n\n")],
        [("score: A 300, B 700\n", "")],
        [("4. 1:roll", "1. 1:roll"), ("1. 2:roll@4.497 1:-25@10\n3. 2:50\n", "")],
    ],
)
def test_some_lines_may_be_missing(changes: list[tuple[str, str]]) -> None:
    read_record(changed(*changes))


@pytest.mark.parametrize(
    ("written", "at"),
    [
        ("@0", 0),
        ("@0.5", 500),
        ("@0.50", 500),
        ("@007.05", 7050),
        ("@999999999.999", 999_999_999_999),
    ],
)
def test_times_are_read_in_thousandths(written: str, at: int) -> None:
    move = read_record(changed(("@4.497", written))).rounds[0].moves[0]
    assert move == RecordedMove(1, "roll", at)


def test_a_seed_may_be_of_any_length_up_to_64_bytes() -> None:
    for seed in (b"", b"\x00", bytes(64)):
        text = changed(
            (f"commitment: {COMMITMENT}\nentropy 1: 4 2 6 6 1\n", f"seed: {seed.hex()}\n"),
            (f"secret: {SECRET}\n", ""),
        )
        assert read_record(text).chance == Seed(seed)


def test_ten_may_sit_down() -> None:
    seats = "".join(f"seat {seat}: Gast\n" for seat in range(3, 11))
    text = changed(("seat 2: Wolf\n", f"seat 2: Wolf\n{seats}"), ("dealer 2", "dealer 10"))
    record = read_record(text)
    assert record.names[2:] == ("Gast",) * 8
    assert record.rounds[1].dealer == 9


# ── mistakes ──────────────────────────────────────────────────────────────────────────────────

LONG: Final = "9" * 5000
"""More digits than Python is willing to turn into a number."""

MISTAKES: Final = [
    # the first line
    ("tischrunde 1", "tischrunde 2", "no-record", "tischrunde 2", 1, 1),
    ("tischrunde 1", "\ufefftischrunde 1", "no-record", "\ufefftischrunde 1", 1, 1),
    ("tischrunde 1", "tischrunde 1\r", "carriage-return", "", 1, 13),
    ("tischrunde 1", " tischrunde 1", "no-record", " tischrunde 1", 1, 1),
    ("tischrunde 1", "tischrunde \ud800", "no-record", "tischrunde \ud800", 1, 1),
    ("tischrunde 1", "\n\n%PDF-1.7", "no-record", "%PDF-1.7", 3, 1),
    ("tischrunde 1\n", "", "no-record", "game: rallye", 1, 1),
    # the head
    ("game: rallye\n", "", "expected", "game", 2, 1),
    ("game: rallye", "game:rallye", "expected", "game", 2, 1),
    ("game: rallye", "Game: rallye", "expected", "game", 2, 1),
    ("game: rallye", "game: rallye\r", "carriage-return", "", 2, 13),
    ("game: rallye", "game: ", "wrong-value", "", 2, 7),
    ("game: rallye", "game: Rallye", "wrong-value", "Rallye", 2, 7),
    ("game: rallye", "game: rally\u00e9", "wrong-value", "rally\u00e9", 2, 7),
    ("rules: fx-schmid,target=700\n", "", "expected", "rules", 3, 1),
    ("fx-schmid,target", "fx schmid,target", "wrong-value", "fx schmid,target=700", 3, 8),
    ("rules: fx-schmid,target=700", "rules: FX", "wrong-value", "FX", 3, 8),
    ("revision: 1\n", "", "expected", "revision", 4, 1),
    ("revision: 1", "revision: 0", "wrong-value", "0", 4, 11),
    ("revision: 1", "revision: 01", "wrong-value", "01", 4, 11),
    ("revision: 1", "revision: 1.0", "wrong-value", "1.0", 4, 11),
    ("revision: 1", "revision: 10000", "wrong-value", "10000", 4, 11),
    ("revision: 1", f"revision: {LONG}", "wrong-value", LONG, 4, 11),
    ("revision: 1", "revision: \u0661", "wrong-value", "\u0661", 4, 11),
    ("2026-11-15", "2026-13-15", "wrong-value", "2026-13-15", 5, 7),
    ("2026-11-15", "2026-11-00", "wrong-value", "2026-11-00", 5, 7),
    ("2026-11-15", "15.11.2026", "wrong-value", "15.11.2026", 5, 7),
    ("2026-11-15", "202\u0666-11-15", "wrong-value", "202\u0666-11-15", 5, 7),
    (
        "revision: 1\ndate: 2026-11-15",
        "date: 2026-11-15\nrevision: 1",
        "expected",
        "revision",
        4,
        1,
    ),
    ("seat 1: Igel\n", "", "expected", "seat 1", 6, 1),
    ("seat 1: Igel", "seat 1:", "expected", "seat 1", 6, 1),
    ("seat 1: Igel", "seat 1: ", "wrong-value", "", 6, 9),
    ("seat 1: Igel", "seat 1:  Igel", "wrong-value", " Igel", 6, 9),
    ("seat 1: Igel", "seat 1: Igel\u00a0", "wrong-value", "Igel\u00a0", 6, 9),
    ("seat 1: Igel", "seat 1: Igel\r", "carriage-return", "", 6, 13),
    ("seat 1: Igel", "seat 1: I\x00gel", "wrong-value", "I\x00gel", 6, 9),
    ("seat 1: Igel", "seat 1: \x1b[2J", "wrong-value", "\x1b[2J", 6, 9),
    ("seat 1: Igel", "seat 1: I\u0085gel", "wrong-value", "I\u0085gel", 6, 9),
    ("seat 1: Igel", "seat 1: I\u2028gel", "wrong-value", "I\u2028gel", 6, 9),
    ("seat 1: Igel", "seat 1: I\ud800gel", "wrong-value", "I\ud800gel", 6, 9),
    ("seat 1: Igel", f"seat 1: {'x' * 41}", "wrong-value", "x" * 41, 6, 9),
    ("seat 1: Igel", "seat 0: Igel", "expected", "seat 1", 6, 1),
    ("seat 1: Igel", "seat \u0661: Igel", "expected", "seat 1", 6, 1),
    ("seat 2: Wolf", "seat 3: Wolf", "expected", "commitment", 7, 1),
    ("seat 1: Igel\nseat 2: Wolf", "seat 2: Wolf\nseat 1: Igel", "expected", "seat 1", 6, 1),
    # chance
    (f"commitment: {COMMITMENT}\n", "", "expected", "commitment", 8, 1),
    (COMMITMENT, COMMITMENT[2:], "wrong-value", COMMITMENT[2:], 8, 13),
    (COMMITMENT, COMMITMENT + "c0", "wrong-value", COMMITMENT + "c0", 8, 13),
    (COMMITMENT, COMMITMENT.upper(), "wrong-value", COMMITMENT.upper(), 8, 13),
    (f"commitment: {COMMITMENT}", "seed: 0", "wrong-value", "0", 8, 7),
    (f"commitment: {COMMITMENT}", f"seed: {'00' * 65}", "wrong-value", "00" * 65, 8, 7),
    (f"commitment: {COMMITMENT}", "seed: \u0660\u0660", "wrong-value", "\u0660\u0660", 8, 7),
    (f"commitment: {COMMITMENT}", "seed: 00", "expected", "result", 9, 1),
    ("4 2 6 6 1", "x" * 65, "wrong-value", "x" * 65, 9, 12),
    ("4 2 6 6 1", "", "wrong-value", "", 9, 12),
    ("entropy 1:", "entropy 3:", "expected", "result", 9, 1),
    ("entropy 1:", "entropy 2: x\nentropy 1:", "expected", "result", 10, 1),
    # rounds
    ("round 1: dealer 1", "round 2: dealer 1", "expected", "round 1", 11, 1),
    ("round 1: dealer 1", f"round {LONG}: dealer 1", "expected", "round 1", 11, 1),
    ("round 1: dealer 1", "round 1:dealer 1", "expected", "round 1", 11, 1),
    ("round 1: dealer 1", "round 1: dealer 0", "wrong-value", "dealer 0", 11, 10),
    ("round 1: dealer 1", "round 1: dealer 11", "wrong-value", "dealer 11", 11, 10),
    ("round 1: dealer 1", "round 1: dealer", "wrong-value", "dealer", 11, 10),
    ("round 1: dealer 1", "round 1: dealer \u0661", "wrong-value", "dealer \u0661", 11, 10),
    ("round 1: dealer 1\n", "", "expected", "result", 11, 1),
    ("1. 2:roll", "2. 2:roll", "wrong-move-number", "2", 12, 1),
    ("1. 2:roll", "01. 2:roll", "wrong-move-number", "01", 12, 1),
    ("1. 2:roll", "\u0661. 2:roll", "wrong-move-number", "\u0661", 12, 1),
    ("1. 2:roll", f"{LONG}. 2:roll", "wrong-move-number", LONG, 12, 1),
    ("1. 2:roll@4.497 1:-25@10", "1.", "wrong-move-number", "1.", 12, 1),
    ("3. 2:50", "4. 2:50", "wrong-move-number", "4", 13, 1),
    ("4. 1:roll", "1. 1:roll", "wrong-move-number", "1", 17, 1),
    ("1. 2:roll", "\u00b2. 2:roll", "expected", "result", 12, 1),
    ("2:roll@4.497", "roll@4.497", "no-move", "roll@4.497", 12, 4),
    ("2:roll@4.497", "2:", "no-move", "2:", 12, 4),
    ("2:roll@4.497", "0:roll", "no-move", "0:roll", 12, 4),
    ("2:roll@4.497", "\u0662:roll", "no-move", "\u0662:roll", 12, 4),
    ("2:roll@4.497", "100:roll", "no-move", "100:roll", 12, 4),
    ("2:roll@4.497", "2:ro:ll", "no-move", "2:ro:ll", 12, 4),
    ("2:roll@4.497", f"2:{'x' * 41}", "no-move", f"2:{'x' * 41}", 12, 4),
    ("2:roll@4.497", "2:roll@", "no-move", "2:roll@", 12, 4),
    ("2:roll@4.497", "2:roll@-1", "no-move", "2:roll@-1", 12, 4),
    ("2:roll@4.497", "2:roll@.5", "no-move", "2:roll@.5", 12, 4),
    ("2:roll@4.497", "2:roll@4.4975", "no-move", "2:roll@4.4975", 12, 4),
    ("2:roll@4.497", "2:roll@1234567890", "no-move", "2:roll@1234567890", 12, 4),
    ("2:roll@4.497", f"2:roll@{LONG}", "no-move", f"2:roll@{LONG}", 12, 4),
    ("2:roll@4.497", "2:roll@\u0664", "no-move", "2:roll@\u0664", 12, 4),
    ("2:roll@4.497", "2:roll\t", "no-move", "2:roll\t", 12, 4),
    ("1:-25@10", " 1:-25@10", "no-move", "", 12, 17),
    ("1:-25@10", "1:-25@10 ", "no-move", "", 12, 26),
    ("1:-25@10", "1:-25@10\r", "carriage-return", "", 12, 25),
    ("1:-25@10", "3:-25@10", "no-such-seat", "3", 12, 17),
    ("1:-25@10", "99:-25@10", "no-such-seat", "99", 12, 17),
    # scores
    ("A 100, B -50", "", "no-points", "", 14, 8),
    ("A 100, B -50", "100, -50", "no-points", "100", 14, 8),
    ("A 100, B -50", "B 100, A -50", "no-points", "B 100", 14, 8),
    ("A 100, B -50", "A 100,B -50", "no-points", "A 100,B -50", 14, 8),
    ("A 100, B -50", "A 100, A -50", "no-points", "A -50", 14, 15),
    ("A 100, B -50", "A 100, C -50", "no-points", "C -50", 14, 15),
    ("A 100, B -50", "A 100, B +50", "no-points", "B +50", 14, 15),
    ("A 100, B -50", "A 100, B 1234567890", "no-points", "B 1234567890", 14, 15),
    ("A 100, B -50", f"A 100, B {LONG}", "no-points", f"B {LONG}", 14, 15),
    ("A 100, B -50", "A 100, B \u0665", "no-points", "B \u0665", 14, 15),
    ("score: A 100, B -50", "score: A 1\nscore: A 1", "expected", "result", 15, 1),
    # the end
    ("result: A 400, B 650, won B\n", "", "expected", "result", 20, 1),
    ("A 400, B 650, won B", "won", "wrong-value", "won", 20, 9),
    ("A 400, B 650, won B", "A 400, B 650", "wrong-value", "A 400, B 650", 20, 9),
    ("A 400, B 650, won B", "A 400, won", "wrong-value", "A 400, won", 20, 9),
    ("A 400, B 650, won B", "A 400, won ", "wrong-value", "A 400, won ", 20, 9),
    ("A 400, B 650, won B", "A 400, won K", "wrong-value", "A 400, won K", 20, 9),
    ("A 400, B 650, won B", "A 400, won AB", "wrong-value", "A 400, won AB", 20, 9),
    ("A 400, B 650, won B", "A 400, B x, won B", "no-points", "B x", 20, 16),
    ("A 400, B 650, won B", "open ", "wrong-value", "open ", 20, 9),
    (SECRET, SECRET[2:], "wrong-value", SECRET[2:], 21, 9),
    (SEAL, SEAL[1:], "wrong-value", SEAL[1:], 22, 7),
    (SEAL, f"{SEAL}\r", "carriage-return", "", 22, 71),
    (f"seal: {SEAL}\n", "seal:\n", "unexpected", "seal:", 22, 1),
    (f"seal: {SEAL}\n", f"seal: {SEAL}\n\n.\n", "unexpected", ".", 24, 1),
    (f"secret: {SECRET}\n", f"secret: {SECRET}\n" * 2, "unexpected", f"secret: {SECRET}", 22, 1),
    (
        f"secret: {SECRET}\nseal: {SEAL}\n",
        f"seal: {SEAL}\nsecret: {SECRET}\n",
        *("unexpected", f"secret: {SECRET}", 22, 1),
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "problem", "words", "line", "column"),
    [
        pytest.param(*mistake, id=f"{mistake[2]} {number}")
        for number, mistake in enumerate(MISTAKES, 1)
    ],
)
def test_a_mistake_is_found_where_it_is(  # noqa: PLR0913, PLR0917 - a row of the table above
    old: str, new: str, problem: str, words: str, line: int, column: int
) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_record(changed((old, new)))
    found = unreadable.value
    assert (found.problem, found.words) == (problem, words)
    assert (found.line, found.column + 1) == (line, column)


@pytest.mark.parametrize("move", ["\x1b[2J", "\x00", "\u202e", "roll\u200b", "\ud800"], ids=ascii)
def test_a_move_is_of_letters_one_can_see(move: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_record(changed(("2:roll@4.497", f"2:{move}")))
    assert unreadable.value.problem == "no-move"


def test_an_eleventh_seat_is_one_too_many() -> None:
    seats = "".join(f"seat {seat}: Gast\n" for seat in range(3, 12))
    with pytest.raises(Unreadable) as unreadable:
        read_record(changed(("seat 2: Wolf\n", f"seat 2: Wolf\n{seats}")))
    assert (unreadable.value.problem, unreadable.value.line) == ("expected", 16)


def test_an_eleventh_party_scores_nothing() -> None:
    points = ", ".join(f"{party} 0" for party in "ABCDEFGHIJK")
    with pytest.raises(Unreadable) as unreadable:
        read_record(changed(("A 100, B -50", points)))
    assert (unreadable.value.problem, unreadable.value.words) == ("no-points", "K 0")


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n"])
def test_nothing_is_no_record(text: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_record(text)
    assert (unreadable.value.problem, unreadable.value.words) == ("no-record", "")


@pytest.mark.parametrize("lines", range(1, 8))
def test_a_head_without_a_body_is_no_record(lines: int) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_record("".join(TEXT.splitlines(keepends=True)[:lines]))
    assert unreadable.value.problem == "expected"


def test_line_ends_are_single_line_feeds() -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_record(TEXT.replace("\n", "\r\n"))
    assert (unreadable.value.problem, unreadable.value.line) == ("carriage-return", 1)


def test_every_problem_is_shown_and_has_words() -> None:
    shown = {mistake[2] for mistake in MISTAKES}
    documented = re.findall(
        r"^unreadable-([a-z-]+) =", texts.fluent.source("records", "en"), re.MULTILINE
    )
    assert shown == set(documented)


@given(data=st.data())
def test_any_change_is_read_or_refused_with_its_place(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT)))
    until = data.draw(st.integers(at, min(at + 30, len(TEXT))))
    text = TEXT[:at] + data.draw(st.text(max_size=20)) + TEXT[until:]
    lines = [*text.split("\n"), ""]
    try:
        read_record(text)
        line, column = 1, 0
    except Unreadable as unreadable:
        line, column = unreadable.line, unreadable.column
    assert 0 <= column <= len(lines[line - 1])
