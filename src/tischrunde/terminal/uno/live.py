"""The card on top and the players around it, roomy or tight."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tischrunde.core.match_view import MatchView
from tischrunde.terminal.drawing import palette, pictures, signs
from tischrunde.terminal.drawing.layout import facts, on_felt
from tischrunde.terminal.drawing.pictures import Spread
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.uno.table import player, state
from tischrunde.uno.view import RoundView

ROWS: Final = 5
"""Maximum number of rows; more players stand two in a line if room is short."""


def board(
    words: Words,
    view: MatchView[RoundView],
    *,
    roomy: bool,
    rows: int,  # noqa: ARG001 - a table of this game is never high
) -> RenderableType:
    """Return the card on top, what it asks for, and everybody with the cards they hold."""
    middle = Table.grid(padding=(0, 3, 0, 0))
    told = [(label, _on_felt(thing)) for label, thing in state(words, view.round)]
    middle.add_row(
        Spread([pictures.big(words, view.round.top)]), facts(told, style=palette.FELT_QUIET)
    )
    return Group(middle, *([Text()] if roomy else []), _players(words, view, roomy=roomy))


def _on_felt(thing: RenderableType) -> RenderableType:
    return on_felt(thing) if isinstance(thing, Text) else thing


def _players(words: Words, view: MatchView[RoundView], *, roomy: bool) -> RenderableType:
    """Return a line for each seat, in the order of play."""
    rows = [
        tuple(map(on_felt, player(words, view, seat))) for seat in range(len(view.round.hand_sizes))
    ]
    columns = 1 if roomy or len(rows) <= ROWS else 2
    if columns > 1:
        rows = [_brief(row) for row in rows]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        for _ in rows[0]:
            grid.add_column(no_wrap=True)
    height = -(-len(rows) // columns)
    for line in range(height):
        grid.add_row(*(cell for row in rows[line::height] for cell in row))
    return grid


def _brief(row: tuple[Text, ...]) -> tuple[Text, ...]:
    """Return a seat with one card back for its whole hand."""
    name, _, size, points, call = row
    return name, Text(f"{signs.BACK}{size}"), points, call
