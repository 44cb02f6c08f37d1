"""Pictures for the README, drawn from what the commands really print."""

import io
import os
from contextlib import redirect_stdout
from html import escape
from unittest.mock import patch

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tischrunde.cli import main
from tischrunde.core.record_reader import read_record
from tischrunde.games.replay import frames
from tischrunde.terminal.drawing.table import draw

POSITION = (
    "winning-moves 2; A: roll 200 speed-limit; B: roll stop; "
    "1: 100 50 stop repairs flat-tyre right-of-way"
)
COLUMNS = 84
LINE = 22
CHARACTER = 9.05
INK, PAPER, SAFFRON, SOFT = "#14262E", "#FFFBF1", "#F4B41A", "#9FB6B4"

MOVE, SEAT = 100, 0
THEME = TerminalTheme((20, 38, 46), (255, 251, 241), [(0, 0, 0)] * 8, [(159, 182, 180)] * 8)
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" \
xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px;
}}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="12" fill="#14262E"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""
"""A frame without buttons, and without a font to fetch."""


def why_picture() -> str:
    """Return the SVG of a hand explained."""
    lines = [f'$ tischrunde why "{POSITION[:44]} …"', "", *_printed()]
    width, height = COLUMNS * CHARACTER + 48, len(lines) * LINE + 40
    texts = "\n".join(_text(line, 38 + LINE * row) for row, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" '
        f'width="{width:.0f}" height="{height}" role="img">\n'
        f'<rect width="100%" height="100%" rx="12" fill="{INK}"/>\n'
        f'<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" '
        f'font-size="15">\n{texts}\n</g>\n</svg>\n'
    )


def _printed() -> list[str]:
    printed = io.StringIO()
    with patch.dict(os.environ, COLUMNS=str(COLUMNS)), redirect_stdout(printed):
        main(["why", POSITION, "--lang", "de"])
    return printed.getvalue().rstrip().splitlines()


def _text(line: str, y: int) -> str:
    if line.startswith("$"):
        colour = SAFFRON
    elif line.startswith(" "):
        colour = SOFT
    else:
        colour = PAPER
    x = 24 + CHARACTER * (len(line) - len(line.lstrip()))
    return f'<text x="{x:.0f}" y="{y}" fill="{colour}">{escape(line.lstrip())}</text>'


def replay_picture(record: str) -> str:
    """Return the SVG of a position of a record, as a seat saw it."""
    console = Console(
        record=True, width=100, file=io.StringIO(), force_terminal=True, legacy_windows=False
    )
    frame = next(frame for frame in frames(read_record(record)) if frame.number == MOVE)
    names = read_record(record).names
    console.print(Text(f"$ tischrunde replay rallye.tisch --at {MOVE} --seat {SEAT + 1}", SAFFRON))
    console.print(draw("rallye", frame.match.view(SEAT), names, None, "de"))
    return console.export_svg(code_format=FRAME, theme=THEME)
