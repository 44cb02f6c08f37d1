"""What happens to a pad: it is opened, and people write in its places.

An event is known by its id, the hash of all it says: nobody can change an event and keep its id,
and no two can name each other. Of the events of its own place it names those it replaces.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from tischrunde.core.game import Seat
from tischrunde.core.score_pad import PadField

ID_LENGTH: Final = 20
"""How many hexadecimal digits an id has."""

MAX_ROUNDS: Final = 999

MAX_BLANK_ROUNDS: Final = 5
"""Maximum number of rounds in a row of which nothing is said before one that is on the pad."""

MAX_REPLACED: Final = 100
"""Maximum number of events that one replaces."""

LATEST_MS: Final = 10**15
"""The latest time there is, in milliseconds since 1970: whatever a clock says, it can be sent."""

KEPT: Final = "yes"


@dataclass(frozen=True, slots=True)
class SeatName:
    """Where the name of a seat is written; it goes by that of the opening until somebody does."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FirstDealer:
    """Where it is written who dealt the first round; the opening says it until somebody does."""


@dataclass(frozen=True, slots=True)
class RoundField:
    """A field of a round; rounds count from 1."""

    round: int
    field: PadField


@dataclass(frozen=True, slots=True)
class RoundProblem:
    """A problem of a round that people may keep, ``KEPT``, by its field and its reason."""

    round: int
    field: PadField
    reason: str


Place: TypeAlias = SeatName | FirstDealer | RoundField | RoundProblem


@dataclass(frozen=True, slots=True)
class Opened:
    """A pad was opened: for which game and rules, by whom it is played, who deals first."""

    by: str
    at: int
    game: str
    rules: str
    revision: int
    names: tuple[str, ...]
    dealer: Seat
    date: str | None = None
    id: str = field(init=False)

    def __post_init__(self) -> None:
        """Work out the id."""
        agreed = [self.game, self.rules, self.revision, self.names, self.dealer, self.date]
        object.__setattr__(self, "id", _id([self.by, self.at, agreed]))


@dataclass(frozen=True, slots=True)
class Written:
    """Somebody wrote in a place of a pad; without a value the place is empty again.

    ``at`` is in milliseconds since 1970 by the clock of whoever wrote, and decides nothing.
    ``replaces`` are the events that stood in the place when this was written, in order.
    """

    pad: str
    by: str
    at: int
    place: Place
    value: str | None
    replaces: tuple[str, ...] = ()
    id: str = field(init=False)

    def __post_init__(self) -> None:
        """Work out the id."""
        written = [self.pad, self.by, self.at, _plain(self.place), self.value, self.replaces]
        object.__setattr__(self, "id", _id(written))


Event: TypeAlias = Opened | Written


def _plain(place: Place) -> list[Any]:
    match place:
        case SeatName(seat):
            return ["seat", seat]
        case FirstDealer():
            return ["dealer"]
        case RoundField(number, where):
            return ["round", number, where.name, where.of]
        case RoundProblem(number, where, reason):
            return ["round", number, where.name, where.of, reason]


def _id(said: list[Any]) -> str:
    text = json.dumps(said, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:ID_LENGTH]
