"""Score sheets add up."""

from tischrunde.core.refusal import IllegalMove, Refusal
from tischrunde.core.sheet import Line, Sheet


def test_a_sheet_adds_up_its_lines() -> None:
    sheet = Sheet((Line("win", "book/win", 1, 400), Line("safeties", "book/safety", 2, 200)))
    assert sheet.total == 600
    assert sheet.points("safeties") == 200
    assert sheet.points("extension") == 0
    assert Sheet(()).total == 0


def test_an_illegal_move_carries_its_refusal() -> None:
    refusal = Refusal("too-fast", "book/limit", {"km": 50})
    error = IllegalMove(2, "100", refusal)
    assert (error.seat, error.move, error.refusal) == (2, "100", refusal)
    assert "too-fast (book/limit)" in str(error)
