"""What a seat, or a spectator, may know of a table: built by naming what is shown."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from tischrunde.core.game import Seat
from tischrunde.core.match import Match
from tischrunde.core.match_view import MatchView
from tischrunde.table.chair import Chair
from tischrunde.table.clock import is_open_ended, pause_ends, turn_ends, window_ends
from tischrunde.table.commands import BOT
from tischrunde.table.ids import successor
from tischrunde.table.table import Table
from tischrunde.table.view import ChairView, ClockView, RematchView, TableView

_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
_RESTING: Final[Mapping[str, Any]] = MappingProxyType(
    {"waiting": frozenset(), "legal": (), "blocked": {}}
)


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
