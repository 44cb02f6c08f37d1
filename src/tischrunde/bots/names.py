"""The names of the levels; the bots themselves are imported when they are used."""

from typing import Final

LEVELS: Final = ("random", "easy", "medium", "strong", "expert")
"""The levels, weakest first."""
