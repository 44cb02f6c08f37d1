"""The facts of a finished round: who went out, and what is left in the hands."""

from typing import Final

from tischrunde.core.native import i64, mypyc_attr

LINES: Final = ("numbers", "symbols", "wilds", "face-values", "hand-points")
"""The lines of a score sheet: cards of the three groups, then what is known as a sum alone.

``face-values`` is the sum of number cards nobody has counted, ``hand-points`` that of a whole hand.
"""


@mypyc_attr(acyclic=True)
class HandFacts:
    """What is left in a hand, line by line: how many, and how many points in all.

    A sum alone counts its points, as kilometres do in the rally game.
    """

    __slots__ = ("counts", "points")

    def __init__(self, counts: dict[str, int], points: dict[str, int]) -> None:
        self.counts = counts
        self.points = points


@mypyc_attr(acyclic=True)
class Facts:
    """What of a finished round scores: the party that went out, or NOBODY, and hands by seat."""

    __slots__ = ("hands", "winner")

    def __init__(self, winner: i64, hands: list[HandFacts]) -> None:
        self.winner = winner
        self.hands = hands
