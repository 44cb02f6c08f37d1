""" "Uno": calling the last card, and catching whoever forgets."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.uno.events import Caught, UnoCalled

STOCK: Final = (
    "yellow-1 yellow-2 yellow-4 yellow-5 yellow-6 yellow-7 yellow-8 green-5 green-6 blue-4"
)
PENALTY: Final = ["yellow-1", "yellow-2"]

NOBODY_TO_CATCH: Final = "uno-carabiner/caught"
NOTHING_TO_CALL: Final = "uno-carabiner/call-uno"

FORGOTTEN: Final = ("1 red-5",)
PASSED_OVER: Final = [
    ("1 red-skip",),
    ("1 red-draw-two",),
    ("1 wild-draw-four=green", "2 accept"),
    ("1 wild-draw-four=green", "2 challenge"),
]

each_free_act = pytest.mark.parametrize("act", ["red-1", "wild=blue", "draw"])
each_passing_over = pytest.mark.parametrize("moves", PASSED_OVER, ids=" ".join)


def seated(hand: str, *, players: int = 4, two: str = "red-1 wild blue-1") -> Table:
    """Return a table at which seat 1 is to play on a red 3 with this hand."""
    hands = [hand, two, "red-1 wild blue-2", "red-2 wild blue-6"]
    seats = "; ".join(f"{seat}: {hands[seat - 1]}" for seat in range(1, players + 1))
    return Table(
        f"uno-carabiner {players}; {seats}; stock: {STOCK}; discards: red-3 green-3; turn: 1"
    )


def left_with_one(*moves: str, players: int = 4, two: str = "red-1 wild blue-1") -> Table:
    """Return a table at which seat 1 played from two cards, a blue 9 remains."""
    _, _, played = moves[0].partition(" ")
    card, _, _ = played.rstrip("!").partition("=")
    table = seated(f"{card} blue-9", players=players, two=two)
    table.play(*moves)
    assert table.hand(1) == ["blue-9"]
    return table


def catchers(table: Table) -> list[int]:
    """Return the seats that may catch seat 1; every other is refused for want of a reason to."""
    seats = range(1, len(table.sizes) + 1)
    may = [seat for seat in seats if table.allows(f"{seat} catch>1")]
    assert {table.refused(f"{seat} catch>1") for seat in seats if seat not in may} <= {
        NOBODY_TO_CATCH
    }
    return may


# ── calling ───────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/call-uno")
def test_uno_is_called_with_the_play_that_leaves_one_card() -> None:
    table = seated("red-5 blue-9")
    assert UnoCalled(0) in table.play("1 red-5!")
    assert table.view().called == {0}
    assert catchers(table) == []
    assert table.refused("1 uno") == NOTHING_TO_CALL


@shows("uno-carabiner/call-uno")
def test_the_call_may_come_late_while_nobody_has_caught() -> None:
    table = left_with_one(*FORGOTTEN)
    assert table.view().called == set()
    assert UnoCalled(0) in table.play("1 uno")
    assert table.view().called == {0}
    assert catchers(table) == []
    assert table.sizes[0] == 1
    assert table.turn == 2


@shows("uno-carabiner/call-uno")
@each_free_act
def test_a_late_call_comes_to_nothing_once_the_window_is_closed(act: str) -> None:
    table = left_with_one(*FORGOTTEN)
    table.play(f"2 {act}")
    assert table.refused("1 uno") == NOTHING_TO_CALL
    assert table.view().called == set()


@shows("uno-carabiner/call-uno", "uno-carabiner/caught")
def test_a_call_comes_too_late_after_the_catch_and_a_catch_after_the_call() -> None:
    caught = left_with_one(*FORGOTTEN)
    caught.play("3 catch>1")
    assert caught.refused("1 uno") == NOTHING_TO_CALL
    called = left_with_one(*FORGOTTEN)
    called.play("1 uno")
    assert called.refused("3 catch>1") == NOBODY_TO_CATCH


@shows("uno-carabiner/call-uno")
def test_calling_with_more_or_fewer_cards_left_has_no_effect() -> None:
    three = seated("red-5 blue-9 blue-9")
    assert three.refused("1 uno") == NOTHING_TO_CALL
    assert three.refused("1 red-5!") == NOTHING_TO_CALL
    three.play("1 red-5")
    assert three.refused("1 uno") == NOTHING_TO_CALL
    assert three.sizes[0] == 2
    assert three.view().called == set()
    assert seated("red-5").refused("1 red-5!") == NOTHING_TO_CALL


@shows("uno-carabiner/call-uno")
def test_nobody_calls_before_the_play_or_for_another() -> None:
    table = seated("red-5 blue-9")
    assert table.refused("1 uno") == NOTHING_TO_CALL
    table.play("1 red-5")
    assert {table.refused(f"{seat} uno") for seat in (2, 3, 4)} == {NOTHING_TO_CALL}


# ── catching ──────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/caught")
@pytest.mark.parametrize("seat", [2, 3, 4])
def test_any_other_player_may_catch_and_it_costs_two_cards(seat: int) -> None:
    table = left_with_one(*FORGOTTEN)
    assert catchers(table) == [2, 3, 4]
    assert Caught(seat - 1, 0) in table.play(f"{seat} catch>1")
    assert table.hand(1) == [*PENALTY, "blue-9"]
    assert table.sizes == [3, 3, 3, 3]
    assert catchers(table) == []


@shows("uno-carabiner/caught")
def test_after_a_catch_play_goes_on_with_the_next_player() -> None:
    table = left_with_one(*FORGOTTEN)
    before = table.legal(2) - {"catch>1"}
    table.play("4 catch>1")
    assert table.waiting == {2}
    assert table.legal(2) == before


@shows("uno-carabiner/caught")
def test_a_wrong_catch_has_no_effect() -> None:
    nothing_laid = seated("red-5 blue-9")
    assert catchers(nothing_laid) == []
    two_left = seated("red-5 blue-9 blue-8")
    two_left.play("1 red-5")
    assert catchers(two_left) == []
    somebody_else = left_with_one(*FORGOTTEN)
    assert {somebody_else.refused(f"4 catch>{seat}") for seat in (2, 3, 4)} == {NOBODY_TO_CATCH}
    assert somebody_else.sizes == [1, 3, 3, 3]
    assert catchers(somebody_else) == [2, 3, 4]


@shows("uno-carabiner/caught")
@each_free_act
def test_the_window_closes_when_the_next_player_plays_or_draws(act: str) -> None:
    table = left_with_one(*FORGOTTEN)
    table.play(f"2 {act}")
    assert catchers(table) == []


@shows("uno-carabiner/caught")
def test_the_window_closes_too_when_the_next_player_draws_for_want_of_a_card() -> None:
    table = left_with_one(*FORGOTTEN, two="blue-1 green-1")
    assert table.legal(2) == {"draw", "catch>1"}
    table.play("2 draw")
    assert catchers(table) == []


@shows("uno-carabiner/caught")
def test_not_caught_means_no_penalty_later() -> None:
    table = left_with_one(*FORGOTTEN, players=3)
    table.play("2 wild=blue", "3 blue-2")
    assert catchers(table) == []
    table.play("1 blue-9")
    assert table.round.winners == {0}
    assert table.sizes == [0, 2, 2]


# ── the window stays open ─────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/caught", "uno-carabiner/call-uno")
@each_passing_over
def test_forced_draws_skips_and_challenges_do_not_close_the_window(moves: tuple[str, ...]) -> None:
    table = left_with_one(*moves)
    assert table.turn == 3
    assert table.allows("1 uno")
    assert catchers(table) == [2, 3, 4]
    table.play("2 catch>1")
    assert table.sizes[0] == 3
    assert table.turn == 3


@shows("uno-carabiner/caught")
@each_passing_over
@pytest.mark.parametrize("act", ["draw", "wild=yellow"])
def test_then_it_closes_with_the_free_act_of_whoever_acts_next(
    moves: tuple[str, ...], act: str
) -> None:
    table = left_with_one(*moves)
    table.play(f"3 {act}")
    assert catchers(table) == []
    assert table.refused("1 uno") == NOTHING_TO_CALL


@shows("uno-carabiner/caught")
@each_passing_over
def test_a_late_call_after_a_forced_draw_a_skip_or_a_challenge_still_helps(
    moves: tuple[str, ...],
) -> None:
    table = left_with_one(*moves)
    table.play("1 uno")
    assert catchers(table) == []
    assert table.view().called == {0}


@shows("uno-carabiner/caught")
def test_while_a_challenge_is_to_be_decided_the_window_is_open() -> None:
    table = left_with_one("1 wild-draw-four=green")
    assert table.legal(2) == {"challenge", "accept", "catch>1"}
    assert catchers(table) == [2, 3, 4]
    assert table.allows("1 uno")


@shows("uno-carabiner/caught")
def test_after_a_reverse_the_window_closes_with_the_player_on_the_other_side() -> None:
    table = left_with_one("1 red-reverse")
    assert table.turn == 4
    assert catchers(table) == [2, 3, 4]
    table.play("4 draw")
    assert catchers(table) == []


# ── two players ───────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/caught")
@each_passing_over
def test_if_the_turn_comes_back_the_same_players_next_act_closes_it(moves: tuple[str, ...]) -> None:
    table = left_with_one(*moves, players=2)
    assert table.turn == 1
    assert table.allows("1 uno")
    assert catchers(table) == [2]
    table.play("1 draw")
    assert catchers(table) == []
    assert table.refused("1 uno") == NOTHING_TO_CALL


@shows("uno-carabiner/caught", "uno-carabiner/going-out")
def test_whoever_has_the_turn_back_may_go_out_before_being_caught() -> None:
    table = seated("red-skip red-9", players=2)
    table.play("1 red-skip")
    assert catchers(table) == [2]
    table.play("1 red-9")
    assert table.round.winners == {0}
    assert table.sizes == [0, 3]


@shows("uno-carabiner/caught")
@each_passing_over
def test_the_opponent_may_catch_before_the_turn_that_came_back(moves: tuple[str, ...]) -> None:
    table = left_with_one(*moves, players=2)
    table.play("2 catch>1")
    assert table.sizes[0] == 3
    assert table.turn == 1


@shows("uno-carabiner/caught")
def test_with_two_players_an_ordinary_card_leaves_the_window_to_the_opponents_act() -> None:
    table = left_with_one(*FORGOTTEN, players=2)
    assert catchers(table) == [2]
    table.play("2 draw", "2 keep")
    assert catchers(table) == []


# ── a call counts once ────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/call-lapses")
def test_a_call_holds_while_its_single_card_is_held() -> None:
    table = left_with_one("1 red-5!")
    table.play("2 draw", "2 keep", "3 red-1", "4 red-2")
    assert table.turn == 1
    assert table.view().called == {0}
    assert catchers(table) == []


@shows("uno-carabiner/call-lapses")
def test_whoever_had_to_draw_must_call_anew_when_back_to_one() -> None:
    table = left_with_one("1 yellow-3!", players=2, two="yellow-draw-two wild blue-1 blue-2")
    table.play("2 yellow-draw-two")
    assert table.hand(1) == [*PENALTY, "blue-9"]
    assert table.view().called == set()
    assert catchers(table) == []
    table.play("2 wild=yellow", "1 yellow-1", "2 draw", "2 keep", "1 yellow-2")
    assert table.view().called == set()
    assert catchers(table) == [2]


@shows("uno-carabiner/call-lapses")
def test_whoever_was_caught_must_call_when_back_to_one() -> None:
    table = left_with_one("1 wild=yellow", players=2, two="blue-1 blue-2 green-1")
    table.play("2 catch>1", "2 draw", "2 keep")
    assert table.hand(1) == [*PENALTY, "blue-9"]
    table.play("1 yellow-1", "2 draw", "2 keep", "1 yellow-2")
    assert catchers(table) == [2]
    table.play("2 catch>1")
    assert table.sizes[0] == 3


@shows("uno-carabiner/call-lapses")
def test_a_card_drawn_and_kept_ends_the_call() -> None:
    table = left_with_one("1 wild=yellow!", players=2, two="blue-1 blue-2 green-1")
    table.play("2 draw", "2 keep", "1 draw", "1 keep")
    assert table.hand(1) == ["yellow-2", "blue-9"]
    assert table.view().called == set()
    assert catchers(table) == []
    table.play("2 draw", "2 keep", "1 yellow-2")
    assert catchers(table) == [2]


@shows("uno-carabiner/call-lapses")
@pytest.mark.parametrize("call", ["", "!"])
def test_whoever_holds_one_and_plays_a_drawn_card_must_call_again(call: str) -> None:
    table = left_with_one("1 wild=yellow!", players=2, two="blue-1 blue-2 green-1")
    table.play("2 draw", "2 keep", "1 draw", f"1 yellow-2{call}")
    assert table.hand(1) == ["blue-9"]
    assert catchers(table) == ([] if call else [2])
    assert table.view().called == ({0} if call else set())


@shows("uno-carabiner/call-lapses")
def test_with_two_cards_and_a_draw_instead_of_a_play_no_call_is_due() -> None:
    table = Table(
        "uno-carabiner 2; 1: green-1 blue-9; 2: blue-1 blue-2; stock: red-8 red-7; "
        "discards: red-3; turn: 1"
    )
    table.play("1 draw")
    assert table.refused("1 uno") == NOTHING_TO_CALL
    assert table.refused("1 red-8!") == NOTHING_TO_CALL
    assert catchers(table) == []
    table.play("1 red-8")
    assert table.hand(1) == ["green-1", "blue-9"]
    assert catchers(table) == []
    assert table.refused("1 uno") == NOTHING_TO_CALL
