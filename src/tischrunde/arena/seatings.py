"""Who plays whom, and who sits where: every deal is played with every bot in every place."""

from itertools import combinations
from typing import TypeAlias

LineUp: TypeAlias = tuple[int, ...]
"""The bots, by number, one for each party."""


def line_ups(bots: int, parties: int) -> tuple[LineUp, ...]:
    """Return who meets: all pairs where two parties play, else all bots at one table."""
    if parties == 2:  # noqa: PLR2004
        return tuple(combinations(range(bots), 2))
    return (tuple(range(bots)),)


def rotations(line_up: LineUp) -> tuple[LineUp, ...]:
    """Return the line-up as it moves on around the table, each bot once in each place."""
    return tuple(line_up[moved:] + line_up[:moved] for moved in range(len(line_up)))
