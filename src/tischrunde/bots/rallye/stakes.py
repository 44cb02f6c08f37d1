"""What the end of a round of the rally game is worth."""

from typing import Final, cast

from tischrunde.bots.rallye.outlook import Outlook
from tischrunde.bots.stakes import Stakes
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.rallye import scoring
from tischrunde.rallye.position import TURN, Position

_SWING: Final = 735.0
_PACE: Final = 1200.0


class RallyeStakes(Stakes):
    """The score of the rally game: the highest total from 5000 on wins."""

    __slots__ = ("_horizon", "_outlook")

    def __init__(
        self,
        party: i64,
        totals: tuple[int, ...],
        target: i64,
        outlook: Outlook | None = None,
        horizon: i64 = 0,
    ) -> None:
        super().__init__(party, totals, target, swing=_SWING, pace=_PACE)
        self._outlook = outlook
        self._horizon = horizon

    def horizon(self) -> i64:
        """Return after how many moves an imagined round can be predicted; 0 means never."""
        return self._horizon

    def is_foreseeable(self, position: Playable) -> bool:
        """Return whether somebody is on turn, or the round over."""
        return position.phase <= TURN

    def foretold(self, position: Playable) -> i64:
        """Return the lead the outlook gives the party."""
        imagined = cast("Position", position)
        lead = self._outlook.lead(imagined) if self._outlook is not None else 0
        return lead if imagined.seat == self.party else -lead

    def points(self, position: Playable, party: i64) -> i64:
        """Return what a party scores in a finished round."""
        return scoring.points(cast("Position", position), party)
