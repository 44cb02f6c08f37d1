"""How long to wait before trying again."""

import random
from typing import Final

SHORTEST: Final = 0.1
LONGEST: Final = 3.0


class Backoff:
    """Pauses in seconds, each about twice the last, never quite the same for two clients."""

    def __init__(self) -> None:
        self._next = SHORTEST

    def pause(self, held: float = 0.0) -> float:
        """Return how many seconds to wait now, after something that held for ``held`` seconds.

        What held longer than the pause would be has earned a fresh start.
        """
        if held > self._next:
            self._next = SHORTEST
        pause, self._next = self._next, min(2 * self._next, LONGEST)
        return pause * random.uniform(0.5, 1.0)  # noqa: S311 - nobody gains by guessing it
