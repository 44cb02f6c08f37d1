"""How much each consideration counts, in hundredths of a card."""

from tischrunde.core.native import i64
from tischrunde.uno.determinization import BLUFF_PERCENT


class Weights:
    """One number for each consideration, found by letting policies play each other.

    Two are percentages: how often a ``bluff`` is dared, and believed to be dared by others, and how
    often one ``forgets`` to call; ``doubt`` is how likely a bluff must be, in thousandths, to be
    challenged. ``noise`` is by how much at most a card's value is misjudged.
    """

    __slots__ = (
        "again",
        "bluff",
        "colour",
        "doubt",
        "draws",
        "forgets",
        "four",
        "hurry",
        "keep",
        "lone",
        "near_1",
        "near_2",
        "near_3",
        "noise",
        "points",
        "rank",
        "slows",
        "sure",
        "swap",
        "wild",
    )

    def __init__(self) -> None:
        self.points: i64 = 1
        self.hurry: i64 = 5
        self.colour: i64 = 9
        self.rank: i64 = -10
        self.lone: i64 = 0
        self.again: i64 = 8
        self.near_1: i64 = 100
        self.near_2: i64 = 110
        self.near_3: i64 = 7
        self.draws: i64 = 2
        self.slows: i64 = 46
        self.wild: i64 = 128
        self.four: i64 = 166
        self.sure: i64 = 150
        self.swap: i64 = 60
        self.keep: i64 = -132
        self.bluff: i64 = BLUFF_PERCENT
        self.doubt: i64 = 200
        self.noise: i64 = 0
        self.forgets: i64 = 0
