"""Words of others as they are quoted: as much as is needed to find them."""

import textwrap
from typing import Final

_ENOUGH: Final = 60


def shortened(words: str) -> str:
    """Return as much of words that cannot be read as is needed to find them."""
    return textwrap.shorten(words, _ENOUGH, placeholder="…") if " " in words else words[:_ENOUGH]
