"""Many rounds of random play, counted."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tischrunde.core.dice import Dice
from tischrunde.core.game import Seat
from tischrunde.core.position import PositionT, play_out
from tischrunde.core.sheet import Sheet
from tischrunde.core.shuffle import Stream


@dataclass(slots=True)
class Tally:
    """What happened in a number of rounds."""

    rounds: int = 0
    moves: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    """Things of the game worth counting, by name."""

    points: int = 0
    """The points of all parties together."""

    sheets: int = 0

    @property
    def mean_points(self) -> float:
        """The points of a party in a round, on average."""
        return self.points / self.sheets if self.sheets else 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a finished round adds to a tally."""

    ending: str
    counts: dict[str, int]
    sheets: tuple[Sheet, ...]


def simulate(
    deal: Callable[[Stream, Seat], PositionT],
    outcome: Callable[[PositionT], Outcome],
    rounds: int,
    seed: int,
) -> Tally:
    """Play rounds at random; the same seed plays the same rounds on every build."""
    dice = Dice(seed)
    tally = Tally()
    for number in range(rounds):
        stream = Stream(str(seed).encode(), f"simulated round {number}")
        position = deal(stream, number)
        tally.moves += play_out(position, dice)
        ended = outcome(position)
        tally.rounds += 1
        tally.endings[ended.ending] += 1
        tally.counts.update(ended.counts)
        tally.sheets += len(ended.sheets)
        tally.points += sum(sheet.total for sheet in ended.sheets)
    return tally
