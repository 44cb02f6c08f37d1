"""The tables the environments are tried at: every edition with every number of players."""

from collections.abc import Iterator

import pytest

from tischrunde.games.catalogue import GAMES

HOUSE_RULES = {
    "rallye": ("winning-moves,discard-only-when-stuck,most-200s=4,no-hands-played-out",),
    "uno": (
        "uno-carabiner,wild",
        "uno-carabiner,family",
        "uno-carabiner,teams,jump-in,seven-zero,everybody-keeps-points",
    ),
}
"""Rule sets that between them bring about every phase and everything out of turn."""


def tables(*, every_count: bool) -> list[pytest.param]:  # type: ignore[valid-type]
    """Return game, rule set and players, as parameters of a test."""
    return [pytest.param(*table, id=f"{table[1]}-{table[2]}") for table in _tables(every_count)]


def _tables(every_count: bool) -> Iterator[tuple[str, str, int]]:  # noqa: FBT001
    for name, game in GAMES.items():
        for rule_set in (*game.editions, *HOUSE_RULES[name]):
            counts = game.house.read(rule_set).player_counts
            for players in counts if every_count else counts[:: len(counts) - 1]:
                yield name, rule_set, players
