"""The chances of a seat in the rally game, from what it sees alone: nothing hidden is looked at.

Every unseen card is taken to be as likely in a hand as in the stock, whoever let an attack stand or
discarded what before. Of a turn one card is drawn; that a safety lets one draw again is left out.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from tischrunde.core.odds import (
    Need,
    OddsGame,
    Reply,
    at_least_one,
    draws_until,
    number_of,
)
from tischrunde.rallye.cards import (
    DISTANCES,
    HAZARD_OF,
    REMEDY_FOR,
    SAFETY_AGAINST,
    Card,
    Group,
)
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.view import DisplayView, RoundView

_SLOW: Final = 50


def needs(rules: Rules, view: RoundView, turns: int) -> tuple[Need, ...]:
    """Return what a seat needs that it does not hold, with the chances for each number of turns."""
    if view.seat is None:
        return ()
    own = view.displays[rules.party_of[view.seat]]
    hidden = sum(view.unseen.values())
    players = len(view.hand_sizes)
    ahead = (view.seat - view.on_turn - 1) % players
    found = []
    for what, cards in _wanted(rules, view, own):
        if cards & set(view.hand):
            continue
        wanted = number_of(view.unseen, cards)
        drawn = (draws_until(n + 1, ahead, players, view.stock) for n in range(turns))
        chances = tuple(at_least_one(wanted, hidden, each) for each in drawn)
        found.append(Need(what, cards, wanted, chances))
    return tuple(found)


def _wanted(
    rules: Rules, view: RoundView, own: DisplayView
) -> Iterator[tuple[str, frozenset[Card]]]:
    """Yield what would help: against what lies there, to roll, and to drive."""
    safeties = {laid.card for laid in own.safeties}
    free = Card.RIGHT_OF_WAY in safeties
    limited = Card.SPEED_LIMIT in (own.battle, own.speed)
    if own.battle in REMEDY_FOR and own.battle is not Card.SPEED_LIMIT:
        yield "remedy", frozenset({REMEDY_FOR[own.battle], SAFETY_AGAINST[own.battle]})
    elif not free and (own.battle is None or _waits_for_green(own.battle)):
        yield "green", frozenset({Card.ROLL, Card.RIGHT_OF_WAY})
    if limited:
        yield "end-of-limit", frozenset({Card.END_OF_LIMIT, Card.RIGHT_OF_WAY})
    distances = frozenset(card for card in DISTANCES if _fits(rules, view, own, card, limited))
    if distances:
        yield "distance", distances


def _waits_for_green(top: Card) -> bool:
    return top in HAZARD_OF and top not in (Card.ROLL, Card.END_OF_LIMIT)


def _fits(
    rules: Rules,
    view: RoundView,
    own: DisplayView,
    card: Card,
    limited: bool,  # noqa: FBT001
) -> bool:
    if limited and card.km > _SLOW:
        return False
    if card is Card.KM_200 and own.distances.get(card, 0) >= rules.most_200s:
        return False
    return not rules.exact_goal or own.km + card.km <= view.goal


def replies(rules: Rules, view: RoundView) -> tuple[Reply, ...]:
    """Return, of each hazard in hand, the chance that a party it might be laid on answers it."""
    if view.seat is None:
        return ()
    own = rules.party_of[view.seat]
    hidden = sum(view.unseen.values())
    hazards = [card for card in dict.fromkeys(view.hand) if card.group is Group.HAZARD]
    return tuple(
        Reply("coup-fourre", hazard, display.members, _answered(view, hazard, display, hidden))
        for hazard in hazards
        for display in view.displays
        if display.party != own and not _protected(display, hazard)
    )


def _protected(display: DisplayView, hazard: Card) -> bool:
    return any(laid.card is SAFETY_AGAINST[hazard] for laid in display.safeties)


def _answered(view: RoundView, hazard: Card, display: DisplayView, hidden: int) -> Fraction:
    held = sum(view.hand_sizes[seat] for seat in display.members)
    safety = frozenset({SAFETY_AGAINST[hazard]})
    return at_least_one(number_of(view.unseen, safety), hidden, held)


ODDS: Final = OddsGame(needs=needs, replies=replies)
