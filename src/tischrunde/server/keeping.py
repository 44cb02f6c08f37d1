"""How long tables are kept."""

from typing import Final

DAY_MS: Final = 24 * 3600 * 1000

KEPT_MS: Final = {"open": DAY_MS, "playing": 30 * DAY_MS, "over": 90 * DAY_MS}
"""Milliseconds after the last change of its state, or move, until a table is cleared away."""
