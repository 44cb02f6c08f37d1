"""Elo: a difference in strength as the share of wins it makes likely."""

from math import log10

from tischrunde.arena.bootstrap import Estimate


def expected(elo: float) -> float:
    """Return the share of wins of a bot that is stronger by ``elo``."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def difference(wins: float | None) -> float | None:
    """Return the difference behind a share of wins; None if there is no finite one."""
    if wins is None or not 0 < wins < 1:
        return None
    return 400 * log10(wins / (1 - wins))


def from_wins(wins: Estimate) -> Estimate:
    """Return the difference in strength behind an estimated share of wins."""
    return Estimate(difference(wins.value), difference(wins.low), difference(wins.high))
