"""A match at home before its first deal."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Final

from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.core.record import Record, Seed
from tischrunde.core.recorder import agreed

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    """Return a random seed."""
    return secrets.token_bytes(SEED_BYTES)


def fresh(
    game: CardGame,
    edition: Edition,
    names: Sequence[str],
    levels: Sequence[str],
    seed: bytes | None = None,
) -> Record:
    """Return the record of a match not yet begun; a level is that of a bot, or empty."""
    chance = Seed(new_seed() if seed is None else seed)
    today = date.today().isoformat()  # noqa: DTZ011 - the day where people sit
    terms = agreed(game, edition, tuple(names), chance, today)
    return replace(terms, levels=tuple(levels) if any(levels) else ())
