"""What the end of a round of the rally game is worth."""

from typing import Final

import pytest

from tests.bots.tables import match_view
from tests.rallye.table import Table
from tests.rallye.test_conformance import AGREED, PRINTED, dealt
from tischrunde.bots.rallye.bot_game import stakes as stakes_of
from tischrunde.bots.rallye.stakes import RallyeStakes
from tischrunde.core.dice import Dice
from tischrunde.core.position import OVER
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.scoring import sheets

ROUNDS: Final = 12
WON: Final = "schmidt 2; A: roll 200 200 100 100 100; B: roll 200 driving-ace!; turn: 1; over: goal"


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_points_are_the_total_of_the_sheet(edition: Edition, players: int) -> None:
    adds_up(Rules(edition, players))


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("name", AGREED)
def test_points_are_the_total_of_the_sheet_by_house_rules(name: str, players: int) -> None:
    adds_up(Rules(AGREED[name], players))


def adds_up(rules: Rules) -> None:
    stakes = RallyeStakes(0, (0,) * rules.parties, 5000)
    for seed in range(ROUNDS):
        position = dealt(rules, seed).position
        position.play_out(Dice(seed))
        totals = [sheet.total for sheet in sheets(position)]
        assert [stakes.points(position, party) for party in range(rules.parties)] == totals
        assert stakes.lead(position) == totals[0] - max(totals[1:])


def test_a_lead_of_one_is_the_others_arrears() -> None:
    table = Table(WON)
    position = table.round.position
    lead = table.sheet("A").total - table.sheet("B").total
    assert RallyeStakes(0, (0, 0), 5000).lead(position) == lead
    assert RallyeStakes(1, (0, 0), 5000).lead(position) == -lead


def test_whose_points_pass_the_target_first_has_won() -> None:
    position = Table(WON).round.position
    assert RallyeStakes(0, (4000, 4000), 5000).chance(position) > 0.99
    assert RallyeStakes(1, (4000, 4000), 5000).chance(position) < 0.01


@pytest.mark.parametrize(
    ("players", "totals", "foretells"),
    [(2, (0, 0), True), (2, (4900, 0), False), (3, (0, 0, 0), False), (4, (0, 0), False)],
    ids=["two", "near the target", "three", "teams"],
)
def test_rounds_of_two_are_foretold_unless_every_point_may_decide(
    players: int, totals: tuple[int, ...], *, foretells: bool
) -> None:
    table = Table(f"fx-schmid {players}; turn: 1")
    view = match_view(table.round, 0, totals)
    stakes = stakes_of(table.round.position.rules, view)
    assert (stakes.horizon() > 0) == foretells


def test_what_is_foretold_is_seen_from_the_own_side() -> None:
    text = "fx-schmid 2; A: roll 200 200 100; B: 25; 1: 100 100 75 25; 2: 25; turn:"
    for turn in (1, 2):
        table = Table(f"{text} {turn}")
        position = table.round.position
        leads = [
            stakes_of(position.rules, match_view(table.round, party)).foretold(position)
            for party in (0, 1)
        ]
        assert leads[0] > 0
        assert leads == [leads[0], -leads[0]]


def test_a_round_is_foreseen_only_between_turns() -> None:
    stakes = RallyeStakes(0, (0, 0), 5000)
    window = Table("fx-schmid 2; A: roll stop; 1: 25; turn: 2; attack: stop>A").round.position
    assert not stakes.is_foreseeable(window)
    turn = Table("fx-schmid 2; A: roll; 1: 25; turn: 1").round.position
    assert stakes.is_foreseeable(turn)
    over = Table(WON).round.position
    assert over.phase == OVER
    assert stakes.is_foreseeable(over)
