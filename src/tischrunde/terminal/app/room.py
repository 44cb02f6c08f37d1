"""How much room a window has for a table."""

from typing import Final

from textual.geometry import Size

from tischrunde.terminal.app.sitting import Sitting

_ROOMY: Final = (112, 36)
"""From so many columns and rows on cards are pictures ..."""
_PARTY: Final = 8
"""... in the rally game so many rows for each party ..."""
_OWN: Final = 16
"""... and so many for the own cards and all around them."""
_BESIDE: Final = {"rallye": 150, "uno": 100}
"""From so many columns on the history stands beside the table."""
_HAND: Final = 45
"""So many hundredths of the rows the own cards take at most."""


def is_roomy(sitting: Sitting, size: Size) -> bool:
    """Return whether cards can be pictures."""
    columns, rows = _ROOMY
    if sitting.view is not None and sitting.scene.game == "rallye":
        rows = _OWN + _PARTY * len(sitting.view.totals)
    return size.width >= columns and size.height >= rows


def has_history_beside(sitting: Sitting, size: Size) -> bool:
    """Return whether the history stands beside the table, not below it."""
    return size.width >= _BESIDE[sitting.scene.game]


def hand_rows(size: Size) -> int:
    """Return how many rows the own cards take at most."""
    return size.height * _HAND // 100
