"""How long tables are kept."""

from typing import Final

DAY: Final = 24 * 3600 * 1000

KEPT: Final = {"open": DAY, "playing": 30 * DAY, "over": 90 * DAY}
"""A table is cleared away so long after its state last changed, a running one after a move."""
