"""What everybody at the table saw when a move was played: told from before and after."""

from typing import assert_never

from tischrunde.core.events import Drew
from tischrunde.core.game import Seat
from tischrunde.uno.cards import CARDS
from tischrunde.uno.events import (
    Caught,
    Challenged,
    ColourNamed,
    Event,
    HandsPassedOn,
    HandsSwapped,
    Kept,
    Played,
    Reshuffled,
    TurnedUp,
    UnoCalled,
)
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
from tischrunde.uno.position import Position
from tischrunde.uno.rules import HAND


def opened(position: Position) -> tuple[Event, ...]:
    """Return what everybody sees of a round just dealt: the card turned up, who draws for it."""
    drawn = [
        Drew(seat, hand.size - HAND) for seat, hand in enumerate(position.hands) if hand.size > HAND
    ]
    return (TurnedUp(CARDS[position.piles.discards[-1]]), *drawn)


def seen(before: Position, seat: Seat, move: Move, after: Position) -> tuple[Event, ...]:
    """Return what everybody saw of a move that led from one position to the next."""
    return (
        *_done(before, seat, move),
        *_handed_on(seat, move, after),
        *_reshuffled(before, after, move),
        *_drew(before, after, seat, move),
    )


def _done(before: Position, seat: Seat, move: Move) -> list[Event]:
    match move:
        case Play(card, colour, uno):
            return [Played(seat, card, colour), *([UnoCalled(seat)] if uno else [])]
        case CallUno():
            return [UnoCalled(seat)]
        case Catch(caught):
            return [Caught(seat, caught)]
        case Keep():
            return [Kept(seat)]
        case Challenge():
            return [Challenged(seat, before.four_by, before.guilty)]
        case Name(colour):
            return [ColourNamed(seat, colour)]
        case Swap(other):
            return [HandsSwapped(seat, other)]
        case Draw() | Accept():
            return []
        case _:
            assert_never(move)


def _handed_on(seat: Seat, move: Move, after: Position) -> list[Event]:
    zero = isinstance(move, Play) and move.card.rank == 0 and after.hands[seat].size > 0
    return [HandsPassedOn(after.direction)] if zero and after.rules.seven_zero else []


def _reshuffled(before: Position, after: Position, move: Move) -> list[Event]:
    """The top card stays, which is the one just laid if the move laid one."""
    again = after.piles.reshuffles > before.piles.reshuffles
    stock = len(before.piles.discards) - (0 if isinstance(move, Play) else 1)
    return [Reshuffled(stock)] if again else []


def _drew(before: Position, after: Position, seat: Seat, move: Move) -> list[Event]:
    """Return who drew how many; hands that change owners are told by their own event."""
    if isinstance(move, Swap) or _handed_on(seat, move, after):
        return []
    laid = {seat: 1} if isinstance(move, Play) else {}
    return [
        Drew(drawer, drawn)
        for drawer in range(after.rules.players)
        if (drawn := after.hands[drawer].size - before.hands[drawer].size + laid.get(drawer, 0)) > 0
    ]
