"""Rounds that could be the one a seat sees: the hidden cards dealt again, all else as it is."""

from collections import Counter
from typing import Final

from tischrunde.core.bits import ONE
from tischrunde.core.chance import QuickChance
from tischrunde.core.determinization import Determinization as AnyImagining
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.shuffle import Numbers, shuffled
from tischrunde.uno.cards import Card
from tischrunde.uno.hand import Hand
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


_TRIES: Final = 40
_HUNDRED: Final = 100

BLUFF_PERCENT: Final = 4
"""In percent, how often a wild draw-four that could be a bluff is one."""


class Lack:
    """An assumption: a number of cards of a hand are of none of these kinds."""

    __slots__ = ("cards", "kinds", "seat")

    def __init__(self, seat: i64, kinds: i64, cards: i64) -> None:
        self.seat = seat
        self.kinds = kinds
        self.cards = cards


class Determinization(AnyImagining):
    """What a seat knows of a round, from which it can imagine how the hidden cards lie.

    Cards of a hand that was shown are assumed to be still there unless they were played since.
    Kinds that a hand is assumed to lack are not dealt to it.
    """

    __slots__ = ("_hidden", "_known", "_lacks", "_still", "_view")

    def __init__(self, rules: Rules, view: RoundView, lacks: tuple[Lack, ...] = ()) -> None:
        self._view = view
        self._lacks = lacks
        self._known = _known(rules, view)
        self._still = _still(view)
        hidden = Counter(view.unseen)
        hidden.subtract(Card(card) for card in self._still)
        self._hidden = bytes(hidden.elements())

    def round(self, numbers: Numbers) -> Position:
        """Return a round that looks to the seat like its own, all equally likely.

        Only a wild draw-four that may be challenged is assumed to be seldom a bluff.
        """
        position = self._dealt(numbers)
        if position.phase == DOUBT:
            tries: i64 = _TRIES
            while position.guilty and tries and numbers.below(_HUNDRED) >= BLUFF_PERCENT:
                position = self._dealt(numbers)
                tries -= 1
        return position

    def _dealt(self, numbers: Numbers) -> Position:
        """Return a round with the hidden cards dealt again."""
        view = self._view
        position = self._known.copy()
        piles = position.piles
        piles.chance = QuickChance(numbers.below(_SEEDS))
        hidden = self._hidden
        if self._still and view.shown is not None:
            still = shuffled(self._still, numbers)
            size = view.hand_sizes[view.shown.seat]
            for card in still[:size]:
                position.hands[view.shown.seat].take(card)
            hidden += still[size:]
        piles.deck = shuffled(hidden, numbers)
        piles.left = len(piles.deck)
        for lack in self._lacks:
            _deal_without(position, lack, view.hand_sizes[lack.seat], numbers)
        for seat, size in enumerate(view.hand_sizes):
            hand = position.hands[seat]
            while hand.size < size:
                piles.left -= 1
                hand.take(piles.deck[piles.left])
        piles.left = min(piles.left, view.stock)  # a position given in part lacks cards
        if view.phase == "drawn":
            position.drawn = _drawn(position, view, numbers)
        if view.doubted is not None:
            _set_doubt(position, view.doubted)
        return position


def _deal_without(position: Position, lack: Lack, size: i64, numbers: Numbers) -> None:
    """Deal a hand cards from anywhere in the stock, if possible none of the kinds it lacks."""
    piles = position.piles
    hand = position.hands[lack.seat]
    deck = list(piles.deck)
    most = min(lack.cards, size)
    tries: i64 = _TRIES
    while hand.size < most and tries and piles.left:
        place = numbers.below(piles.left)
        card: i64 = deck[place]
        if lack.kinds >> card & 1:
            tries -= 1
            continue
        hand.take(card)
        piles.left -= 1
        deck[place] = deck[piles.left]
    piles.deck = bytes(deck)


def _known(rules: Rules, view: RoundView) -> Position:
    """Return the round without the cards the seat cannot see."""
    position = laid_out(rules, b"", view.dealer, QuickChance(0))
    if view.seat is not None:
        _take(position.hands[view.seat], view.hand)
    buried = Counter(view.accounted)
    buried[view.top] -= 1
    position.piles.discards.extend([*buried.elements(), view.top])
    _set_state(position, view)
    if view.shown is not None:
        _set_shown(position, view, view.shown)
    return position


def _still(view: RoundView) -> bytes:
    """Return the cards of a hand once shown that were not played since."""
    if view.shown is None or view.shown.seat == view.seat:
        return b""
    return bytes((Counter(view.shown.hand) & Counter(view.unseen)).elements())


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
    """Return the card just drawn: any of the hand, or one that fits under draw-until-playable."""
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
