"""Lines that fit the terminal."""

import shutil
import textwrap
from typing import Final

_WIDEST: Final = 100


def width() -> int:
    """Return how many columns to fill."""
    return min(shutil.get_terminal_size().columns, _WIDEST)


def heading(title: str, rule: str = "─") -> list[str]:
    """Return a title over a rule."""
    return ["", title, rule * len(title), ""]


def wrapped(line: str, bullet: str) -> list[str]:
    """Return a line broken to the width of the terminal."""
    indent = " " * len(bullet)
    return textwrap.wrap(
        line, width(), initial_indent=bullet, subsequent_indent=indent, break_on_hyphens=False
    )


def tenths(number: float, lang: str) -> str:
    """Return a number with one decimal; only in English it stands behind a point."""
    written = f"{number:.1f}"
    return written if lang == "en" else written.replace(".", ",")
