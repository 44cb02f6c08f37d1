"""How an edition is played, by the number of players."""

from typing import TypeAlias

from tischrunde.core.card_game import LineUp
from tischrunde.core.edition import Edition
from tischrunde.games.catalogue import game_of

AnyEdition: TypeAlias = Edition
"""An edition of any game."""


def line_ups(edition: AnyEdition) -> tuple[LineUp, ...]:
    """Return how an edition is played, by the number of players."""
    game = game_of(edition.id)
    if game is None:
        raise ValueError(f"{edition.id} is an edition of no game")
    return tuple(game.line_up(edition, players) for players in edition.player_counts)
