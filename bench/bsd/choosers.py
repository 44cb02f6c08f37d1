"""Who can play our seat: the greedy player, or any level of the bots."""

from typing import Final

from bench.bsd.edition import RULES
from bench.bsd.greedy import Greedy
from bench.bsd.player import Chooser
from tischrunde.bots.levels import seat_bot

GREEDY: Final = "greedy"


def chooser(level: str, seed: int) -> Chooser:
    """Return a player of a level."""
    if level == GREEDY:
        return Greedy()
    return seat_bot("rallye", RULES, level, seed)
