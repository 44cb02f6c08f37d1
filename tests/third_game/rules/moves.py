"""The moves of the game, and the small numbers by which a position knows them."""

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, get_args

from tests.third_game.rules.cards import CARDS, Card
from tischrunde.core.pickle_support import sendable


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card and end the turn."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn, for there is nothing to draw."""


Move: TypeAlias = Lay | Draw | Pass
sendable(*get_args(Move))

DRAW: Final = len(CARDS)
PASS: Final = DRAW + 1

EVERY_MOVE: Final[tuple[Move, ...]] = (*map(Lay, CARDS), Draw(), Pass())
"""Every move there is; the place of each is its code."""


def encode(move: Move) -> int:
    """Return the code of a move."""
    match move:
        case Lay(card):
            return card
        case Draw():
            return DRAW
        case Pass():
            return PASS
        case _:
            assert_never(move)


def decode(code: int) -> Move:
    """Return the move of a code."""
    return EVERY_MOVE[code]
