"""How long a bot thinks about its decisions."""

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log
from typing import Final

_STEP: Final = log(1.02)
"""Times are counted in steps of 2 %, so that many of them take little memory."""

_SHORTEST: Final = 1e-9


@dataclass(slots=True)
class Decisions:
    """A histogram of times; those of several processes can be merged."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    steps: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.steps[ceil(log(max(seconds, _SHORTEST)) / _STEP)] += 1

    def merge(self, other: "Decisions") -> None:
        """Add what was counted elsewhere."""
        self.count += other.count
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        """The mean, in seconds."""
        return self.seconds / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """Return the seconds in which this share of the decisions was made, to 2 %."""
        counted = 0
        for step in sorted(self.steps):
            counted += self.steps[step]
            if counted >= share * self.count:
                return float(min(1.02**step, self.longest))
        return 0.0
