"""How a contestant is timed: laps in CPU seconds, added up to a block.

A lap first prepares what it plays, the deal for one, and at last counts what was done; the watch
runs only in between. What must be the same for all contestants stands here too: the loops in
Python, and how far into the game positions are copied.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

_ROUNDS: Final = 64
_LAPS: Final = 1 << 10
"""Maximum number of rounds of a lap and laps of a block: their seeds are that far apart."""

MIDGAME: Final = 40
"""Number of actions after the deal at which positions are copied."""
POSITIONS: Final = 32
"""Number of different rounds they are from."""
_COPIES: Final = 16
"""How often each is copied in a lap."""

Counts = dict[str, int]
"""How much was done while the watch ran, by the name of the rate."""


class Stopwatch:
    """Adds up the CPU seconds spent within it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0

    def __enter__(self) -> None:
        """Run."""
        self._began = time.process_time()

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self.seconds += time.process_time() - self._began


Contest = Callable[[int, Stopwatch], Counts]
"""One lap, from a seed."""


class Block(NamedTuple):
    """Some laps together."""

    counts: Counts
    seconds: float


def block(contest: Contest, number: int, seconds: float) -> Block:
    """Run laps until the watch shows ``seconds``; no two blocks play the same rounds."""
    watch = Stopwatch()
    counts: Counter[str] = Counter()
    lap = number * _LAPS
    while watch.seconds < seconds:
        counts.update(contest(lap * _ROUNDS, watch))
        lap += 1
    return Block(dict(counts), watch.seconds)


def drive(
    options: Callable[[], list[int]], act: Callable[[int], None], below: Callable[[int], int]
) -> None:
    """Play at random from Python until there is nothing to choose from."""
    while choices := options():
        act(choices[below(len(choices))])


def drive_by_steps(
    choices: list[int], step: Callable[[int], list[int]], below: Callable[[int], int]
) -> None:
    """Play at random from Python where every move returns what may be chosen next."""
    while choices:
        choices = step(choices[below(len(choices))])


def copy_all(copiers: Sequence[Callable[[], object]]) -> int:
    """Copy every position some times, each copy dropped at once, and return how many were made."""
    for _ in range(_COPIES):
        for copy in copiers:
            copy()
    return _COPIES * len(copiers)
