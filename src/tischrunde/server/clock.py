"""The time at a node: it goes on steadily, whatever becomes of the machine's own clock."""

import time
from typing import Final

_NANOS: Final = 1_000_000
"""Nanoseconds in a millisecond."""


class Clock:
    """Is set once and then counts what has passed since, so that no jump of a clock is felt.

    Time in which the machine slept counts as well, where the system says so.
    """

    def __init__(self) -> None:
        self._began = time.time_ns() // _NANOS - _passed()

    def now(self) -> int:
        """Return the time, in milliseconds since 1970."""
        return self._began + _passed()

    def set(self, now: int) -> None:
        """Go on from this time."""
        self._began = now - _passed()


def _passed() -> int:
    """Return how many milliseconds have passed since some time in the past."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // _NANOS
    return time.monotonic_ns() // _NANOS


CLOCK: Final = Clock()
"""The clock of this process."""


def now() -> int:
    """Return the time at this node, in milliseconds since 1970."""
    return CLOCK.now()
