"""What an edition of the rally game is: every difference between the books a named field."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from tischrunde.core.edition import Edition as PrintedEdition
from tischrunde.rallye.cards import Card


class Exposure(Enum):
    """Where right of way lies, the top of the battle pile that may be attacked besides green."""

    NOTHING = "nothing"  # only a green light
    REMEDY = "remedy"  # a remedy as well
    ANYTHING = "anything"  # a remedy or the empty pile as well


class StockAward(Enum):
    """When the stock decides about an award for the winner."""

    NONE = "none"
    AFTER = "after"  # won with the stock used up
    BEFORE = "before"  # won with a card left in the stock
    FIRST = "first"  # first at the printed goal with a card left in the stock, won or not


class UnplacedAward(Enum):
    """Who scores for a party that laid no distance card."""

    WINNER = "winner"
    EVERY_PLACED = "every-placed"


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who drives how far with a number of players."""

    players: int
    parties: int
    goal: int
    removed: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(PrintedEdition):
    """One printed rulebook of the rally game."""

    deck: Mapping[Card, int]
    line_ups: tuple[LineUp, ...]

    exact_goal: bool
    most_200s: int = 2

    limit_has_own_pile: bool
    limit_needs_green: bool
    limit_when_half_parried: bool = True
    """Where a limit needs no green light, it may be laid while a remedy still waits for one."""
    under_right_of_way: Exposure
    """On what battle hazards may be laid where right of way lies.

    They are accident, flat tyre and empty tank. Stop and speed limit may never be laid there: right
    of way prevents both (``PAIRS`` in ``cards.py``).
    """
    attack_before_opening: bool = True

    safety_plays_again: bool
    coup_fourre_chain: bool
    chain_draws_two: bool = False
    """After a safety of the chain two cards are drawn and two laid, not one drawn and one laid."""
    discard_only_when_stuck: bool = False
    safeties_discardable: bool = True

    hands_played_out: bool
    ends_when_stuck: bool = False
    """Without a stock the round ends as soon as nobody holds a card of use."""
    extension: bool
    extension_after_stock: bool

    safety_points: int = 100
    all_safeties_points: int = 700
    all_safeties_on_top: bool = False
    coup_fourre_points: int = 300
    win_points: int = 400
    no_200s_points: int = 300
    stock_award: StockAward
    stock_points: int = 300
    unplaced_award: UnplacedAward
    unplaced_points: int = 500
    unplaced_scores_safeties_only: bool
    extension_points: int = 200
    failed_extension_pays_opponents: bool
    overtaken_caller_pays_opponents: bool = False
    """So does one where another reached 1000 km: all opponents score, not only that one."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may sit down to a game."""
        return tuple(line_up.players for line_up in self.line_ups)

    def line_up(self, players: int) -> LineUp:
        """Return who drives with whom, and how far, with this number of players."""
        for line_up in self.line_ups:
            if line_up.players == players:
                return line_up
        raise ValueError(f"{self.id} is for {self.player_counts} players, not {players}")

    def cards(self, players: int) -> Mapping[Card, int]:
        """Return how often each kind of card is in the deck with this number of players."""
        removed = self.line_up(players).removed
        return {card: count - removed.count(card) for card, count in self.deck.items()}

    @property
    def zones(self) -> tuple[str, ...]:
        """The places of a display, from left to right."""
        speed = ("speed",) if self.limit_has_own_pile else ()
        return ("safeties", *speed, "battle", "distances")


def counts(*, distances: tuple[int, int, int, int, int]) -> Mapping[Card, int]:
    """Return a deck; the books differ only in how many distance cards there are."""
    km_25, km_50, km_75, km_100, km_200 = distances
    return MappingProxyType(
        {
            Card.KM_25: km_25,
            Card.KM_50: km_50,
            Card.KM_75: km_75,
            Card.KM_100: km_100,
            Card.KM_200: km_200,
            Card.STOP: 5,
            Card.SPEED_LIMIT: 4,
            Card.ACCIDENT: 3,
            Card.FLAT_TYRE: 3,
            Card.EMPTY_TANK: 3,
            Card.ROLL: 14,
            Card.END_OF_LIMIT: 6,
            Card.REPAIRS: 6,
            Card.SPARE_TYRE: 6,
            Card.PETROL: 6,
            Card.RIGHT_OF_WAY: 1,
            Card.DRIVING_ACE: 1,
            Card.PUNCTURE_PROOF: 1,
            Card.PETROL_STATION: 1,
        }
    )
