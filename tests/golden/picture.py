"""A picture of the command line for the README, drawn from what the command really prints."""

import io
import os
from contextlib import redirect_stdout
from html import escape
from unittest.mock import patch

from tischrunde.cli import main

POSITION = (
    "winning-moves 2; A: roll 200 speed-limit; B: roll stop; "
    "1: 100 50 stop repairs flat-tyre right-of-way"
)
COLUMNS = 84
LINE = 22
CHARACTER = 9.05
INK, PAPER, SAFFRON, SOFT = "#14262E", "#FFFBF1", "#F4B41A", "#9FB6B4"


def picture() -> str:
    """Return the SVG."""
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
