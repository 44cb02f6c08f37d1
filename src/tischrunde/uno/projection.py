"""What a seat, or a spectator, is shown of a round: views built by naming what they show."""

from typing import Final

from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.uno.cards import CARDS, COLOURS, Card, Colour
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
from tischrunde.uno.rules import BIT, NOTHING, WRONG_CHALLENGE
from tischrunde.uno.view import Doubted, RoundView, ShownHand

_PHASES: Final = {
    TURN: "turn",
    DRAWN: "drawn",
    DOUBT: "doubt",
    STACK: "stack",
    COLOUR: "colour",
    SWAPPING: "swapping",
    OVER: "over",
}


def view(position: Position, seat: Seat | None, *, brief: bool = False) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    hand = [] if seat is None else position.hands[seat].cards()
    accounted, unseen = ({}, {}) if brief else _counted(position, hand)
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
        follower=None if seat is None else position.follower(seat),
        top=CARDS[position.piles.discards[-1]],
        colour=_colour(position.colour),
        pending=position.pending,
        doubted=_doubted(position),
        passes=position.passes,
        uncalled=None if position.exposed == NOBODY else position.exposed,
        called=_called(position),
        winner=None if position.winner == NOBODY else position.winner,
        stock=position.piles.left,
        hand_sizes=tuple([hand.size for hand in position.hands]),
        hand=tuple([CARDS[card] for card in hand]),
        drawn=CARDS[position.drawn] if drawn else None,
        shown=_shown(position, seat),
        accounted=accounted,
        unseen=unseen,
        legal=() if seat is None else tuple([decode(code) for code in position.codes(seat)]),
        blocked=_blocked(position, seat, brief=brief),
    )


def _colour(colour: int) -> Colour | None:
    return None if colour == NO_COLOUR else COLOURS[colour]


def _doubted(position: Position) -> Doubted | None:
    if position.phase != DOUBT:
        return None
    return Doubted(position.four_by, _colour(position.followed), WRONG_CHALLENGE)


def _called(position: Position) -> frozenset[Seat]:
    if not position.called:
        return frozenset()
    return frozenset([s for s in range(position.rules.players) if position.called & BIT[s]])


def _shown(position: Position, seat: Seat | None) -> ShownHand | None:
    """Only the challenger sees the hand."""
    if seat is None or position.shown_to != seat:
        return None
    hand = position.laid_hand.cards()
    return ShownHand(position.four_by, tuple([CARDS[card] for card in hand]))


def _blocked(
    position: Position, seat: Seat | None, *, brief: bool
) -> dict[Card, tuple[tuple[Move, Refusal], ...]]:
    if seat is None or (brief and not position.waits_for(seat)):
        return {}
    return why_not(position, seat)


def _counted(position: Position, hand: list[int]) -> tuple[dict[Card, int], dict[Card, int]]:
    """Count by kind the discards, and what is neither there nor in this hand."""
    accounted = [0] * len(CARDS)
    unseen = list(position.rules.counts)
    for card in position.piles.discards:
        accounted[card] += 1
        unseen[card] -= 1
    for card in hand:
        unseen[card] -= 1
    return dict(zip(CARDS, accounted, strict=True)), dict(zip(CARDS, unseen, strict=True))
