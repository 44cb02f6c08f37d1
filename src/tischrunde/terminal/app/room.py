"""How much room a window has for a table."""

from typing import Final

from textual.geometry import Size

from tischrunde.terminal.app.sitting import Sitting

_ROOMY_SIZE: Final = (112, 36)
"""Columns and rows from which cards are pictures."""
_PARTY_ROWS: Final = 8
"""Rows that pictures take for each party of the rally game."""
_OWN_ROWS: Final = 16
"""Rows that pictures take for the own cards and all around them."""
_BESIDE_COLUMNS: Final = {"rallye": 150, "uno": 100}
"""Columns from which the history stands beside the table."""
_MAX_HAND_PERCENT: Final = 45
"""Maximum share of the rows for the own cards, in percent."""


def is_roomy(sitting: Sitting, size: Size) -> bool:
    """Return whether cards can be pictures."""
    columns, rows = _ROOMY_SIZE
    if sitting.view is not None and sitting.scene.game == "rallye":
        rows = _OWN_ROWS + _PARTY_ROWS * len(sitting.view.totals)
    return size.width >= columns and size.height >= rows


def has_history_beside(sitting: Sitting, size: Size) -> bool:
    """Return whether the history stands beside the table, not below it."""
    return size.width >= _BESIDE_COLUMNS[sitting.scene.game]


def hand_rows(size: Size) -> int:
    """Return how many rows the own cards take at most."""
    return size.height * _MAX_HAND_PERCENT // 100
