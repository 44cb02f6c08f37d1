"""Every move that can ever be legal, numbered without gaps for programs that learn.

The numbers are the same in every edition and at every table. Parties are counted from one's own to
the left, so that an action means the same from every seat.
"""

from typing import Final

from tischrunde.core.game import Party, Seat
from tischrunde.rallye.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, Card
from tischrunde.rallye.moves import (
    COUP_FOURRE,
    EXTEND,
    FINISH,
    LET_STAND,
    MAX_PARTIES,
    Attack,
    Discard,
    Lay,
    encode,
)

PASS: Final = -1
"""Nobody ever acts out of turn, so there is no such code."""

_OPPONENTS: Final = range(1, MAX_PARTIES)


def codes(parties: int, seat: Seat) -> list[int]:
    """Return the codes of all actions of a seat, in their order."""
    return [code for group in _groups(parties, seat).values() for code in group]


def groups() -> dict[str, int]:
    """Return what kinds of action there are, in their order, and how many of each."""
    return {name: len(group) for name, group in _groups(MAX_PARTIES, 0).items()}


def _groups(parties: int, seat: Seat) -> dict[str, list[int]]:
    opponents = [_party(parties, seat, steps) for steps in _OPPONENTS]
    return {
        "lay": [encode(Lay(card)) for card in (*DISTANCES, *REMEDIES, *SAFETIES)],
        "discard": [encode(Discard(card)) for card in Card],
        "attack": [encode(Attack(card, party)) for party in opponents for card in HAZARDS],
        "coup-fourre": [COUP_FOURRE],
        "let-stand": [LET_STAND],
        "extend": [EXTEND],
        "finish": [FINISH],
    }


def _party(parties: int, seat: Seat, steps: int) -> Party:
    """Return the party ``steps`` to the left; beyond the last, one that is not there."""
    return (seat + steps) % parties if steps < parties else steps
