"""What a seat, or a spectator, may know and is shown."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tests.third_game.rules.cards import CARDS, Card
from tests.third_game.rules.moves import Move, decode
from tests.third_game.rules.position import Position
from tests.third_game.rules.reasons import why_not
from tischrunde.core.game import Party, Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.core.view_field import ViewFields, fixed, plainly


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as one seat or a spectator sees it.

    ``accounted`` is what lies open, ``unseen`` the rest of the deck but the own hand.
    """

    rule_set: str
    members: tuple[tuple[Seat, ...], ...]
    seat: Seat | None
    dealer: Seat
    phase: str
    on_turn: Seat
    waiting: frozenset[Seat]
    top: Card
    reach: int
    passes: int
    winner: Party | None
    stock: int
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    accounted: Mapping[Card, int]
    unseen: Mapping[Card, int]
    legal: tuple[Move, ...]
    blocked: Mapping[Card, tuple[tuple[Move, Refusal], ...]]


def _waiting(position: Position) -> frozenset[Seat]:
    return frozenset() if position.phase == OVER else frozenset({position.seat})


def _cards(position: Position, seat: Seat | None) -> list[int]:
    return [] if seat is None else position.hands[seat].cards()


def _codes(position: Position, seat: Seat | None) -> list[int]:
    return [] if seat is None else position.codes(seat)


def _blocked(position: Position, seat: Seat | None) -> dict[Card, tuple[tuple[Move, Refusal], ...]]:
    waited_for = seat is not None and position.waits_for(seat)
    return why_not(position, seat) if seat is not None and waited_for else {}


def _unseen(position: Position, hand: list[int]) -> list[int]:
    return [card for card in CARDS if card not in hand and card not in position.discards]


def _counted(cards: list[int]) -> dict[Card, int]:
    return {card: int(card in cards) for card in CARDS}


FIELDS: Final = ViewFields(
    public=(
        fixed("rule_set", lambda p, _: p.rules.rule_set),
        fixed("members", lambda p, _: p.rules.members),
        plainly("dealer", lambda p, _: p.dealer),
        plainly("phase", lambda p, _: "over" if p.phase == OVER else "turn"),
        plainly("on_turn", lambda p, _: p.seat),
        plainly("waiting", lambda p, _: _waiting(p)),
        plainly("top", lambda p, _: CARDS[p.discards[-1]]),
        fixed("reach", lambda p, _: p.rules.edition.reach),
        plainly("passes", lambda p, _: p.passes),
        plainly("winner", lambda p, _: None if p.winner == NOBODY else p.winner),
        plainly("stock", lambda p, _: len(p.stock)),
        plainly("hand_sizes", lambda p, _: tuple(held.size for held in p.hands)),
    ),
    private=(
        fixed("seat", lambda _, seat: seat),
        plainly("hand", lambda p, seat: tuple(CARDS[card] for card in _cards(p, seat))),
        plainly("legal", lambda p, seat: tuple(map(decode, _codes(p, seat)))),
        plainly("blocked", _blocked),
    ),
)
"""What is shown of a round."""


def view(position: Position, seat: Seat | None, *, brief: bool = False) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    shown = FIELDS.shown(position, seat)
    if brief:
        return RoundView(**shown, accounted={}, unseen={})
    if seat is not None:
        shown["blocked"] = why_not(position, seat)
    accounted = _counted(position.discards)
    unseen = _counted(_unseen(position, _cards(position, seat)))
    return RoundView(**shown, accounted=accounted, unseen=unseen)
