"""Chances counted exactly: cards drawn from hidden ones, each order of which is equally likely."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any, TypeVar

from tischrunde.core.game import Seat

KindT = TypeVar("KindT")


@dataclass(frozen=True, slots=True)
class Need:
    """What would help a seat now, the kinds of card that do, and how many of them are unseen.

    The first chance is to draw one within one turn, the second within two, and so on.
    """

    what: str
    cards: frozenset[Any]
    unseen: int
    chances: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What may be answered, the card it is about, who would answer, and the chance that they can.

    Those who would are all members of a party, or one seat.
    """

    what: str
    card: Any
    seats: tuple[Seat, ...]
    chance: Fraction


@dataclass(frozen=True, slots=True)
class OddsGame:
    """The chances of a seat in a game, from its rules and its view."""

    needs: Callable[[Any, Any, int], tuple[Need, ...]]
    """What it needs and does not hold, with the chances for each number of turns."""

    replies: Callable[[Any, Any], tuple[Reply, ...]]
    """Which of its moves others may answer, and what was laid that it may doubt."""


def at_least_one(wanted: int, hidden: int, drawn: int) -> Fraction:
    """Return the chance that some of the drawn cards are among those wanted.

    ``hidden`` is the number of unseen cards: more than these cannot be drawn.
    """
    drawn = min(drawn, hidden)
    if wanted <= 0 or drawn <= 0:
        return Fraction(0)
    return 1 - Fraction(comb(hidden - wanted, drawn), comb(hidden, drawn))


def number_of(unseen: Mapping[KindT, int], kinds: frozenset[KindT]) -> int:
    """Return how many unseen cards are of these kinds."""
    return sum(unseen.get(kind, 0) for kind in kinds)


def draws_until(turns: int, ahead: int, players: int, stock: int) -> int:
    """Return how many cards a seat draws in its next turns, one a turn, while the stock lasts.

    ``ahead`` is how many others draw before it does for the first time.
    """
    left = stock - ahead
    return min(turns, max(0, (left + players - 1) // players))
