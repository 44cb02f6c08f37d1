"""What a seat, or a spectator, may know and is shown."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.third_game.rules.cards import CARDS, Card
from tests.third_game.rules.moves import Move, decode
from tests.third_game.rules.position import Position
from tests.third_game.rules.reasons import why_not
from tischrunde.core.game import Party, Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal


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


def view(position: Position, seat: Seat | None, *, brief: bool = False) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    hand = [] if seat is None else position.hands[seat].cards()
    over = position.phase == OVER
    why = seat is not None and (not brief or position.waits_for(seat))
    return RoundView(
        rule_set=position.rules.rule_set,
        members=position.rules.members,
        seat=seat,
        dealer=position.dealer,
        phase="over" if over else "turn",
        on_turn=position.seat,
        waiting=frozenset() if over else frozenset({position.seat}),
        top=CARDS[position.discards[-1]],
        reach=position.rules.edition.reach,
        passes=position.passes,
        winner=None if position.winner == NOBODY else position.winner,
        stock=len(position.stock),
        hand_sizes=tuple(held.size for held in position.hands),
        hand=tuple(CARDS[card] for card in hand),
        accounted={} if brief else _counted(position.discards),
        unseen={} if brief else _counted(_unseen(position, hand)),
        legal=() if seat is None else tuple(map(decode, position.codes(seat))),
        blocked=why_not(position, seat) if why and seat is not None else {},
    )


def _unseen(position: Position, hand: list[int]) -> list[int]:
    return [card for card in CARDS if card not in hand and card not in position.discards]


def _counted(cards: list[int]) -> dict[Card, int]:
    return {card: int(card in cards) for card in CARDS}
