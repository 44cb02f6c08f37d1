"""Moves and positions of UNO as text."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import Unreadable
from tischrunde.uno.cards import Card, Colour
from tischrunde.uno.moves import EVERY_MOVE, Catch, Move, Name, Play, decode, encode
from tischrunde.uno.notation import read_move, read_position, write_move, write_position


@pytest.mark.parametrize("move", EVERY_MOVE, ids=write_move)
def test_every_move_can_be_written_and_read(move: Move) -> None:
    assert read_move(write_move(move)) == move
    assert decode(encode(move)) == move


def test_moves_are_short_and_readable() -> None:
    assert write_move(Play(Card.RED_7, uno=True)) == "red-7!"
    assert write_move(Play(Card.WILD_DRAW_FOUR, Colour.BLUE)) == "wild-draw-four=blue"
    assert write_move(Catch(2)) == "catch>3"
    assert write_move(Name(Colour.GREEN)) == "name=green"


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        ("", "no-such-table", 0),
        ("uno-carabiner 11", "no-such-table", 0),
        ("uno-carabiner,teams 3", "no-such-table", 0),
        ("uno-carabiner 2; 1: red-10", "no-such-card", 16),
        ("uno-carabiner 2; 3: red-1", "unexpected", 16),
        ("uno-carabiner 2; discards: red-0; 1: red-0", "too-many", 16),
        ("uno-carabiner 2; discards:", "no-top-card", 0),
        ("uno-carabiner 2; discards: wild", "no-such-colour", 0),
        ("uno-carabiner 2; colour: pink", "no-such-colour", 16),
        ("uno-carabiner 2; direction: up", "no-such-direction", 16),
        ("uno-carabiner 2; stack: many", "no-number", 16),
        ("uno-carabiner 2; passes: 1 2", "no-number", 16),
        pytest.param(f"uno-carabiner 2; passes: {'9' * 5000}", "no-number", 16, id="5000 digits"),
        ("uno-carabiner 2; turn: 3", "no-such-seat", 16),
        ("uno-carabiner 2; swap:", "not-by-these-rules", 16),
        ("uno-carabiner 2; stack: 4", "not-by-these-rules", 16),
        ("uno-carabiner,no-bluffing 2; doubt:", "not-by-these-rules", 28),
        ("uno-carabiner 2; shown: 1", "not-by-these-rules", 16),
        ("uno-carabiner 2; before: red", "not-by-these-rules", 16),
        ("uno-carabiner 2; four: 1; before: pink", "no-such-colour", 25),
        ("uno-carabiner 2; drawn: red-9; 1: blue-1", "drawn-not-held", 16),
    ],
)
def test_an_unreadable_position_says_where(text: str, problem: str, column: int) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_position(text)
    assert unreadable.value.problem == problem
    if problem != "too-many":
        assert unreadable.value.column == column


def test_a_stock_may_run_out_a_thousand_times() -> None:
    """Ten players who draw rather than play come to it in 2500 moves."""
    position = read_position("uno-carabiner 10; reshuffles: 1000")
    assert write_position(position).endswith("; reshuffles: 1000")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no-such-card"),
        ("red", "no-such-card"),
        ("wild=pink", "no-such-colour"),
        ("catch>11", "no-such-seat"),
        ("swap>", "no-such-seat"),
        ("name=red!", "no-such-card"),
        ("jump>1", "no-such-card"),
    ],
)
def test_an_unreadable_move_says_what(text: str, problem: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_move(text)
    assert unreadable.value.problem == problem


@given(st.text(alphabet="uno-carbie 2;:redwl7=!.>0123stock\n", max_size=60))
def test_any_text_is_read_or_cleanly_refused(text: str) -> None:
    for reader in (read_position, read_move):
        for tried in (text, f"uno-carabiner 2;{text}"):
            with suppress(Unreadable, HouseRulesRefused):
                reader(tried)
