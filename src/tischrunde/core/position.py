"""What a compact position offers, whatever the game: codes for moves, copies, random play."""

from abc import abstractmethod
from typing import Final, Protocol, Self, TypeVar

from tischrunde.core.dice import Dice
from tischrunde.core.native import i64, mypyc_attr

OVER: Final = 0
"""The phase of every position in which nothing more can be played."""

NOBODY: Final = -1


class Table(Protocol):
    """An edition at a table of a number of players."""

    @property
    def players(self) -> int:
        """How many sit at the table."""

    @property
    def parties(self) -> int:
        """How many parties they form."""


@mypyc_attr(acyclic=True)
class Playable:
    """A round that can be played out at random; a compiled base class, because others are slow."""

    phase: i64

    @abstractmethod
    def actor(self) -> i64:
        """Return a seat the round waits for."""

    @abstractmethod
    def codes(self, seat: i64) -> list[int]:
        """Return the codes of all legal moves of a seat."""

    @abstractmethod
    def apply(self, seat: i64, code: i64) -> None:
        """Play a legal move of a seat."""

    @abstractmethod
    def random_move(self, dice: Dice) -> i64:
        """Return the code of a legal move of the actor, each equally likely."""

    @abstractmethod
    def copy(self) -> "Playable":
        """Return an independent twin."""

    def options(self) -> list[int]:
        """Return the codes of all legal moves of the actor; none once the round is over."""
        return self.codes(self.actor())

    def act(self, code: i64) -> None:
        """Play a legal move of the actor."""
        self.apply(self.actor(), code)

    def step(self, code: i64) -> list[int]:
        """Play a legal move of the actor and return the options of the next one."""
        self.apply(self.actor(), code)
        return self.codes(self.actor())

    def play_out(self, dice: Dice) -> i64:
        """Play the round to its end at random and return the number of moves."""
        moves: i64 = 0
        while self.phase != OVER:
            self.apply(self.actor(), self.random_move(dice))
            moves += 1
        return moves


class Position(Protocol):
    """A round as compact state."""

    dealer: i64
    phase: i64
    winner: i64

    @property
    def rules(self) -> Table:
        """The table the round is played at."""

    def waits_for(self, seat: i64) -> bool:
        """Return whether the round waits for this seat."""

    def actor(self) -> i64:
        """Return a seat the round waits for."""

    def codes(self, seat: i64) -> list[int]:
        """Return the codes of all legal moves of a seat."""

    def apply(self, seat: i64, code: i64) -> None:
        """Play a legal move of a seat."""

    def play_out(self, dice: Dice) -> i64:
        """Play the round to its end at random and return the number of moves."""

    def copy(self) -> Self:
        """Return an independent twin."""


PositionT = TypeVar("PositionT", bound=Position)
