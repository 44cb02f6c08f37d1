"""The displays of the rally game and the piles between them, roomy or tight."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tischrunde.core.match_view import MatchView
from tischrunde.rallye.view import DisplayView, RoundView
from tischrunde.terminal.drawing import palette, pictures, signs
from tischrunde.terminal.drawing.cards import chip, filled
from tischrunde.terminal.drawing.game_drawing import Look
from tischrunde.terminal.drawing.layout import Ends, Flow, on_felt
from tischrunde.terminal.drawing.pictures import Picture, Spread
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.rallye.table import LABELS, title
from tischrunde.terminal.rallye.track import Track

AIRY_ROWS: Final = 20
"""Number of rows, beside two for each display, from which displays lie apart."""


def board(words: Words, view: MatchView[RoundView], *, roomy: bool, rows: int) -> RenderableType:
    """Return what lies before every party, and between them; with few rows none is empty."""
    draw = _roomy if roomy else _tight
    pairs = zip(view.round.displays, view.totals, strict=True)
    displays = [draw(words, view.round, shown, total) for shown, total in pairs]
    if not roomy and rows >= AIRY_ROWS + 2 * len(displays):
        displays = [part for display in displays for part in (display, Text())]
    return Group(*displays, _piles(words, view.round))


def _piles(words: Words, view: RoundView) -> Text:
    """Return what lies between the parties, in a line."""
    stock = words.say("pile", pile=words.term("stock"), cards=str(view.stock))
    discards = words.say("pile", pile=words.term("discard-pile"), cards="")
    top = Text(words.say("empty")) if view.discard is None else filled(words, view.discard)
    return Text.assemble((stock, palette.FELT_QUIET), "   ", discards, top)


def _roomy(words: Words, view: RoundView, shown: DisplayView, total: int) -> RenderableType:
    """Return a display with its cards as they lie there."""
    own = view.seat in shown.members
    waited = any(seat in view.waiting for seat in shown.members)
    return Panel(
        Group(
            Track(shown.km, view.goal, palette.FELT_ROAD, palette.FELT_QUIET),
            Spread(list(_pictures(words, view, shown))),
        ),
        box=box.HEAVY if waited else box.ROUNDED,
        title=on_felt(title(words, view, shown)),
        title_align="left",
        subtitle=Text(words.say("points", points=total), style=palette.LOUD),
        subtitle_align="right",
        border_style=palette.FELT_ROAD if waited else "" if own else palette.FELT_QUIET,
        padding=(0, 1),
    )


def _pictures(words: Words, view: RoundView, shown: DisplayView) -> Iterator[Picture]:
    yield _picture(words, shown, "battle")
    if view.agreed.speed_pile:
        yield _picture(words, shown, "speed")
    if shown.distances:
        yield pictures.note(_distances(shown))
    else:
        yield pictures.place(words, words.term(LABELS["distances"]))
    for safety in shown.safeties:
        note = signs.CROSSWISE if safety.crosswise else ""
        yield pictures.small(words, safety.card, note)


def _picture(words: Words, shown: DisplayView, pile: str) -> Picture:
    card = shown.battle if pile == "battle" else shown.speed
    label = words.term(LABELS[pile])
    return pictures.place(words, label) if card is None else pictures.small(words, card)


def _distances(shown: DisplayView) -> Sequence[str]:
    """Return how many cards of each distance lie there, two to a row."""
    counts = [f"{card.km:>4}×{count}" for card, count in sorted(shown.distances.items())]
    return [" " + "".join(counts[first : first + 2]) for first in range(0, len(counts), 2)]


def _tight(words: Words, view: RoundView, shown: DisplayView, total: int) -> RenderableType:
    """Return a display in three lines, or four where many cards lie."""
    points = Text(words.say("points", points=total), style=palette.LOUD)
    return Group(
        Ends(on_felt(title(words, view, shown)), points),
        Track(shown.km, view.goal, palette.FELT_ROAD, palette.FELT_QUIET),
        Flow(_chips(words, view, shown)),
    )


def _chips(words: Words, view: RoundView, shown: DisplayView) -> Iterator[Text]:
    yield _chip(words, shown, "battle")
    if view.agreed.speed_pile:
        yield _chip(words, shown, "speed")
    for safety in shown.safeties:
        sign = signs.CROSSWISE if safety.crosswise else signs.SAFETY
        yield chip(Look(sign, palette.BLUE), words.card(safety.card))
    for card, count in sorted(shown.distances.items()):
        yield Text(f"{card.km}×{count}", style=palette.FELT_QUIET)


def _chip(words: Words, shown: DisplayView, pile: str) -> Text:
    card = shown.battle if pile == "battle" else shown.speed
    if card is not None:
        return filled(words, card)
    return Text(f"[{words.term(LABELS[pile])}]", style=palette.FELT_QUIET)
