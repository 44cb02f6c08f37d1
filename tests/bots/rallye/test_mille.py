"""What mille values: the player of 1982 keeps its safeties, counts cards and never creeps."""

from typing import Final

import pytest

from tests.rallye.table import Table
from tischrunde.bots.rallye.mille import Mille
from tischrunde.core.dice import Dice
from tischrunde.rallye.moves import decode
from tischrunde.rallye.notation import write_move

FLATS: Final = "flat-tyre flat-tyre"
"""As many as two players have."""


def chosen(parts: str) -> str:
    """Return what mille does on turn; the stock is full unless something else is said."""
    stock = "" if "stock" in parts else "; stock: ..."
    position = Table(f"schmidt 2; {parts}{stock}; turn: 1").round.position
    mille = Mille(position.rules)
    mille.attend(position, 0)
    return write_move(decode(mille.move(position, 0, Dice(1))))


def test_a_safety_is_kept_while_its_hazards_are_to_come() -> None:
    text = "A: roll 100; B: roll stop; 1: puncture-proof 75 100"
    assert chosen(text) == "100"
    assert chosen(f"{text}; discards: {FLATS}") == "puncture-proof"


@pytest.mark.parametrize(
    "table",
    [
        "A: roll 100 flat-tyre; B: roll stop",
        "A: roll 100; B: roll 200 200 100",
        "A: roll 200 200 100 100; B: roll stop",
    ],
    ids=["to drive on", "before the opponent arrives", "before arriving"],
)
def test_a_safety_is_laid_when_it_is_time(table: str) -> None:
    assert chosen(f"{table}; 1: puncture-proof 75 100") == "puncture-proof"


def test_the_longest_distance_is_driven() -> None:
    assert chosen("A: roll 100; B: roll stop; 1: 25 100 75") == "100"


def test_a_small_card_is_not_laid_close_to_the_goal_without_those_to_arrive() -> None:
    close = "A: roll 200 200 100 100; B: roll stop"
    assert chosen(f"{close}; 1: 25 repairs 200") == "-200"
    assert chosen(f"{close}; 1: 25 25 25 25 200") == "25"


def test_what_is_held_twice_is_thrown_away_first() -> None:
    assert chosen("A: 100; B: roll stop; 1: petrol petrol spare-tyre repairs") == "-petrol"


def test_a_hazard_is_worth_more_the_fewer_remedies_are_to_come() -> None:
    text = "A: roll 100 stop; B: roll 100; 1: flat-tyre empty-tank"
    assert chosen(f"{text}; discards: petrol petrol") == "empty-tank>B"
    assert chosen(f"{text}; discards: spare-tyre spare-tyre") == "flat-tyre>B"
