"""Positions to try: rounds played at random, with a liking for what seldom happens."""

from collections.abc import Iterator
from random import Random
from typing import Final

from bench.bsd.edition import OURS, RULES, THEIRS
from tischrunde.core.position import OVER
from tischrunde.rallye.cards import DISTANCES, HAZARDS, SAFETIES, SAFETY_AGAINST, Card
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
    decode,
    encode,
)
from tischrunde.rallye.position import CALL, WINDOW, Position, laid_out
from tischrunde.rallye.rules import BIT

_SHARE: Final = 0.2
"""Number of positions of a round that are tried; answers are all tried."""
_STAGED: Final = 0.5
"""Number of these that are made rarer."""
_NEARLY_THERE: Final = 200


def positions(random: Random) -> Iterator[Position]:
    """Yield positions in which seat 0 plays or answers, without end."""
    while True:
        deck = list(RULES.cards)
        random.shuffle(deck)
        position = laid_out(RULES, bytes(deck), random.randrange(2))
        position.deal()
        while position.phase != OVER:
            ours = position.actor() == OURS and position.phase != CALL
            if ours and (position.phase == WINDOW or random.random() < _SHARE):
                staged = _staged(position.copy(), random)
                if not _stuck(staged):
                    yield staged
            position.apply(position.actor(), encode(liked(position, random)))


def liked(position: Position, random: Random) -> Move:
    """Return a legal move, mostly one that changes something."""
    moves = [decode(code) for code in position.options()]
    return random.choices(moves, [_liking(move) for move in moves])[0]


def _liking(move: Move) -> float:
    match move:
        case Attack(_, _):
            return 9
        case Lay(card):
            return 2 if card in SAFETIES else 6
        case Discard(card):
            return 0.2 if card in DISTANCES else 0.5
        case CoupFourre() | LetStand() | Extend() | Finish():
            return 1


def _staged(position: Position, random: Random) -> Position:
    """Return the position, perhaps with rare cards in hand, near the goal or without a stock."""
    if random.random() < _STAGED:
        _draw_for(position, *_wanted(position, random))
    if random.random() < _STAGED / 2:
        _drive_on(position, random.randrange(2), random)
    if random.random() < _STAGED:
        _burn(position, random.choice((0, 0, 0, 1, 2, 3)))
    return position


def _wanted(position: Position, random: Random) -> tuple[int, Card]:
    """Return a seat and a card for it: a 200 too many, or a safety when an attack lies or comes."""
    if position.phase == WINDOW:
        return OURS, SAFETY_AGAINST[Card(position.hazard)]
    if position.displays[OURS].two_hundreds >= RULES.most_200s and random.random() < _STAGED:
        return OURS, Card.KM_200
    hits = position.displays[THEIRS].hits & position.hands[OURS].kinds
    hazards = [card for card in HAZARDS if hits & BIT[card]]
    if hazards and random.random() < _STAGED:
        return THEIRS, SAFETY_AGAINST[random.choice(hazards)]
    return random.randrange(2), random.choice(SAFETIES)


def _draw_for(position: Position, seat: int, card: Card) -> None:
    """Let a seat hold a card that lies in the stock, in exchange for one of its own."""
    stock = bytearray(position.deck[: position.left])
    hand = position.hands[seat]
    if card not in stock or not hand.size:
        return
    given = hand.cards()[0]
    stock[stock.index(card)] = given
    hand.give_up(given)
    hand.take(card)
    position.deck = bytes(stock)


def _drive_on(position: Position, party: int, random: Random) -> None:
    """Let a party drive with distance cards of the stock until it is nearly there.

    It may then hold the card that takes it to the goal.
    """
    display = position.displays[party]
    stock = bytearray(position.deck[: position.left])
    while position.goal - display.km > _NEARLY_THERE:
        most = 4 if display.two_hundreds == RULES.most_200s else 5
        fitting = [card for card in DISTANCES[:most] if card in stock]
        if not fitting:
            break
        card = random.choice(fitting)
        stock.remove(card)
        display.drive(card)
    position.deck = bytes(stock)
    position.left = len(stock)
    display.settle(position.goal)
    for card in DISTANCES:
        if display.km + card.km == position.goal:
            _draw_for(position, party, card)


def _burn(position: Position, left: int) -> None:
    """Throw the stock away but for a few cards."""
    while position.left > left:
        position.left -= 1
        position.throw(position.deck[position.left])
    position.deck = position.deck[: position.left]


def _stuck(position: Position) -> bool:
    """Return whether the round should have ended: without a stock, nobody holds a card of use."""
    if position.left:
        return False
    return not any(
        hand.kinds & (own.useful | other.hurts(position.goal))
        for hand, own, other in zip(
            position.hands, position.displays, reversed(position.displays), strict=True
        )
    )
