"""Cards as pictures: on their own ground where they lie or may be played, else in outline.

Every picture has a sign for its family and its name or number, so that nobody needs the colours.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from tischrunde.core.card_game import Card
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.cards import look
from tischrunde.terminal.drawing.game_drawing import game_drawing
from tischrunde.terminal.drawing.words import Words

Picture: TypeAlias = list[Text]
"""Lines of equal width."""

COLUMNS: Final = 15
"""Number of columns of a card on the table, and of one in the hand that shows its name."""


def big(words: Words, card: Card, corner: str = "", *, filled: bool = True) -> Picture:
    """Return a card as it is held: with its picture, and something in its upper corner."""
    game = game_drawing(words.game)
    width = game.picture_columns
    sign, style = game.look(card)
    head = f" {corner}".ljust(width - len(sign) - 1) + f"{sign} "
    rows = [head, *(row.center(width) for row in game.picture(words, card))]
    return _framed(rows, width, style) if filled else _outlined(rows, width, palette.FELT[style])


def small(words: Words, card: Card, note: str = "") -> Picture:
    """Return a card as it lies on the table: its sign and its name."""
    sign, style = look(words, card)
    name = folded(words.card(card), COLUMNS - 2, words.joints)
    rows = [*name[:2], *[""] * (2 - len(name))]
    head = f"{sign} {note}".strip() if note else sign
    return _framed([f" {row}" for row in (head, *rows)], COLUMNS, style)


def place(words: Words, label: str) -> Picture:
    """Return a place where no card lies."""
    return note(
        ["", *(row.center(COLUMNS) for row in folded(label, COLUMNS - 2, words.joints)[:2])]
    )


def note(rows: Sequence[str]) -> Picture:
    """Return a few words on a place as large as a card on the table."""
    return _outlined([*rows, *[""] * (3 - len(rows))], COLUMNS, palette.FELT_QUIET, dashed=True)


def folded(name: str, width: int, joints: Mapping[str, str]) -> list[str]:
    """Return a name in lines of at most ``width``, long words broken where they may be."""
    lines = [""]
    for word in name.split():
        first, *rest = (joints.get(word, word) if len(word) > width else word).split("|")
        if len(lines[-1]) + 1 + len(first) <= width:
            lines[-1] = f"{lines[-1]} {first}".strip()
        else:
            lines.append(first)
        for piece in rest:
            lines[-1] += "" if lines[-1].endswith("-") else "-"
            lines.append(piece)
    return [line[:width] for line in lines if line]


class Spread:
    """Pictures side by side, as many as fit beside each other."""

    def __init__(self, pictures: Sequence[Picture], gap: int = 1) -> None:
        self.pictures = pictures
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield row after row of pictures."""
        row: list[Picture] = []
        for picture in self.pictures:
            if row and _breadth([*row, picture], self.gap) > options.max_width:
                yield from _beside(row, self.gap)
                row = []
            row.append(picture)
        yield from _beside(row, self.gap)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the width of the widest picture and that of all in one line."""
        widest = max((picture[0].cell_len for picture in self.pictures), default=0)
        whole = _breadth(self.pictures, self.gap)
        return Measurement(widest, whole).with_maximum(options.max_width)


def _breadth(pictures: Sequence[Picture], gap: int) -> int:
    return sum(picture[0].cell_len for picture in pictures) + gap * max(len(pictures) - 1, 0)


def _beside(pictures: Sequence[Picture], gap: int) -> list[Text]:
    height = max((len(picture) for picture in pictures), default=0)
    return [
        Text(" " * gap).join(
            [
                picture[row] if row < len(picture) else Text(" " * picture[0].cell_len)
                for picture in pictures
            ]
        )
        for row in range(height)
    ]


def _framed(rows: Sequence[str], width: int, style: str) -> Picture:
    """Return a card whose ground ends in half a cell above and below."""
    ground = style.rpartition(" on ")[2]
    edges = [Text("▄" * width, style=ground), Text("▀" * width, style=ground)]
    return [edges[0], *(Text(row[:width].ljust(width), style=style) for row in rows), edges[1]]


def _outlined(rows: Sequence[str], width: int, style: str, *, dashed: bool = False) -> Picture:
    line = ("╌" if dashed else "─") * (width - 2)
    side = "╎" if dashed else "│"
    return [
        Text(f"╭{line}╮", style=style),
        *(Text(f"{side}{row[1 : width - 1].ljust(width - 2)}{side}", style=style) for row in rows),
        Text(f"╰{line}╯", style=style),
    ]
