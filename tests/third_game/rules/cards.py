"""The twenty cards, one of each number."""

from enum import Enum, IntEnum
from typing import Final


class Group(Enum):
    """All cards are of a kind."""

    NUMBERS = "numbers"


class Card(IntEnum):
    """A card; counted from 0, so that it can be a place in a list."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    ELEVEN = 10
    TWELVE = 11
    THIRTEEN = 12
    FOURTEEN = 13
    FIFTEEN = 14
    SIXTEEN = 15
    SEVENTEEN = 16
    EIGHTEEN = 17
    NINETEEN = 18
    TWENTY = 19

    @property
    def slug(self) -> str:
        """The name of the card as texts and records write it."""
        return self.name.lower()

    @property
    def group(self) -> Group:
        """The group the card is shown in."""
        return Group.NUMBERS

    @property
    def number(self) -> int:
        """The number the card shows."""
        return self + 1


CARDS: Final = tuple(Card)
