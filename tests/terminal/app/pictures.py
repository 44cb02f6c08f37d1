"""A screen as a small picture, the same whenever it is drawn."""

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.app import App

from tests.terminal.app.seated import segments

WIDTH, HEIGHT = 10, 20
"""The size of a cell."""
FELT: Final = "#0e2f38"
PAPER: Final = "#f2ead8"
FORM: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>text{{font:16.6px DejaVu Sans Mono,monospace;white-space:pre}}.b{{font-weight:bold}}</style>
{grounds}
{words}
</svg>
"""


class Piece(NamedTuple):
    """Text in one style, and where it stands."""

    row: int
    column: int
    text: str
    ink: str
    ground: str
    bold: bool

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return cell_len(self.text)


def picture(app: App[None]) -> str:
    """Return a screen as SVG: first the grounds, colour by colour, then what is written on them."""
    width, height = app.size
    shown = list(pieces(app))
    return FORM.format(
        width=width * WIDTH,
        height=height * HEIGHT,
        grounds="\n".join(_grounds(shown)),
        words="\n".join(_word(piece) for piece in shown if piece.text.strip()),
    )


def pieces(app: App[None]) -> Iterator[Piece]:
    """Yield all that is on a screen, neighbours of one style together."""
    for row, line in enumerate(segments(app)):
        column = 0
        for text, style, _ in Segment.simplify(
            Segment(text, _seen(style)) for text, style, _ in line
        ):
            piece = Piece(row, column, text, *_look(style or Style.null()))
            column += piece.width
            yield piece


def _seen(style: Style | None) -> Style:
    """Return what of a style can be seen."""
    ink, ground, bold = _look(style or Style.null())
    return Style(color=ink, bgcolor=ground, bold=bold)


def _look(style: Style) -> tuple[str, str, bool]:
    ink = style.color.get_truecolor().hex if style.color else PAPER
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor else FELT
    if style.reverse:
        ink, ground = ground, ink
    return ink, ground, bool(style.bold)


def _grounds(shown: list[Piece]) -> Iterator[str]:
    boxes: dict[str, list[str]] = defaultdict(list)
    runs: list[list[int]] = []
    grounds: list[str] = []
    for piece in shown:
        if runs and grounds[-1] == piece.ground and runs[-1][0] == piece.row:
            runs[-1][2] += piece.width
        else:
            runs.append([piece.row, piece.column, piece.width])
            grounds.append(piece.ground)
    for ground, (row, column, width) in zip(grounds, runs, strict=True):
        across = width * WIDTH
        boxes[ground].append(f"M{column * WIDTH} {row * HEIGHT}h{across}v{HEIGHT}h-{across}z")
    for ground, path in boxes.items():
        yield f'<path fill="{ground}" d="{"".join(path)}"/>'


def _word(piece: Piece) -> str:
    text = piece.text.rstrip()
    skipped = len(text) - len(text.lstrip())
    x, y = (piece.column + skipped) * WIDTH, piece.row * HEIGHT + 15
    bold = ' class="b"' if piece.bold else ""
    written = escape(text.lstrip(), quote=False)
    return f'<text x="{x}" y="{y}" fill="{piece.ink}"{bold}>{written}</text>'
