"""What totals are worth, whatever the game: the chance to win the match."""

from itertools import pairwise
from typing import Final

import pytest

from tests.rallye.table import Table as RallyeTable
from tests.uno.table import Table as UnoTable
from tischrunde.bots.rallye.stakes import RallyeStakes
from tischrunde.bots.stakes import Stakes
from tischrunde.bots.uno.stakes import UnoStakes

TRIFLE: Final = 0.01
"""More than points are worth that change no chance."""


def rallye(parties: int, party: int = 0) -> Stakes:
    return RallyeStakes(party, (0,) * parties, 5000)


def uno(parties: int, party: int = 0, *, rules: str = "uno-carabiner") -> Stakes:
    table = UnoTable(f"{rules} {parties}; discards: red-3; turn: 1")
    return UnoStakes(table.round.position.rules, party, (0,) * parties, 500)


def keeping(parties: int, party: int = 0) -> Stakes:
    """Where everybody keeps the points in hand, the fewest win."""
    return uno(parties, party, rules="uno-carabiner,everybody-keeps-points")


GAMES: Final = {"rallye": rallye, "uno": uno, "everybody keeps points": keeping}
each_game = pytest.mark.parametrize("game", GAMES)


def sign(game: str) -> int:
    """Return 1 where many points win, and -1 where few do."""
    return -1 if game == "everybody keeps points" else 1


@each_game
@pytest.mark.parametrize("parties", [2, 3])
def test_equal_totals_are_equal_chances(game: str, parties: int) -> None:
    stakes = GAMES[game](parties)
    for total in (0, stakes.target // 2, stakes.target, stakes.target + 1):
        assert stakes.win_chance([total] * parties) == pytest.approx(1 / parties)


@each_game
def test_a_match_that_is_decided_is_won_or_lost(game: str) -> None:
    target = GAMES[game](2).target
    won, lost = (target + 10, target - 10)[:: sign(game)]
    assert GAMES[game](2).win_chance([won, lost]) == pytest.approx(1, abs=TRIFLE)
    assert GAMES[game](2).win_chance([lost, won]) == pytest.approx(0, abs=TRIFLE)
    assert GAMES[game](2, 1).win_chance([won, lost]) == pytest.approx(0, abs=TRIFLE)
    assert GAMES[game](3, 2).win_chance([won, lost, lost]) == pytest.approx(0, abs=TRIFLE)


@each_game
def test_the_chance_rises_with_the_own_points_and_falls_with_those_of_others(game: str) -> None:
    stakes = GAMES[game](3)
    steps = [stakes.target * tenth // 10 for tenth in range(9)][:: sign(game)]
    own = [stakes.win_chance([step, steps[4], steps[4]]) for step in steps]
    others = [stakes.win_chance([steps[4], step, steps[4]]) for step in steps]
    assert all(less < more for less, more in pairwise(own))
    assert all(more > less for more, less in pairwise(others))


@each_game
def test_chances_of_all_make_one(game: str) -> None:
    target = GAMES[game](3).target
    totals = [target // 5, target // 2, target * 7 // 10]
    chances = [GAMES[game](3, party).win_chance(totals) for party in range(3)]
    assert sum(chances) == pytest.approx(1, abs=TRIFLE)
    assert all(0 < chance < 1 for chance in chances)


@each_game
def test_a_lead_is_worth_more_the_nearer_the_target_is(game: str) -> None:
    stakes = GAMES[game](2)
    lead = stakes.target // 50
    chances = [
        stakes.win_chance([total + lead, total][:: sign(game)])
        for total in (0, stakes.target // 2, stakes.target - 2 * lead)
    ]
    assert chances[0] > 0.5
    assert all(less < more for less, more in pairwise(chances))


@each_game
def test_at_the_target_one_point_decides(game: str) -> None:
    stakes = GAMES[game](2)
    target = stakes.target
    short = stakes.win_chance([target - 2, target - 2 - sign(game)])
    there = stakes.win_chance([target, target - sign(game)])
    assert 0.5 < short < 0.6
    assert there == pytest.approx(1, abs=TRIFLE)


@each_game
def test_a_lost_match_is_still_played_with_care(game: str) -> None:
    stakes = GAMES[game](2)
    theirs = 2 * stakes.target
    worse, better = (theirs - sign(game) * behind for behind in (100, 50))
    assert stakes.win_chance([worse, theirs]) < stakes.win_chance([better, theirs]) < TRIFLE


@each_game
def test_what_is_hoped_for_rises_with_the_lead_of_the_round(game: str) -> None:
    stakes = GAMES[game](2)
    hopes = [stakes.hope(lead) for lead in (-400, -100, 0, 100, 400)][:: sign(game)]
    assert hopes[2] == pytest.approx(0.5)
    assert all(less < more for less, more in pairwise(hopes))


def test_the_totals_before_a_round_count() -> None:
    text = "schmidt 2; A: roll 200 200 100 100 100; B: roll 200; turn: 1; over: goal"
    position = RallyeTable(text).round.position
    chances = [
        RallyeStakes(0, totals, 5000).chance(position)
        for totals in ((0, 4000), (0, 0), (2000, 0), (4500, 0))
    ]
    assert all(less < more for less, more in pairwise(chances))
