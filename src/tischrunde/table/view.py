"""A table as one seat or a spectator sees it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.table.pace import Pace


@dataclass(frozen=True, slots=True)
class ChairView:
    """Who sits on a chair, and whether they want to play again.

    ``unwanted_by`` are the seats that want a bot there instead; ``replaced`` is who has given way
    to one.
    """

    name: str
    shape: str
    kind: str
    level: str
    stood_in: bool
    again: bool
    unwanted_by: tuple[Seat, ...]
    replaced: bool


class ClockView(NamedTuple):
    """A clock everybody sees: for what, since when, until when.

    In a ``pause`` after a round nobody moves before it is over, or before the ``seats`` that still
    look at the result have seen it. It ``ends`` at no time where one device is handed around.
    """

    kind: str
    began: int
    ends: int | None
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class RematchView:
    """Where the same would be played again, and what is promised of the cards there."""

    table: str
    commitment: str


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one seat or a spectator sees it.

    ``solo`` says that all the others are bots, whose ``speed`` can be changed then. ``seat`` is the
    viewer's own, which may have asked for ``more_time``; ``host`` the seat of whoever opened the
    table. ``code`` lets others in, and is shown to those who sit. ``terms`` are fixed when the
    match begins; ``secret`` is revealed when it is over. From then on ``rematch`` shows what is
    promised of the next cards, before anybody adds to their shuffle.
    """

    id: str
    game: str
    rules: str
    state: str
    pace: str
    times: Pace
    solo: bool
    speed: str
    public: bool
    programs: bool
    hints: bool
    code: str | None
    commitment: str
    date: str
    seat: Seat | None
    more_time: bool
    host: Seat | None
    chairs: tuple[ChairView | None, ...]
    terms: str | None
    secret: str | None
    clock: ClockView | None
    rematch: RematchView | None
    successor: str | None
    match: MatchView[Any] | None
