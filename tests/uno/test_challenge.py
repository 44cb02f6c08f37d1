"""The challenge: was the wild draw-four allowed, and who draws for it?"""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.events import Drew
from tischrunde.uno.cards import Card, Colour
from tischrunde.uno.events import Challenged
from tischrunde.uno.view import Doubted, ShownHand

STOCK: Final = "yellow-1 yellow-2 yellow-4 yellow-5 yellow-6 yellow-7 yellow-8 yellow-9 red-9 red-8"

INNOCENT: Final = "blue-5 green-7"
GUILTY: Final = "blue-5 red-7"

each_verdict = pytest.mark.parametrize("hand", [INNOCENT, GUILTY], ids=["innocent", "guilty"])


def laid(hand: str, discards: str = "red-3", *, players: int = 3, call: str = "") -> Table:
    """Return a table at which seat 1 laid a wild draw-four, named green and is left with a hand."""
    hands = ["blue-1 blue-2 green-9", "green-1 green-2 blue-9", "blue-6 blue-7 blue-8"]
    others = "; ".join(f"{seat}: {hands[seat - 2]}" for seat in range(2, players + 1))
    table = Table(
        f"uno-carabiner {players}; 1: wild-draw-four {hand}; {others}; "
        f"stock: {STOCK}; discards: {discards}; turn: 1"
    )
    table.play(f"1 wild-draw-four=green{call}")
    return table


def guilty(table: Table) -> bool:
    """Challenge the wild draw-four and return the verdict that everybody hears."""
    challenger = table.turn
    events = table.play(f"{challenger} challenge")
    (verdict,) = (event for event in events if isinstance(event, Challenged))
    assert (verdict.seat, verdict.challenged) == (challenger - 1, 0)
    (drew,) = (event for event in events if isinstance(event, Drew))
    assert drew == (Drew(0, 4) if verdict.guilty else Drew(challenger - 1, 6))
    return verdict.guilty


# ── who may challenge, and when ───────────────────────────────────────────────────────────────


@shows("uno-carabiner/challenge")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_only_the_player_who_would_draw_the_four_may_challenge(direction: str) -> None:
    table = laid(INNOCENT, f"red-3; direction: {direction}", players=4)
    challenger = 2 if direction == "left" else 4
    assert table.legal(challenger) == {"challenge", "accept"}
    assert not any(table.legal(seat) for seat in range(1, 5) if seat != challenger)


@shows("uno-carabiner/challenge")
@each_verdict
def test_everybody_sees_who_laid_it_on_which_colour_until_it_is_decided(hand: str) -> None:
    table = laid(hand)
    doubted = Doubted(0, Colour.RED, penalty=6)
    assert {table.round.view(seat).doubted for seat in (None, 0, 1, 2)} == {doubted}
    table.play("2 accept")
    assert table.view().doubted is None


@shows("uno-carabiner/challenge")
def test_the_challenge_is_decided_before_anything_else() -> None:
    table = laid(INNOCENT)
    assert {table.refused(f"2 {move}") for move in ("green-9", "draw", "keep")} == {
        "uno-carabiner/challenge"
    }


@shows("uno-carabiner/challenge")
def test_once_the_four_are_drawn_it_is_too_late_to_challenge() -> None:
    table = laid(GUILTY)
    table.play("2 accept")
    assert table.sizes == [2, 7, 3]
    assert not table.allows("2 challenge")
    assert table.refused("3 challenge") == "uno-carabiner/challenge"
    table.play("3 draw", "3 keep", "1 draw", "1 keep")
    assert table.refused("2 challenge") == "uno-carabiner/challenge"


@shows("uno-carabiner/challenge")
def test_there_is_one_challenge_to_one_wild_draw_four() -> None:
    table = laid(GUILTY)
    table.play("2 challenge")
    assert table.refused("2 challenge") == "uno-carabiner/challenge"


@shows("uno-carabiner/challenge")
def test_no_other_card_can_be_challenged() -> None:
    table = Table(
        "uno-carabiner 2; 1: wild red-1 red-2; 2: blue-1; discards: red-3; stock: red-4; turn: 1"
    )
    table.play("1 wild=red")
    assert table.refused("2 challenge") == "uno-carabiner/challenge"


# ── what the challenger sees ──────────────────────────────────────────────────────────────────


@shows("uno-carabiner/challenge")
@each_verdict
def test_the_challenged_player_shows_the_hand_to_the_challenger_alone(hand: str) -> None:
    table = laid(hand)
    assert [table.view(seat).shown for seat in (1, 2, 3, None)] == [None] * 4
    table.play("2 challenge")
    shown = table.view(2).shown
    assert shown is not None
    assert shown.seat == 0
    assert {card.slug for card in shown.hand} == set(hand.split())
    assert [table.view(seat).shown for seat in (1, 3, None)] == [None] * 3


@shows("uno-carabiner/challenge")
@each_verdict
def test_nobody_sees_the_hand_without_a_challenge(hand: str) -> None:
    table = laid(hand)
    table.play("2 accept")
    assert [table.view(seat).shown for seat in (1, 2, 3, None)] == [None] * 4


