"""The nineteen kinds of card, and which hazard, remedy and safety belong together."""

from enum import Enum, IntEnum
from typing import Final, NamedTuple


class Card(IntEnum):
    """A kind of card; each edition prints its own name on it."""

    KM_25 = 0
    KM_50 = 1
    KM_75 = 2
    KM_100 = 3
    KM_200 = 4

    STOP = 5
    SPEED_LIMIT = 6
    ACCIDENT = 7
    FLAT_TYRE = 8
    EMPTY_TANK = 9

    ROLL = 10
    END_OF_LIMIT = 11
    REPAIRS = 12
    SPARE_TYRE = 13
    PETROL = 14

    RIGHT_OF_WAY = 15
    DRIVING_ACE = 16
    PUNCTURE_PROOF = 17
    PETROL_STATION = 18

    @property
    def slug(self) -> str:
        """The name of the kind as texts and records write it."""
        return _SLUGS[self]

    @property
    def group(self) -> "Group":
        """The group whose mark stands in the card's corner."""
        return _GROUPS[self]

    @property
    def symbols(self) -> tuple["Symbol", ...]:
        """What the card shows: cards that belong together show the same."""
        return tuple(pair.symbol for pair in PAIRS if self in pair)

    @property
    def km(self) -> int:
        """The kilometres of a distance card, 0 for any other."""
        return KM[self] if self < len(KM) else 0


class Group(Enum):
    """The four groups of cards."""

    DISTANCE = "distance"
    HAZARD = "hazard"
    REMEDY = "remedy"
    SAFETY = "safety"


class Symbol(Enum):
    """The five symbols by which cards that belong together are known."""

    LIGHTS = "lights"
    SPEED = "speed"
    ENGINE = "engine"
    TYRE = "tyre"
    TANK = "tank"


class Pair(NamedTuple):
    """A hazard, the remedy that cancels it and the safety that prevents it."""

    symbol: Symbol
    hazard: Card
    remedy: Card
    safety: Card


PAIRS: Final = (
    Pair(Symbol.LIGHTS, Card.STOP, Card.ROLL, Card.RIGHT_OF_WAY),
    Pair(Symbol.SPEED, Card.SPEED_LIMIT, Card.END_OF_LIMIT, Card.RIGHT_OF_WAY),
    Pair(Symbol.ENGINE, Card.ACCIDENT, Card.REPAIRS, Card.DRIVING_ACE),
    Pair(Symbol.TYRE, Card.FLAT_TYRE, Card.SPARE_TYRE, Card.PUNCTURE_PROOF),
    Pair(Symbol.TANK, Card.EMPTY_TANK, Card.PETROL, Card.PETROL_STATION),
)
"""What a safety lifts, prevents and answers by a coup fourré follows from here.

Right of way stands in two pairs: it is good against stop and speed limit alike.
"""

CARDS: Final = tuple(Card)
"""All kinds, for looking one up by its number."""

KM: Final[tuple[int, ...]] = (25, 50, 75, 100, 200)

DISTANCES: Final = (Card.KM_25, Card.KM_50, Card.KM_75, Card.KM_100, Card.KM_200)
HAZARDS: Final = tuple(pair.hazard for pair in PAIRS)
REMEDIES: Final = tuple(pair.remedy for pair in PAIRS)
SAFETIES: Final = (
    Card.RIGHT_OF_WAY,
    Card.DRIVING_ACE,
    Card.PUNCTURE_PROOF,
    Card.PETROL_STATION,
)
BREAKDOWNS: Final = (Card.ACCIDENT, Card.FLAT_TYRE, Card.EMPTY_TANK)

REMEDY_FOR: Final = {pair.hazard: pair.remedy for pair in PAIRS}
HAZARD_OF: Final = {pair.remedy: pair.hazard for pair in PAIRS}
SAFETY_AGAINST: Final = {pair.hazard: pair.safety for pair in PAIRS}
HAZARDS_OF_SAFETY: Final = {
    safety: tuple(pair.hazard for pair in PAIRS if pair.safety is safety) for safety in SAFETIES
}
"""By safety: the hazards it prevents."""

_SLUGS: Final = tuple(card.name.lower().replace("_", "-") for card in Card)
_GROUPS: Final = {
    **dict.fromkeys(DISTANCES, Group.DISTANCE),
    **dict.fromkeys(HAZARDS, Group.HAZARD),
    **dict.fromkeys(REMEDIES, Group.REMEDY),
    **dict.fromkeys(SAFETIES, Group.SAFETY),
}
