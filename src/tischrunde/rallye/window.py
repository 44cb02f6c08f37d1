"""The question after an attack: whether the attacked party answers with the matching safety."""

from tischrunde.core.window import Window
from tischrunde.rallye.moves import LetStand, Move
from tischrunde.rallye.position import WINDOW, Position


def window(position: Position) -> Window[Move] | None:
    """Return who is asked whether an attack stands, as long as it can be answered."""
    if position.phase != WINDOW:
        return None
    members = position.rules.members[position.attacked]
    return Window(frozenset(seat for seat in members if position.waits_for(seat)), LetStand())