@shows("uno-carabiner/challenge", "uno-carabiner/challenge-guilty")
def test_the_hand_shown_is_the_one_after_laying_the_card_not_the_four_drawn_for_it() -> None:
    table = laid(GUILTY)
    table.play("2 challenge")
    after_laying = ShownHand(0, (Card.RED_7, Card.BLUE_5))
    assert table.view(2).shown == after_laying
    assert table.hand(1) == ["red-7", "yellow-1", "yellow-2", "yellow-4", "yellow-5", "blue-5"]
    table.play("2 green-9", "3 green-1", "1 draw", "1 keep")
    assert table.view(2).shown == after_laying


@shows("uno-carabiner/challenge", "uno-carabiner/challenge-and-call", "uno-carabiner/caught")
def test_the_cards_of_a_catch_before_the_challenge_are_not_shown() -> None:
    table = laid("red-7")
    table.play("3 catch>1", "2 challenge")
    assert table.view(2).shown == ShownHand(0, (Card.RED_7,))
    assert table.sizes == [1 + 2 + 4, 3, 3]


@shows("uno-carabiner/challenge", "uno-carabiner/challenge-and-call")
def test_a_card_drawn_for_a_catch_makes_nobody_guilty() -> None:
    table = Table(
        "uno-carabiner 3; 1: wild-draw-four blue-5; 2: blue-1 blue-2; 3: green-1 green-2; "
        "stock: red-1 red-2 blue-3 blue-4 blue-6 blue-7 blue-8 blue-9; discards: red-3; turn: 1"
    )
    table.play("1 wild-draw-four=green", "2 catch>1")
    assert table.hand(1) == ["red-1", "red-2", "blue-5"]
    assert not guilty(table)
    assert table.view(2).shown == ShownHand(0, (Card.BLUE_5,))
    assert table.sizes == [3, 2 + 6, 2]


# ── the verdict ───────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/challenge-innocent", "uno-carabiner/wild-draw-four-condition")
@pytest.mark.parametrize(
    ("discards", "hand"),
    [
        ("red-3", "blue-5 green-7"),
        ("red-3", "blue-3 green-3 yellow-3"),
        ("red-skip", "blue-skip green-skip"),
        ("red-3", "blue-skip green-reverse yellow-draw-two"),
        ("red-3", "wild wild wild-draw-four"),
        ("wild red-3; colour: blue", "red-5 red-3 green-7"),
        ("wild-draw-four red-3; colour: yellow", "red-5 blue-3 wild"),
    ],
)
def test_whoever_holds_no_card_of_the_colour_on_top_is_innocent(discards: str, hand: str) -> None:
    assert not guilty(laid(hand, discards))


@shows("uno-carabiner/challenge-guilty", "uno-carabiner/wild-draw-four-condition")
@pytest.mark.parametrize(
    ("discards", "hand"),
    [
        ("red-3", "blue-5 red-7"),
        ("red-3", "blue-5 red-3"),
        ("red-3", "blue-5 red-skip"),
        ("red-3", "blue-5 red-reverse"),
        ("red-3", "blue-5 red-draw-two"),
        ("red-draw-two", "blue-draw-two red-0"),
        ("wild red-3; colour: blue", "blue-5 red-5"),
        ("wild red-3; colour: blue", "blue-reverse red-5"),
        ("wild-draw-four red-3; colour: yellow", "yellow-3 blue-3"),
    ],
)
def test_whoever_holds_a_card_of_the_colour_on_top_is_guilty(discards: str, hand: str) -> None:
    assert guilty(laid(hand, discards))


@shows("uno-carabiner/challenge")
def test_the_colour_that_counts_is_the_one_on_top_before_not_the_one_named() -> None:
    assert not guilty(laid("green-5 green-6 green-skip"))
    assert guilty(laid("green-5 green-6 green-skip", "green-3"))


@shows("uno-carabiner/challenge", "uno-carabiner/wild-draw-four-condition")
@pytest.mark.parametrize(("hand", "verdict"), [("red-7 blue-5", True), ("blue-3 blue-5", False)])
def test_a_drawn_wild_draw_four_is_judged_against_the_whole_hand(
    hand: str, *, verdict: bool
) -> None:
    table = Table(
        f"uno-carabiner 2; 1: {hand}; 2: blue-1 blue-2; discards: red-3; turn: 1; "
        f"stock: wild-draw-four {STOCK}"
    )
    table.play("1 draw", "1 wild-draw-four=green")
    assert guilty(table) == verdict


# ── who draws, and who is next ────────────────────────────────────────────────────────────────


@shows("uno-carabiner/challenge-guilty")
def test_a_guilty_player_draws_the_four_and_the_challenger_takes_a_normal_turn() -> None:
    table = laid(GUILTY)
    table.play("2 challenge")
    assert table.sizes == [2 + 4, 3, 3]
    assert table.hand(1) == ["red-7", "yellow-1", "yellow-2", "yellow-4", "yellow-5", "blue-5"]
    assert table.waiting == {2}
    assert table.legal(2) == {"green-9", "draw"}
    table.play("2 draw")
    assert table.legal(2) == {"keep"}
    table.play("2 keep")
    assert table.turn == 3


