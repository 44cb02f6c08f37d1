"""A simple player: drives as far as it can, attacks when it may, throws away what helps least."""

from collections.abc import Sequence
from typing import Final

from bench.bsd.mirror import SeatView
from tischrunde.rallye.cards import HAZARDS_OF_SAFETY, Card, Group
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
)
from tischrunde.rallye.view import RoundView

_LATE: Final = 12
"""Maximum number of cards in the stock at which no safety is held back any more."""


class Greedy:
    """Chooses by one glance at the table."""

    def choose(
        self,
        match_view: SeatView,
        legal: Sequence[Move],
        budget: None = None,  # noqa: ARG002 - it needs no time
    ) -> Move:
        """Return the move that looks best."""
        return max(legal, key=lambda move: _worth(match_view.round, move))


def _worth(view: RoundView, move: Move) -> float:
    match move:
        case CoupFourre():
            return 1000
        case Lay(card):
            return _laid(view, card)
        case Attack(_, _):
            return 150
        case Discard(card):
            return -_kept(view, card)
        case Finish():
            return 2
        case LetStand() | Extend():
            return 1


def _laid(view: RoundView, card: Card) -> float:
    if card.group is Group.SAFETY:
        own = view.displays[view.on_turn]
        needed = own.battle in HAZARDS_OF_SAFETY[card] or own.speed in HAZARDS_OF_SAFETY[card]
        return 900 if needed or view.stock < _LATE else 0.5
    if card.group is Group.REMEDY:
        return 1 if card is Card.ROLL and _has_right_of_way(view) else 300
    return 100 + card.km


def _kept(view: RoundView, card: Card) -> float:
    """Return how dear a card is; a second and third of a remedy are not."""
    if card.group is Group.DISTANCE:
        return card.km / 10
    many = view.hand.count(card) - 1
    if card.group is Group.REMEDY:
        return 1 if _has_right_of_way(view) and card is Card.ROLL else 30 - 14 * many
    return 15


def _has_right_of_way(view: RoundView) -> bool:
    return any(laid.card is Card.RIGHT_OF_WAY for laid in view.displays[view.on_turn].safeties)
