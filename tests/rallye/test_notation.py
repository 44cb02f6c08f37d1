"""Moves and positions as text."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.notation import Unreadable
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import EVERY_MOVE, Attack, Discard, Lay, Move, decode, encode
from tischrunde.rallye.notation import read_move, read_position, write_move, write_position


@pytest.mark.parametrize("move", EVERY_MOVE, ids=write_move)
def test_every_move_can_be_written_and_read(move: Move) -> None:
    assert read_move(write_move(move)) == move
    assert decode(encode(move)) == move


def test_moves_are_short_and_readable() -> None:
    assert write_move(Lay(Card.KM_100)) == "100"
    assert write_move(Attack(Card.SPEED_LIMIT, 1)) == "speed-limit>B"
    assert write_move(Discard(Card.ROLL)) == "-roll"


def test_cards_left_open_are_filled_with_low_distances() -> None:
    position = read_position("winning-moves 2; 1: roll ...; stock: stop ...; turn: 1")
    assert [hand.size for hand in position.hands] == [7, 6]
    assert position.hands[0].count(Card.KM_25) == 6
    assert position.hands[1].count(Card.KM_50) == 2
    assert position.deck[-1] == Card.STOP
    assert len(position.deck) == 102 - 13


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        ("", "no-such-table", 0),
        ("chess 2", "no-such-table", 0),
        ("fx-schmid two", "no-such-table", 0),
        ("fx-schmid 5", "no-such-table", 0),
        ("fx-schmid 2; A: rol", "no-such-card", 12),
        ("fx-schmid 2; C: roll", "unexpected", 12),
        ("fx-schmid 2; 3: roll", "unexpected", 12),
        ("fx-schmid 2; A: roll; A: roll", "unexpected", 21),
        ("fx-schmid 2; A roll", "unexpected", 12),
        ("fx-schmid 2; turn: 3", "no-such-seat", 12),
        ("fx-schmid 2; turn: 1 2", "no-such-seat", 12),
        ("fx-schmid 2; over: rain", "no-such-ending", 12),
        ("fx-schmid 2; attack: roll", "no-attack", 12),
        ("fx-schmid 2; attack: stop>C", "no-attack", 12),
        ("fx-schmid 2; attack: stop>B; asked: 7", "no-such-seat", 28),
        ("fx-schmid 2; A: right-of-way; 1: right-of-way", "too-many", 29),
        ("fx-schmid 2; attack: 100>B", "no-attack", 12),
        ("fx-schmid 2; attack: stop>B; asked:", "no-such-seat", 28),
        ("fx-schmid 2; attack: stop>B; asked: 1", "no-such-seat", 28),
        ("fx-schmid 2; 1: 100 100 100 100 100 100 100 100", "too-many-in-hand", 12),
        ("fx-schmid 2; A: roll 200 200 200 200", "too-far", 12),
        ("fx-schmid 2; 1: right-of-way!", "no-such-card", 12),
        ("fx-schmid 2; fresh: 200", "unexpected", 12),
        ("schmidt 2; early:", "unexpected", 10),
        ("fx-schmid 2; caller: 1; early:", "unexpected", 23),
        ("schmidt@1 2; caller: 1; early:", "unexpected", 23),
        (f"fx-schmid,chain-draws-two 2; 1: {'25 ' * 10}roll", "too-many-in-hand", 28),
        ("chess@1 2", "no-such-table", 0),
    ],
)
def test_an_unreadable_position_says_where(text: str, problem: str, column: int) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_position(text)
    assert (unreadable.value.problem, unreadable.value.column) == (problem, column)


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        ("", "no-such-card", 0),
        ("-", "no-such-card", 1),
        ("150", "no-such-card", 0),
        ("stop>", "no-such-party", 5),
        ("stop>D", "no-such-party", 5),
        ("stop>AB", "no-such-party", 5),
    ],
)
def test_an_unreadable_move_says_where(text: str, problem: str, column: int) -> None:
    with pytest.raises(Unreadable) as unreadable:
        read_move(text)
    assert (unreadable.value.problem, unreadable.value.column) == (problem, column)


@pytest.mark.parametrize(
    "head",
    [
        "winning-moves@1 2",
        "schmidt@1,most-200s=3 3",
        "schmidt 2; A: roll 200 200 100 100 100; caller: 1; early:",
        f"winning-moves,chain-draws-two 2; A: roll; 1: {'25 ' * 9}roll",
    ],
)
def test_what_a_revision_or_a_chain_adds_is_written_and_read(head: str) -> None:
    text = write_position(read_position(head))
    assert text.startswith(head.partition(";")[0])
    assert write_position(read_position(text)) == text
    assert ("early:" in head) == ("early:" in text)


def test_ten_equal_cards_in_a_hand_are_counted_and_played_one_by_one() -> None:
    position = read_position(f"winning-moves,chain-draws-two 2; 1: {'25 ' * 10}; turn: 1")
    hand = position.hands[0]
    assert (hand.count(Card.KM_25), hand.size, hand.count(Card.KM_50)) == (10, 10, 0)
    for left in range(9, -1, -1):
        hand.give_up(Card.KM_25)
        assert (hand.count(Card.KM_25), hand.size) == (left, left)
    assert hand.kinds == 0


@given(st.text(alphabet="fx-schmid 2;:ABroll10.>!ustoc\n", max_size=60))
def test_any_text_is_read_or_clean_refused(text: str) -> None:
    for reader in (read_position, read_move):
        with suppress(Unreadable, HouseRulesRefused):
            reader(text)