@shows("uno-carabiner/challenge-guilty")
def test_the_colour_a_guilty_player_named_stands() -> None:
    table = laid(GUILTY)
    table.play("2 challenge")
    assert (table.top, table.colour) == ("wild-draw-four", "green")
    assert table.refused("2 blue-1") == "uno-carabiner/match-after-wild"
    table.play("2 green-9")
    assert table.turn == 3


@shows("uno-carabiner/challenge-innocent")
def test_an_innocent_player_draws_nothing_and_the_challenger_six_and_misses_the_turn() -> None:
    table = laid(INNOCENT)
    table.play("2 challenge")
    assert table.sizes == [2, 3 + 6, 3]
    yellow = ["yellow-1", "yellow-2", "yellow-4", "yellow-5", "yellow-6", "yellow-7"]
    assert table.hand(2) == [*yellow, "green-9", "blue-1", "blue-2"]
    assert (table.turn, table.colour) == (3, "green")
    assert not table.legal(2)
    assert table.legal(3) == {"green-1", "green-2", "draw"}


@shows("uno-carabiner/challenge-innocent")
@pytest.mark.parametrize(("direction", "challenger", "after"), [("left", 2, 3), ("right", 4, 3)])
def test_the_turn_misses_the_challenger_in_the_direction_of_play(
    direction: str, challenger: int, after: int
) -> None:
    table = laid(INNOCENT, f"red-3; direction: {direction}", players=4)
    table.play(f"{challenger} challenge")
    assert table.sizes[challenger - 1] == 3 + 6
    assert table.turn == after


@shows("uno-carabiner/challenge-innocent", "uno-carabiner/two-players-skip")
def test_with_two_players_a_lost_challenge_brings_the_turn_back() -> None:
    table = laid(INNOCENT, players=2)
    table.play("2 challenge")
    assert table.sizes == [2, 3 + 6]
    assert table.turn == 1
    assert table.allows("1 green-7")


@shows("uno-carabiner/challenge-guilty")
def test_with_two_players_a_won_challenge_gives_the_challenger_the_turn() -> None:
    table = laid(GUILTY, players=2)
    table.play("2 challenge")
    assert table.sizes == [2 + 4, 3]
    assert table.turn == 2


# ── a wild draw-four as second to last card ───────────────────────────────────────────────────


@shows("uno-carabiner/challenge-and-call")
@pytest.mark.parametrize("hand", ["red-7", "blue-5"])
def test_a_wild_draw_four_as_second_to_last_card_needs_the_call(hand: str) -> None:
    forgotten = laid(hand)
    assert forgotten.allows("1 uno")
    assert forgotten.allows("2 catch>1")
    assert forgotten.allows("3 catch>1")
    called = laid(hand, call="!")
    assert called.view().called == {0}
    assert called.refused("2 catch>1") == "uno-carabiner/caught"


@shows("uno-carabiner/challenge-and-call")
@pytest.mark.parametrize("call", ["", "!"])
@pytest.mark.parametrize(("hand", "verdict"), [("red-7", True), ("blue-5", False)])
def test_called_or_not_it_may_be_challenged(hand: str, call: str, *, verdict: bool) -> None:
    assert guilty(laid(hand, call=call)) == verdict


@shows("uno-carabiner/challenge-and-call")
def test_with_the_four_drawn_a_missing_call_can_no_longer_be_caught() -> None:
    table = laid("red-7")
    table.play("2 challenge")
    assert table.sizes == [1 + 4, 3, 3]
    assert {table.refused(f"{seat} catch>1") for seat in (2, 3)} == {"uno-carabiner/caught"}
    assert table.refused("1 uno") == "uno-carabiner/call-uno"


@shows("uno-carabiner/challenge-and-call", "uno-carabiner/call-lapses")
@pytest.mark.parametrize("late", [(), ("1 uno",)], ids=["at once", "late"])
def test_with_the_four_drawn_the_call_lapses(late: tuple[str, ...]) -> None:
    table = laid("red-7", call="" if late else "!")
    table.play(*late)
    assert table.view().called == {0}
    table.play("2 challenge")
    assert table.view().called == set()


@shows("uno-carabiner/challenge-and-call")
def test_an_innocent_players_call_holds_and_a_missing_one_can_still_be_caught() -> None:
    called = laid("blue-5", call="!")
    called.play("2 challenge")
    assert called.view().called == {0}
    forgotten = laid("blue-5")
    forgotten.play("2 challenge", "2 catch>1")
    assert forgotten.sizes == [1 + 2, 3 + 6, 3]


@shows("uno-carabiner/challenge-and-call", "uno-carabiner/caught")
def test_a_catch_leaves_the_challenge_open() -> None:
    table = laid("red-7")
    table.play("2 catch>1")
    assert table.sizes == [1 + 2, 3, 3]
    assert table.legal(2) == {"challenge", "accept"}
    table.play("2 accept")
    assert table.sizes == [1 + 2, 3 + 4, 3]
    assert table.turn == 3
