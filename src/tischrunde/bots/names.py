"""What the levels are called; how they play is imported when one is asked."""

from typing import Final

LEVELS: Final = ("random", "easy", "medium", "strong", "expert")
"""The levels, weakest first."""
