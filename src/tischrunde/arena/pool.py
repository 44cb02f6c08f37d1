"""Deals played on several cores, and handed over in their order."""

import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Final

from tischrunde.arena.deals import Deal, play_deal
from tischrunde.arena.terms import Terms

_MAX_AT_ONCE: Final = 16
_TURNS: Final = 8
"""How often each worker is given something, at least, so that none waits long at the end."""


def played(terms: Terms, numbers: range, workers: int) -> Generator[Deal, None, None]:
    """Play deals and return them in their order, the same for any number of workers."""
    if workers == 1:
        return (play_deal(terms, number) for number in numbers)
    return _spread(terms, numbers, workers)


def play_some(terms: Terms, numbers: range) -> list[Deal]:
    """Play some deals, one after the other; a worker's task."""
    return [play_deal(terms, number) for number in numbers]


def _spread(terms: Terms, numbers: range, workers: int) -> Generator[Deal, None, None]:
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
            child.terminate()  # what is not wanted any more need not be played to its end
        pool.shutdown()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
