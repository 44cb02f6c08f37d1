"""Why a move is allowed: the grant it rests on, of moves the judge does not refuse.

Where a move rests on several, it is the one that people ask about. The clauses of each edition
stand in ``grants.toml``.
"""

from typing import assert_never

from tischrunde.core.game import Seat
from tischrunde.rallye.cards import HAZARDS, Card, Group
from tischrunde.rallye.display import Display
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
)
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import NOTHING

_USUAL_200S = 2


def grant(position: Position, seat: Seat, move: Move) -> str:
    """Return by which grant a seat may play a move that is not refused."""
    own = position.displays[position.rules.party_of[seat]]
    match move:
        case Lay(card):
            return _lay(position, own, card)
        case Attack(card, party):
            return _attack(own, card, position.displays[party])
        case Discard():
            return "discard"
        case CoupFourre():
            return "coup-fourre"
        case LetStand():
            return "let-stand"
        case Extend():
            return "extend"
        case Finish():
            return "finish"
        case _:
            assert_never(move)


def _lay(position: Position, own: Display, card: Card) -> str:
    match card.group:
        case Group.DISTANCE:
            return _drive(position, own, card)
        case Group.REMEDY:
            return _remedy(own, card)
        case _:
            return "safety"


def _drive(position: Position, own: Display, card: Card) -> str:
    if own.km + card.km > position.goal:
        return "past-the-goal"
    if card is Card.KM_200 and own.two_hundreds >= _USUAL_200S:
        return "more-200s"
    if own.limited:
        return "drive-slowly"
    if own.battle_top not in (Card.ROLL, Card.END_OF_LIMIT):
        return "drive-without-green"
    return "drive"


def _remedy(own: Display, card: Card) -> str:
    if card is Card.END_OF_LIMIT:
        return "end-of-limit"
    if card is not Card.ROLL:
        return "remedy"
    if own.battle_top == NOTHING:
        return "roll-first"
    return "roll-on-stop" if own.battle_top == Card.STOP else "roll-on-remedy"


def _attack(own: Display, card: Card, other: Display) -> str:
    if not own.opened:
        return "attack-before-opening"
    if own.battle_top in HAZARDS and own.battle_top != Card.SPEED_LIMIT:
        return "attack-while-attacked"
    green = other.battle_top in (Card.ROLL, Card.END_OF_LIMIT)
    if card is Card.SPEED_LIMIT:
        return "limit" if green else "limit-without-green"
    if not green:
        return "attack-right-of-way"
    return "attack-besides-limit" if other.limited else "attack"
