"""What the end of a round of UNO is worth."""

from typing import Final, cast

from tischrunde.bots.stakes import Stakes
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.uno import scoring
from tischrunde.uno.position import Position
from tischrunde.uno.rules import Rules

# Results of the policy against itself, by the number of players.
_SWING: Final = 16.0
_SWING_A_PARTY: Final = 7.0
_SWING_KEEPING: Final = 26.0
_PACE: Final = 18.0
_PACE_A_PLAYER: Final = 1.5


class UnoStakes(Stakes):
    """The score of UNO: the highest total from 500 on wins, or where agreed the lowest."""

    __slots__ = ()

    def __init__(self, rules: Rules, party: i64, totals: tuple[int, ...], target: i64) -> None:
        keeping = rules.everybody_keeps_points
        swing = _SWING_KEEPING if keeping else _SWING + _SWING_A_PARTY * float(rules.parties)
        pace = _PACE + _PACE_A_PLAYER * float(rules.players)
        sign: i64 = -1 if keeping else 1
        super().__init__(party, totals, target, swing=swing, pace=pace, sign=sign)

    def points(self, position: Playable, party: i64) -> i64:
        """Return what a party scores in a finished round."""
        return scoring.points(cast("Position", position), party)
