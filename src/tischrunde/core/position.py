"""What a compact position offers, whatever the game: codes for moves, copies, random play."""

from typing import Final, Protocol, Self, TypeVar

from tischrunde.core.dice import Dice
from tischrunde.core.game import Seat

OVER: Final = 0
"""The phase of every position in which nothing more can be played."""

NOBODY: Final = -1


class Table(Protocol):
    """An edition at a table of so many players."""

    @property
    def players(self) -> int:
        """How many sit at the table."""

    @property
    def parties(self) -> int:
        """How many parties they form."""


class Position(Protocol):
    """A round as compact state."""

    dealer: Seat
    phase: int
    winner: int

    @property
    def rules(self) -> Table:
        """The table the round is played at."""

    def waits_for(self, seat: Seat) -> bool:
        """Return whether the round waits for this seat."""

    def actor(self) -> Seat:
        """Return a seat the round waits for."""

    def codes(self, seat: Seat) -> list[int]:
        """Return the codes of all legal moves of a seat."""

    def apply(self, seat: Seat, code: int) -> None:
        """Play a legal move of a seat."""

    def random_move(self, dice: Dice) -> int:
        """Return the code of a legal move of the actor."""

    def copy(self) -> Self:
        """Return an independent twin."""


PositionT = TypeVar("PositionT", bound=Position)


def play_out(position: Position, dice: Dice) -> int:
    """Play a round to its end at random and return the number of moves."""
    moves = 0
    while position.phase != OVER:
        position.apply(position.actor(), position.random_move(dice))
        moves += 1
    return moves
