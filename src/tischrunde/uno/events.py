"""What everybody at the table sees happen when a move is played."""

from dataclasses import dataclass
from typing import TypeAlias

from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.core.game import Seat
from tischrunde.uno.cards import Card, Colour


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A card was turned up to start the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Played:
    """A seat laid a card; of a wild with the colour named."""

    seat: Seat
    card: Card
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class UnoCalled:
    """A seat called "Uno"."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat caught another that had forgotten to call."""

    seat: Seat
    caught: Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat kept the card it had drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenged:
    """A seat challenged a wild draw-four; only it saw the hand."""

    seat: Seat
    challenged: Seat
    guilty: bool


@dataclass(frozen=True, slots=True)
class ColourNamed:
    """A seat named the colour of the wild turned up."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats swapped hands."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class HandsPassedOn:
    """Everybody handed on their cards."""

    direction: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discard pile became the new stock."""

    stock: int


Event: TypeAlias = (
    Dealt
    | TurnedUp
    | Played
    | UnoCalled
    | Caught
    | Drew
    | Kept
    | Challenged
    | ColourNamed
    | HandsSwapped
    | HandsPassedOn
    | Reshuffled
    | RoundEnded
    | MatchEnded
)
"""What everybody can see happen."""
