"""Rounds that could be the one a seat sees: the hidden cards dealt anew, all else as it is."""

from collections import Counter
from typing import Final

from tischrunde.core.bits import ONE
from tischrunde.core.chance import QuickChance
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.shuffle import Numbers, shuffled
from tischrunde.uno.cards import Card
from tischrunde.uno.hand import Hand
from tischrunde.uno.house import HOUSE
from tischrunde.uno.moves import NO_COLOUR
from tischrunde.uno.position import (
    COLOUR,
    DOUBT,
    DRAWN,
    STACK,
    SWAPPING,
    TURN,
    Position,
    laid_out,
)
from tischrunde.uno.rules import BIT, NOTHING, OF_COLOUR, Rules
from tischrunde.uno.view import Doubted, RoundView, ShownHand

_PHASES: Final = {
    "turn": TURN,
    "drawn": DRAWN,
    "doubt": DOUBT,
    "stack": STACK,
    "colour": COLOUR,
    "swapping": SWAPPING,
    "over": OVER,
}
_SEEDS: Final = 1 << 31


def imagine(view: RoundView, numbers: Numbers) -> Position:
    """Return a round that looks to the seat of the view like its own.

    A hand that was shown is believed to be held still, as far as its cards have not come up since;
    else any round is as likely as another.
    """
    rules = Rules(HOUSE.read(view.rule_set), len(view.hand_sizes))
    unseen = Counter(view.unseen)
    known = _known(view, numbers)
    unseen.subtract(known)
    hidden = shuffled(bytes(unseen.elements()), numbers)
    position = laid_out(rules, hidden, view.dealer, QuickChance(numbers.below(_SEEDS)))
    for seat, size in enumerate(view.hand_sizes):
        hand = position.hands[seat]
        if seat == view.seat:
            _take(hand, view.hand)
        elif view.shown is not None and seat == view.shown.seat:
            _take(hand, known)
        while hand.size < size:
            hand.take(position.piles.draw())
    buried = Counter(view.accounted)
    buried[view.top] -= 1
    position.piles.discards.extend([*buried.elements(), view.top])
    _set_state(position, view)
    if view.phase == "drawn":
        position.drawn = _drawn(position, view, numbers)
    if view.doubted is not None:
        _set_doubt(position, view.doubted)
    if view.shown is not None:
        _set_shown(position, view, view.shown)
    return position


def _known(view: RoundView, numbers: Numbers) -> list[Card]:
    """Return the cards the shown hand may hold still, no more than its player holds."""
    if view.shown is None or view.shown.seat == view.seat:
        return []
    still = Counter(view.shown.hand) & Counter(view.unseen)
    cards = shuffled(bytes(still.elements()), numbers)
    return [Card(card) for card in cards[: view.hand_sizes[view.shown.seat]]]


def _take(hand: Hand, cards: tuple[Card, ...] | list[Card]) -> None:
    for card in cards:
        hand.take(card)


def _set_state(position: Position, view: RoundView) -> None:
    position.seat = view.on_turn
    position.phase = _PHASES[view.phase]
    position.direction = view.direction
    position.colour = NO_COLOUR if view.colour is None else view.colour
    position.pending = view.pending
    position.passes = view.passes
    position.exposed = NOBODY if view.uncalled is None else view.uncalled
    for seat in view.called:
        position.called |= ONE << seat
    position.winner = NOBODY if view.winner is None else view.winner


def _drawn(position: Position, view: RoundView, numbers: Numbers) -> int:
    """Return the card just drawn: any of the hand, or one that fits where one draws until then."""
    if view.seat == view.on_turn:
        return NOTHING if view.drawn is None else view.drawn
    cards = position.hands[view.on_turn].cards()
    fitting = position.fitting(view.on_turn)
    if position.rules.draw_until_playable:
        cards = [card for card in cards if BIT[card] & fitting] or cards
    return cards[numbers.below(len(cards))]


def _set_doubt(position: Position, doubted: Doubted) -> None:
    hand = position.hands[doubted.seat]
    position.four_by = doubted.seat
    position.followed = NO_COLOUR if doubted.colour is None else doubted.colour
    position.guilty = hand.kinds & OF_COLOUR[position.followed] != 0
    position.laid_hand = hand.copy()


def _set_shown(position: Position, view: RoundView, shown: ShownHand) -> None:
    position.four_by = shown.seat
    position.laid_hand = Hand()
    _take(position.laid_hand, shown.hand)
    position.shown_to = NOBODY if view.seat is None else view.seat
