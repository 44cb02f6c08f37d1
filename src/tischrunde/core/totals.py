"""What rounds add up to, and who deals the next one: alike at a table and on a score pad."""

from collections.abc import Sequence

from tischrunde.core.game import Seat
from tischrunde.core.sheet import Sheet


def added(totals: Sequence[int], sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """Return the totals after another round."""
    return tuple(total + sheet.total for total, sheet in zip(totals, sheets, strict=True))


def next_dealer(dealer: Seat, players: int) -> Seat:
    """Return who deals after a dealer: the left neighbour."""
    return (dealer + 1) % players
