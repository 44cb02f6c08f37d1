"""What happened in a while: how many moves, and how long each took."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass
class Tally:
    """Acknowledged moves, by the seconds each took."""

    acks: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return len(self.acks)

    @property
    def rate(self) -> float:
        """Moves a second; none if no time was measured."""
        return self.moves / self.seconds if self.seconds else 0.0

    def percentile(self, share: float) -> float:
        """Return the seconds within which this share of the moves was acknowledged."""
        return _percentile(self.acks, share)

    def usual(self, share: float) -> float:
        """Return the same of most of the while: the middle one of its fifths.

        Of few moves the slowest hundredth is the slowest one, and the machine may have paused just
        then; what holds up moves again and again does so in most of the fifths.
        """
        fifths = [
            self.acks[part * self.moves // 5 : (part + 1) * self.moves // 5] for part in range(5)
        ]
        return median([_percentile(fifth, share) for fifth in fifths if fifth] or [math.inf])


def _percentile(acks: Sequence[float], share: float) -> float:
    if not acks:
        return math.inf  # whoever is never answered waits for ever
    ordered = sorted(acks)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]
