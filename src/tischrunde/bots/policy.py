"""Policies: they choose without looking ahead, from what their seat may see."""

from abc import abstractmethod
from typing import Final

from tischrunde.core.dice import Dice
from tischrunde.core.native import i64
from tischrunde.core.position import OVER, Playable

NO_MOVE: Final = -1
"""The code for doing nothing out of turn."""

MAX_MOVES: Final = 3000
"""Number of moves after which a round is stopped unfinished."""


class Policy:
    """Chooses moves in real and in imagined rounds.

    A policy is handed a whole position, for speed, but chooses by what the seat may see of it:
    the choice is the same however the cards hidden from the seat lie.
    """

    @abstractmethod
    def move(self, position: Playable, seat: i64, dice: Dice) -> i64:
        """Return the code of a legal move of a seat the round waits for."""

    def out_of_turn(self, position: Playable, seat: i64, dice: Dice) -> i64:  # noqa: ARG002
        """Return the code of what a seat does while others are waited for, or NO_MOVE."""
        return NO_MOVE

    def attend(self, position: Playable, seat: i64) -> None:
        """Note what a seat has seen so far, for all rounds imagined from there."""

    @abstractmethod
    def value(self, position: Playable, seat: i64, code: i64) -> i64:
        """Return how much speaks for a move, to compare it with the seat's other moves."""

    def play_out(self, position: Playable, dice: Dice) -> None:
        """Play a round to its end, everybody by this policy."""
        self.play_on(position, dice, MAX_MOVES)

    def play_on(self, position: Playable, dice: Dice, moves: i64) -> None:
        """Play ``moves`` moves of a round, or to its end, everybody by this policy."""
        while position.phase != OVER and moves > 0:
            seat = position.actor()
            position.apply(seat, self.move(position, seat, dice))
            moves -= 1
