"""What a seat, or a spectator, may know: built by naming what is shown."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tischrunde.core.game import Party, Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.uno.cards import CARDS, Card, Colour
from tischrunde.uno.hand import Hand
from tischrunde.uno.moves import NO_COLOUR, Move, decode
from tischrunde.uno.position import (
    COLOUR,
    DOUBT,
    DRAWN,
    STACK,
    SWAPPING,
    TURN,
    Position,
)
from tischrunde.uno.reasons import why_not
from tischrunde.uno.rules import BIT, NOTHING

_PHASES: Final = {
    TURN: "turn",
    DRAWN: "drawn",
    DOUBT: "doubt",
    STACK: "stack",
    COLOUR: "colour",
    SWAPPING: "swapping",
    OVER: "over",
}


@dataclass(frozen=True, slots=True)
class ShownHand:
    """The hand a challenged player had to show, as it was after laying the wild draw-four."""

    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Doubted:
    """A wild draw-four that may be challenged: who laid it, and on which colour."""

    seat: Seat
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as one seat or a spectator sees it.

    ``accounted`` is what lies in the discard pile, ``unseen`` the rest of the deck but the own
    hand; ``shown`` is known to the last challenger alone; ``passes`` are the turns in a row that
    brought nothing new.
    """

    rule_set: str
    members: tuple[tuple[Seat, ...], ...]
    seat: Seat | None
    dealer: Seat
    phase: str
    on_turn: Seat
    waiting: frozenset[Seat]
    direction: int
    top: Card
    colour: Colour | None
    pending: int
    doubted: Doubted | None
    passes: int
    uncalled: Seat | None
    called: frozenset[Seat]
    winner: Party | None
    stock: int
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    drawn: Card | None
    shown: ShownHand | None
    accounted: Mapping[Card, int]
    unseen: Mapping[Card, int]
    legal: tuple[Move, ...]
    blocked: Mapping[Card, tuple[tuple[Move, Refusal], ...]]


def view(position: Position, seat: Seat | None) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    hand = () if seat is None else _cards(position.hands[seat])
    accounted = {card: position.piles.discards.count(card) for card in CARDS}
    on_turn = seat == position.seat and position.phase != OVER
    drawn = on_turn and position.phase == DRAWN and position.drawn < NOTHING
    return RoundView(
        rule_set=position.rules.rule_set,
        members=position.rules.members,
        seat=seat,
        dealer=position.dealer,
        phase=_PHASES[position.phase],
        on_turn=position.seat,
        waiting=frozenset() if position.phase == OVER else frozenset({position.seat}),
        direction=position.direction,
        top=CARDS[position.piles.discards[-1]],
        colour=_colour(position.colour),
        pending=position.pending,
        doubted=_doubted(position),
        passes=position.passes,
        uncalled=None if position.exposed == NOBODY else position.exposed,
        called=frozenset(s for s in range(position.rules.players) if position.called & BIT[s]),
        winner=None if position.winner == NOBODY else position.winner,
        stock=position.piles.left,
        hand_sizes=tuple(hand.size for hand in position.hands),
        hand=hand,
        drawn=CARDS[position.drawn] if drawn else None,
        shown=_shown(position, seat),
        accounted=accounted,
        unseen={
            card: count - accounted[card] - hand.count(card)
            for card, count in position.rules.edition.deck.items()
        },
        legal=() if seat is None else tuple(decode(code) for code in position.codes(seat)),
        blocked={} if seat is None else why_not(position, seat),
    )


def _colour(colour: int) -> Colour | None:
    return None if colour == NO_COLOUR else Colour(colour)


def _doubted(position: Position) -> Doubted | None:
    if position.phase != DOUBT:
        return None
    return Doubted(position.four_by, _colour(position.followed))


def _cards(hand: Hand) -> tuple[Card, ...]:
    return tuple(CARDS[kind] for kind in hand.cards())


def _shown(position: Position, seat: Seat | None) -> ShownHand | None:
    """Only the challenger sees the hand."""
    if seat is None or position.shown_to != seat:
        return None
    return ShownHand(position.four_by, _cards(position.laid_hand))
