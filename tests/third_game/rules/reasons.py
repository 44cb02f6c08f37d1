"""The judge: why a seat may not play a move now, with the clause of its edition."""

from typing import assert_never

from tests.third_game.rules.cards import CARDS, Card
from tests.third_game.rules.moves import Draw, Lay, Move, Pass
from tests.third_game.rules.position import Position
from tischrunde.core.game import Seat
from tischrunde.core.position import OVER
from tischrunde.core.refusal import Refusal


def refusal(position: Position, seat: Seat, move: Move) -> Refusal | None:
    """Return why this seat may not play the move now, or None if it may."""
    if position.phase == OVER:
        return _no(position, "round-over")
    if seat != position.seat:
        return _no(position, "not-your-turn", seat=position.seat)
    match move:
        case Lay(card):
            return _lay(position, seat, card)
        case Draw():
            no = _card_fits(position, seat)
            return no or (None if position.stock else _no(position, "nothing-to-draw"))
        case Pass():
            no = _card_fits(position, seat)
            return no or (_no(position, "stock-not-empty") if position.stock else None)
        case _:
            assert_never(move)


def why_not(position: Position, seat: Seat) -> dict[Card, tuple[tuple[Move, Refusal], ...]]:
    """Return the reason for every card in hand that cannot be laid now."""
    blocked: dict[Card, tuple[tuple[Move, Refusal], ...]] = {}
    for card in position.hands[seat].cards():
        use = Lay(CARDS[card])
        if no := refusal(position, seat, use):
            blocked[CARDS[card]] = ((use, no),)
    return blocked


def _lay(position: Position, seat: Seat, card: Card) -> Refusal | None:
    if card not in position.hands[seat].held:
        return _no(position, "card-not-held", card=card.slug)
    return None if _is_near(position, card) else _too_far(position, card)


def _card_fits(position: Position, seat: Seat) -> Refusal | None:
    """Whoever has a card that fits lays one."""
    for card in position.hands[seat].cards():
        if _is_near(position, CARDS[card]):
            return _no(position, "card-fits", card=CARDS[card].slug)
    return None


def _is_near(position: Position, card: Card) -> bool:
    top = CARDS[position.discards[-1]].number
    return top - position.rules.edition.reach <= card.number <= top + position.rules.edition.reach


def _too_far(position: Position, card: Card) -> Refusal:
    top = CARDS[position.discards[-1]].slug
    reach = position.rules.edition.reach
    return _no(position, "too-far", card=card.slug, top=top, reach=reach)


def _no(position: Position, reason: str, **args: str | int) -> Refusal:
    return Refusal(reason, position.rules.edition.refusals[reason], args)
