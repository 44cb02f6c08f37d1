"""What a seat, or a spectator, is shown of a round: field by field."""

from collections.abc import Hashable
from typing import Final

from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.core.view_field import MapField, ViewField, ViewFields, fixed, plainly
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
from tischrunde.uno.reasons import states_of_reasons, why_not, why_not_card
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


def _somebody(number: int) -> int | None:
    return None if number == NOBODY else number


def _waiting(position: Position) -> frozenset[Seat]:
    return frozenset() if position.phase == OVER else frozenset({position.seat})


def _cards(position: Position, seat: Seat | None) -> list[int]:
    return [] if seat is None else position.hands[seat].cards()


def _hand(position: Position, seat: Seat | None) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in _cards(position, seat)])


def _held(position: Position, seat: Seat | None) -> tuple[int, int, int, int] | None:
    if seat is None:
        return None
    hand = position.hands[seat]
    return hand.kinds, hand.doubles, hand.wilds, hand.fours


def _drawn(position: Position, seat: Seat | None) -> Card | None:
    """Only who has drawn a card sees it."""
    mine = seat == position.seat and position.phase == DRAWN and position.drawn < NOTHING
    return CARDS[position.drawn] if mine else None


def _codes(position: Position, seat: Seat | None) -> list[int]:
    return [] if seat is None else position.codes(seat)


def _legal(position: Position, seat: Seat | None) -> tuple[Move, ...]:
    return tuple([decode(code) for code in _codes(position, seat)])


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


def _waiting_cards(position: Position, seat: Seat | None) -> list[tuple[Card, Hashable]]:
    """Return the cards of a seat the round waits for, and on what it depends why they must wait."""
    if seat is None or not position.waits_for(seat):
        return []
    return states_of_reasons(position, seat)


def _blocked(position: Position, seat: Seat | None, card: Card) -> tuple[tuple[Move, Refusal], ...]:
    return () if seat is None else why_not_card(position, seat, card)


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


FIELDS: Final[ViewFields[Position]] = ViewFields(
    public=(
        fixed("rule_set", lambda p, _: p.rules.rule_set),
        fixed("members", lambda p, _: p.rules.members),
        plainly("dealer", lambda p, _: p.dealer),
        ViewField("phase", lambda p, _: p.phase, lambda p, _: _PHASES[p.phase]),
        plainly("on_turn", lambda p, _: p.seat),
        ViewField("waiting", lambda p, _: (p.phase == OVER, p.seat), lambda p, _: _waiting(p)),
        plainly("direction", lambda p, _: p.direction),
        plainly("top", lambda p, _: CARDS[p.piles.discards[-1]]),
        ViewField("colour", lambda p, _: p.colour, lambda p, _: _colour(p.colour)),
        plainly("pending", lambda p, _: p.pending),
        ViewField(
            "doubted", lambda p, _: (p.phase, p.four_by, p.followed), lambda p, _: _doubted(p)
        ),
        plainly("passes", lambda p, _: p.passes),
        ViewField("uncalled", lambda p, _: p.exposed, lambda p, _: _somebody(p.exposed)),
        ViewField("called", lambda p, _: p.called, lambda p, _: _called(p)),
        ViewField("winner", lambda p, _: p.winner, lambda p, _: _somebody(p.winner)),
        plainly("stock", lambda p, _: p.piles.left),
        plainly("hand_sizes", lambda p, _: tuple([hand.size for hand in p.hands])),
    ),
    private=(
        fixed("seat", lambda _, seat: seat),
        plainly("follower", lambda p, seat: None if seat is None else p.follower(seat)),
        ViewField("hand", _held, _hand),
        plainly("drawn", _drawn),
        plainly("shown", _shown),
        ViewField("legal", _codes, _legal),
        MapField("blocked", _waiting_cards, _blocked),
    ),
)
"""What is shown of a round: views are built by naming what they show, and only here."""


def view(position: Position, seat: Seat | None, *, brief: bool = False) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    shown = FIELDS.shown(position, seat)
    if brief:
        return RoundView(**shown, accounted={}, unseen={})
    accounted, unseen = _counted(position, _cards(position, seat))
    if seat is not None:
        shown["blocked"] = why_not(position, seat)
    return RoundView(**shown, accounted=accounted, unseen=unseen)
