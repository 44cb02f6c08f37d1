"""Pictures of a few pixels, drawn with half-block characters: two pixels to a cell."""

from collections.abc import Sequence
from typing import Final

DIGITS: Final = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", " ##", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
    "+": ("   ", " # ", "###", " # ", "   "),
}

_HALVES: Final = {"  ": " ", "# ": "▀", " #": "▄", "##": "█"}


def number(text: str) -> tuple[str, ...]:
    """Return the pixels of a number."""
    rows = zip(*(DIGITS[digit] for digit in text), strict=True)
    return tuple(" ".join(row) for row in rows)


def lines(pixels: Sequence[str]) -> list[str]:
    """Return a picture as lines of text, half as many as it has rows of pixels."""
    width = max(map(len, pixels))
    rows = [row.ljust(width) for row in pixels]
    if len(rows) % 2:
        rows.append(" " * width)
    return [
        "".join(_HALVES[upper + lower] for upper, lower in zip(top, bottom, strict=True))
        for top, bottom in zip(rows[::2], rows[1::2], strict=True)
    ]
