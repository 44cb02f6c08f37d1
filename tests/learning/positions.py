"""Positions as the outlook meets them."""

from functools import cache
from typing import Final

from bench.bsd.edition import BSD_101
from bench.learning import Noted, noted
from bench.selfplay import rules_for_two
from tischrunde.core.dice import Dice
from tischrunde.rallye.editions import EDITIONS

ROUNDS: Final = 25
TAUGHT: Final = (*EDITIONS, BSD_101.id)


@cache
def positions(edition: str) -> list[Noted]:
    return list(noted(rules_for_two(edition), range(ROUNDS), Dice(1)))
