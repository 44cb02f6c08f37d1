"""How often somebody may do something: the generic cell rate algorithm (GCRA), in memory."""

from typing import Final

MOST_KEYS: Final = 50_000
_TICKS: Final = 1000
"""Ticks in a millisecond. Time is counted in whole ones, for fractions would add up to errors."""


class Gcra:
    """``burst`` at once, then evenly ``rate`` a second, for each key by itself.

    Of a key one number is kept: when it will be as rested as one that never came. The keys stand on
    two pages. Once everybody on the old page is rested it is thrown away, and the new one is the
    old, so idle keys are forgotten at no cost. In a flood of keys a page is turned when it is full:
    then those are forgotten too who have not come since ``most`` others.
    """

    __slots__ = ("_most", "_new", "_old", "_slack", "_step", "_turn")

    def __init__(self, rate: float, burst: int, most: int = MOST_KEYS) -> None:
        if rate <= 0 or burst < 1 or most < 1:
            raise ValueError("a limit allows something")
        self._step = round(1000 * _TICKS / rate)
        self._slack = self._step * (burst - 1)
        self._most = most
        self._turn = 0
        self._new: dict[str, int] = {}
        self._old: dict[str, int] = {}

    def __len__(self) -> int:
        """How many keys are kept at most: one that stands on both pages counts twice."""
        return len(self._new) + len(self._old)

    def forget(self, key: str) -> None:
        """Know nothing of a key any more."""
        self._new.pop(key, None)
        self._old.pop(key, None)

    def allow(self, key: str, now: int) -> int | None:
        """Return None if ``key`` may, and count it; else in how many milliseconds it may.

        ``now`` is in milliseconds. When the clock is set back nobody waits longer for it than for a
        full burst.
        """
        tick = now * _TICKS
        if tick >= self._turn or len(self._new) >= self._most:
            self._new, self._old = {}, self._new
            self._turn = tick + self._slack + self._step
        kept = self._new.get(key, self._old.get(key, tick))
        rested = min(max(kept, tick), tick + self._slack + self._step)
        early = rested - self._slack - tick
        # Who is told to wait is noted as well, lest a flood of others wipe it away.
        self._new[key] = rested if early > 0 else rested + self._step
        return -(-early // _TICKS) if early > 0 else None
