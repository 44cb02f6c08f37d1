"""What the policy for UNO considers, seen in what it chooses."""

from typing import Final

import pytest

from tests.uno.table import Table
from tischrunde.bots.policy import NO_MOVE
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.dice import Dice
from tischrunde.uno.moves import decode
from tischrunde.uno.notation import write_move

PRINTED: Final = "uno-carabiner"
MANY: Final = "red-1 red-2 red-4 blue-1 blue-2 blue-4 green-1"


def chosen(text: str, seat: int = 1) -> str:
    """Return what the policy does at a table, on turn or out of it; "-" for nothing."""
    position = Table(text).round.position
    player = Player(position.rules, Weights())
    on_turn = position.seat == seat - 1
    choose = player.move if on_turn else player.out_of_turn
    code = choose(position, seat - 1, Dice(1))
    return "-" if code == NO_MOVE else write_move(decode(code))


def on_turn(hand: str, two: str = MANY, *, rules: str = PRINTED, top: str = "red-3") -> str:
    """Return what seat 1 of two plays with a hand."""
    return chosen(f"{rules} 2; 1: {hand}; 2: {two}; discards: {top}; turn: 1")


# ── which card ────────────────────────────────────────────────────────────────────────────────


def test_it_gets_rid_of_points() -> None:
    assert on_turn("red-5 red-9 blue-6") == "red-9"


def test_it_goes_on_with_the_colour_held_most() -> None:
    assert on_turn("red-5 blue-3 blue-6 blue-7 blue-8 blue-9 green-1") == "blue-3"


def test_it_keeps_wilds_while_something_else_fits() -> None:
    assert on_turn("red-5 wild wild-draw-four blue-6 green-9") == "red-5"


def test_it_plays_a_wild_rather_than_draw_and_names_the_colour_held_most() -> None:
    assert on_turn("wild blue-6 blue-7 green-9") == "wild=blue"


def test_it_leaves_a_wild_as_the_last_card() -> None:
    assert on_turn("red-0 wild") == "red-0!"


def test_it_plays_its_last_wild_without_a_colour() -> None:
    assert on_turn("wild") == "wild"


@pytest.mark.parametrize("slowing", ["red-skip", "red-draw-two"])
def test_it_slows_down_a_neighbour_who_is_nearly_out(slowing: str) -> None:
    assert on_turn(f"{slowing} red-9 red-8 red-7", "blue-1") == slowing


def test_it_lays_a_wild_draw_four_before_a_neighbour_goes_out() -> None:
    hand = "wild-draw-four wild blue-6 green-9"
    assert on_turn(hand, "red-1").startswith("wild-draw-four=")


def test_it_draws_when_nothing_fits() -> None:
    assert on_turn("blue-5 green-6") == "draw"


# ── calling and catching ──────────────────────────────────────────────────────────────────────


def test_it_calls_with_the_card_that_leaves_one() -> None:
    assert on_turn("red-5 blue-6") == "red-5!"


def test_it_makes_up_for_a_forgotten_call() -> None:
    text = f"{PRINTED} 2; 1: red-5; 2: {MANY}; discards: red-skip; turn: 1; uncalled: 1"
    assert chosen(text) == "uno"


def test_it_catches_whoever_forgot_to_call() -> None:
    text = f"{PRINTED} 3; 1: {MANY}; 2: blue-9 green-9; 3: red-5; discards: red-3; "
    assert chosen(f"{text} turn: 1; uncalled: 3") == "catch>3"
    assert chosen(f"{text} turn: 1; uncalled: 3", seat=2) == "catch>3"


def test_it_never_catches_its_partner() -> None:
    text = f"{PRINTED},teams 4; 3: red-5; 1: blue-9 green-9; discards: red-3; turn: 4; uncalled: 3"
    assert chosen(text) == "-"


# ── answers ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("left", "answer"), [(1, "accept"), (12, "challenge")])
def test_it_challenges_by_the_chance_that_the_colour_was_held(left: int, answer: str) -> None:
    held = "blue-1 blue-2 blue-4 blue-5 blue-6 blue-7 blue-8 blue-9 green-1 green-2 green-4 green-5"
    text = (
        f"{PRINTED} 2; 1: yellow-1 yellow-2; 2: {' '.join(held.split()[:left])}; "
        "discards: wild-draw-four red-3; colour: green; turn: 1; doubt:; four: 2; before: red"
    )
    assert chosen(text) == answer


@pytest.mark.parametrize(("drawn", "choice"), [("red-9", "red-9"), ("blue-9", "keep")])
def test_it_plays_the_drawn_card_if_it_fits(drawn: str, choice: str) -> None:
    text = f"{PRINTED} 2; 1: green-5 green-6 {drawn}; discards: red-3; turn: 1; drawn: {drawn}"
    assert chosen(text) == choice


def test_it_plays_a_drawn_wild_as_well() -> None:
    text = f"{PRINTED} 2; 1: green-5 blue-6 green-9 wild; discards: red-3; turn: 1; drawn: wild"
    assert chosen(text) == "wild=green"


def test_it_names_the_colour_held_most_for_a_wild_turned_up() -> None:
    text = f"{PRINTED} 2; 1: green-5 blue-6 green-9; discards: wild; turn: 1; name:"
    assert chosen(text) == "name=green"


# ── house rules ───────────────────────────────────────────────────────────────────────────────

SEVEN_ZERO: Final = f"{PRINTED},seven-zero"


def test_under_seven_zero_it_swaps_with_the_smallest_hand() -> None:
    text = f"{SEVEN_ZERO} 3; 1: {MANY}; 2: red-6 red-8; 3: red-9; discards: red-7; turn: 1; swap:"
    assert chosen(text) == "swap>3"


def test_under_seven_zero_it_lays_a_seven_for_a_small_hand() -> None:
    assert on_turn("red-7 red-9 red-8 blue-6 blue-8", "blue-1", rules=SEVEN_ZERO) == "red-7"


def test_under_seven_zero_it_does_not_give_a_small_hand_away() -> None:
    assert on_turn("red-7 red-1 blue-6", MANY, rules=SEVEN_ZERO) == "red-1"


def test_it_passes_on_what_is_stacked() -> None:
    text = (
        f"{PRINTED},stacking=twos 2; 1: blue-draw-two red-9; 2: {MANY}; "
        "discards: red-draw-two; turn: 1; stack: 2"
    )
    assert chosen(text) == "blue-draw-two!"


def test_it_jumps_in_with_an_identical_card() -> None:
    text = f"{PRINTED},jump-in 3; 1: red-3 blue-6 blue-8; discards: red-3; turn: 2"
    assert chosen(text) == "red-3"
    assert chosen(f"{PRINTED},jump-in 3; 1: red-4 blue-6; discards: red-3; turn: 2") == "-"
