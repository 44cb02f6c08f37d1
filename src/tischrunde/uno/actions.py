"""Every move that can ever be legal, numbered without gaps for programs that learn.

The numbers are the same in every edition and at every table. Seats are counted from one's own to
the left, so that an action means the same from every seat.
"""

from typing import Final

from tischrunde.core.game import Seat
from tischrunde.uno.cards import COLOURED, WILDS, Colour
from tischrunde.uno.moves import (
    ACCEPT,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    DRAW,
    KEEP,
    MAX_SEATS,
    NAME,
    SWAP,
    WIDTH,
    Play,
    encode,
)

PASS: Final = 9 << WIDTH
"""The code of letting a chance out of turn go by; no position knows it."""

_NEIGHBOURS: Final = range(1, MAX_SEATS)


def codes(players: int, seat: Seat) -> list[int]:
    """Return the codes of all actions of a seat, in their order."""
    return [code for group in _groups(players, seat).values() for code in group]


def groups() -> dict[str, int]:
    """Return what kinds of action there are, in their order, and how many of each."""
    return {name: len(group) for name, group in _groups(MAX_SEATS, 0).items()}


def _groups(players: int, seat: Seat) -> dict[str, list[int]]:
    others = [_seat(players, seat, steps) for steps in _NEIGHBOURS]
    return {
        "play-coloured": [encode(Play(card)) for card in COLOURED],
        "play-coloured-uno": [encode(Play(card, uno=True)) for card in COLOURED],
        "play-wild": [encode(Play(card, colour)) for card in WILDS for colour in Colour],
        "play-wild-uno": [
            encode(Play(card, colour, uno=True)) for card in WILDS for colour in Colour
        ],
        "play-last-wild": [encode(Play(card)) for card in WILDS],
        "draw": [DRAW],
        "keep": [KEEP],
        "call-uno": [CALL_UNO],
        "catch": [CATCH | other for other in others],
        "challenge": [CHALLENGE],
        "accept": [ACCEPT],
        "name": [NAME | colour for colour in Colour],
        "swap": [SWAP | other for other in others],
        "pass": [PASS],
    }


def _seat(players: int, seat: Seat, steps: int) -> Seat:
    """Return who sits ``steps`` to the left; beyond the table, a seat that is not there."""
    return (seat + steps) % players if steps < players else steps
