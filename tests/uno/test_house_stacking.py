"""House rules about drawing: how long, what is passed on, and no bluffing."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.house import HouseRulesRefused
from tischrunde.uno.cards import Card
from tischrunde.uno.house import HOUSE

PRINTED: Final = "uno-carabiner"
TWOS: Final = "uno-carabiner,stacking=twos"
FOURS: Final = "uno-carabiner,no-bluffing,stacking=twos-and-fours"
NO_BLUFFING: Final = "uno-carabiner,no-bluffing"
UNTIL: Final = "uno-carabiner,draw-until-playable"
MUST_PLAY: Final = "uno-carabiner,must-play-drawn"


# ── drawing by choice ─────────────────────────────────────────────────────────────────────────


def drawn(rules: str, stock: str, hand: str = "green-1 green-2", under: str = "") -> Table:
    """Return a table at which seat 1 has drawn from this stock to follow a red five."""
    table = Table(
        f"{rules} 2; 1: {hand}; 2: blue-8; stock: {stock}; discards: red-5 {under}; turn: 1"
    )
    table.play("1 draw")
    return table


@shows("house/draw-until-playable")
@pytest.mark.parametrize(
    ("rules", "hand", "legal"),
    [
        (PRINTED, ["green-1", "green-2", "blue-1"], {"keep"}),
        (UNTIL, ["red-9", "green-1", "green-2", "blue-1", "blue-2"], {"red-9", "keep"}),
    ],
)
def test_drawing_may_go_on_until_a_card_fits(rules: str, hand: list[str], legal: set[str]) -> None:
    table = drawn(rules, "blue-1 blue-2 red-9 red-8")
    assert (table.hand(1), table.legal(1)) == (hand, legal)


@shows("house/draw-until-playable")
@pytest.mark.parametrize(("choice", "sizes"), [("red-9", [3, 1]), ("keep", [4, 1])])
def test_the_card_that_fits_is_played_at_once_or_kept(choice: str, sizes: list[int]) -> None:
    table = drawn(UNTIL, "blue-1 red-9 red-8")
    table.play(f"1 {choice}")
    assert (table.sizes, table.turn) == (sizes, 2)


@shows("house/draw-until-playable")
def test_whoever_holds_a_card_back_goes_on_drawing_too() -> None:
    table = drawn(UNTIL, "blue-1 red-9 red-8", hand="red-1 red-2")
    assert table.refused("1 red-1") == "uno-carabiner/may-hold-back"
    assert table.allows("1 red-9")


@shows("house/draw-until-playable")
def test_drawing_goes_on_after_a_reshuffle() -> None:
    assert drawn(UNTIL, "blue-1", under="red-9").hand(1) == [
        "red-9",
        "green-1",
        "green-2",
        "blue-1",
    ]


@shows("house/draw-until-playable")
@pytest.mark.parametrize("rules", [UNTIL, f"{UNTIL},must-play-drawn"])
def test_if_the_cards_run_out_first_the_turn_passes(rules: str) -> None:
    table = drawn(rules, "blue-1 blue-2")
    assert (table.sizes, table.legal(1)) == ([4, 1], {"keep"})
    table.play("1 keep")
    assert table.turn == 2
    table.play("2 draw")
    assert (table.sizes, table.turn) == ([4, 1], 1)


@shows("house/draw-until-playable", "house/no-bluffing")
@pytest.mark.parametrize(("rules", "size"), [(UNTIL, 3), (f"{UNTIL},no-bluffing", 4)])
def test_a_draw_four_that_would_be_refused_does_not_fit(rules: str, size: int) -> None:
    table = drawn(rules, "wild-draw-four red-9 red-8", hand="red-1 red-2")
    assert table.sizes == [size, 1]


@shows("house/must-play-drawn")
@pytest.mark.parametrize("card", ["red-9", "blue-5", "wild", "wild-draw-four"])
def test_a_drawn_card_that_fits_may_have_to_be_played(card: str) -> None:
    assert drawn(PRINTED, f"{card} red-8").allows("1 keep")
    table = drawn(MUST_PLAY, f"{card} red-8")
    assert table.refused("1 keep") == "house/must-play-drawn"
    assert {move.partition("=")[0] for move in table.legal(1)} == {card}


@shows("house/must-play-drawn")
def test_a_drawn_card_that_does_not_fit_is_kept() -> None:
    assert drawn(MUST_PLAY, "blue-1 red-8").legal(1) == {"keep"}


@shows("house/must-play-drawn")
@pytest.mark.parametrize(
    ("rules", "bluff"), [(MUST_PLAY, True), (f"{MUST_PLAY},no-bluffing", False)]
)
def test_nobody_is_forced_to_bluff(rules: str, *, bluff: bool) -> None:
    table = drawn(rules, "wild-draw-four red-8", hand="red-1 red-2")
    assert table.allows("1 keep")
    assert table.allows("1 wild-draw-four=blue") == bluff


# ── passing draw cards on ─────────────────────────────────────────────────────────────────────

STOCK: Final = " ".join(f"yellow-{number}" for number in range(1, 10))
DRAW_TWOS: Final = ("red-draw-two", "blue-draw-two", "green-draw-two")
DRAW_FOURS: Final = ("wild-draw-four",) * 3


def stacking(rules: str, cards: tuple[str, str, str], rest: str = "turn: 1") -> Table:
    """Return a table of three at which everybody holds one of these draw cards."""
    one, two, three = cards
    return Table(
        f"{rules} 3; 1: {one} blue-1 green-2; 2: {two} blue-2 green-3; "
        f"3: {three} blue-3 green-4; stock: {STOCK}; discards: red-3; {rest}"
    )


@shows("house/stacking")
def test_by_the_book_a_draw_two_is_not_passed_on() -> None:
    table = stacking(PRINTED, DRAW_TWOS)
    table.play("1 red-draw-two")
    assert (table.sizes, table.turn) == ([2, 5, 3], 3)


@shows("house/stacking")
def test_draw_twos_are_passed_on_until_somebody_draws_the_sum() -> None:
    table = stacking(TWOS, DRAW_TWOS)
    table.play("1 red-draw-two", "2 blue-draw-two", "3 green-draw-two")
    assert (table.turn, table.view().pending, table.sizes) == (1, 6, [2, 2, 2])
    assert table.legal(1) == {"accept"}
    table.play("1 accept")
    assert (table.sizes, table.turn) == ([8, 2, 2], 2)
    assert (table.view().pending, table.colour) == (0, "green")


@shows("house/stacking")
def test_a_sum_goes_on_in_the_direction_of_play() -> None:
    table = stacking(TWOS, DRAW_TWOS, "turn: 1; direction: right")
    table.play("1 red-draw-two", "3 green-draw-two", "2 accept")
    assert (table.sizes, table.turn) == ([2, 7, 2], 1)


@shows("house/stacking")
def test_whoever_could_pass_the_cards_on_may_draw_them() -> None:
    table = stacking(TWOS, DRAW_TWOS)
    table.play("1 red-draw-two")
    assert table.legal(2) == {"blue-draw-two", "accept"}
    table.play("2 accept")
    assert (table.sizes, table.turn) == ([2, 5, 3], 3)
    assert table.refused("3 accept") == "uno-carabiner/challenge"


@shows("house/stacking")
def test_draw_fours_are_passed_on_where_agreed() -> None:
    table = stacking(FOURS, DRAW_FOURS)
    table.play("1 wild-draw-four=red", "2 wild-draw-four=yellow")
    assert (table.turn, table.view().pending) == (3, 8)
    table.play("3 accept")
    assert (table.sizes, table.turn, table.colour) == ([2, 2, 11], 1, "yellow")


@shows("house/stacking")
def test_where_only_draw_twos_are_stacked_a_draw_four_is_not_passed_on() -> None:
    table = stacking(f"{TWOS},no-bluffing", DRAW_FOURS)
    table.play("1 wild-draw-four=red")
    assert (table.sizes, table.turn) == ([2, 7, 3], 3)
    table = stacking(TWOS, DRAW_FOURS)
    table.play("1 wild-draw-four=red")
    assert table.legal(2) == {"challenge", "accept"}
    assert table.refused("2 wild-draw-four=yellow") == "uno-carabiner/challenge"


@shows("house/stacking")
@pytest.mark.parametrize(
    ("top", "hand", "like"),
    [
        ("red-draw-two", "red-5 wild wild-draw-four green-draw-two", {"green-draw-two"}),
        (
            "wild-draw-four",
            "green-1 wild green-draw-two wild-draw-four",
            {f"wild-draw-four={colour}" for colour in ("red", "yellow", "green", "blue")},
        ),
        ("wild-draw-four", "red-5 wild red-draw-two", set()),
    ],
)
def test_only_like_goes_on_like(top: str, hand: str, like: set[str]) -> None:
    table = Table(
        f"{FOURS} 2; 1: blue-1; 2: {hand}; discards: {top}; colour: red; turn: 2; stack: 4"
    )
    assert table.legal(2) == {"accept", *like}
    for card in set(hand.split()) - {move.partition("=")[0] for move in like}:
        colour = "=blue" if card.startswith("wild") else ""
        assert table.refused(f"2 {card}{colour}") == "house/stacking"
    assert table.refused("2 draw") == "house/stacking"


@shows("house/stacking")
def test_a_draw_two_turned_up_at_the_start_is_not_passed_on() -> None:
    table = stacking(TWOS, DRAW_TWOS, "dealer: 3")
    table.round.position.turn_up(Card.YELLOW_DRAW_TWO)
    assert (table.sizes, table.turn) == ([5, 3, 3], 2)
    assert table.allows("2 blue-draw-two")


@shows("house/stacking")
@pytest.mark.parametrize(
    ("rules", "last", "under", "sizes"),
    [
        (TWOS, "red-draw-two", "red-3", [0, 3, 1]),
        (TWOS, "red-draw-two", "blue-draw-two; stack: 4", [0, 7, 1]),
        (FOURS, "wild-draw-four", "red-3", [0, 5, 1]),
        (FOURS, "wild-draw-four", "wild-draw-four; colour: red; stack: 4", [0, 9, 1]),
    ],
)
def test_a_draw_card_laid_last_is_not_passed_on(
    rules: str, last: str, under: str, sizes: list[int]
) -> None:
    like = last.replace("red", "green")
    table = Table(
        f"{rules} 3; 1: {last}; 2: {like}; 3: blue-1; stock: {STOCK}; discards: {under}; turn: 1"
    )
    table.play(f"1 {last}")
    assert table.round.winners == {0}
    assert table.sizes == sizes


@shows("house/stacking")
def test_draw_fours_are_stacked_only_where_bluffing_is_ruled_out() -> None:
    with pytest.raises(HouseRulesRefused) as refused:
        HOUSE.read("uno-carabiner,stacking=twos-and-fours")
    assert refused.value.refusal.reason == "stacked-fours-cannot-be-challenged"
    assert refused.value.refusal.clause == "house/stacking"


@shows("house/stacking", "house/no-bluffing")
def test_a_draw_four_passed_on_is_no_bluff_either() -> None:
    table = stacking(FOURS, DRAW_FOURS)
    table.play("1 wild-draw-four=green")
    assert table.refused("2 wild-draw-four=red") == "house/no-bluffing"
    assert table.legal(2) == {"accept"}


# ── no bluffing ───────────────────────────────────────────────────────────────────────────────


def holding(rules: str, hand: str, top: str) -> Table:
    return Table(
        f"{rules} 3; 1: wild-draw-four {hand}; 2: blue-8 blue-9; 3: green-8 green-9; "
        f"stock: {STOCK}; discards: {top}; turn: 1"
    )


@shows("house/no-bluffing")
@pytest.mark.parametrize(
    ("hand", "top"),
    [
        ("red-1 green-1", "red-3"),
        ("red-skip green-1", "red-3"),
        ("red-1 green-1", "wild; colour: red"),
    ],
)
def test_a_draw_four_against_its_condition_may_be_refused(hand: str, top: str) -> None:
    assert holding(PRINTED, hand, top).allows("1 wild-draw-four=blue")
    assert holding(NO_BLUFFING, hand, top).refused("1 wild-draw-four=blue") == "house/no-bluffing"


@shows("house/no-bluffing")
@pytest.mark.parametrize(
    ("hand", "top"),
    [
        ("blue-3 green-1", "red-3"),
        ("blue-skip green-1", "red-skip"),
        ("wild wild-draw-four", "red-3"),
        ("yellow-1 green-1", "wild; colour: red"),
    ],
)
def test_a_draw_four_that_keeps_its_condition_is_drawn_for_at_once(hand: str, top: str) -> None:
    doubted = holding(PRINTED, hand, top)
    doubted.play("1 wild-draw-four=blue")
    assert (doubted.sizes, doubted.legal(2)) == ([2, 2, 2], {"challenge", "accept"})
    table = holding(NO_BLUFFING, hand, top)
    table.play("1 wild-draw-four=blue")
    assert (table.sizes, table.turn, table.colour) == ([2, 6, 2], 3, "blue")
    assert table.refused("3 challenge") == "uno-carabiner/challenge"


@shows("house/no-bluffing")
def test_a_draw_four_just_drawn_is_held_against_the_whole_hand() -> None:
    table = drawn(NO_BLUFFING, "wild-draw-four red-8", hand="red-1 green-1")
    assert table.refused("1 wild-draw-four=blue") == "house/no-bluffing"
    assert table.legal(1) == {"keep"}
