"""What a seat, or a spectator, may know of a table: built by naming what is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from tischrunde.core.game import Seat
from tischrunde.core.match import Match
from tischrunde.core.match_view import MatchView
from tischrunde.table.chair import Chair
from tischrunde.table.clock import is_open_ended, pause_ends, turn_ends, window_ends
from tischrunde.table.commands import BOT
from tischrunde.table.ids import successor
from tischrunde.table.pace import Pace
from tischrunde.table.table import Table

_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
_RESTING: Final[Mapping[str, Any]] = MappingProxyType(
    {"waiting": frozenset(), "legal": (), "blocked": {}}
)


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


@dataclass(frozen=True, slots=True)
class ClockView:
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


def view(table: Table, seat: Seat | None, *, brief: bool = False) -> TableView:
    """Return all that this seat, or with None a spectator, may know; the match briefly or not."""
    opened = table.opened
    match = table.match
    return TableView(
        id=table.id,
        game=opened.game,
        rules=opened.rules,
        state=table.state,
        pace=opened.pace,
        times=replace(table.pace, window=table.next_window_ms),
        solo=table.solo,
        speed=table.speed,
        public=opened.public,
        programs=opened.programs,
        hints=opened.hints,
        code=None if seat is None else opened.code,
        commitment=opened.commitment,
        date=opened.date,
        seat=seat,
        more_time=_asked_for_time(table, seat),
        host=table.seat_of(opened.host),
        chairs=tuple(None if chair is None else _chair(chair) for chair in table.chairs),
        terms=table.terms,
        secret=table.secret.hex() if table.state == "over" else None,
        clock=clock_view(table),
        rematch=_rematch(table),
        successor=table.successor,
        match=None if match is None else match_view(table, match, seat, brief=brief),
    )


def _asked_for_time(table: Table, seat: Seat | None) -> bool:
    chair = None if seat is None else table.chairs[seat]
    return chair is not None and chair.more_time


def match_view(
    table: Table, match: Match[Any, Any, Any, Any, Any], seat: Seat | None, *, brief: bool = False
) -> MatchView[Any]:
    """Return the match as it is seen."""
    seen: MatchView[Any] = match.view(seat, brief=brief)
    held = held_fields(table)
    return replace(seen, round=replace(seen.round, **held)) if held else seen


def held_fields(table: Table) -> Mapping[str, Any]:
    """Return what of a round is not shown as its rules have it.

    In a pause nobody is waited for and nobody may move. Where a device is handed around everybody
    sees who has answered an attack, and who is next.
    """
    if table.pausing:
        return _RESTING
    if table.window is not None and table.handed_around:
        return {"waiting": table.window.seats}
    return _NOTHING


def _chair(chair: Chair) -> ChairView:
    return ChairView(
        name=chair.name,
        shape=chair.shape,
        kind=chair.kind,
        level=chair.level,
        stood_in=chair.stood_in,
        again=chair.again is not None,
        unwanted_by=tuple(sorted(chair.unwanted_by)),
        replaced=chair.kind != BOT and not chair.owners,
    )


def _rematch(table: Table) -> RematchView | None:
    if table.state != "over" or table.next_commitment is None:
        return None
    return RematchView(successor(table.secret), table.next_commitment)


def clock_view(table: Table) -> ClockView | None:
    """Return the clock that runs now."""
    if table.pausing:
        seats = tuple(sorted(table.pausing))
        ends = None if is_open_ended(table) else pause_ends(table)
        return ClockView("pause", table.since, ends, seats)
    if table.window is not None and not is_open_ended(table):
        return ClockView("window", table.since, window_ends(table))
    if (ends := turn_ends(table)) is None:
        return None
    return ClockView("turn", table.since, ends)
