"""Every edition as printed, and with each of its house rules turned to every other value."""

from collections.abc import Iterator
from enum import Enum
from typing import Any

from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused, HouseValue
from tischrunde.games.catalogue import GAMES

_OTHER_NUMBERS = (0, 3, 1250)
"""The first of them that a rule may have is tried."""


def other_values(value: HouseValue) -> list[HouseValue]:
    """Return values a field might have instead."""
    if isinstance(value, Enum):
        return [choice for choice in type(value) if choice is not value]
    if isinstance(value, bool):
        return [not value]
    return [number for number in _OTHER_NUMBERS if number != value]


def changed(game: CardGame, edition: Any) -> Iterator[tuple[str, Any]]:
    """Yield the edition with one house rule changed, by the rule's field, as far as that can be."""
    for field in game.house.rules:
        for value in other_values(getattr(edition, field)):
            try:
                other = game.house.agreed(edition, {field: value})
            except HouseRulesRefused:
                continue
            yield field, other
            if type(value) is int:
                break


def rule_sets() -> Iterator[tuple[CardGame, Any]]:
    """Yield every printed edition, those with one rule changed, and those of presets."""
    for game in GAMES.values():
        for edition in game.editions.values():
            yield game, edition
            for preset in filter(None, game.house.presets.values()):
                yield game, game.house.agreed(edition, preset)
            for _, other in changed(game, edition):
                yield game, other
