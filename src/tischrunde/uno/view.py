"""What a seat, or a spectator, may know."""

from collections.abc import Mapping
from dataclasses import dataclass

from tischrunde.core.game import Party, Seat
from tischrunde.core.refusal import Refusal
from tischrunde.uno.cards import Card, Colour
from tischrunde.uno.moves import Move


@dataclass(frozen=True, slots=True)
class ShownHand:
    """The hand a challenged player had to show, as it was after laying the wild draw-four."""

    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Doubted:
    """A wild draw-four that may be challenged: who laid it, and on which colour.

    Whoever challenges it wrongly draws ``penalty`` cards.
    """

    seat: Seat
    colour: Colour | None
    penalty: int


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as one seat or a spectator sees it.

    ``follower`` plays after the own seat, as the direction is now, and so is hit by what it lays;
    ``accounted`` is what lies in the discard pile, ``unseen`` the rest of the deck but the own
    hand; ``shown`` is known to the last challenger alone; ``passes`` are the turns in a row that
    brought nothing new.
    """

    rule_set: str
    members: tuple[tuple[Seat, ...], ...]
    seat: Seat | None
    dealer: Seat
    phase: str
    on_turn: Seat
    waiting: frozenset[Seat]
    direction: int
    follower: Seat | None
    top: Card
    colour: Colour | None
    pending: int
    doubted: Doubted | None
    passes: int
    uncalled: Seat | None
    called: frozenset[Seat]
    winner: Party | None
    stock: int
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    drawn: Card | None
    shown: ShownHand | None
    accounted: Mapping[Card, int]
    unseen: Mapping[Card, int]
    legal: tuple[Move, ...]
    blocked: Mapping[Card, tuple[tuple[Move, Refusal], ...]]
