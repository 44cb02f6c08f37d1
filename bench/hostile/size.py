"""How much of everything."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Size:
    """Hostile frames, sockets they come on, pairs that play, seconds of a part; deaf sockets.

    Those are patient if they do not hurry to be hung up on.
    """

    frames: int
    sockets: int
    pairs: int
    seconds: float
    deaf: int
    examples: int
    patient: bool


FULL: Final = Size(1_000_000, 40, 6, 15, 5_000, 200, patient=True)
QUICK: Final = Size(20_000, 8, 2, 1.5, 150, 1, patient=False)
