"""A manual in a terminal: drawn with the cards of the table, or in plain sentences."""

from collections.abc import Iterator
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.games.manual import (
    Cell,
    Claim,
    Figure,
    Manual,
    ManualChapter,
    Paragraph,
    Scene,
    Table,
)
from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.cards import chip, filled, look, plain
from tischrunde.terminal.drawing.game_drawing import Look, game_drawing
from tischrunde.terminal.drawing.layout import Flow, Heading, Prose, Within, section
from tischrunde.terminal.drawing.pictures import folded
from tischrunde.terminal.drawing.signs import Legible
from tischrunde.terminal.drawing.table import draw_score
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.scores import score_words
from tischrunde.texts.narration import company_at, in_words

_INDENT: Final = (0, 0, 0, 3)
_NAME_COLUMNS: Final = 18
"""Number of columns of a card's name in a table; a longer one is broken."""


# ── in sentences ──────────────────────────────────────────────────────────────────────────────


def chapter_sentences(made: Manual, chapter: ManualChapter, lang: str) -> Iterator[str]:
    """Yield a chapter below its title, one paragraph or row a line."""
    for part in chapter.parts:
        match part:
            case Paragraph(words):
                yield words
            case Table():
                yield from _rows(part)
            case Figure():
                yield from _figure_sentences(made, part, lang)


def _rows(table: Table) -> Iterator[str]:
    if table.title:
        yield table.title
    for first, *others in table.rows:
        if len(others) > 1:
            pairs = zip(table.head, (first, *others), strict=True)
            yield "; ".join(f"{name}: {cell.words}" for name, cell in pairs) + "."
        else:
            joint = " " if first.words.endswith("×") else ": "
            yield joint.join(cell.words for cell in (first, *others))


def _figure_sentences(made: Manual, figure: Figure, lang: str) -> Iterator[str]:
    """Yield each moment: its caption, what has changed on the table, what may be played."""
    before: list[str] = []
    for scene in figure.scenes:
        yield scene.caption
        company = company_at(made.game, scene.view, figure.names)
        if scene.view.sheets:
            (sheets,) = scene.view.sheets
            state = list(score_words(sheets, scene.view.totals, company, lang))
        else:
            state = in_words(scene.view, company, lang)
        yield from (f"  {line}" for line in state if line not in before)
        yield from (f"  {claim_words(claim, lang)}" for claim in scene.claims)
        before = state


def claim_words(claim: Claim, lang: str) -> str:
    """Return that a move may be played, or why it may not."""
    if claim.reason is None:
        return texts.say("manual", "may", lang, move=claim.words)
    return texts.say("manual", "may-not", lang, move=claim.words, reason=claim.reason)


# ── drawn ─────────────────────────────────────────────────────────────────────────────────────


def draw_chapter(made: Manual, chapter: ManualChapter, lang: str) -> RenderableType:
    """Return a chapter under its title."""
    parts: list[RenderableType] = []
    for part in chapter.parts:
        match part:
            case Paragraph(words):
                parts += [Prose(words), Text()]
            case Table():
                parts += [_table(made, part, lang), Text()]
            case Figure():
                parts += [_figure(made, part, lang), Text()]
    title = Heading(Text(chapter.title, palette.LOUD))
    return Legible(Within(Group(title, Text(), *(Padding(part, _INDENT) for part in parts))))


def _words(made: Manual, names: tuple[str, ...], lang: str) -> Words:
    return Words(made.game, made.rules, lang, names)


def _table(made: Manual, table: Table, lang: str) -> RenderableType:
    grid = Grid(box=box.HORIZONTALS, show_edge=False, pad_edge=False, border_style=palette.QUIET)
    for name in table.head:
        grid.add_column(Text(name, palette.QUIET))
    for row in table.rows:
        grid.add_row(*(_cell(made, cell, lang) for cell in row))
    return Group(Prose(table.title), grid) if table.title else grid


def _cell(made: Manual, cell: Cell, lang: str) -> Text:
    """Return words; a card on its own ground, behind how often there is one."""
    if cell.card is None:
        return Text(cell.words)
    words = _words(made, (), lang)
    card = next(card for card in GAMES[made.game].cards if card.slug == cell.card)
    sign, style = look(words, card)
    first, *more = folded(words.card(card), _NAME_COLUMNS, words.joints)
    blank = Look(" " * len(sign), style)
    name = Text("\n").join([chip(Look(sign, style), first), *(chip(blank, row) for row in more)])
    count, times, _ = cell.words.partition("×")
    if not times:
        return name
    indent = " " * len(f"{count}× ")
    return Text("\n").join(
        Text.assemble(indent if number else f"{count}× ", row)
        for number, row in enumerate(name.split("\n"))
    )


def _figure(made: Manual, figure: Figure, lang: str) -> RenderableType:
    return Group(*(_scene(made, figure, scene, lang) for scene in figure.scenes))


def _scene(made: Manual, figure: Figure, scene: Scene, lang: str) -> RenderableType:
    words = _words(made, figure.names, lang)
    parts: list[RenderableType] = [Prose(scene.caption), Text()]
    if scene.view.sheets:
        parts.append(draw_score(made.game, scene.view, figure.names, lang, headed=False))
    else:
        parts += game_drawing(made.game).board(words, scene.view)
        if scene.view.round.hand:
            title = texts.say("manual", "own-hand", lang)
            parts.append(section(Text(title), _hand(words, scene)))
    parts += [_claim(claim, lang) for claim in scene.claims]
    return Group(*parts, Text())


def _hand(words: Words, scene: Scene) -> Flow:
    """Return the own cards in a row, those on coloured ground that may be played now."""
    seen = scene.view.round
    waits = seen.seat not in seen.waiting
    return Flow(
        (plain if waits or card in seen.blocked else filled)(words, card) for card in seen.hand
    )


def _claim(claim: Claim, lang: str) -> RenderableType:
    right = claim.reason is None
    mark = signs.MARK if right else signs.ALARM
    style = palette.GOOD if right else palette.ALARM
    return Prose(f"{mark} {claim_words(claim, lang)}", style)
