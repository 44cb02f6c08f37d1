"""What everybody at the table sees happen when a move is played."""

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from tests.third_game.rules.cards import CARDS, Card
from tests.third_game.rules.moves import Draw, Lay, Move, Pass
from tests.third_game.rules.position import Position
from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.core.game import Seat


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A card was turned up to start the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could neither lay a card nor draw one."""

    seat: Seat


Event: TypeAlias = Dealt | TurnedUp | Laid | Drew | Passed | RoundEnded | MatchEnded


def opened(position: Position) -> tuple[Event, ...]:
    """Return what everybody sees of a round just dealt."""
    return (TurnedUp(CARDS[position.discards[-1]]),)


def seen(
    before: Position,  # noqa: ARG001 - the move tells it all
    seat: Seat,
    move: Move,
    after: Position,  # noqa: ARG001
) -> tuple[Event, ...]:
    """Return what everybody saw of a move."""
    match move:
        case Lay(card):
            return (Laid(seat, card),)
        case Draw():
            return (Drew(seat, 1),)
        case Pass():
            return (Passed(seat),)
        case _:
            assert_never(move)
