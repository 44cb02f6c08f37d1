"""A table drawn as text, as the seat asked sees it."""

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from tischrunde.core.game import Seat
from tischrunde.envs.episode import Episode
from tischrunde.terminal.drawing.table import draw

RENDER_MODES: Final = ("ansi", "human")
WIDTH: Final = 100


def drawn(episode: Episode, seat: Seat, names: Sequence[str], lang: str) -> str:
    """Return the table as text with colours."""
    paper = io.StringIO()
    _draw(Console(file=paper, width=WIDTH, force_terminal=True), episode, seat, names, lang)
    return paper.getvalue()


def show(episode: Episode, seat: Seat, names: Sequence[str], lang: str) -> None:
    """Print the table, in the colours the terminal has."""
    _draw(Console(highlight=False), episode, seat, names, lang)


def _draw(console: Console, episode: Episode, seat: Seat, names: Sequence[str], lang: str) -> None:
    console.print(draw(episode.game.id, episode.match.view(seat), names, None, lang))
