"""Intervals by bootstrapping: the deals drawn again, many times, with replacement."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

RESAMPLES: Final = 1000
_TAIL: Final = RESAMPLES * 25 // 1000
"""Number of resamples below, and above, an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and the interval that holds it with 95 %; None where it has no bound."""

    value: float | None
    low: float | None = None
    high: float | None = None


def ratio(amounts: Sequence[float], counts: Sequence[float]) -> Estimate:
    """Return the sum of amounts divided by that of counts, both given by deal.

    The interval is that of the percentiles; the same deals always have the same one.
    """
    deals = len(amounts)
    value = sum(amounts) / sum(counts)
    if deals < 2:  # noqa: PLR2004 - one deal tells nothing of others
        return Estimate(value)
    dice = Random(deals)  # noqa: S311 - to be repeated, not to be secret
    drawn = sorted(_resampled(amounts, counts, dice) for _ in range(RESAMPLES))
    return Estimate(value, drawn[_TAIL], drawn[-1 - _TAIL])


def _resampled(amounts: Sequence[float], counts: Sequence[float], dice: Random) -> float:
    deals = dice.choices(range(len(amounts)), k=len(amounts))
    return sum(map(amounts.__getitem__, deals)) / sum(map(counts.__getitem__, deals))
