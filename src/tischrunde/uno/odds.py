"""The chances of a seat in UNO, from what it sees alone: nothing hidden is looked at.

Every unseen card is taken to be as likely in a hand as in the stock, whatever a hand that was once
shown or a card that was not played might tell. A turn draws one card, from the stock as it lies.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from tischrunde.core.odds import Need, OddsGame, Reply, at_least_one, number_of
from tischrunde.uno.cards import CARDS, WILDS, Card, Colour, Rank
from tischrunde.uno.rules import Rules
from tischrunde.uno.view import RoundView


def needs(rules: Rules, view: RoundView, turns: int) -> tuple[Need, ...]:
    """Return which cards fit, with the chance that one is among the next that are drawn.

    With ``draw_until_playable`` one is drawn in any case, if the stock has it.
    """
    if view.colour is None:
        return ()
    cards = frozenset(card for card in CARDS if _fits(view, card))
    hidden = sum(view.unseen.values())
    wanted = number_of(view.unseen, cards)
    most = view.stock if rules.draw_until_playable else 1
    drawn = (min((n + 1) * most, view.stock) for n in range(turns))
    return (Need("fitting", cards, wanted, tuple(at_least_one(wanted, hidden, d) for d in drawn)),)


def _fits(view: RoundView, card: Card) -> bool:
    if card in WILDS or card.colour == view.colour:
        return True
    return view.top not in WILDS and card.rank is view.top.rank


def replies(rules: Rules, view: RoundView) -> tuple[Reply, ...]:
    """Return the chances that the next player passes a draw card on, and that a four is a bluff."""
    return (*_passed_on(rules, view), *_bluffs(view))


def _passed_on(rules: Rules, view: RoundView) -> Iterator[Reply]:
    follower = view.follower
    if view.seat is None or follower is None:
        return
    for rank, agreed in (
        (Rank.DRAW_TWO, rules.stack_twos),
        (Rank.WILD_DRAW_FOUR, rules.stack_fours),
    ):
        held = [card for card in view.hand if card.rank is rank]
        if agreed and held:
            alike = frozenset(card for card in CARDS if card.rank is rank)
            yield Reply("pass-on", held[0], (follower,), _holds(view, follower, alike))


def _bluffs(view: RoundView) -> Iterator[Reply]:
    doubted = view.doubted
    if doubted is None or doubted.colour is None or doubted.seat == view.seat:
        return
    chance = _holds(view, doubted.seat, _of(doubted.colour))
    yield Reply("bluff", Card.WILD_DRAW_FOUR, (doubted.seat,), chance)


def _of(colour: Colour) -> frozenset[Card]:
    return frozenset(card for card in CARDS if card.colour is colour)


def _holds(view: RoundView, seat: int, kinds: frozenset[Card]) -> Fraction:
    """Return the chance that a hand has a card of these kinds."""
    hidden = sum(view.unseen.values())
    return at_least_one(number_of(view.unseen, kinds), hidden, view.hand_sizes[seat])


ODDS: Final = OddsGame(needs=needs, replies=replies)
