"""Rounds for two of the rally game in which policies meet themselves: to tune and to learn from."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from bench.bsd.edition import BSD_101
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.weights import Weights
from tischrunde.core.chance import QuickChance
from tischrunde.core.dice import Dice
from tischrunde.core.position import OVER
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.position import Position, laid_out
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.scoring import points

Numbers: TypeAlias = Mapping[str, int]
"""Weights by name."""

_UNUSED: Final = Dice(0)
"""For drivers who see clearly and roll no dice."""


def rules_for_two(edition: str) -> Rules:
    """Return the rules of an edition, with house rules or not, or of the BSD program."""
    return Rules(BSD_101 if edition == BSD_101.id else HOUSE.read(edition), players=2)


def numbers_of(weights: Weights) -> dict[str, int]:
    """Return weights by name, in the order of the alphabet on every build."""
    names = [name for name in dir(weights) if not name.startswith("_")]
    return {name: getattr(weights, name) for name in names}


def weights_of(numbers: Numbers) -> Weights:
    """Return the shipped weights with some numbers, or all, replaced."""
    weights = Weights()
    for name, number in numbers.items():
        setattr(weights, name, number)
    return weights


def dealt(rules: Rules, number: int, dealer: int) -> Position:
    """Return a round just dealt; the same number deals the same cards."""
    position = laid_out(rules, QuickChance(number).deck(rules.cards), dealer)
    position.deal()
    return position


def lead(position: Position) -> int:
    """Return by how many points seat 0 is ahead when a round is over."""
    return points(position, 0) - points(position, 1)


def play(position: Position, drivers: Sequence[Driver]) -> int:
    """Play a round to its end, a driver a seat, and return the lead of seat 0."""
    while position.phase != OVER:
        seat = position.actor()
        driver = drivers[seat]
        driver.attend(position, seat)
        position.apply(seat, driver.move(position, seat, _UNUSED))
    return lead(position)


def duplicate_lead(rules: Rules, one: Driver, other: Driver, number: int, dealer: int) -> float:
    """Return the mean lead of one driver over another who both play both hands of a deal."""
    there = play(dealt(rules, number, dealer), (one, other))
    back = play(dealt(rules, number, dealer), (other, one))
    return (there - back) / 2
