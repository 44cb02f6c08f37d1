"""The judge: why a seat may not play a move now, with the clause of its edition.

There is one small function for each rule, in the words of the game. They never look at the masks by
which ``position`` offers moves, so tests can compare both.
"""

from collections.abc import Hashable
from functools import cache
from typing import assert_never

from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.uno.cards import CARDS, COLOURS, WILDS, Card, Colour
from tischrunde.uno.edition import Edition
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
from tischrunde.uno.position import (
    COLOUR,
    DOUBT,
    DRAWN,
    STACK,
    SWAPPING,
    TURN,
    Position,
)
from tischrunde.uno.rules import BIT, NOTHING, WILD, WILD_DRAW_FOUR

_OPEN = {DOUBT: "challenge-open", STACK: "stack-open", COLOUR: "colour-open", SWAPPING: "swap-open"}
"""By phase: what is to be decided before anything else."""


def refusal(position: Position, seat: Seat, move: Move) -> Refusal | None:
    """Return why this seat may not play the move now, or None if it may."""
    if no := _over(position):
        return no
    match move:
        case CallUno():
            return _call(position, seat)
        case Catch(caught):
            return _catch(position, seat, caught)
        case Play():
            return _play(position, seat, move)
        case _:
            return _not_on_turn(position, seat) or _on_turn(position, seat, move)


def _on_turn(
    position: Position, seat: Seat, move: Draw | Keep | Challenge | Accept | Name | Swap
) -> Refusal | None:
    match move:
        case Draw():
            return _draw(position)
        case Keep():
            return _keep(position, seat)
        case Challenge():
            return _challenge(position)
        case Accept():
            return _accept(position)
        case Name():
            return _name(position)
        case Swap(other):
            return _swap(position, seat, other)
        case _:
            assert_never(move)


def why_not(position: Position, seat: Seat) -> dict[Card, tuple[tuple[Move, Refusal], ...]]:
    """Return, for every card in hand that cannot be laid now, the reason."""
    hand = position.hands[seat]
    return {
        card: refused
        for card in CARDS
        if hand.count(card) and (refused := why_not_card(position, seat, card))
    }


def why_not_card(position: Position, seat: Seat, card: Card) -> tuple[tuple[Move, Refusal], ...]:
    """Return the reason why a card cannot be laid now, nothing if it can."""
    use = _use(card, last=position.hands[seat].size == 1)
    any_card = _over(position) or _no_card_at_all(position, seat)
    no = any_card or refusal(position, seat, use)
    return () if no is None else ((use, no),)


def states_of_reasons(position: Position, seat: Seat) -> list[tuple[Card, Hashable]]:
    """Return the cards in hand, each with all on which it depends whether and why it must wait."""
    hand = position.hands[seat]
    phase, turn = position.phase, NOBODY if position.seat == seat else position.seat
    top, colour = position.piles.discards[-1], position.colour
    states: list[tuple[Card, Hashable]] = []
    for card in range(NOTHING):
        if hand.kinds & BIT[card]:
            drawn = phase == DRAWN and card == position.drawn
            state: Hashable = card, phase, turn, top, colour, drawn
            if card in (WILD, WILD_DRAW_FOUR):
                only, bluff = hand.size == 1, _holds_colour(position, seat)
                state = card, phase, turn, top, colour, drawn, only, bluff
            states.append((CARDS[card], state))
    return states


@cache
def _use(card: Card, *, last: bool) -> Play:
    """Return the use of a card; a wild that is not the last names some colour."""
    return Play(card, Colour.RED if card in WILDS and not last else None)


def _no(edition: Edition, reason: str, **args: str | int) -> Refusal:
    return Refusal(reason, edition.refusals[reason], args)


# ── whose move it is ──────────────────────────────────────────────────────────────────────────


def _over(position: Position) -> Refusal | None:
    return _no(position.rules.edition, "round-over") if position.phase == OVER else None


def _not_on_turn(position: Position, seat: Seat) -> Refusal | None:
    if seat != position.seat:
        return _no(position.rules.edition, "not-your-turn", seat=position.seat)
    return None


def _undecided(position: Position) -> Refusal | None:
    """A challenge, a stack, a colour or a swap is decided before anything else."""
    if position.phase in _OPEN:
        return _no(position.rules.edition, _OPEN[position.phase])
    return None


def _no_card_at_all(position: Position, seat: Seat) -> Refusal | None:
    """Return why a seat may lay no card whatever, if the reason is the same for each."""
    if seat == position.seat:
        return None if position.phase == STACK else _undecided(position)
    return None if _jump_in_open(position) else _not_on_turn(position, seat)


# ── laying a card ─────────────────────────────────────────────────────────────────────────────


def _play(position: Position, seat: Seat, move: Play) -> Refusal | None:
    edition = position.rules.edition
    if not position.hands[seat].count(move.card):
        return _no(edition, "card-not-held", card=move.card.slug)
    return (
        _may_lay(position, seat, move.card)
        or _named_colour(position, seat, move)
        or _called_with_it(position, seat, move)
    )


