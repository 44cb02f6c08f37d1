"""A measurement: deals played until there are enough of them."""

import signal
import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from tischrunde.arena.deals import Deal, play_deal
from tischrunde.arena.decisions import Decisions
from tischrunde.arena.sprt import Sprt
from tischrunde.arena.terms import Terms

_MAX_AT_ONCE: Final = 16
_TURNS: Final = 8
"""How often each worker is given deals, at least, so that none waits long at the end."""


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
    """Play deals, calling ``watch`` with their number; return what there is if interrupted."""
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


def played(terms: Terms, numbers: range, workers: int) -> Generator[Deal, None, None]:
    """Play deals and return them in their order, the same for any number of workers."""
    if workers == 1:
        return (play_deal(terms, number) for number in numbers)
    return _spread(terms, numbers, workers)


def play_some(terms: Terms, numbers: range) -> list[Deal]:
    """Play some deals, one after the other; a worker's task."""
    return [play_deal(terms, number) for number in numbers]


def _spread(terms: Terms, numbers: range, workers: int) -> Generator[Deal, None, None]:
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - Pyodide has no processes
    from multiprocessing import active_children, get_context  # noqa: PLC0415

    size = max(1, min(_MAX_AT_ONCE, len(numbers) // (workers * _TURNS)))
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        chunks = [numbers[at : at + size] for at in range(0, len(numbers), size)]
        for task in [pool.submit(play_some, terms, chunk) for chunk in chunks]:
            yield from task.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()  # deals that are not needed any more are not finished
        pool.shutdown()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
