"""The score of a finished round as a table, and who has won."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tischrunde.core.game import Party, Seat
from tischrunde.core.match_view import MatchView
from tischrunde.core.sheet import Sheet
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.layout import section
from tischrunde.terminal.drawing.words import Words

SHEETS_PER_ROW: Final = 4
"""Maximum number of score sheets beside each other."""

Parties: TypeAlias = Sequence[tuple[Seat, ...]]


def outcome(words: Words, view: MatchView[Any], parties: Parties) -> str:
    """Return who has won the match, or the round just over."""
    if view.winners:
        winners = ", ".join(words.party(parties[party]) for party in sorted(view.winners))
        points = view.totals[min(view.winners)]
        return words.say("match-won", party=winners, points=points)
    if view.round.winner is None:
        return words.say("round-without-winner", number=view.number)
    party = words.party(parties[view.round.winner])
    return words.say("round-won", number=view.number, party=party)


def score(words: Words, view: MatchView[Any], parties: Parties) -> RenderableType:
    """Return the score sheets of the round finished last under their heading."""
    return section(Text(words.say("score")), *score_tables(words, view, parties))


def score_tables(words: Words, view: MatchView[Any], parties: Parties) -> list[RenderableType]:
    """Return the score sheets of the round finished last; of many only those with points."""
    everybody = range(len(parties))
    scored = [party for party in everybody if view.sheets[-1][party].lines]
    columns = scored if scored and len(parties) > SHEETS_PER_ROW else everybody
    tables: list[RenderableType] = []
    for start in range(0, len(columns), SHEETS_PER_ROW):
        chosen = columns[start : start + SHEETS_PER_ROW]
        tables += [Text(), _table(words, view, parties, chosen)]
    return tables[1:]


def _table(words: Words, view: MatchView[Any], parties: Parties, columns: Sequence[Party]) -> Table:
    sheets = [view.sheets[-1][party] for party in columns]
    totals = [view.totals[party] for party in columns]
    sums = [sheet.total for sheet in sheets]
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False, border_style=palette.QUIET)
    table.add_column()
    for party in columns:
        table.add_column(Text(words.party(parties[party]), palette.LOUD), justify="right")
    for line in _lines(words, view.sheets[-1]):
        points = [sheet.points(line) for sheet in sheets]
        table.add_row(words.of_game(f"line-{line}"), *(str(n or "–") for n in points))
    table.add_section()
    played = len(view.sheets)
    table.add_row(words.say("round", number=played), *map(str, sums), style=palette.LOUD)
    if played > 1:
        before = (total - made for total, made in zip(totals, sums, strict=True))
        table.add_row(words.say("before"), *map(str, before))
        table.add_row(words.say("total"), *map(str, totals), style=palette.LOUD)
    return table


def _lines(words: Words, sheets: Sequence[Sheet]) -> list[str]:
    """Return the lines that somebody has, in the order of the score pad."""
    edition = GAMES[words.game].house.read(words.rule_set)
    written = {line.id for sheet in sheets for line in sheet.lines}
    return [line for line in edition.lines if line in written]
