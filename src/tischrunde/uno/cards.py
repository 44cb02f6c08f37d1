"""The fifty-four kinds of card: four colours of thirteen, and two wilds."""

from enum import Enum, IntEnum
from typing import Final

RANKS: Final = 13
"""How many ranks a colour has."""


class Colour(IntEnum):
    """A colour of cards."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def slug(self) -> str:
        """The colour as texts and records write it."""
        return self.name.lower()


COLOURS: Final = tuple(Colour)


class Rank(IntEnum):
    """A number or a symbol."""

    ZERO = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    SKIP = 10
    REVERSE = 11
    DRAW_TWO = 12
    WILD = 13
    WILD_DRAW_FOUR = 14


class Group(Enum):
    """The three groups of cards, which count differently."""

    NUMBERS = "numbers"
    SYMBOLS = "symbols"
    WILDS = "wilds"


class Card(IntEnum):
    """A kind of card; coloured ones are numbered by colour, then by rank."""

    RED_0 = 0
    RED_1 = 1
    RED_2 = 2
    RED_3 = 3
    RED_4 = 4
    RED_5 = 5
    RED_6 = 6
    RED_7 = 7
    RED_8 = 8
    RED_9 = 9
    RED_SKIP = 10
    RED_REVERSE = 11
    RED_DRAW_TWO = 12

    YELLOW_0 = 13
    YELLOW_1 = 14
    YELLOW_2 = 15
    YELLOW_3 = 16
    YELLOW_4 = 17
    YELLOW_5 = 18
    YELLOW_6 = 19
    YELLOW_7 = 20
    YELLOW_8 = 21
    YELLOW_9 = 22
    YELLOW_SKIP = 23
    YELLOW_REVERSE = 24
    YELLOW_DRAW_TWO = 25

    GREEN_0 = 26
    GREEN_1 = 27
    GREEN_2 = 28
    GREEN_3 = 29
    GREEN_4 = 30
    GREEN_5 = 31
    GREEN_6 = 32
    GREEN_7 = 33
    GREEN_8 = 34
    GREEN_9 = 35
    GREEN_SKIP = 36
    GREEN_REVERSE = 37
    GREEN_DRAW_TWO = 38

    BLUE_0 = 39
    BLUE_1 = 40
    BLUE_2 = 41
    BLUE_3 = 42
    BLUE_4 = 43
    BLUE_5 = 44
    BLUE_6 = 45
    BLUE_7 = 46
    BLUE_8 = 47
    BLUE_9 = 48
    BLUE_SKIP = 49
    BLUE_REVERSE = 50
    BLUE_DRAW_TWO = 51

    WILD = 52
    WILD_DRAW_FOUR = 53

    @property
    def slug(self) -> str:
        """The name of the kind as texts and records write it."""
        return _SLUGS[self]

    @property
    def colour(self) -> Colour | None:
        """The colour; wilds have none."""
        return _COLOURS[self]

    @property
    def rank(self) -> Rank:
        """The number or symbol."""
        return _RANKS[self]

    @property
    def is_number(self) -> bool:
        """Whether the card shows a number."""
        return self.rank <= Rank.NINE

    @property
    def group(self) -> Group:
        """The group the card is scored with."""
        return _GROUPS[self]


CARDS: Final = tuple(Card)
"""All kinds, for looking one up by its number."""

_COLOURS: Final = (*(colour for colour in Colour for _ in range(RANKS)), None, None)
_RANKS: Final = (*(Rank(i) for _ in Colour for i in range(RANKS)), Rank.WILD, Rank.WILD_DRAW_FOUR)
_GROUPS: Final = tuple(
    Group.NUMBERS if rank <= Rank.NINE else Group.SYMBOLS if rank < Rank.WILD else Group.WILDS
    for rank in _RANKS
)
_SLUGS: Final = tuple(card.name.lower().replace("_", "-") for card in Card)

COLOURED: Final = tuple(card for card in Card if card < Card.WILD)
WILDS: Final = (Card.WILD, Card.WILD_DRAW_FOUR)
