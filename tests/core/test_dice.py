"""Dice for simulation: repeatable, even, within their bound."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tischrunde.core.dice import Dice


def test_a_known_row_of_rolls() -> None:
    dice = Dice(1)
    assert [dice.below(6) for _ in range(12)] == [4, 5, 2, 4, 2, 1, 5, 0, 3, 3, 5, 2]


@given(seed=st.integers(0, 2**60), n=st.integers(1, 2**31))
def test_rolls_stay_below_their_bound(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(10))


def test_every_number_comes_up_about_as_often() -> None:
    dice = Dice(7)
    rolls = Counter(dice.below(10) for _ in range(50_000))
    assert all(4700 < rolls[number] < 5300 for number in range(10))


def test_neighbouring_seeds_open_differently() -> None:
    openings = {Dice(seed).below(1000) for seed in range(50)}
    assert len(openings) > 40
