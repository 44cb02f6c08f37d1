"""Intervals, elo, the sequential test, ratings and times, against known values."""

from math import log, sqrt
from random import Random

import pytest

from tischrunde.arena.bootstrap import Estimate, ratio
from tischrunde.arena.deals import Game
from tischrunde.arena.decisions import Decisions
from tischrunde.arena.elo import difference, expected, from_wins
from tischrunde.arena.figures import rated
from tischrunde.arena.match_play import Score
from tischrunde.arena.sprt import LOWER, UPPER, Sprt, log_likelihood_ratio

# ── bootstrap ─────────────────────────────────────────────────────────────────────────────────


def test_the_interval_of_a_mean_is_that_of_the_normal_distribution() -> None:
    dice = Random(3)
    values = [dice.gauss(20, 100) for _ in range(2000)]
    mean = sum(values) / 2000
    spread = sqrt(sum((value - mean) ** 2 for value in values) / 2000 / 2000)
    found = ratio(values, [1] * 2000)
    assert found.value == pytest.approx(mean)
    assert found.low == pytest.approx(mean - 1.96 * spread, abs=0.15 * spread)
    assert found.high == pytest.approx(mean + 1.96 * spread, abs=0.15 * spread)


def test_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    dice = Random(4)
    held = 0
    for _ in range(100):
        found = ratio([dice.choice((0, 0.5, 1)) for _ in range(40)], [1] * 40)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 88 <= held <= 99


def test_deals_of_several_rounds_weigh_as_much_as_they_have_rounds() -> None:
    assert ratio([10, 0], [1, 4]).value == 2
    assert ratio([30, 40, 50], [3, 4, 5]) == Estimate(10, 10, 10)


def test_the_same_deals_have_the_same_interval() -> None:
    values = [float(value % 7) for value in range(50)]
    assert ratio(values, [1] * 50) == ratio(values, [1] * 50)


def test_one_deal_has_no_interval() -> None:
    assert ratio([7], [2]) == Estimate(3.5)


# ── elo ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("elo", "share"), [(0, 0.5), (10, 0.514387), (100, 0.640065), (200, 0.759747), (-400, 1 / 11)]
)
def test_elo_is_a_share_of_wins(elo: float, share: float) -> None:
    assert expected(elo) == pytest.approx(share, abs=1e-6)
    assert difference(expected(elo)) == pytest.approx(elo, abs=1e-9)


@pytest.mark.parametrize("share", [0, 1, None])
def test_no_elo_is_enough_to_always_win(share: float | None) -> None:
    assert difference(share) is None


def test_an_interval_of_wins_is_one_of_elo() -> None:
    elo = from_wins(Estimate(0.75, 0.5, 1.0))
    assert elo.value == pytest.approx(190.848502)
    assert (elo.low, elo.high) == (0, None)


# ── the sequential test ───────────────────────────────────────────────────────────────────────


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx(log(19)) == UPPER
    assert pytest.approx(-2.944439) == LOWER


@pytest.mark.parametrize(
    ("pairs", "of_0_and_10", "of_5_less_and_5_more"),
    [
        ([10, 20, 40, 20, 10], -0.137899222, 0),
        ([100, 200, 400, 250, 150], 5.181282455, 6.542754258),
        ([0, 5, 50, 25, 3], 2.353931615, 2.388458095),
        ([30, 0, 50, 0, 20], -0.656346749, -0.575537838),
        ([0, 0, 500, 0, 0], -14.588152603, 0),
        ([0, 0, 0, 0, 12], 0.340473807, 0.345445308),
    ],
)
def test_the_ratio_is_that_of_chess(
    pairs: list[int], of_0_and_10: float, of_5_less_and_5_more: float
) -> None:
    """The values come from solving the constrained likelihoods with SciPy's ``brentq``."""
    assert log_likelihood_ratio(pairs, 0, 10) == pytest.approx(of_0_and_10, abs=1e-8)
    assert log_likelihood_ratio(pairs, -5, 5) == pytest.approx(of_5_less_and_5_more, abs=1e-8)


