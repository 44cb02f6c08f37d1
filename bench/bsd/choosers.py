"""Who can play our seat: the greedy player, or any level of the bots."""

from importlib import import_module
from typing import Final

from bench.bsd.edition import RULES
from bench.bsd.greedy import Greedy
from bench.bsd.player import Chooser

GREEDY: Final = "greedy"


def chooser(level: str, seed: int) -> Chooser:
    """Return a player of a level."""
    if level == GREEDY:
        return Greedy()
    bot: Chooser = import_module("tischrunde.bots.levels").seat_bot("rallye", RULES, level, seed)
    return bot
