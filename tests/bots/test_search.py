"""Search, whatever the game: it keeps to its budget and drops what has fallen behind."""

from typing import Final

import pytest

from tests.rallye.table import Table
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.stakes import RallyeStakes
from tischrunde.bots.rallye.weights import Weights
from tischrunde.bots.search import FIRST_DEALS, Candidate, Search
from tischrunde.core.dice import Dice
from tischrunde.rallye.determinization import Determinization
from tischrunde.rallye.moves import decode, encode
from tischrunde.rallye.notation import read_move, write_move

EARLY: Final = "schmidt 2; A: roll 25; B: roll 25; 1: 100 75 50; 2: ...; turn: 1"
LAST_CARD: Final = "winning-moves 2; A: stop; B: stop; 1: 100 75 50; 2: 25; stock:; turn: 1"
"""Whatever is thrown away ends the round."""
FINISH: Final = (
    "schmidt 2; A: roll 200 200 100 100; B: roll 200 200 100 100; 1: 100 25; 2: ...; turn: 1"
)
FOREVER: Final = 600.0


def search(text: str, *moves: str, seed: int = 1, trust: float = 0.0) -> Search:
    """Return a search for the seat on turn, its favourite first."""
    table = Table(text)
    rules, seat = table.round.position.rules, table.round.position.seat
    return Search(
        Determinization(rules, table.view(seat + 1)),
        Driver(rules, Weights()),
        RallyeStakes(seat, (0,) * rules.parties, 5000),
        seat,
        [encode(read_move(move)) for move in moves],
        Dice(seed),
        trust,
    )


def order(searched: Search) -> list[str]:
    """Return what was tried, best first."""
    return [write_move(decode(candidate.code)) for candidate in searched.candidates]


def deals(searched: Search) -> list[int]:
    """Return in how many deals each was tried, best first."""
    return [len(candidate.chances) for candidate in searched.candidates]


# ── the budget ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rollouts", [1, 2, 10, 60, 200])
def test_no_more_is_played_out_than_asked_for(rollouts: int) -> None:
    searched = search(EARLY, "100", "75", "50")
    searched.run(rollouts, FOREVER)
    last_deal = len(searched.candidates) - 1
    assert 0 < sum(deals(searched)) <= rollouts + last_deal


def test_without_time_everything_is_tried_once() -> None:
    searched = search(EARLY, "100", "75", "50")
    searched.run(10**9, 0.0)
    assert deals(searched) == [1, 1, 1]


@pytest.mark.parametrize("moves", [("100",), ("100", "75")])
def test_without_a_choice_or_a_budget_nothing_is_tried(moves: tuple[str, ...]) -> None:
    searched = search(EARLY, *moves)
    searched.run(0 if len(moves) > 1 else 1000, FOREVER)
    assert deals(searched) == [0] * len(moves)
    assert order(searched) == [*moves]


def test_the_same_seed_finds_the_same() -> None:
    first, second, other = (search(EARLY, "100", "75", seed=seed) for seed in (1, 1, 2))
    for searched in (first, second, other):
        searched.run(60, FOREVER)
    assert chances(first) == chances(second)
    assert chances(first) != chances(other)


def chances(searched: Search) -> list[list[float]]:
    return [candidate.chances for candidate in searched.candidates]


# ── who stays in it ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("trust", [0.0, 0.25])
@pytest.mark.parametrize("moves", [("-100", "-75", "-50"), ("-50", "-100", "-75")])
def test_the_favourite_is_kept_where_all_is_equal(moves: tuple[str, ...], trust: float) -> None:
    searched = search(LAST_CARD, *moves, trust=trust)
    searched.run(200, FOREVER)
    assert len(set(map(tuple, chances(searched)))) == 1
    assert order(searched) == [*moves]


@pytest.mark.parametrize("moves", [("100", "-100", "-25"), ("-100", "-25", "100")])
def test_what_is_hopeless_drops_out_early(moves: tuple[str, ...]) -> None:
    searched = search(FINISH, *moves)
    searched.run(100_000, FOREVER)
    assert order(searched)[0] == "100"
    assert sum(deals(searched)) < 100 * FIRST_DEALS
    assert deals(searched)[1:] == [FIRST_DEALS] * 2


def test_what_is_best_is_what_stayed_longest() -> None:
    searched = search(EARLY, "-50", "100", "-100")
    searched.run(400, FOREVER)
    assert deals(searched) == sorted(deals(searched), reverse=True)


# ── candidates ────────────────────────────────────────────────────────────────────────────────


def candidate(*chances: float) -> Candidate:
    tried = Candidate(0)
    for chance in chances:
        tried.note(chance, 0)
    return tried


def test_the_chance_is_the_mean_of_the_deals() -> None:
    assert candidate().chance == 0
    assert candidate(0.2, 0.4).chance == pytest.approx(0.3)


def test_only_deals_of_both_are_compared() -> None:
    mean, error = candidate(0.5, 0.5, 0.0).ahead_of(candidate(0.3, 0.3))
    assert mean == pytest.approx(0.2)
    assert error == pytest.approx(0)


def test_behind_is_who_is_so_beyond_luck() -> None:
    leader = candidate(*[0.6, 0.8] * 12)
    assert candidate(*[0.5, 0.7] * 12).behind(leader)
    assert not candidate(*[0.9, 0.45] * 12).behind(leader)
    assert not leader.behind(leader)


# ── what counts in the end ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(8))
def test_a_single_deal_does_not_overrule_the_favourite(seed: int) -> None:
    searched = search(EARLY, "50", "75", "100", seed=seed, trust=0.25)
    searched.run(1, FOREVER)
    assert order(searched)[0] == "50"


def test_deals_after_the_favourite_dropped_out_count() -> None:
    searched = search(EARLY, "50", "75", "100", trust=0.25)
    favourite, early, late = searched.candidates
    for _ in range(FIRST_DEALS):
        favourite.note(0.1, 0)
        early.note(0.6, 0)
        late.note(0.5, 0)
    for _ in range(10 * FIRST_DEALS):
        early.note(0.4, 0)
        late.note(0.5, 0)
    searched.run(0, FOREVER)
    assert order(searched) == ["100", "75", "50"]
