"""Rounds that could be the one a seat sees: the hidden cards dealt again, all else as it is."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tischrunde.core.bits import ONE
from tischrunde.core.determinization import Determinization as AnyImagining
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.shuffle import Numbers, shuffled
from tischrunde.rallye.cards import HAZARDS, Card
from tischrunde.rallye.display import Display
from tischrunde.rallye.pile import BARE, cards, put
from tischrunde.rallye.position import CALL, TURN, WINDOW, Position, laid_out
from tischrunde.rallye.rules import ANY_DISTANCE, ANY_SAFETY, BIT, SAFETY_OF, Rules
from tischrunde.rallye.view import DisplayView, RoundView

_UNLIKELY_ONE_IN: Final = 8
"""One in how many cards is imagined where it is unlikely."""

_PAIR: Final = 2

_PHASES: Final = {"turn": TURN, "window": WINDOW, "call": CALL, "over": OVER}


class Determinization(AnyImagining):
    """What a seat knows of a round, from which it can imagine how the hidden cards lie.

    Cards buried in a pile are forgotten, except that a hazard was laid on a green light.
    """

    __slots__ = ("_hidden", "_known", "_seat", "_sizes", "_stock", "_unlikely")

    def __init__(self, rules: Rules, view: RoundView) -> None:
        self._hidden = bytes(card for card, count in view.unseen.items() for _ in range(count))
        self._seat: i64 = NOBODY if view.seat is None else view.seat
        self._sizes = view.hand_sizes
        self._stock: i64 = view.stock
        self._known = _known(rules, view)
        self._unlikely = _unlikely(self._known, view)

    def round(self, numbers: Numbers) -> Position:
        """Return a round that looks to the seat like its own.

        All are equally likely, except that hardly anybody keeps a card that would help at once.
        """
        position = self._known.copy()
        deck = shuffled(self._hidden, numbers)
        left: i64 = len(deck)
        for seat, size in enumerate(self._sizes):
            if seat == self._seat:
                continue
            hand = position.hands[seat]
            unlikely: i64 = self._unlikely[seat]
            while hand.size < size:
                left -= 1
                if unlikely >> deck[left] & 1 and left and numbers.below(_UNLIKELY_ONE_IN):
                    deck = _exchanged(deck, left, numbers.below(left))
                hand.take(deck[left])
        position.deck = deck
        position.left = min(left, self._stock)  # a position given in part lacks cards
        return position


def _exchanged(deck: bytes, one: i64, other: i64) -> bytes:
    """Return a deck in which two cards have changed places; the first lies above the second."""
    return (
        deck[:other]
        + deck[one : one + 1]
        + deck[other + 1 : one]
        + deck[other : other + 1]
        + deck[one + 1 :]
    )


def _unlikely(known: Position, view: RoundView) -> list[int]:
    """Return, by seat, the kinds of card it would have laid when it was last on turn.

    With more than two parties only the seat before the one on turn was surely held up then.
    """
    players = len(view.hand_sizes)
    unlikely = [0] * players
    if sum(view.accounted.values()) < players:
        return unlikely  # not everybody has been on turn
    rules = known.rules
    for seat in range(players):
        if players > _PAIR and seat != (view.on_turn - 1) % players:
            continue
        if view.attack is not None and view.attack.party == rules.party_of[seat]:
            continue
        display = known.displays[rules.party_of[seat]]
        drivable = rules.drivable_with_right_of_way if display.has_right_of_way else rules.drivable
        if not BIT[display.battle_top] & drivable:
            unlikely[seat] = display.lays & ~(ANY_DISTANCE | ANY_SAFETY)
            if display.battle_top in HAZARDS:
                unlikely[seat] |= BIT[SAFETY_OF[display.battle_top]]
    return unlikely


def _known(rules: Rules, view: RoundView) -> Position:
    """Return the round without the cards the seat cannot see."""
    position = laid_out(rules, b"", view.dealer)
    if view.seat is not None:
        for card in view.hand:
            position.hands[view.seat].take(card)
    buried = Counter(view.accounted)
    buried.subtract(_showing(view))
    for display, shown in zip(position.displays, view.displays, strict=True):
        _lay_out(display, shown, buried)
    if view.discard is None:
        _bury(position, [*buried.elements()])
    else:
        for card in [*buried.elements(), view.discard]:
            position.throw(card)
    for card, count in view.accounted.items():
        if count:
            position.shown |= BIT[card] & ANY_SAFETY
    _set_state(position, view)
    for display in position.displays:
        display.settle(position.goal)
    return position


def _bury(position: Position, buried: list[Card]) -> None:
    """Put cards under some pile, if there are no discards under which they could lie."""
    for display in position.displays:
        if buried and display.battle != BARE:
            pile = BARE
            for card in [*buried, *cards(display.battle)]:
                pile = put(pile, card)
            display.battle = pile
            return


def _showing(view: RoundView) -> Iterator[Card]:
    """Yield every card that lies open."""
    for display in view.displays:
        for card, count in display.distances.items():
            yield from [card] * count
        yield from (safety.card for safety in display.safeties)
        yield from (card for card in (display.battle, display.speed) if card is not None)
    if view.discard is not None:
        yield view.discard


def _lay_out(display: Display, shown: DisplayView, buried: Counter[Card]) -> None:
    """Lay out what shows, and a green light from the buried cards under a hazard."""
    for card, count in shown.distances.items():
        for _ in range(count):
            display.drive(card)
    for safety in shown.safeties:
        display.safeties |= ONE << safety.card
        display.crosswise |= ONE << safety.card if safety.crosswise else 0
    if shown.battle in HAZARDS and buried[Card.ROLL] > 0:
        display.battle = put(display.battle, Card.ROLL)
        buried[Card.ROLL] -= 1
    if shown.battle is not None:
        display.battle = put(display.battle, shown.battle)
    if shown.speed is not None:
        display.speed = put(display.speed, shown.speed)


def _set_state(position: Position, view: RoundView) -> None:
    position.seat = view.on_turn
    position.phase = _PHASES[view.phase]
    position.goal = view.goal
    position.caller = NOBODY if view.caller is None else view.caller
    # Nearly every call comes in time, and whether this one did does not matter any more.
    position.early = int(position.rules.first_at_goal_earns and position.caller != NOBODY)
    position.winner = NOBODY if view.winner is None else view.winner
    for card in view.fresh:
        position.fresh |= ONE << card
    if view.attack is not None:
        position.hazard = view.attack.hazard
        position.attacked = view.attack.party
        for seat in view.waiting:
            position.asked |= ONE << seat
