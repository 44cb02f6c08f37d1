"""The moves of the game, and the small numbers by which a position knows them."""

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, get_args

from tischrunde.core.game import Party
from tischrunde.core.pickle_support import sendable
from tischrunde.rallye.cards import Card


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card on the own party's display."""

    card: Card


@dataclass(frozen=True, slots=True)
class Attack:
    """Lay a hazard on an opponent's display."""

    card: Card
    party: Party


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card on the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class CoupFourre:
    """Answer an attack with the safety that prevents it."""


@dataclass(frozen=True, slots=True)
class LetStand:
    """Leave an attack unanswered."""


@dataclass(frozen=True, slots=True)
class Extend:
    """Call for the round to go on to 1000 km."""


@dataclass(frozen=True, slots=True)
class Finish:
    """Win the round here and now, without an extension."""


Move: TypeAlias = Lay | Attack | Discard | CoupFourre | LetStand | Extend | Finish
"""What a seat can do."""
sendable(*get_args(Move))

# A code is an act and a card: act << WIDTH | card; an attack on party p is the act ATTACK + p.
WIDTH: Final = 5
LAY: Final = 0
DISCARD: Final = 1
ANSWER: Final = 2
ATTACK: Final = 3

MAX_PARTIES: Final = 3

COUP_FOURRE: Final = ANSWER << WIDTH
LET_STAND: Final = COUP_FOURRE + 1
EXTEND: Final = COUP_FOURRE + 2
FINISH: Final = COUP_FOURRE + 3


def encode(move: Move) -> int:
    """Return the code of a move."""
    match move:
        case Lay(card):
            return LAY << WIDTH | card
        case Discard(card):
            return DISCARD << WIDTH | card
        case Attack(card, party):
            return (ATTACK + party) << WIDTH | card
        case CoupFourre():
            return COUP_FOURRE
        case LetStand():
            return LET_STAND
        case Extend():
            return EXTEND
        case Finish():
            return FINISH
        case _:
            assert_never(move)


def decode(code: int) -> Move:
    """Return the move of a code."""
    return _MOVES[code]


EVERY_MOVE: Final[tuple[Move, ...]] = (
    *(Lay(card) for card in Card),
    *(Discard(card) for card in Card),
    *(Attack(card, party) for party in range(MAX_PARTIES) for card in Card),
    CoupFourre(),
    LetStand(),
    Extend(),
    Finish(),
)
"""Every move there is, sensible or not."""

_MOVES: Final = {encode(move): move for move in EVERY_MOVE}
