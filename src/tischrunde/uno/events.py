"""What everybody at the table saw when a move was played."""

from dataclasses import dataclass
from typing import TypeAlias, assert_never, get_args

from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.core.game import Seat
from tischrunde.core.sending import sendable
from tischrunde.uno.cards import CARDS, Card, Colour
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


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A card was turned up to start the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Played:
    """A seat laid a card; of a wild with the colour named."""

    seat: Seat
    card: Card
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class UnoCalled:
    """A seat called "Uno"."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat caught another that had forgotten to call."""

    seat: Seat
    caught: Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat kept the card it had drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenged:
    """A seat challenged a wild draw-four; only it saw the hand."""

    seat: Seat
    challenged: Seat
    guilty: bool


@dataclass(frozen=True, slots=True)
class ColourNamed:
    """A seat named the colour of the wild turned up."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class HandsSwapped:
    """Two seats swapped hands."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class HandsPassedOn:
    """Everybody handed on their cards."""

    direction: int


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discard pile became the new stock."""

    stock: int


Event: TypeAlias = (
    Dealt
    | TurnedUp
    | Played
    | UnoCalled
    | Caught
    | Drew
    | Kept
    | Challenged
    | ColourNamed
    | HandsSwapped
    | HandsPassedOn
    | Reshuffled
    | RoundEnded
    | MatchEnded
)
sendable(*get_args(Event))


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
