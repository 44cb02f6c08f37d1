"""The own hand: cards to choose from by number or with the mouse."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.style import Style
from rich.text import Text

from tischrunde.core.card_game import Card
from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.cards import chip, filled, look
from tischrunde.terminal.drawing.game_drawing import Look
from tischrunde.terminal.drawing.pictures import Picture, Spread, big
from tischrunde.terminal.drawing.words import Words


@dataclass(frozen=True, slots=True)
class Held:
    """A hand, which of its cards may be played now, and which one is chosen, counted from 0."""

    cards: Sequence[Card]
    playable: Collection[Card]
    chosen: int | None
    click: Callable[[int], str]
    """What the mouse does on a card, as an action."""


def draw(words: Words, held: Held, *, roomy: bool, rows: int) -> RenderableType:
    """Return the cards side by side in at most ``rows`` rows, as pictures if it is roomy."""
    numbers = range(len(held.cards))
    if roomy:
        return Fan([_picture(words, held, number) for number in numbers], held.chosen or 0, rows)
    items = [_chip(words, held, number) for number in numbers]
    width = max((item.cell_len for item in items), default=0)
    for item in items:
        item.pad_right(width - item.cell_len)
    return Fan([[item] for item in items], held.chosen or 0, rows)


class Fan:
    """Cards of one size in even columns; of many only the rows around the chosen one."""

    def __init__(self, pictures: Sequence[Picture], chosen: int, rows: int) -> None:
        self.pictures = pictures
        self.chosen = chosen
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield row after row of cards."""
        width, height = self.pictures[0][0].cell_len, len(self.pictures[0])
        beside = max((options.max_width + 1) // (width + 1), 1)
        above = max(self.rows // height, 1)
        lines = -(-len(self.pictures) // beside)
        first = min(max(self.chosen // beside - above // 2, 0), max(lines - above, 0))
        yield Spread(self.pictures[first * beside : (first + above) * beside])


def _picture(words: Words, held: Held, number: int) -> Picture:
    card = held.cards[number]
    may = card in held.playable
    corner = f"{number + 1} {signs.MARK if may else ''}"
    picture = big(words, card, corner, filled=may)
    if number == held.chosen:
        width = picture[0].cell_len
        picture = [Text(signs.CHOSEN * width, style=palette.FELT_ROAD), *picture[1:-1]]
        picture.append(Text(signs.CHOSEN * width, style=palette.FELT_ROAD))
    return [_linked(line, held.click(number)) for line in picture]


def _chip(words: Words, held: Held, number: int) -> Text:
    card = held.cards[number]
    may = card in held.playable
    before, after = ("[", "]") if number == held.chosen else (" ", " ")
    line = Text.assemble(
        (f"{number + 1:>2}", palette.FELT_QUIET),
        (signs.MARK if may else " ", palette.FELT_GOOD),
        (before, palette.FELT_ROAD),
        filled(words, card) if may else _waiting(words, card),
        (after, palette.FELT_ROAD),
    )
    return _linked(line, held.click(number))


def _waiting(words: Words, card: Card) -> Text:
    sign, style = look(words, card)
    return chip(Look(sign, palette.FELT[style]), words.card(card))


def _linked(line: Text, action: str) -> Text:
    line.stylize(Style(meta={"@click": action}))
    return line
