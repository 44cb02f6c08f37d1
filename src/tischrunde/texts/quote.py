"""Quotations of other people's text: as much as is needed to find it."""

import textwrap
from typing import Final

_ENOUGH: Final = 60


def shortened(words: str) -> str:
    """Return as much of an unreadable text as is needed to find it."""
    return textwrap.shorten(words, _ENOUGH, placeholder="…") if " " in words else words[:_ENOUGH]