def test_the_ratio_is_near_that_of_the_normal_distribution() -> None:
    pairs = [900, 2000, 4000, 2100, 1000]
    count = sum(pairs)
    mean = sum(n * at / 4 for at, n in enumerate(pairs)) / count
    variance = sum(n * (at / 4 - mean) ** 2 for at, n in enumerate(pairs)) / count
    low, high = expected(0), expected(10)
    near = count * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(pairs, 0, 10) == pytest.approx(near, rel=0.01)


@pytest.mark.parametrize(
    ("shares", "accepted"),
    [((0.75, 0.5, 1.0), "H1"), ((0.25, 0.5, 0.0), "H0"), ((0.5,), "H0")],
)
def test_the_test_ends(shares: tuple[float, ...], accepted: str) -> None:
    sprt = Sprt()
    while sprt.accepted is None:
        sprt.add(shares[sum(sprt.pairs) % len(shares)])
    assert sprt.accepted == accepted
    assert sum(sprt.pairs) < 250


@pytest.mark.parametrize(("elo", "wrong"), [(0, "H1"), (10, "H0")])
def test_the_test_errs_seldom(elo: float, wrong: str) -> None:
    dice = Random(5)
    errors = 0
    for _ in range(20):
        sprt = Sprt()
        for _ in range(12):  # in larger steps than in play, for it takes thousands of pairs
            for _ in range(500):
                won = (dice.random() < expected(elo)) + (dice.random() < expected(elo))
                sprt.pairs[2 * won] += 1
            sprt.ratio = log_likelihood_ratio(sprt.pairs, 0, 10)
            if sprt.accepted:
                break
        errors += sprt.accepted == wrong
    assert errors <= 3


# ── ratings and times ─────────────────────────────────────────────────────────────────────────


def game(line_up: tuple[int, ...], *points: int, cut_off: bool = False) -> Game:
    shares = tuple(1 / len(points) for _ in points)
    return Game(line_up, Score(points, shares, shares, 1, 50, cut_off))


def test_whoever_wins_is_rated_higher() -> None:
    games = [game((0, 1, 2), 300, 100, 200), game((2, 0, 1), 200, 300, 100)] * 10
    first, second, third = rated(games, 3)
    assert first.mu > third.mu > second.mu
    assert third.mu == pytest.approx(25, abs=1.5)
    assert first.sigma < 25 / 3


def test_one_game_is_rated_as_the_paper_says() -> None:
    winner, loser = rated([game((0, 1), 7, 5)], 2)
    assert [winner.mu, loser.mu] == pytest.approx([27.63523, 22.36477], abs=1e-4)
    assert winner.sigma == loser.sigma == pytest.approx(8.06551)


def test_a_game_cut_off_is_not_rated() -> None:
    assert {(r.mu, r.sigma) for r in rated([game((0, 1), 7, 5, cut_off=True)], 2)} == {(25, 25 / 3)}


def test_times_are_put_together() -> None:
    whole, parts = Decisions(), [Decisions(), Decisions()]
    for number in range(1, 1001):
        whole.add(number / 1000)
        parts[number % 2].add(number / 1000)
    together = Decisions()
    for part in parts:
        together.merge(part)
    for times in (whole, together):
        assert (times.count, times.longest) == (1000, 1)
        assert times.mean == pytest.approx(0.5005)
        assert times.within(0.99) == pytest.approx(0.99, rel=0.02)
        assert times.within(0.5) == pytest.approx(0.5, rel=0.02)
        assert times.within(1) == 1


def test_no_decision_takes_no_time() -> None:
    none = Decisions()
    assert (none.mean, none.within(0.99), none.longest) == (0, 0, 0)
    none.add(0.0)
    assert none.within(0.99) == 0
