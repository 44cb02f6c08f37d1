"""What the end of a round of the rally game is worth."""

from typing import Final, cast

from tischrunde.bots.stakes import Stakes
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.rallye import scoring
from tischrunde.rallye.position import Position

_SWING: Final = 735.0
_PACE: Final = 1200.0


class RallyeStakes(Stakes):
    """The score of the rally game: the highest total from 5000 on wins."""

    __slots__ = ()

    def __init__(self, party: i64, totals: tuple[int, ...], target: i64) -> None:
        super().__init__(party, totals, target, swing=_SWING, pace=_PACE)

    def points(self, position: Playable, party: i64) -> i64:
        """Return what a party scores in a finished round."""
        return scoring.points(cast("Position", position), party)
