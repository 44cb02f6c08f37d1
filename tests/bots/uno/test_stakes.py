"""What the end of a round of UNO is worth."""

from typing import Final

from tests.uno.table import Table
from tischrunde.bots.uno.stakes import UnoStakes
from tischrunde.uno.position import Position

HANDS: Final = "1: red-9; 2: blue-9 green-skip; 3: yellow-5; discards: red-3; turn: 1"


def finished(rules: str) -> Position:
    table = Table(f"{rules} 3; {HANDS}")
    table.play("1 red-9")
    return table.round.position


def test_the_winner_leads_by_all_the_points() -> None:
    position = finished("uno-carabiner")
    assert UnoStakes(position.rules, 0, (0, 0, 0), 500).lead(position) == 34
    assert UnoStakes(position.rules, 1, (0, 0, 0), 500).lead(position) == -34


def test_where_everybody_keeps_points_few_are_better() -> None:
    position = finished("uno-carabiner,everybody-keeps-points")
    assert UnoStakes(position.rules, 0, (0, 0, 0), 500).lead(position) == 5
    assert UnoStakes(position.rules, 1, (0, 0, 0), 500).lead(position) == -29


def test_whoever_comes_to_the_target_has_won() -> None:
    position = finished("uno-carabiner")
    assert UnoStakes(position.rules, 0, (480, 490, 0), 500).chance(position) > 0.99
    assert UnoStakes(position.rules, 1, (480, 490, 0), 500).chance(position) < 0.01


def test_a_lead_is_worth_more_near_the_target() -> None:
    position = finished("uno-carabiner")
    early = UnoStakes(position.rules, 0, (0, 0, 0), 500).chance(position)
    late = UnoStakes(position.rules, 0, (400, 400, 400), 500).chance(position)
    assert 1 / 3 < early < late < 1
