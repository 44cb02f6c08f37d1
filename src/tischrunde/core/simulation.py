"""Many rounds of random play, counted."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from tischrunde.core.chance import Chance, QuickChance
from tischrunde.core.dice import Dice
from tischrunde.core.game import Seat
from tischrunde.core.round import Round

_SEEDS: Final = 1 << 31
_OFTEN: Final = 64

Watch: TypeAlias = Callable[[int], None]
"""Called at intervals with the number of rounds played."""

RoundT = TypeVar("RoundT", bound=Round[Any, Any, Any, Any])


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
    """What a game counts in a finished round."""

    ending: str
    counts: dict[str, int]


def simulate(
    deal: Callable[[Chance, Seat], RoundT],
    outcome: Callable[[RoundT], Outcome],
    rounds: int,
    seed: int,
    watch: Watch,
) -> Tally:
    """Play rounds at random, the deal passing on; a seed plays the same rounds on every build."""
    dice = Dice(seed % (1 << 48))
    tally = Tally()
    dealer = 0
    for _ in range(rounds):
        played = deal(QuickChance(dice.below(_SEEDS)), dealer)
        tally.moves += played.position.play_out(dice)
        ended = outcome(played)
        (sheets,) = played.sheets
        tally.rounds += 1
        tally.endings[ended.ending] += 1
        tally.counts.update(ended.counts)
        tally.sheets += len(sheets)
        tally.points += sum(sheet.total for sheet in sheets)
        dealer = (dealer + 1) % played.position.rules.players
        if not tally.rounds % _OFTEN:
            watch(tally.rounds)
    return tally
