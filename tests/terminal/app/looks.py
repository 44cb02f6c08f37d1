"""What a screen shows in colours, piece by piece, and what is wrong with how it looks."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.geometry import Region
from textual.widgets import Static

from tests.terminal.app.seated import segments
from tischrunde.terminal.app.parts import Log
from tischrunde.terminal.drawing import signs

FELT: Final = "#0e2f38"
PAPER: Final = "#f2ead8"
LEAST: Final = 4.5
"""The contrast of text that can be read, by the WCAG."""
NEAR: Final = 40
"""Difference of red, green or blue, of 255, below which two colours look alike."""
DRAWN: Final = set("▄▀█▌▐▛▜▙▟▖▗▘▝▔▁▏▕━─╌●▚│╭╮╰╯╎┃┏┓┗┛▮▶▆▇▂▃▅ ")
"""What is a drawing and no text."""


class Piece(NamedTuple):
    """Text in one style, where it stands, and what the mouse does on it."""

    row: int
    column: int
    text: str
    ink: str
    ground: str
    bold: bool
    click: str = ""

    @property
    def is_text(self) -> bool:
        """Whether there is something to read."""
        return bool(set(self.text) - DRAWN)

    def within(self, region: Region) -> bool:
        """Return whether it begins in a part of the screen."""
        return region.contains(self.column, self.row)


def pieces(app: App[None]) -> list[Piece]:
    """Return all that is on a screen, neighbours of one style together."""
    return [
        piece for row, line in enumerate(segments(app)) for piece in _in_a_row(row, _joined(line))
    ]


def _in_a_row(row: int, line: Iterator[Segment]) -> Iterator[Piece]:
    column = 0
    for text, style, _ in line:
        yield Piece(row, column, text, *_look(style), _click(style))
        column += cell_len(text)


def _joined(line: list[Segment]) -> Iterator[Segment]:
    """Yield a line with neighbours that look the same and do the same in one."""
    return iter(Segment.simplify(Segment(text, _seen(style)) for text, style, _ in line))


def _seen(style: Style | None) -> Style:
    """Return what of a style can be seen and clicked."""
    ink, ground, bold = _look(style)
    return Style(color=ink, bgcolor=ground, bold=bold, meta={"@click": _click(style)})


def _look(style: Style | None) -> tuple[str, str, bool]:
    style = style or Style.null()
    ink = style.color.get_truecolor().hex if style.color else PAPER
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor else FELT
    if style.reverse:
        ink, ground = ground, ink
    return ink, ground, bool(style.bold)


def _click(style: Style | None) -> str:
    return str(style.meta.get("@click", "")) if style else ""


# What can be wrong.


def faint(shown: Sequence[Piece], sheet: Region | None) -> list[Piece]:
    """Return the text that stands out too little, on a sheet if there is one."""
    return [
        piece
        for piece in shown
        if piece.is_text
        and (sheet is None or piece.within(sheet))
        and contrast(piece.ink, piece.ground) < LEAST
    ]


def loud_beneath(shown: Sequence[Piece], sheet: Region | None) -> list[Piece]:
    """Return the text around a sheet that draws the eye as if there were none."""
    return [
        piece
        for piece in shown
        if piece.is_text
        and sheet is not None
        and not piece.within(sheet)
        and contrast(piece.ink, piece.ground) >= LEAST
    ]


def cut(app: App[None]) -> list[str]:
    """Return the parts that have more to show than room for it; the history alone may.

    What a sheet has too much of is scrolled, and the names of people and of an edition may end
    in …, but none of the keys.
    """
    parts = [part for part in app.screen.walk_children(Static) if not isinstance(part, Log)]
    rows = "\n".join("".join(segment.text for segment in line) for line in segments(app))
    keys = {str(part) for part in parts if part.id == "keys"}
    return [
        *(str(part) for part in parts if _wanted(part) > part.content_size.height),
        *(keys if rows.endswith("…") else ()),
    ]


def _wanted(part: Static) -> int:
    """Return how many rows a part would fill."""
    return part.get_content_height(part.container_size, part.app.size, part.content_size.width)


def chosen_badly(shown: Sequence[Piece]) -> list[str]:
    """Return why one does not see which option of a sheet is chosen, without colours or with."""
    options = {
        click: [piece for piece in shown if piece.click == click and piece.text.strip()]
        for click in dict.fromkeys(piece.click for piece in shown)
        if click.startswith("screen.pick")
    }
    chosen = [click for click, line in options.items() if signs.TURN in line[0].text]
    if not options:
        return []
    if len(chosen) != 1:
        return [f"{len(chosen)} options have the sign"]
    grounds = {piece.ground for click in options if click not in chosen for piece in options[click]}
    return [
        f"looks like the others: {piece.text}"
        for piece in options[chosen[0]]
        if not piece.bold or any(alike(piece.ground, ground) for ground in grounds or {PAPER})
    ]


def mismarked(shown: Sequence[Piece]) -> list[int]:
    """Return the cards, from 1, of which sign and ground disagree on whether they may be played."""
    return [
        number
        for number, card in cards(shown).items()
        if any(signs.MARK in piece.text for piece in card)
        != any(not alike(piece.ground, FELT) for piece in card)
    ]


def mistaken(shown: Sequence[Piece], families: Collection[str]) -> list[str]:
    """Return what keeps cards from being told apart, by their signs or by their colours."""
    colours: dict[str, set[str]] = defaultdict(set)
    for number, card in cards(shown).items():
        text = "".join(piece.text for piece in card)
        sign = next((sign for sign in families if sign in text), f"none on card {number}")
        colours[sign] |= {_colour(piece) for piece in card if sign in piece.text}
    return [
        *(sign for sign in colours if sign not in families or len(colours[sign]) > 1),
        *(
            f"{one} and {other}"
            for one in colours
            for other in colours
            if one < other and any(alike(a, b) for a in colours[one] for b in colours[other])
        ),
    ]


def _colour(piece: Piece) -> str:
    """Return the colour of a card: its ground, or its ink where it has none of its own."""
    return piece.ink if alike(piece.ground, FELT) else piece.ground


def cards(shown: Sequence[Piece]) -> dict[int, list[Piece]]:
    """Return the cards in the hand, from 1, in pieces."""
    found: dict[int, list[Piece]] = defaultdict(list)
    for piece in shown:
        if number := re.fullmatch(r"screen\.choose\((\d+)\)", piece.click):
            found[int(number[1]) + 1].append(piece)
    return dict(found)


def alike(one: str, other: str) -> bool:
    """Return whether two colours look alike."""
    return all(abs(a - b) < NEAR for a, b in zip(_parts(one), _parts(other), strict=True))


def contrast(ink: str, ground: str) -> float:
    """Return how much a colour stands out from another, from 1 to 21."""
    light, dark = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (part / 255 for part in _parts(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: str) -> tuple[int, ...]:
    """Return the red, the green and the blue of a colour, up to 255."""
    return tuple(int(colour[session : session + 2], 16) for session in (1, 3, 5))
