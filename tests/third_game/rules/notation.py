"""Moves and positions as one line of text.

A move is the card laid (``seven``), ``draw`` or ``pass``; a position is for instance::

    zwanzig-tin 2; 1: one seven; 2: ...; stock: nine ...; discards: ten; turn: 1
"""

from collections.abc import Iterable
from typing import Final, assert_never

from tests.third_game.rules.cards import CARDS, Card
from tests.third_game.rules.edition import HOUSE
from tests.third_game.rules.moves import Draw, Lay, Move, Pass
from tests.third_game.rules.position import HAND, Hand, Position, Rules
from tischrunde.core.notation import Parts, Unreadable, read_card, read_table, written_part
from tischrunde.core.position import NOBODY, OVER

_CARDS: Final = {card.slug: card for card in CARDS}
_STATE: Final = ("dealer", "turn", "passes", "over")


def write_move(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Lay(card):
            return card.slug
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """Return the move a text stands for."""
    if text == "draw":
        return Draw()
    return Pass() if text == "pass" else Lay(read_card(text, _CARDS, text, 0))


def write_position(position: Position) -> str:
    """Return a position as text, with every card of every hand."""
    rules = position.rules
    hands = (_pile(str(n), hand.cards()) for n, hand in enumerate(position.hands, 1))
    parts = [f"{rules.revised} {rules.players}", *hands]
    parts.append(_pile("stock", reversed(position.stock)))
    parts.append(_pile("discards", reversed(position.discards)))
    parts += [f"dealer: {position.dealer + 1}", f"turn: {position.seat + 1}"]
    if position.passes:
        parts.append(f"passes: {position.passes}")
    if position.phase == OVER:
        parts.append("over:" if position.winner == NOBODY else f"over: {position.winner + 1}")
    return "; ".join(parts)


def read_position(text: str) -> Position:
    """Return the position a text stands for."""
    edition, players = read_table(text, HOUSE)
    rules = Rules(edition, players)
    seats = [str(seat + 1) for seat in range(players)]
    piles = (*seats, "stock", "discards")
    parts = Parts(text, players=players, cards=_CARDS, deck=CARDS, piles=piles, state=_STATE)
    position = Position(rules, parts.seat("dealer", players - 1), b"")
    position.hands = [Hand(parts.filled(key, HAND)) for key in seats]
    position.discards = [*reversed(parts.filled("discards", 1))]
    position.stock = [*reversed(parts.filled("stock", len(CARDS)))]
    if not position.discards:
        raise Unreadable("no-top-card", "discards", text, 0)
    position.seat = parts.seat("turn", position.seat)
    position.passes = _passes(parts, players)
    position.winner = parts.seat("over", NOBODY) if parts.words("over") else NOBODY
    position.phase = OVER if "over" in parts else position.phase
    return position


def _pile(key: str, cards: Iterable[int]) -> str:
    return written_part(key, (CARDS[card].slug for card in cards))


def _passes(parts: Parts[Card], players: int) -> int:
    words = " ".join(parts.words("passes")) or "0"
    if words not in map(str, range(players + 1)):
        raise parts.unreadable("no-number", "passes")
    return int(words)
