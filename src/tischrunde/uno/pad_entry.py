"""An entry of the score pad: what people say of a round they played with real cards."""

from dataclasses import dataclass

from tischrunde.core.game import Seat
from tischrunde.uno.cards import Card


@dataclass(frozen=True, slots=True)
class HandEntry:
    """What is left in a hand: its cards, or what they make by groups, or merely their points.

    By groups it is the sum of the face values of ``numbers``, and how many ``symbols`` and
    ``wilds``; a group nobody spoke of is empty if another was spoken of.
    """

    cards: tuple[Card, ...] | None = None
    numbers: int | None = None
    symbols: int | None = None
    wilds: int | None = None
    points: int | None = None

    @property
    def grouped(self) -> bool:
        """Whether the hand is told by groups."""
        return (self.numbers, self.symbols, self.wilds) != (None, None, None)

    @property
    def told(self) -> bool:
        """Whether anything is known of the hand."""
        return self.cards is not None or self.grouped or self.points is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """A round on the score pad: what is left, by seat, and who went out, or NOBODY."""

    hands: tuple[HandEntry, ...]
    out: Seat | None = None
