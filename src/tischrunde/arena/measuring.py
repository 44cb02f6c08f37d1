"""A measurement: deals played until there are enough of them."""

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field

from tischrunde.arena.deals import Deal
from tischrunde.arena.decisions import Decisions
from tischrunde.arena.pool import played
from tischrunde.arena.sprt import Sprt
from tischrunde.arena.terms import Terms


@dataclass(slots=True)
class Measurement:
    """What was asked for, and all that was played of it."""

    terms: Terms
    asked: int
    """The deals that were to be played at most."""

    sprt: Sprt | None = None
    deals: list[Deal] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def decisions(self) -> tuple[Decisions, ...]:
        """The times of all decisions, by bot."""
        times = tuple(Decisions() for _ in self.terms.levels)
        for deal in self.deals:
            for together, part in zip(times, deal.decisions, strict=True):
                together.merge(part)
        return times

    def add(self, deal: Deal) -> bool:
        """Add a deal and return whether more are needed; a sequential test may know enough."""
        self.deals.append(deal)
        if self.sprt is None:
            return True
        ((first, second),) = deal.games
        self.sprt.add((first.score.wins[0] + second.score.wins[1]) / 2)
        return self.sprt.accepted is None


def measure(
    terms: Terms,
    deals: int,
    workers: int = 1,
    *,
    sprt: bool = False,
    watch: Callable[[int], None] = lambda _: None,
) -> Measurement:
    """Play deals, telling who watches how many there are; interrupted, it returns what it has."""
    measurement = Measurement(terms, deals, Sprt() if sprt else None)
    began = time.perf_counter()
    try:
        with closing(played(terms, range(deals), workers)) as coming:
            for deal in coming:
                more = measurement.add(deal)
                watch(len(measurement.deals))
                if not more:
                    break
    except KeyboardInterrupt:
        pass  # what was played so far is worth having
    measurement.seconds = time.perf_counter() - began
    return measurement
