"""A sequential test, which tells whether a bot is stronger as soon as that is certain.

This is the generalised sequential probability ratio test, as used for chess engines. It counts
pairs of games from the same cards with the seats swapped, by the share that the first bot won:
nothing, a quarter, half, three quarters, all. The hypotheses are differences of 0 and 10 elo, and
either is wrongly accepted once in twenty times.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Final

from tischrunde.arena.elo import expected

ELO0: Final = 0.0
ELO1: Final = 10.0
ALPHA: Final = 0.05
BETA: Final = 0.05
LOWER: Final = log(BETA / (1 - ALPHA))
UPPER: Final = log((1 - BETA) / ALPHA)

_OUTCOMES: Final = 5
_UNSEEN: Final = 1e-3
"""The count of an outcome that was never seen, so that it stays possible."""

_HALVINGS: Final = 60


@dataclass(slots=True)
class Sprt:
    """The pairs counted so far, and what they show."""

    pairs: list[int] = field(default_factory=lambda: [0] * _OUTCOMES)
    ratio: float = 0.0
    """The logarithm of the ratio of the likelihoods."""

    def add(self, won: float) -> None:
        """Count a pair of which the first bot won this share."""
        self.pairs[round(won * (_OUTCOMES - 1))] += 1
        self.ratio = log_likelihood_ratio(self.pairs, ELO0, ELO1)

    @property
    def accepted(self) -> str | None:
        """The accepted hypothesis, "H0" or "H1", once there is one."""
        if self.ratio <= LOWER:
            return "H0"
        return "H1" if self.ratio >= UPPER else None


def log_likelihood_ratio(pairs: Sequence[int], elo0: float, elo1: float) -> float:
    """Return how much likelier the counts are at their best with elo1 than with elo0."""
    counts = [count or _UNSEEN for count in pairs]
    tilts = [_tilt(counts, expected(elo)) for elo in (elo0, elo1)]
    return sum(
        count
        * log((1 + tilts[0] * (won - expected(elo0))) / (1 + tilts[1] * (won - expected(elo1))))
        for won, count in _by_share(counts)
    )


def _tilt(counts: Sequence[float], mean: float) -> float:
    """Return t such that the likeliest distribution with this mean has weights count / (1 + t d).

    Here d is how far an outcome lies from the mean. The sum of the d weighted so is 0 and falls as
    t grows, so t is found by halving.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        slope = sum(
            count * (won - mean) / (1 + middle * (won - mean)) for won, count in _by_share(counts)
        )
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2


def _by_share(counts: Sequence[float]) -> list[tuple[float, float]]:
    return [(outcome / (len(counts) - 1), count) for outcome, count in enumerate(counts)]
