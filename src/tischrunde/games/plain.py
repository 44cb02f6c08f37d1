"""What programs read: views, events and records as plain data, ready to be JSON.

Cards and colours are their slugs, moves their notation, sets sorted lists; an event carries its
name as ``event``.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from tischrunde.games.catalogue import CardGame


def plain(game: CardGame, value: Any) -> Any:  # noqa: ANN401 - whatever a view holds
    """Return a value of a game as plain data."""
    if isinstance(value, game.moves):
        return game.write_move(value)
    if isinstance(value, Enum):
        return getattr(value, "slug", value.value)
    if is_dataclass(value):
        return {field.name: plain(game, getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {plain(game, key): plain(game, item) for key, item in value.items()}
    if hasattr(value, "_asdict"):
        return plain(game, value._asdict())
    if isinstance(value, frozenset):
        return [plain(game, item) for item in sorted(value)]
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, list | tuple):
        return [plain(game, item) for item in value]
    return value


def plain_event(game: CardGame, event: Any) -> dict[str, Any]:  # noqa: ANN401 - of any game
    """Return an event as plain data, with its name."""
    return {"event": type(event).__name__, **plain(game, event)}
