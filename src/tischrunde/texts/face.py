"""What a game provides for the texts: its moves, its events and its table in words."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tischrunde.core.game import Seat
from tischrunde.core.packages import packages
from tischrunde.texts.company import Company


@dataclass(frozen=True, slots=True)
class TextFace:
    """A game in words; views, events, moves and positions are the game's own."""

    events: Any
    """The type of its events."""

    parties: Callable[[Any], tuple[tuple[Seat, ...], ...]]
    """Who plays together in a round that is seen."""

    told: Callable[[Any, Company, str], str | None]
    """An event in a sentence, or None if it needs none."""

    in_words: Callable[[Any, Company, str], list[str]]
    """The state of a round, each line a short sentence or a few that belong together."""

    move_words: Callable[[Any, str, str, Company | None], str]
    """What a player does with a move, by the words of an edition."""

    card_use: Callable[[Any, Any, Any, str], str | None]
    """What a move in a position uses a card for; None if it is thrown away."""

    counted_lines: frozenset[str] = frozenset()
    """Lines of the score sheet that show how often they were earned."""

    reasons: str = "hints"
    """The resource with the reasons its bots give for a move."""

    tallies: str = "cli"
    """The resource with what is counted in random rounds: endings, and other things."""


def face(game: str) -> TextFace:
    """Return a game in words, imported now."""
    found: TextFace = import_module(f"{packages(game).texts}.face").FACE
    return found
