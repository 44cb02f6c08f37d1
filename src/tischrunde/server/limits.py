"""How often somebody may do something: the generic cell rate algorithm (GCRA), in memory."""

from typing import Final

MAX_KEYS: Final = 50_000
_TICKS: Final = 1000
"""Ticks in a millisecond. Time is counted in whole ones, for fractions would add up to errors."""


class Gcra:
    """``burst`` at once, then evenly ``rate`` a second, for each key by itself.

    Of a key one number is kept: when it will be as rested as one that never came. The keys stand on
    two pages. Once everybody on the old page is rested it is thrown away, and the new one is the
    old, so idle keys are forgotten at no cost. In a flood of keys, when ``most`` stand on a page,
    all are forgotten who need not wait. Where those who must wait leave no room, new keys wait too.
    """

    __slots__ = ("_crowded", "_most", "_new", "_old", "_slack", "_step", "_turn")

    def __init__(self, rate: float, burst: int, most: int = MAX_KEYS) -> None:
        if rate <= 0 or burst < 1 or most < 1:
            raise ValueError("a limit allows something")
        self._step = round(1000 * _TICKS / rate)
        self._slack = self._step * (burst - 1)
        self._most = most
        self._turn = 0
        self._crowded = -self._step
        self._new: dict[str, int] = {}
        self._old: dict[str, int] = {}

    def __len__(self) -> int:
        """How many keys are kept at most: one that stands on both pages counts twice."""
        return len(self._new) + len(self._old)

    def forget(self, key: str) -> None:
        """Know nothing of a key any more."""
        self._new.pop(key, None)
        self._old.pop(key, None)

    def wait(self, key: str, now: int) -> int | None:
        """Return None if ``key`` may, else in how many milliseconds it may; nothing is counted.

        ``now`` is in milliseconds. When the clock is set back nobody waits longer for it than for a
        full burst.
        """
        tick = now * _TICKS
        if key not in self._new and key not in self._old and not self._has_room(tick):
            return -(-self._step // _TICKS)
        rested = self._rested(key, tick)
        early = rested - self._slack - tick
        if early <= 0:
            return None
        self._new[key] = rested
        return -(-early // _TICKS)

    def count(self, key: str, now: int) -> None:
        """Note that ``key`` did it."""
        tick = now * _TICKS
        if tick >= self._turn:
            self._new, self._old = {}, self._new
            self._turn = tick + self._slack + self._step
        self._new[key] = self._rested(key, tick) + self._step

    def allow(self, key: str, now: int) -> int | None:
        """Return None if ``key`` may, and count it; else in how many milliseconds it may."""
        wait = self.wait(key, now)
        if wait is None:
            self.count(key, now)
        return wait

    def _rested(self, key: str, tick: int) -> int:
        kept = self._new.get(key, self._old.get(key, tick))
        return min(max(kept, tick), tick + self._slack + self._step)

    def _has_room(self, tick: int) -> bool:
        """Return whether one more key can be kept, after forgetting who need not wait."""
        if len(self._new) < self._most:
            return True
        if self._crowded <= tick < self._crowded + self._step:
            return False  # lest every new key has all others looked through
        both = {**self._old, **self._new}
        self._new = {key: kept for key, kept in both.items() if kept - self._slack > tick}
        self._old = {}
        if len(self._new) > self._most // 2:
            self._crowded = tick
        return len(self._new) < self._most
