"""Cards as pictures: on their own ground where they lie or may be played, else in outline.

Every face has a sign for its family and its name or number, so that nobody needs the colours.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.rallye.cards import Group
from tischrunde.terminal.drawing import palette, pixels
from tischrunde.terminal.drawing.cards import look
from tischrunde.terminal.drawing.words import AnyCard, Words
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.cards import Rank

Face: TypeAlias = list[Text]
"""Lines of equal width."""

WIDE: Final = 15
"""So wide is a card of the rally game, for its name ..."""
NARROW: Final = 9
"""... and so wide one of UNO, which is all symbol."""

_GROUPS: Final = {
    Group.HAZARD: pixels.HAZARD,
    Group.REMEDY: pixels.REMEDY,
    Group.SAFETY: pixels.SAFETY,
}
_RANKS: Final = {
    Rank.SKIP: pixels.SKIP,
    Rank.REVERSE: pixels.REVERSE,
    Rank.DRAW_TWO: pixels.number("+2"),
    Rank.WILD: pixels.WILD,
    Rank.WILD_DRAW_FOUR: pixels.number("+4"),
}


def big(words: Words, card: AnyCard, corner: str = "", *, filled: bool = True) -> Face:
    """Return a card as it is held: with its picture, and something in its upper corner."""
    body = _rallye(words, card) if isinstance(card, RallyeCard) else _uno(card)
    width = WIDE if isinstance(card, RallyeCard) else NARROW
    sign, style = look(card)
    head = f" {corner}".ljust(width - len(sign) - 1) + f"{sign} "
    rows = [head, *(row.center(width) for row in body)]
    return _framed(rows, width, style) if filled else _outlined(rows, width, palette.FELT[style])


def small(words: Words, card: AnyCard, note: str = "") -> Face:
    """Return a card as it lies on the table: its sign and its name."""
    sign, style = look(card)
    name = folded(words.card(card), WIDE - 2, words.joints)
    rows = [*name[:2], *[""] * (2 - len(name))]
    head = f"{sign} {note}".strip() if note else sign
    return _framed([f" {row}" for row in (head, *rows)], WIDE, style)


def place(words: Words, label: str) -> Face:
    """Return a place where no card lies."""
    return note(["", *(row.center(WIDE) for row in folded(label, WIDE - 2, words.joints)[:2])])


def note(rows: Sequence[str]) -> Face:
    """Return a few words on a place as large as a card on the table."""
    return _outlined([*rows, *[""] * (3 - len(rows))], WIDE, palette.FELT_QUIET, dashed=True)


def folded(name: str, width: int, joints: Mapping[str, str]) -> list[str]:
    """Return a name in lines no wider than that, long words broken where they may be."""
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
    """Faces side by side, as many as fit beside each other."""

    def __init__(self, faces: Sequence[Face], gap: int = 1) -> None:
        self.faces = faces
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield row after row of faces."""
        row: list[Face] = []
        for face in self.faces:
            if row and _breadth([*row, face], self.gap) > options.max_width:
                yield from _beside(row, self.gap)
                row = []
            row.append(face)
        yield from _beside(row, self.gap)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the width of the widest face and that of all in one line."""
        widest = max((face[0].cell_len for face in self.faces), default=0)
        whole = _breadth(self.faces, self.gap)
        return Measurement(widest, whole).with_maximum(options.max_width)


def _breadth(faces: Sequence[Face], gap: int) -> int:
    return sum(face[0].cell_len for face in faces) + gap * max(len(faces) - 1, 0)


def _beside(faces: Sequence[Face], gap: int) -> list[Text]:
    height = max((len(face) for face in faces), default=0)
    return [
        Text(" " * gap).join(
            [face[row] if row < len(face) else Text(" " * face[0].cell_len) for face in faces]
        )
        for row in range(height)
    ]


def _rallye(words: Words, card: RallyeCard) -> list[str]:
    if card.group is Group.DISTANCE:
        return [*pixels.lines(pixels.number(str(card.km))), "km"]
    name = folded(words.card(card), WIDE - 2, words.joints)[:2]
    return [*pixels.lines(_GROUPS[card.group]), *name, *[""] * (2 - len(name))]


def _uno(card: UnoCard) -> list[str]:
    symbol = pixels.number(str(int(card.rank))) if card.is_number else _RANKS[card.rank]
    return pixels.lines(symbol)


def _framed(rows: Sequence[str], width: int, style: str) -> Face:
    """Return a card whose ground ends in half a cell above and below."""
    ground = style.rpartition(" on ")[2]
    edges = [Text("▄" * width, style=ground), Text("▀" * width, style=ground)]
    return [edges[0], *(Text(row[:width].ljust(width), style=style) for row in rows), edges[1]]


def _outlined(rows: Sequence[str], width: int, style: str, *, dashed: bool = False) -> Face:
    line = ("╌" if dashed else "─") * (width - 2)
    side = "╎" if dashed else "│"
    return [
        Text(f"╭{line}╮", style=style),
        *(Text(f"{side}{row[1 : width - 1].ljust(width - 2)}{side}", style=style) for row in rows),
        Text(f"╰{line}╯", style=style),
    ]
