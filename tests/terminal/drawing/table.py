"""A position drawn as text, with the match around it made up."""

import io
from typing import Any

from rich.console import Console, RenderableType

from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.core.sheet import Sheet
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.terminal.drawing.table import draw

NAMES = ("Igel", "Ein Wolf", "Uhu", "Aal", "Hase", "Dachs", "Elch", "Reh", "Ara", "Pfau")


def in_match(
    position: str,
    seat: int | None,
    before: tuple[tuple[Sheet, ...], ...] = (),
    winners: frozenset[int] = frozenset(),
) -> MatchView[Any]:
    """Return what a seat (1, 2, ...) or a spectator sees of a position, after earlier rounds."""
    round_ = of(position).read_round(position)
    sheets = (*before, *round_.sheets)
    parties = round_.position.rules.parties
    return MatchView(
        number=len(before) + 1,
        target=round_.position.rules.edition.target,
        totals=tuple(sum(played[party].total for played in sheets) for party in range(parties)),
        sheets=sheets,
        winners=winners,
        round=round_.view(None if seat is None else seat - 1),
    )


def all_hands(position: str) -> list[tuple[Any, ...]]:
    """Return every hand of a position."""
    round_ = of(position).read_round(position)
    return [round_.view(seat).hand for seat in range(round_.position.rules.players)]


def of(position: str) -> CardGame:
    """Return the game of a position."""
    return game_of(position) or GAMES["rallye"]


def drawn(position: str, seat: int | None, lang: str = "de", width: int = 80) -> str:
    """Return a position of a first round as a seat sees it."""
    view = in_match(position, seat)
    return printed(draw(of(position).id, view, NAMES, None, lang), width)


def printed(drawing: RenderableType, width: int = 80) -> str:
    """Return what a terminal without colours shows, without blanks at the ends of lines."""
    file = io.StringIO()
    Console(file=file, width=width, color_system=None).print(drawing)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"
