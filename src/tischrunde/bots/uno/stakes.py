"""What the end of a round of UNO is worth."""

from typing import Final, cast

from tischrunde.bots.stakes import Stakes
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.uno import scoring
from tischrunde.uno.position import Position
from tischrunde.uno.rules import Rules

_SWING: Final = 40.0
_PACE: Final = 35.0


class UnoStakes(Stakes):
    """The score of UNO: the highest total from 500 on wins, or where agreed the lowest."""

    __slots__ = ()

    def __init__(self, rules: Rules, party: i64, totals: tuple[int, ...], target: i64) -> None:
        sign: i64 = -1 if rules.everybody_keeps_points else 1
        super().__init__(party, totals, target, swing=_SWING, pace=_PACE, sign=sign)

    def points(self, position: Playable, party: i64) -> i64:
        """Return what a party scores in a finished round."""
        return scoring.points(cast("Position", position), party)
