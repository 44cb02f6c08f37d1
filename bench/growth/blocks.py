"""What the process of a point is told, and what it answers."""

from typing import Final

import msgspec

from bench.instructions.evening import STAGGERED_LAPS, WARM, Case
from bench.instructions.plan import Table

MOVES: Final = "moves"
PROFILE: Final = "profile"
MINUTE: Final = "minute"
BACK: Final = "back"
ME: Final = "me"


class Plan(msgspec.Struct):
    """What is played at a point, how many tables are watched beside it, and which are folded."""

    case: Case
    idle: int = 0
    folded: list[Table] = []


class Block(msgspec.Struct):
    """What a block took, and what was done in it; ``bytes`` were sent to all viewers together."""

    seconds: float
    rows: float = 0
    frames: int = 0
    bytes: int = 0


class Ready(msgspec.Struct):
    """A point that can be asked: its source, and what its idle tables take of the memory.

    ``search`` are the seconds in which Python looks through everything for garbage.
    """

    source: str
    memory: int
    search: float


def blocks_played(laps: int, blocks: int) -> int:
    """Return how many laps a plan needs for some blocks of some laps."""
    return STAGGERED_LAPS + WARM + laps * blocks
