"""What the end of a round is worth: the chance to win the match from there."""

import math
from abc import abstractmethod
from typing import Final

from tischrunde.core.native import i64
from tischrunde.core.position import Playable

_TRIFLE: Final = 1e-6
"""The value of a point that changes no chance, so that a lost match is still played well."""


class Stakes:
    """What is at stake for a party: the totals before the round, and what leads to a win.

    ``swing`` is by how many points a lead changes in a round, ``pace`` how many a party scores.
    Where low totals win, ``sign`` is -1.
    """

    __slots__ = ("pace", "party", "sign", "swing", "target", "totals")

    def __init__(  # noqa: PLR0913 - the score, and how the game scores
        self,
        party: i64,
        totals: tuple[int, ...],
        target: i64,
        *,
        swing: float,
        pace: float,
        sign: i64 = 1,
    ) -> None:
        self.party = party
        self.totals = totals
        self.target = target
        self.swing = swing
        self.pace = pace
        self.sign = sign

    def horizon(self) -> i64:
        """Return after how many moves an imagined round can be predicted; 0 means never."""
        return 0

    def is_foreseeable(self, position: Playable) -> bool:  # noqa: ARG002
        """Return whether the rest of an imagined round can be predicted from here."""
        return True

    def foretold(self, position: Playable) -> i64:  # noqa: ARG002
        """Return the expected lead of the party at the end of the round, in points."""
        return 0

    @abstractmethod
    def points(self, position: Playable, party: i64) -> i64:
        """Return what a party scores in a finished round."""

    def lead(self, position: Playable) -> i64:
        """Return by how many points the party does better than the best of the others."""
        own = self.sign * self.points(position, self.party)
        best: i64 = 0
        first = True
        for party in range(len(self.totals)):
            if party != self.party:
                points = self.sign * self.points(position, party)
                if first or points > best:
                    best = points
                    first = False
        return own - best

    def chance(self, position: Playable) -> float:
        """Return the chance to win the match after a finished round, and a trifle for points."""
        return self.win_chance(
            [total + self.points(position, party) for party, total in enumerate(self.totals)]
        )

    def hope(self, lead: i64) -> float:
        """Return the chance to win the match with a lead from this round, the others alike."""
        totals: list[int] = []
        usual = i64(self.pace)
        for party in range(len(self.totals)):
            gained = usual + lead // 2 if party == self.party else usual - lead // 2
            totals.append(self.totals[party] + gained)
        return self.win_chance(totals)

    def win_chance(self, totals: list[int]) -> float:
        """Return the chance to win the match with these totals.

        Parties are assumed to be equally good: a lead is compared with its random change in the
        remaining rounds.
        """
        own = self.sign * totals[self.party]
        best: i64 = 0
        highest: i64 = 0
        first = True
        for party in range(len(totals)):
            total: i64 = totals[party]
            highest = max(highest, total)
            if party != self.party and (first or self.sign * total > best):
                best = self.sign * total
                first = False
        trifle = _TRIFLE * float(own - best)
        if highest >= self.target and own != best:
            return (1.0 if own > best else 0.0) + trifle
        left = max(1.0, float(self.target - highest) / self.pace)
        scale = self.swing * math.sqrt(left)
        odds = 1.0
        for party in range(len(totals)):
            if party != self.party:
                odds += math.exp(float(self.sign * totals[party] - own) / scale)
        return 1.0 / odds + trifle
