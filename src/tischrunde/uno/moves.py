"""The moves of the game, and the small numbers by which a position knows them."""

from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, get_args

from tischrunde.core.game import Seat
from tischrunde.core.pickle_support import sendable
from tischrunde.uno.cards import COLOURED, WILDS, Card, Colour


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card, name the colour of a wild, and call "Uno" with it or not."""

    card: Card
    colour: Colour | None = None
    uno: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw instead of playing."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the drawn card and end the turn."""


@dataclass(frozen=True, slots=True)
class CallUno:
    """Call "Uno" after the card that left one card was laid."""


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch a player who forgot to call."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt that the wild draw-four was allowed."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Draw what is to be drawn, without a challenge and without passing it on."""


@dataclass(frozen=True, slots=True)
class Name:
    """Name the colour of the wild turned up at the start."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap hands with a player, after a seven."""

    seat: Seat


Move: TypeAlias = Play | Draw | Keep | CallUno | Catch | Challenge | Accept | Name | Swap
"""What a seat can do."""
sendable(*get_args(Move))

MAX_SEATS: Final = 10

# A code is an act and what it is about: act << WIDTH | detail. For a card to be played the detail
# is the card, the colour named (or NO_COLOUR) and whether "Uno" is called.
WIDTH: Final = 10
COLOUR_AT: Final = 6
UNO: Final = 1 << 9
NO_COLOUR: Final = 4

PLAY: Final = 0
DRAW: Final = 1 << WIDTH
KEEP: Final = 2 << WIDTH
CALL_UNO: Final = 3 << WIDTH
CATCH: Final = 4 << WIDTH
CHALLENGE: Final = 5 << WIDTH
ACCEPT: Final = 6 << WIDTH
NAME: Final = 7 << WIDTH
SWAP: Final = 8 << WIDTH


def encode(move: Move) -> int:
    """Return the code of a move."""
    match move:
        case Play(card, colour, uno):
            named = NO_COLOUR if colour is None else int(colour)
            return PLAY | card | named << COLOUR_AT | (UNO if uno else 0)
        case Draw():
            return DRAW
        case Keep():
            return KEEP
        case CallUno():
            return CALL_UNO
        case Catch(seat):
            return CATCH | seat
        case Challenge():
            return CHALLENGE
        case Accept():
            return ACCEPT
        case Name(colour):
            return NAME | colour
        case Swap(seat):
            return SWAP | seat
        case _:
            assert_never(move)


def decode(code: int) -> Move:
    """Return the move of a code."""
    return _MOVES[code]


EVERY_MOVE: Final[tuple[Move, ...]] = (
    *(Play(card, None, uno) for card in Card for uno in (False, True)),
    *(Play(card, colour, uno) for card in WILDS for colour in Colour for uno in (False, True)),
    *(Play(COLOURED[0], colour) for colour in Colour),
    Draw(),
    Keep(),
    CallUno(),
    *(Catch(seat) for seat in range(MAX_SEATS)),
    Challenge(),
    Accept(),
    *(Name(colour) for colour in Colour),
    *(Swap(seat) for seat in range(MAX_SEATS)),
)
"""Every move there is, sensible or not; one coloured card stands for naming a colour needlessly."""

_MOVES: Final = {encode(move): move for move in EVERY_MOVE}