def _may_lay(position: Position, seat: Seat, card: Card) -> Refusal | None:
    if no := _no_card_at_all(position, seat):
        return no
    if seat != position.seat:
        return _jump_in(position, card)
    if position.phase == STACK:
        return _pass_on(position, seat, card)
    if position.phase == DRAWN and card != position.drawn:
        return _no(position.rules.edition, "only-the-drawn-card")
    return _fits(position, card) or _bluff(position, seat, card)


def _jump_in(position: Position, card: Card) -> Refusal | None:
    """Only the very card on top may be laid out of turn."""
    top = CARDS[position.piles.discards[-1]]
    if card in WILDS or card is not top:
        return _no(position.rules.edition, "not-identical", card=top.slug)
    return None


def _jump_in_open(position: Position) -> bool:
    """Where agreed, one may jump in before anything else is done."""
    return position.rules.edition.jump_in and position.phase == TURN


def _pass_on(position: Position, seat: Seat, card: Card) -> Refusal | None:
    """A debt is passed on only with a card like the one that made it."""
    if card.rank is not CARDS[position.piles.discards[-1]].rank:
        return _no(position.rules.edition, "stack-open")
    return _bluff(position, seat, card)


def _fits(position: Position, card: Card) -> Refusal | None:
    """Colour, number or symbol must match; after a wild only the named colour."""
    if card in WILDS or card.colour == position.colour:
        return None
    top = CARDS[position.piles.discards[-1]]
    colour = COLOURS[position.colour].slug
    if top in WILDS:
        return _no(position.rules.edition, "no-match-after-wild", card=card.slug, colour=colour)
    if card.rank is top.rank:
        return None
    return _no(position.rules.edition, "no-match", card=card.slug, top=top.slug, colour=colour)


def _bluff(position: Position, seat: Seat, card: Card) -> Refusal | None:
    """Where bluffs are refused a wild draw-four needs a hand without the colour on top."""
    edition = position.rules.edition
    if card is not Card.WILD_DRAW_FOUR or edition.bluffing or not _holds_colour(position, seat):
        return None
    return _no(edition, "bluff", colour=COLOURS[position.colour].slug)


def _holds_colour(position: Position, seat: Seat) -> bool:
    return any(position.hands[seat].count(card) for card in CARDS if card.colour == position.colour)


def _named_colour(position: Position, seat: Seat, move: Play) -> Refusal | None:
    """A wild names a colour, unless it is the last card; no other card does."""
    edition = position.rules.edition
    needed = move.card in WILDS and position.hands[seat].size > 1
    if needed and move.colour is None:
        return _no(edition, "colour-needed", card=move.card.slug)
    if not needed and move.colour is not None:
        return _no(edition, "no-colour-here", card=move.card.slug)
    return None


def _called_with_it(position: Position, seat: Seat, move: Play) -> Refusal | None:
    two = 2
    if move.uno and position.hands[seat].size != two:
        return _no(position.rules.edition, "nothing-to-call")
    return None


# ── drawing and keeping ───────────────────────────────────────────────────────────────────────


def _draw(position: Position) -> Refusal | None:
    if no := _undecided(position):
        return no
    return _no(position.rules.edition, "already-drawn") if position.phase == DRAWN else None


def _keep(position: Position, seat: Seat) -> Refusal | None:
    edition = position.rules.edition
    if no := _undecided(position):
        return no
    if position.phase != DRAWN:
        return _no(edition, "nothing-drawn")
    if edition.must_play_drawn and _must_be_played(position, seat, position.drawn):
        return _no(edition, "must-play-drawn", card=CARDS[position.drawn].slug)
    return None


def _must_be_played(position: Position, seat: Seat, drawn: int) -> bool:
    """A drawn card that fits; a wild draw-four that would be a bluff may be kept."""
    if drawn == NOTHING or _fits(position, CARDS[drawn]):
        return False
    return drawn != Card.WILD_DRAW_FOUR or not _holds_colour(position, seat)


# ── deciding ──────────────────────────────────────────────────────────────────────────────────


def _challenge(position: Position) -> Refusal | None:
    if position.phase != DOUBT:
        return _no(position.rules.edition, "no-challenge-open")
    return None


def _accept(position: Position) -> Refusal | None:
    if position.phase not in (DOUBT, STACK):
        return _no(position.rules.edition, "no-challenge-open")
    return None


def _name(position: Position) -> Refusal | None:
    return None if position.phase == COLOUR else _no(position.rules.edition, "no-colour-to-name")


def _swap(position: Position, seat: Seat, other: Seat) -> Refusal | None:
    edition = position.rules.edition
    if position.phase != SWAPPING:
        return _no(edition, "no-swap-open")
    if other == seat or not 0 <= other < position.rules.players:
        return _no(edition, "no-such-seat")
    return None


# ── calling and catching ──────────────────────────────────────────────────────────────────────


def _call(position: Position, seat: Seat) -> Refusal | None:
    return None if position.exposed == seat else _no(position.rules.edition, "nothing-to-call")


def _catch(position: Position, seat: Seat, caught: Seat) -> Refusal | None:
    """Anybody else may catch whoever holds one card uncalled, until the next free act."""
    if position.exposed in (NOBODY, seat) or position.exposed != caught:
        return _no(position.rules.edition, "nobody-to-catch")
    return None
