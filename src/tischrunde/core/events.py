"""What everybody sees in any game: rounds dealt and ended, cards drawn, matches won."""

from dataclasses import dataclass

from tischrunde.core.game import Party, Seat
from tischrunde.core.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew cards from the stock, unseen."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round ended and was scored; without a winner it is a tie."""

    winner: Party | None
    sheets: tuple[Sheet, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """A match was won, by several parties if they share the win."""

    winners: frozenset[Party]
