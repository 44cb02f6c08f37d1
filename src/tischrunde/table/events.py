"""What everybody sees happen around the cards: who comes and goes, when it begins."""

from dataclasses import dataclass
from typing import TypeAlias

from tischrunde.core.game import Seat


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened."""


@dataclass(frozen=True, slots=True)
class SatDown:
    """Somebody took a seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Rose:
    """A seat is free again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Started:
    """The match began; what follows is the first deal."""


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot stands in for a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookBack:
    """A player took the seat back from the bot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WantsReplaced:
    """A player agrees that a bot takes the seat of another."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Replaced:
    """All the others agreed: a bot has the seat for good."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockRestarted:
    """The clock started again after a pause that was nobody's fault at the table."""


@dataclass(frozen=True, slots=True)
class WantsRematch:
    """A player wants to play the same again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RematchAgreed:
    """All want to: the same is played again at another table."""

    table: str


TableEvent: TypeAlias = (
    TableOpened
    | SatDown
    | Rose
    | Started
    | StoodIn
    | TookBack
    | WantsReplaced
    | Replaced
    | ClockRestarted
    | WantsRematch
    | RematchAgreed
)
