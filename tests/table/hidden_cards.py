"""Rounds in which some cards hidden from a viewer have changed places, and that play on alike."""

from random import Random
from typing import Any, Final

from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY
from tischrunde.core.round import Round
from tischrunde.rallye.cards import SAFETIES
from tischrunde.rallye.hand import Hand as RallyeHand
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.uno.cards import WILDS
from tischrunde.uno.hand import Hand as UnoHand
from tischrunde.uno.position import DOUBT, DRAWN
from tischrunde.uno.position import Position as UnoPosition
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import of_colour

KEPT_ON_TOP: Final = (0, 2, 5, 12)
"""Number of cards on top of the stock that may stay, so that the worlds can be played on."""

SWAPS: Final = (1, 2, 4, 60)
"""How often two hidden cards change places; with the last nearly all do."""

Place = tuple[list[int], int]


def mixed(game: Round[Any, Any, Any, Any], viewer: Seat | None, random: Random) -> Any:
    """Return a twin of a round that a viewer, or with None a spectator, cannot tell from it."""
    mix = _rallye if isinstance(game, RallyeRound) else _uno
    return mix(game, viewer, random)


def _rallye(game: Any, viewer: Seat | None, random: Random) -> RallyeRound:
    position = game.position.copy()
    hands = [hand.cards() for hand in position.hands]
    stock = [*position.deck[: position.left]]
    places = _places(hands, stock, viewer, random)
    _swap(places, stock, frozenset(map(int, SAFETIES)), random)
    position.hands = [_filled(RallyeHand(), cards) for cards in hands]
    position.deck = bytes(stock)
    return RallyeRound(position)


def _uno(game: Any, viewer: Seat | None, random: Random) -> UnoRound:
    position: UnoPosition = game.position.copy()
    hands = [hand.cards() for hand in position.hands]
    stock = position.piles.stock()
    places = _places(hands, stock, viewer, random)
    hand = hands[position.seat]
    drawn = None
    if position.phase == DRAWN and position.seat != viewer and position.drawn in hand:
        drawn = hand.index(position.drawn)
        if random.randrange(2):
            places = [(pile, place) for pile, place in places if pile is not hand or place != drawn]
    revealing = frozenset({position.piles.discards[-1], *map(int, WILDS)})
    _swap(places, stock, revealing, random)
    position.hands = [_filled(UnoHand(), cards) for cards in hands]
    position.piles.deck = bytes(stock)
    if drawn is not None:
        position.drawn = hand[drawn]
    if position.phase == DOUBT and position.four_by != viewer and position.shown_to == NOBODY:
        position.laid_hand = position.hands[position.four_by].copy()
        position.guilty = position.laid_hand.kinds & of_colour(position.followed) != 0
    return UnoRound(position)


def _filled(hand: Any, cards: list[int]) -> Any:
    for card in cards:
        hand.take(card)
    return hand


def _places(
    hands: list[list[int]], stock: list[int], viewer: Seat | None, random: Random
) -> list[Place]:
    """Return where cards lie that the viewer cannot see and will not draw soon."""
    deep = max(len(stock) - random.choice(KEPT_ON_TOP), 0)
    others = [hand for seat, hand in enumerate(hands) if seat != viewer]
    return [
        *((hand, place) for hand in others for place in range(len(hand))),
        *((stock, place) for place in range(deep)),
    ]


def _swap(places: list[Place], stock: list[int], revealing: frozenset[int], random: Random) -> None:
    """Let cards change places; mostly one that tells much goes to a hand, or away from there."""
    held = [(pile, place) for pile, place in places if pile is not stock]
    for _ in range(random.choice(SWAPS) if held else 0):
        cards = [(pile, place) for pile, place in places if pile[place] in revealing]
        one, a = random.choice(cards if cards and random.randrange(3) else places)
        other, b = random.choice(held if random.randrange(3) else places)
        one[a], other[b] = other[b], one[a]
