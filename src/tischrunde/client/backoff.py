"""How long to wait before trying again."""

import random
from typing import Final

MIN_PAUSE_S: Final = 0.1
MAX_PAUSE_S: Final = 3.0


class Backoff:
    """Pauses in seconds, each about twice the last, with jitter."""

    def __init__(self) -> None:
        self._next = MIN_PAUSE_S

    def pause(self, held: float = 0.0) -> float:
        """Return how many seconds to wait now, after something that held for ``held`` seconds.

        If it held longer than the pause would be, pauses start from the shortest again.
        """
        if held > self._next:
            self._next = MIN_PAUSE_S
        pause, self._next = self._next, min(2 * self._next, MAX_PAUSE_S)
        return pause * random.uniform(0.5, 1.0)  # noqa: S311 - nobody gains by guessing it
