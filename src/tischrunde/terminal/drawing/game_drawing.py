"""How a game is drawn: the looks of its cards, and its table."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from tischrunde.core.card_game import Card
from tischrunde.core.match_view import MatchView
from tischrunde.core.packages import packages
from tischrunde.terminal.drawing.words import Words


class Look(NamedTuple):
    """The sign of a family of cards, and its colour."""

    sign: str
    style: str


class LiveBoard(Protocol):
    """Draws a table during play, in as many rows as the window has."""

    def __call__(
        self, words: Words, view: MatchView[Any], *, roomy: bool, rows: int
    ) -> RenderableType:
        """Return the drawing, with cards as pictures where it is roomy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameDrawing:
    """What is drawn of a game; cards and views are the game's own."""

    look: Callable[[Any], Look]
    """How the family of a card looks."""

    picture: Callable[[Words, Any], list[str]]
    """The picture of a card in the hand, line by line."""

    picture_columns: int
    """Number of columns of such a card."""

    status: Callable[[Words, Any], str]
    """Whom a round still played waits for, and why."""

    board: Callable[[Words, MatchView[Any]], list[RenderableType]]
    """What lies before everybody, with the points."""

    beside: Callable[[Words, Any], list[RenderableType]]
    """What else lies open to the seat of a round."""

    hand: Callable[[Words, Any], RenderableType]
    """The cards of the seat of a round, marked if they may be played now."""

    live_board: LiveBoard
    party_rows: int = 0
    """Number of rows that pictures take for each party, where the table grows with them."""

    history_columns: int
    """Number of columns from which the history stands beside the table."""

    banner_edition: str
    banner: tuple[Card, ...]
    """The cards on the first screen, as this edition prints them."""


def game_drawing(game: str) -> GameDrawing:
    """Return how a game is drawn, imported now."""
    found: GameDrawing = import_module(f"{packages(game).terminal}.drawing").DRAWING
    return found
