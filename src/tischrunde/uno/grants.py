"""Why a move is allowed: the grant it rests on, of moves the judge does not refuse.

Where a move rests on several, it is the one that people ask about. The clauses of each edition
stand in ``grants.toml``.
"""

from typing import assert_never

from tischrunde.core.game import Seat
from tischrunde.uno.cards import CARDS, WILDS, Card, Rank
from tischrunde.uno.moves import (
    Accept,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    Move,
    Name,
    Play,
    Swap,
)
from tischrunde.uno.position import DRAWN, STACK, Position

_DRAWING = (Rank.DRAW_TWO, Rank.WILD_DRAW_FOUR)


def grant(position: Position, seat: Seat, move: Move) -> str:
    """Return by which grant a seat may play a move that is not refused."""
    match move:
        case Play():
            return _play(position, seat, move)
        case Draw():
            fitting = position.fitting(seat) & position.hands[seat].kinds
            return "hold-back" if fitting else "draw"
        case Keep():
            return "keep"
        case CallUno():
            return "call"
        case Catch():
            return "catch"
        case Challenge():
            return "challenge"
        case Accept():
            return "accept-stack" if position.phase == STACK else "accept"
        case Name():
            return "name"
        case Swap():
            return "swap"
        case _:
            assert_never(move)


def _play(position: Position, seat: Seat, move: Play) -> str:
    card = move.card
    if seat != position.seat:
        return "jump-in"
    if position.phase == STACK:
        return "pass-on"
    if position.hands[seat].size == 1 and not card.is_number:
        return "last-card-draws" if card.rank in _DRAWING else "last-card"
    if card is Card.WILD_DRAW_FOUR:
        colour = position.colour
        held = any(position.hands[seat].count(each) for each in CARDS if each.colour == colour)
        return "bluff" if held else "wild-draw-four"
    if card is Card.WILD:
        return "wild"
    if position.phase == DRAWN:
        return "drawn"
    if position.piles.discards[-1] in WILDS:
        return "named-colour"
    return "colour" if card.colour == position.colour else "rank"
