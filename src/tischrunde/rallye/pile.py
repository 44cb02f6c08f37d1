"""Piles of which only the top card shows, each as one number.

Every card takes five bits, the top card the lowest; at the bottom lies NOTHING, so the bare table
has a top as well.
"""

from typing import Final

from tischrunde.core.native import i64
from tischrunde.rallye.moves import WIDTH
from tischrunde.rallye.rules import NOTHING

BARE: Final = NOTHING

_CARD: Final = (1 << WIDTH) - 1


def top(pile: int) -> i64:
    """Return the card that shows, or NOTHING."""
    return pile & _CARD


def put(pile: int, card: int) -> int:
    """Return the pile with a card laid on it; a high one passes a machine word."""
    return pile << WIDTH | card


def lift(pile: int) -> int:
    """Return the pile without its top card."""
    return pile >> WIDTH


def cards(pile: int) -> list[int]:
    """Return the cards of a pile in the order they were laid."""
    listed: list[int] = []
    while pile != BARE:
        listed.append(pile & _CARD)
        pile >>= WIDTH
    listed.reverse()
    return listed
