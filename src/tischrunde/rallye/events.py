"""What everybody at the table sees happen when a move is played."""

from dataclasses import dataclass
from typing import TypeAlias

from tischrunde.core.events import Dealt, Drew, MatchEnded, RoundEnded
from tischrunde.core.game import Party, Seat
from tischrunde.rallye.cards import Card


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card on its party's display."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Attacked:
    """A seat laid a hazard on an opponent's display."""

    seat: Seat
    card: Card
    party: Party


@dataclass(frozen=True, slots=True)
class Asked:
    """The members of the attacked party were asked whether they answer."""

    seats: tuple[Seat, ...]
    hazard: Card


@dataclass(frozen=True, slots=True)
class AttackStood:
    """Nobody answered the attack."""

    party: Party
    hazard: Card


@dataclass(frozen=True, slots=True)
class CoupFourrePlayed:
    """A seat answered an attack with a safety, out of turn."""

    seat: Seat
    safety: Card
    hazard: Card


@dataclass(frozen=True, slots=True)
class Lifted:
    """A safety took a hazard off a display; it went to the discard pile."""

    party: Party
    hazard: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat threw a card on the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GoalReached:
    """A seat reached the goal and may call for an extension."""

    seat: Seat
    km: int


@dataclass(frozen=True, slots=True)
class ExtensionCalled:
    """A seat called for the round to go on."""

    seat: Seat
    goal: int


Event: TypeAlias = (
    Dealt
    | Drew
    | Laid
    | Attacked
    | Asked
    | AttackStood
    | CoupFourrePlayed
    | Lifted
    | Discarded
    | GoalReached
    | ExtensionCalled
    | RoundEnded
    | MatchEnded
)
"""What everybody can see happen."""
