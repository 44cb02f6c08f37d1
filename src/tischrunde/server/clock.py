"""The time at a node: steady, whatever happens to the machine's own clock."""

import time
from typing import Final

_NANOS: Final = 1_000_000
"""Nanoseconds in a millisecond."""


class Clock:
    """Set once, it counts the time passed since, so that jumps of the system clock do not matter.

    Time in which the machine sleeps counts too, where the system reports it.
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
