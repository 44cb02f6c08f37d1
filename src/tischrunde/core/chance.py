"""Where the decks of a round come from: committed for people, quick for simulations."""

from typing import Final

from tischrunde.core.dice import Dice
from tischrunde.core.native import i64
from tischrunde.core.shuffle import Stream, shuffled

_APART: Final = 0x5851_F42D


class Chance:
    """The decks of one round: what is shuffled for it, and shuffled again in the course of it.

    The first deck comes from the stream of the purpose, say ``round 3``, the n-th new one from
    that of ``round 3 reshuffle n``; so chance has no memory and any deck can be checked alone.
    """

    __slots__ = ("_purpose", "_seed")

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._seed = seed
        self._purpose = purpose

    def deck(self, cards: bytes) -> bytes:
        """Return the deck a round begins with."""
        return shuffled(cards, Stream(self._seed, self._purpose))

    def reshuffled(self, cards: bytes, number: i64) -> bytes:
        """Return what is shuffled again in the course of the round, counted from 1."""
        return shuffled(cards, Stream(self._seed, f"{self._purpose} reshuffle {number}"))


class QuickChance(Chance):
    """Decks from dice, for imagined and simulated rounds; never for people."""

    __slots__ = ("_number",)

    def __init__(self, number: i64) -> None:
        super().__init__(b"", "")
        self._number = number

    def deck(self, cards: bytes) -> bytes:
        """Return the deck a round begins with."""
        return shuffled(cards, Dice(self._number))

    def reshuffled(self, cards: bytes, number: i64) -> bytes:
        """Return what is shuffled again in the course of the round, counted from 1."""
        return shuffled(cards, Dice(self._number + number * _APART))
