"""What the score pad takes for possible is what the deck can make, and nothing else.

The judge here is written from the clauses of the deck and of going out alone: every hand but one
holds a card, all of them are different cards of one deck, and a card lies on the discard pile.
"""

import os
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tischrunde.uno.cards import CARDS, Card
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.pad_entry import Entry, HandEntry
from tischrunde.uno.rules import Rules
from tischrunde.uno.score_pad import PAD

EVERY_PAIR = int(os.environ.get("PAD_EVERY_HEAP", "499"))
"""One in how many hands, and pairs of hands, is judged; `.ci/long` judges each."""

PAIRS = int(os.environ.get("PAD_PAIRS", "1200")) // 6

NUMBERS = [0, *(value for value in range(1, 10) for _ in range(2))] * 4
VALUES = [*NUMBERS, *[20] * 24, *[50] * 8]
"""What the 108 cards are worth."""

TOP = sum(VALUES)


def sums(values: list[int]) -> int:
    """Return what some of these cards, at least one, can make: a set of numbers as bits."""
    found = 0
    for value in values:
        found |= found << value | 1 << value
    return found


def makes(values: list[int], points: int) -> bool:
    """Return whether a hand of these cards can be worth the points, with a card left over."""
    return any(
        sums([*values[:index], *values[index + 1 :]]) >> points & 1
        for index in {values.index(value) for value in values}
    )


TABLES = {players: Rules(UNO_CARABINER, players) for players in (2, 3)}


def verdict(*hands: HandEntry) -> bool:
    return not PAD.problems(TABLES[len(hands) + 1], Entry((HandEntry(), *hands), out=0))


def test_every_sum_of_one_hand_is_judged_as_by_the_clauses() -> None:
    possible = 0
    for left_out in sorted(set(VALUES)):
        cards = VALUES.copy()
        cards.remove(left_out)
        possible |= sums(cards)
    for points in range(TOP + 100):
        assert verdict(HandEntry(points=points)) == (possible >> points & 1 == 1), points


def test_every_hand_by_groups_is_judged_as_by_the_clauses() -> None:
    numbers = sums(NUMBERS) | 1
    groups = product(range(380), range(26), range(10))
    for index, (face_values, symbols, wilds) in enumerate(groups):
        if index % EVERY_PAIR == 0:
            fits = numbers >> face_values & 1 == 1 and symbols <= 24 and wilds <= 8
            hand = HandEntry(numbers=face_values, symbols=symbols, wilds=wilds)
            assert verdict(hand) == fits, hand


@cache
def pairs() -> list[int]:
    """Return by the points of one hand those another hand can have, as bits."""
    rows = [0] * (TOP + 1)
    rows[0] = 1
    for value in VALUES:
        taken = [0] * value + rows[: TOP + 1 - value]
        rows = [row | row << value | first for row, first in zip(rows, taken, strict=True)]
    return rows


def test_pairs_of_sums_are_judged_as_by_the_clauses() -> None:
    rows = pairs()
    for index, (one, other) in enumerate(product(range(TOP + 2), repeat=2)):
        if index % EVERY_PAIR == 0 and one <= other:
            fits = one <= TOP and rows[one] >> other & 1 == 1
            assert verdict(HandEntry(points=one), HandEntry(points=other)) == fits, (one, other)


@pytest.mark.parametrize("part", range(4))
def test_a_sum_beside_known_cards_is_judged_as_by_the_clauses(part: int) -> None:
    kinds = st.lists(st.sampled_from(CARDS), min_size=1, max_size=20 + 15 * part, unique=True)

    @settings(max_examples=PAIRS // 4)
    @given(kinds, st.integers(0, 30) | st.integers(0, TOP))
    def hold(known: list[Card], points: int) -> None:
        held = tuple(card for card in known for _ in range(UNO_CARABINER.deck[card]))
        rest = VALUES.copy()
        for card in held:
            rest.remove(UNO_CARABINER.points(card))
        assert verdict(HandEntry(cards=held), HandEntry(points=points)) == makes(rest, points)

    hold()
