"""A score pad as a table: every round by party, what they add up to, and what is in doubt."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tischrunde.core.game import Party
from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.layout import Heading, Prose, Within
from tischrunde.terminal.drawing.signs import Legible
from tischrunde.terminal.pads.rounds import doubts, quarrelled, round_at, sums
from tischrunde.terminal.pads.words import PadWords

PARTY_COLUMNS: Final = 9
"""Columns that a party needs at least, with the space beside it."""


def draw_pad(words: PadWords) -> RenderableType:
    """Return a pad as it is printed."""
    pad = words.pad
    head = Heading(Text(words.title, style=palette.LOUD))
    lines = [words.standing(), *([] if pad.match.winners else [words.deals()]), *notes(words)]
    table = (PadTable(words), Text()) if pad.rounds else ()
    return Legible(Within(Group(head, Text(), *table, *map(Prose, lines))))


class PadTable:
    """The points of all rounds, as many parties beside each other as fit."""

    def __init__(self, words: PadWords) -> None:
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield table after table."""
        labels = max(len(label) for label in _labels(self.words))
        most = max(1, (options.max_width - labels) // PARTY_COLUMNS)
        parties = range(self.words.pad.rules.table.parties)
        for start in range(0, len(parties), most):
            if start:
                yield Text()
            yield _table(self.words, parties[start : start + most])


def _labels(words: PadWords) -> list[str]:
    rounds = range(1, len(words.pad.rounds) + 1)
    return [*(words.say("round", number=number) for number in rounds), words.say("total")]


def _table(words: PadWords, parties: Sequence[Party]) -> Table:
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False, border_style=palette.QUIET)
    table.add_column(no_wrap=True)
    for party in parties:
        name = Text(words.party(party), palette.LOUD)
        table.add_column(name, justify="right", no_wrap=True, min_width=PARTY_COLUMNS - 2)
    *labels, total = _labels(words)
    for number, label in enumerate(labels, 1):
        marked = f"{label} {signs.ALARM}" if round_at(words.pad, number).problems else label
        table.add_row(marked, *(points(words, number, party) for party in parties))
    table.add_section()
    table.add_row(total, *(str(words.pad.match.totals[party]) for party in parties), style="bold")
    return table


def points(words: PadWords, number: int, party: Party) -> str:
    """Return what a party has in a round, marked if something is missing or it does not count."""
    pad = words.pad
    made = str(sums(pad, number)[0][party].total)
    if round_at(pad, number).sheets is None:
        return f"{made} ?"
    return made if number <= pad.match.counted else f"({made})"


def notes(words: PadWords) -> Iterator[str]:
    """Yield what is in doubt, round by round, and where people disagree."""
    pad = words.pad
    for number, each in enumerate(pad.rounds, 1):
        label = words.say("round", number=number)
        for problem in each.problems:
            kept = "" if problem in doubts(pad, number) else f" ({words.say('kept')})"
            yield words.say("field", label=label, value=f"{words.problem(problem)}{kept}")
        if each.missing and not quarrelled(pad, number):
            yield words.say("field", label=label, value=words.say("incomplete"))
        elif pad.match.winners and number > pad.match.counted:
            yield words.say("field", label=label, value=words.say("not-counted"))
    yield from words.quarrels()
