"""What is read off a screen of the program, one it really showed."""

from pathlib import Path

import pytest

from bench.bsd.screen import MOVE, Screen, read_screen
from bench.bsd.terminal import OutOfStep
from tischrunde.rallye.cards import Card

CAPTURED = Path(__file__).with_name("screen.txt").read_text("ascii")


def shown(text: str = CAPTURED) -> Screen:
    return read_screen([row.ljust(80) for row in text.splitlines()])


def test_the_hand() -> None:
    assert shown().hand == (
        Card.KM_25,
        Card.KM_100,
        Card.PETROL,
        Card.SPARE_TYRE,
        Card.SPARE_TYRE,
        Card.REPAIRS,
        Card.REPAIRS,
    )


def test_stock_and_discards() -> None:
    assert (shown().stock, shown().discard) == (23, Card.KM_75)


def test_what_the_program_did_last() -> None:
    assert shown().last is Card.ACCIDENT
    assert not shown().discarded


def test_the_piles() -> None:
    ours, theirs = shown().sides
    assert (ours.battle, ours.speed) == (Card.ACCIDENT, Card.SPEED_LIMIT)
    assert (theirs.battle, theirs.speed) == (Card.FLAT_TYRE, Card.END_OF_LIMIT)


def test_distances_safeties_and_points() -> None:
    ours, theirs = shown().sides
    assert [sum(card.km for card in side.distances) for side in (ours, theirs)] == [800, 975]
    assert ours.safeties == {}
    assert theirs.safeties == {
        Card.PETROL_STATION: False,
        Card.DRIVING_ACE: False,
        Card.RIGHT_OF_WAY: True,
    }
    assert (ours.hand_total, ours.total) == (800, 2775)
    assert (theirs.hand_total, theirs.total) == (1575, 3075)


def test_prompt_extension_and_complaint() -> None:
    assert shown().prompt == MOVE
    assert not shown().hand_over
    assert shown().extended
    assert shown().complaint == ""


def test_a_complaint_is_read() -> None:
    rows = CAPTURED.splitlines()
    rows[15] = rows[15][:41] + "    must pick first"
    assert shown("\n".join(rows)).complaint == "must pick first"


@pytest.mark.parametrize(
    ("there", "instead"),
    [(">>:Move:", "Really? "), ("Gasoline", "Gaso    "), ("200     ", "        ")],
)
def test_what_cannot_be_is_no_screen(there: str, instead: str) -> None:
    with pytest.raises(OutOfStep):
        shown(CAPTURED.replace(there, instead, 1))
