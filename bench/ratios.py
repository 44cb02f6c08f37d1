"""Which rates are divided by which, and the least that must come of it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from tischrunde.rallye.editions import EDITIONS, FX_SCHMID

Rates = Mapping[str, float]
"""How much a second, by the name of the rate."""


class Ratio(NamedTuple):
    """One rate divided by another, with its floor if it has one."""

    rate: str
    base: str
    floor: float | None = None

    def of(self, rates: Rates) -> float:
        """Return the ratio."""
        return rates[self.rate] / rates[self.base]

    def kept(self, rates: Rates) -> bool:
        """Return whether the floor is kept."""
        return self.floor is None or self.of(rates) >= self.floor

    def line(self, rates: Rates) -> str:
        """Return a line of the table."""
        if self.floor is None:
            mark, floor = "", ""
        else:
            mark, floor = "pass" if self.kept(rates) else "MISS", f"floor {self.floor:g}"
        return (
            f"{mark:<4}  {self.rate:<36} ÷ {self.base:<36} {self.of(rates):8.2f}  {floor}".rstrip()
        )


def best_rates(measure: Callable[[], Rates], ratios: Iterable[Ratio]) -> Rates:
    """Return rates; where a floor is missed, the best of two: a machine may be busy for a while."""
    rates = measure()
    missed = [ratio.line(rates) for ratio in ratios if not ratio.kept(rates)]
    if not missed:
        return rates
    print(*missed, "measured once more; of each rate the best counts", sep="\n")
    again = measure()
    return {name: max(rate, again[name]) for name, rate in rates.items()}


_RALLYE: Final = f"rallye {FX_SCHMID.id}"
_OTHERS: Final = [f"rallye {edition}" for edition in EDITIONS if edition != FX_SCHMID.id]
_RLCARD: Final = "rlcard uno env.step"

RATIOS: Final = (
    Ratio(f"compiled {_RALLYE} inside", _RLCARD, 60),
    Ratio("compiled uno inside", _RLCARD, 60),
    *[Ratio(f"compiled {game} inside", _RLCARD) for game in _OTHERS],
    Ratio(f"compiled {_RALLYE} driven", "openspiel driven, decisions", 3.3),
    Ratio(f"compiled {_RALLYE} driven", "openspiel driven, all actions"),
    Ratio(f"compiled {_RALLYE} asked", "openspiel driven, decisions"),
    Ratio("compiled uno driven", "openspiel driven, decisions"),
    Ratio("compiled uno driven", "openspiel driven, all actions"),
    Ratio(f"compiled {_RALLYE} inside", "openspiel inside, all actions", 1.5),
    Ratio(f"compiled {_RALLYE} inside", f"c {_RALLYE} inside", 0.25),
    Ratio(f"compiled {_RALLYE} inside", f"pure {_RALLYE} inside", 8),
    Ratio("compiled uno inside", "pure uno inside", 8),
    Ratio(f"compiled {_RALLYE} copies", "openspiel clones", 1.8),
    Ratio("compiled uno copies", "openspiel clones", 2),
    *[Ratio(f"pure {game} inside", _RLCARD, 8) for game in (_RALLYE, *_OTHERS)],
    Ratio("pure uno inside", _RLCARD, 7),
)
"""Floors lie a little below what is measured, so that a busy machine does not miss them."""
