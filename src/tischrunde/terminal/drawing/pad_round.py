"""A round of a score pad as it is filled in: a line for everybody, and what is asked besides."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.layout import Flow
from tischrunde.terminal.pads.rounds import (
    PadQuestion,
    doubts,
    face_of,
    grid,
    is_open,
    others,
    parts,
    sums,
    written,
)
from tischrunde.terminal.pads.words import PadWords


class Filled(NamedTuple):
    """A round as it is filled in: where one is, what is typed there, and what a click does."""

    number: int
    at: PadQuestion
    typed: str
    click: Callable[[int], str]


def draw_round(words: PadWords, filled: Filled) -> RenderableType:
    """Return a round: by party or seat what is known, and the rest below."""
    rows = grid(words.pad)
    besides = others(words.pad, filled.number)
    lines = [_besides(words, filled, each, len(rows) + at) for at, each in enumerate(besides)]
    return Group(_table(words, filled, rows), *([Text()] if lines else []), *lines)


def _table(words: PadWords, filled: Filled, rows: Sequence[PadQuestion]) -> Table:
    columns = face_of(words.pad).columns
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False, border_style=palette.QUIET)
    table.add_column(words.say("round", number=filled.number), header_style=palette.LOUD)
    for question in columns:
        table.add_column(words.column(question), header_style=palette.LOUD)
    for message in ("this-round", "total"):
        head = words.say(message)
        table.add_column(head, justify="right", no_wrap=True, header_style=palette.LOUD)
    for of in parts(words.pad):
        cells = [_cell(words, filled, each, at) for at, each in enumerate(rows) if each.of == of]
        table.add_row(Text(words.part(of), palette.LOUD), *cells, *_sums(words, filled.number, of))
    return table


def _sums(words: PadWords, number: int, of: int) -> Iterator[str]:
    """Yield what a party has in the round and in all; of a team only its first seat has it."""
    sheets, totals = sums(words.pad, number)
    party = of
    if face_of(words.pad).by_seat:
        party = next(at for at, seats in enumerate(words.company.parties) if of in seats)
        if words.company.parties[party][0] != of:
            yield from ("", "")
            return
    yield str(sheets[party].total)
    yield str(totals[party])


def _besides(words: PadWords, filled: Filled, each: PadQuestion, at: int) -> RenderableType:
    label = Text(f"{words.label(each.question.name, each.of)}:")
    return Flow([label, _cell(words, filled, each, at)])


def _cell(words: PadWords, filled: Filled, each: PadQuestion, at: int) -> Text:
    """Return what stands in a field: marked where one is, where something is open or cannot be."""
    pad, number = words.pad, filled.number
    waits = is_open(pad, number, each)
    known = written(pad, number, each) or written(pad, number, each, concluded=not waits)
    text = words.answer(each.question, known) if known else ""
    here = each == filled.at
    if here and filled.typed:
        text = filled.typed
    elif waits:
        text = f"{text} ?".strip()
    if any(problem.field in each.fields for problem in doubts(pad, number)):
        text = f"{text} {signs.ALARM}"
    drawn = Text(f"[{text}{'_' if filled.typed else ''}]" if here else f" {text} ")
    drawn.stylize(Style(bold=here, reverse=here, meta={"@click": filled.click(at)}))
    return drawn
