"""Score sheets of whole rounds, worked out by hand from the rulebook."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.sheet import Line, Sheet
from tischrunde.uno.cards import Card
from tischrunde.uno.house import HOUSE
from tischrunde.uno.scoring import scoring_table

PRINTED: Final = "uno-carabiner"
KEEPING: Final = "uno-carabiner,everybody-keeps-points"

NOTHING: Final = Sheet(())

WORTH: Final = {
    **{f"{colour}-{n}": n for colour in ("red", "yellow", "green", "blue") for n in range(10)},
    **{
        f"{colour}-{symbol}": 20
        for colour in ("red", "yellow", "green", "blue")
        for symbol in ("skip", "reverse", "draw-two")
    },
    "wild": 50,
    "wild-draw-four": 50,
}

# Seat 2 holds 9 + 0, 20 and 50 points; seat 3 holds 5 + 6 and 20.
HANDS: Final = "2: red-9 blue-0 green-skip wild; 3: yellow-5 yellow-6 blue-reverse"
# Worth 20, 8, 50 and 1.
STOCK: Final = "green-draw-two blue-8 wild red-1 red-2 red-4"

NO_EFFECT: Final = ("red-7", "red-skip", "red-reverse", "wild")


def scored(rules: str, *lines: tuple[str, int, int]) -> Sheet:
    """Return a sheet of lines such as ("numbers", 2 cards, 9 points)."""
    keeping = rules == KEEPING
    prefix, clause = ("own-", "alternative-scoring") if keeping else ("", "score")
    return Sheet(
        tuple(
            Line(f"{prefix}{name}", f"uno-carabiner/{clause}", count, points)
            for name, count, points in lines
        )
    )


def finished(rules: str, last: str, direction: str = "left") -> list[Sheet]:
    """Return the sheets after seat 1 of three laid this last card."""
    table = Table(
        f"{rules} 3; 1: {last}; {HANDS}; stock: {STOCK}; discards: red-3; "
        f"direction: {direction}; turn: 1"
    )
    table.play(f"1 {last}")
    return [table.sheet(party) for party in "ABC"]


# ── what a card is worth ──────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/score")
@pytest.mark.parametrize("card", Card, ids=lambda card: card.slug)
def test_numbers_count_face_value_symbols_20_and_wilds_50(card: Card) -> None:
    table = Table(f"uno-carabiner 2; 1: ; 2: {card.slug}; stock: ; discards: green-4; over: 1")
    assert table.sheet("A").total == WORTH[card.slug]
    assert table.sheet("B") == NOTHING


@shows("uno-carabiner/alternative-scoring")
@pytest.mark.parametrize("card", Card, ids=lambda card: card.slug)
def test_a_card_kept_is_worth_as_much_as_a_card_scored(card: Card) -> None:
    table = Table(f"{KEEPING} 2; 1: ; 2: {card.slug}; stock: ; discards: green-4; over: 1")
    assert table.sheet("A") == NOTHING
    assert table.sheet("B").total == WORTH[card.slug]


@shows("uno-carabiner/score", "uno-carabiner/alternative-scoring")
def test_the_worth_of_symbols_and_wilds_can_be_looked_up() -> None:
    assert scoring_table(HOUSE.read(PRINTED)) == {"symbols": 20, "wilds": 50}
    assert scoring_table(HOUSE.read(KEEPING)) == {"own-symbols": 20, "own-wilds": 50}


# ── the player who went out scores ────────────────────────────────────────────────────────────


@shows("uno-carabiner/score", "uno-carabiner/last-card-other-actions")
@pytest.mark.parametrize("last", NO_EFFECT)
def test_whoever_goes_out_scores_all_the_others_cards_and_nobody_else_scores(last: str) -> None:
    assert finished(PRINTED, last) == [
        scored(PRINTED, ("numbers", 4, 9 + 0 + 5 + 6), ("symbols", 2, 40), ("wilds", 1, 50)),
        NOTHING,
        NOTHING,
    ]


@shows("uno-carabiner/score", "uno-carabiner/last-card-draws")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_cards_drawn_for_a_last_draw_two_are_scored(direction: str) -> None:
    assert finished(PRINTED, "red-draw-two", direction) == [
        scored(PRINTED, ("numbers", 5, 20 + 8), ("symbols", 3, 60), ("wilds", 1, 50)),
        NOTHING,
        NOTHING,
    ]


@shows("uno-carabiner/score", "uno-carabiner/last-card-draws")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_cards_drawn_for_a_last_wild_draw_four_are_scored(direction: str) -> None:
    assert finished(PRINTED, "wild-draw-four", direction) == [
        scored(PRINTED, ("numbers", 6, 20 + 8 + 1), ("symbols", 3, 60), ("wilds", 2, 100)),
        NOTHING,
        NOTHING,
    ]


@shows("uno-carabiner/score")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_seat_may_go_out_and_score(seat: int) -> None:
    hands = ["red-1 blue-2", "green-3 yellow-skip", "wild blue-5"]
    hands[seat - 1] = ""
    seats = "; ".join(f"{number}: {hand}" for number, hand in enumerate(hands, start=1))
    table = Table(f"uno-carabiner 3; {seats}; stock: ; discards: red-3; over: {seat}")
    totals = {1: 3 + 20 + 50 + 5, 2: 1 + 2 + 50 + 5, 3: 1 + 2 + 3 + 20}
    assert [table.sheet(party).total for party in "ABC"] == [
        totals[seat] if number == seat else 0 for number in (1, 2, 3)
    ]


@shows("uno-carabiner/score")
def test_the_cards_of_nine_others_are_added_up() -> None:
    hands = "; ".join(f"{seat}: red-{seat - 1} blue-{seat - 1}" for seat in range(2, 11))
    table = Table(f"uno-carabiner 10; 1: wild; {hands}; stock: ; discards: green-3; turn: 1")
    table.play("1 wild")
    assert table.sheet("A") == scored(PRINTED, ("numbers", 18, 90))


@shows("uno-carabiner/score")
def test_two_cards_of_a_kind_count_twice() -> None:
    table = Table(
        "uno-carabiner 2; 1: red-7; 2: blue-9 blue-9 blue-skip blue-skip wild wild wild-draw-four; "
        "stock: ; discards: red-3; turn: 1"
    )
    table.play("1 red-7")
    assert table.sheet("A") == scored(
        PRINTED, ("numbers", 2, 18), ("symbols", 2, 40), ("wilds", 3, 150)
    )


LOST_CHALLENGE: Final = (
    (
        "2; 1: wild-draw-four green-9 green-1; 2: blue-2 yellow-2; turn: 1; "
        "stock: red-1 red-2 red-4 red-5 red-6 red-7 blue-8 blue-9; discards: red-3"
    ),
    ("1 wild-draw-four=green", "2 challenge", "1 green-9!", "2 draw", "2 keep", "1 green-1"),
    2 + 2 + (1 + 2 + 4 + 5 + 6 + 7) + 8,
)


@shows("uno-carabiner/score", "uno-carabiner/challenge-innocent")
def test_cards_drawn_for_a_lost_challenge_are_scored_too() -> None:
    position, moves, points = LOST_CHALLENGE
    table = Table(f"{PRINTED} {position}")
    table.play(*moves)
    assert table.sheet("A") == scored(PRINTED, ("numbers", 2 + 6 + 1, points))
    assert table.sheet("B") == NOTHING


# ── everybody keeps points ────────────────────────────────────────────────────────────────────


@shows(
    "uno-carabiner/alternative-scoring",
    "uno-carabiner/alternative-details",
    "uno-carabiner/last-card-other-actions",
)
@pytest.mark.parametrize("last", NO_EFFECT)
def test_everybody_keeps_the_points_in_hand_and_whoever_goes_out_adds_nothing(last: str) -> None:
    assert finished(KEEPING, last) == [
        NOTHING,
        scored(KEEPING, ("numbers", 2, 9 + 0), ("symbols", 1, 20), ("wilds", 1, 50)),
        scored(KEEPING, ("numbers", 2, 5 + 6), ("symbols", 1, 20)),
    ]


@shows("uno-carabiner/alternative-scoring", "uno-carabiner/last-card-draws")
def test_whoever_draws_for_a_last_draw_two_keeps_those_points() -> None:
    assert finished(KEEPING, "red-draw-two") == [
        NOTHING,
        scored(KEEPING, ("numbers", 3, 9 + 8), ("symbols", 2, 40), ("wilds", 1, 50)),
        scored(KEEPING, ("numbers", 2, 11), ("symbols", 1, 20)),
    ]
    assert finished(KEEPING, "red-draw-two", "right") == [
        NOTHING,
        scored(KEEPING, ("numbers", 2, 9), ("symbols", 1, 20), ("wilds", 1, 50)),
        scored(KEEPING, ("numbers", 3, 11 + 8), ("symbols", 2, 40)),
    ]


@shows("uno-carabiner/alternative-scoring", "uno-carabiner/last-card-draws")
def test_whoever_draws_for_a_last_wild_draw_four_keeps_those_points() -> None:
    assert finished(KEEPING, "wild-draw-four") == [
        NOTHING,
        scored(KEEPING, ("numbers", 4, 9 + 8 + 1), ("symbols", 2, 40), ("wilds", 2, 100)),
        scored(KEEPING, ("numbers", 2, 11), ("symbols", 1, 20)),
    ]
    assert finished(KEEPING, "wild-draw-four", "right") == [
        NOTHING,
        scored(KEEPING, ("numbers", 2, 9), ("symbols", 1, 20), ("wilds", 1, 50)),
        scored(KEEPING, ("numbers", 4, 11 + 8 + 1), ("symbols", 2, 40), ("wilds", 1, 50)),
    ]


@shows("uno-carabiner/alternative-scoring", "uno-carabiner/challenge-innocent")
def test_whoever_lost_a_challenge_keeps_the_points_of_the_six() -> None:
    position, moves, points = LOST_CHALLENGE
    table = Table(f"{KEEPING} {position}")
    table.play(*moves)
    assert table.sheet("A") == NOTHING
    assert table.sheet("B") == scored(KEEPING, ("numbers", 2 + 6 + 1, points))


# ── a round without a winner ──────────────────────────────────────────────────────────────────

STUCK: Final = "3; 1: red-5 wild; 2: blue-9; 3: green-skip; stock: ; discards: red-3; turn: 1"


@shows("uno-carabiner/score", "uno-carabiner/reshuffle")
def test_where_nobody_went_out_nobody_scores() -> None:
    table = Table(f"{PRINTED} {STUCK}")
    table.play("1 draw", "2 draw", "3 draw")
    assert [table.sheet(party) for party in "ABC"] == [NOTHING] * 3


@shows("uno-carabiner/alternative-scoring", "uno-carabiner/reshuffle")
def test_where_nobody_went_out_everybody_keeps_points() -> None:
    table = Table(f"{KEEPING} {STUCK}")
    table.play("1 draw", "2 draw", "3 draw")
    assert [table.sheet(party) for party in "ABC"] == [
        scored(KEEPING, ("numbers", 1, 5), ("wilds", 1, 50)),
        scored(KEEPING, ("numbers", 1, 9)),
        scored(KEEPING, ("symbols", 1, 20)),
    ]
