"""The score of a round is drawn when it is over, and whenever it is asked for."""

from tests.terminal.drawing.table import NAMES, drawn, in_match, printed
from tischrunde.core.sheet import Line, Sheet
from tischrunde.terminal.drawing.table import draw, draw_score

EVERYBODY_KEEPS = (
    "uno-carabiner,everybody-keeps-points 6; 1: ; 2: red-9; 3: red-skip; 4: wild; 5: red-1 red-2; "
    "6: blue-9; discards: red-7; turn: 1; over: 1"
)


def rows(text: str) -> list[list[str]]:
    """Return the words of each line from the score on."""
    return [line.split() for line in text.partition("Wertung")[2].splitlines()]


def test_a_round_still_played_has_no_score() -> None:
    assert "Wertung" not in drawn("winning-moves 2; A: roll 100", 1)


def test_the_sums_of_a_first_round_are_its_total() -> None:
    text = drawn("uno-carabiner 2; 1: ; 2: red-9 wild; discards: red-7; turn: 1; over: 1", 1)
    assert ["Runde", "1", "59", "0"] in rows(text)
    assert "Gesamt" not in text
    assert "keine Karten" in text


def test_in_a_long_table_only_those_who_scored_have_a_column() -> None:
    text = drawn("uno-carabiner 6; 1: ; 2: red-9; discards: red-7; turn: 1; over: 1", None)
    assert ["Igel"] in rows(text)


def test_many_score_sheets_are_broken_into_tables() -> None:
    text = drawn(EVERYBODY_KEEPS, None)
    assert ["Ein", "Wolf", "Uhu", "Aal", "Hase"] in rows(text)
    assert ["Dachs"] in rows(text)
    assert ["Runde", "1", "9", "20", "50", "3"] in rows(text)


def test_nobody_has_scored() -> None:
    text = drawn("uno-carabiner 6; discards: red-7; over:", None)
    assert ["Runde", "1", "0", "0", "0", "0"] in rows(text)


def test_several_may_win_a_match() -> None:
    view = in_match(EVERYBODY_KEEPS, None, winners=frozenset({1, 5}))
    text = printed(draw("uno", view, NAMES, None, "de"))
    assert "Die Partie geht mit 9 Punkten an Ein Wolf, Dachs." in text


def test_the_last_score_can_be_seen_when_the_next_round_is_dealt() -> None:
    sheets = (Sheet((Line("distance", "", 75, 75),)), Sheet(()))
    view = in_match("winning-moves 2", 1, before=(sheets,))
    assert rows(printed(draw_score("rallye", view, NAMES, "de")))[-2] == ["Runde", "1", "75", "0"]
