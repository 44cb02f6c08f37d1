"""What a seat, or a spectator, may know."""

from collections.abc import Mapping
from dataclasses import dataclass

from tischrunde.core.game import Party, Seat
from tischrunde.core.refusal import Refusal
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import Move


@dataclass(frozen=True, slots=True)
class LaidSafety:
    """A safety on a display; one laid as a coup fourré lies crosswise."""

    card: Card
    crosswise: bool


@dataclass(frozen=True, slots=True)
class DisplayView:
    """A party's display: of a pile only the top card shows, of the rest every card."""

    party: Party
    members: tuple[Seat, ...]
    battle: Card | None
    speed: Card | None
    distances: Mapping[Card, int]
    km: int
    safeties: tuple[LaidSafety, ...]


@dataclass(frozen=True, slots=True)
class AttackView:
    """An attack the attacked party may still answer, with the one safety that does, held or not."""

    party: Party
    hazard: Card
    safety: Card


@dataclass(frozen=True, slots=True)
class Agreed:
    """What of the rules shows at a table: where limits lie, what is at stake, how far it may go."""

    speed_pile: bool
    coup_fourre_points: int
    extension_points: int
    extended_goal: int


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as one seat or a spectator sees it.

    ``fresh`` are the own safeties drawn after a coup fourré that play again if laid at once.
    ``accounted`` is what a card counter could keep of the cards that lay open, buried ones
    included; ``unseen`` is the rest of the deck but the own hand.
    """

    rule_set: str
    agreed: Agreed
    seat: Seat | None
    dealer: Seat
    phase: str
    on_turn: Seat
    waiting: frozenset[Seat]
    attack: AttackView | None
    goal: int
    caller: Seat | None
    winner: Party | None
    stock: int
    discard: Card | None
    displays: tuple[DisplayView, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    fresh: frozenset[Card]
    accounted: Mapping[Card, int]
    unseen: Mapping[Card, int]
    legal: tuple[Move, ...]
    blocked: Mapping[Card, tuple[tuple[Move, Refusal], ...]]
