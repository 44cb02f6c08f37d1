"""Quick players: they choose at a glance, from what their seat may see of a position."""

from abc import abstractmethod
from typing import Final

from tischrunde.core.dice import Dice
from tischrunde.core.native import i64
from tischrunde.core.position import OVER, Playable

ENDLESS: Final = 3000
"""A round still going on after so many moves is left as it is."""


class Policy:
    """Chooses moves in real and in imagined rounds.

    A policy is handed a whole position, for speed, but chooses by what the seat may see of it:
    the choice is the same however the cards hidden from the seat lie.
    """

    @abstractmethod
    def move(self, position: Playable, seat: i64, dice: Dice) -> i64:
        """Return the code of a legal move of a seat the round waits for."""

    def play_out(self, position: Playable, dice: Dice) -> None:
        """Play a round to its end, everybody by this policy."""
        moves: i64 = 0
        while position.phase != OVER and moves < ENDLESS:
            seat = position.actor()
            position.apply(seat, self.move(position, seat, dice))
            moves += 1
