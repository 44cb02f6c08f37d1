"""What the viewer of a table is sent: first all that their seat may see, then what changes."""

from dataclasses import fields
from typing import Any, Final

from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.games.encoder import COUNTED, changes, plain
from tischrunde.table.denial import Denial
from tischrunde.table.log import Row
from tischrunde.table.projection import ClockView, TableView, clock_view, match_view, view
from tischrunde.table.table import Table

_PLAYED: Final = ("move", "close")
"""These change only the match and the clock, as long as it is not over."""
_AROUND: Final = tuple(
    field.name for field in fields(TableView) if field.name not in ("match", "clock")
)


class ViewDiff:
    """The view of one seat, or with None of the spectators, as it was last sent."""

    __slots__ = ("_around", "_clock", "_match", "_seat")

    def __init__(self, table: Table, seat: Seat | None) -> None:
        self._seat = seat
        self._around = view(table, seat, brief=True)
        self._clock = self._around.clock
        self._match = self._around.match

    def everything(self, table: Table) -> dict[str, Any]:
        """Return the whole view as plain data."""
        now = view(table, self._seat, brief=True)
        whole = {name: plain(table.game, getattr(now, name)) for name in (*_AROUND, "clock")}
        match = None if now.match is None else changes(table.game, None, now.match, COUNTED)
        return {**whole, "match": match}

    def changed(self, table: Table, row: Row) -> dict[str, Any]:
        """Return what is different after a row, as plain data, and note that it was sent."""
        match = table.match
        if match is not None and not match.over and row.act in _PLAYED:
            seen = match_view(table, match, self._seat, brief=True)
            return self._played(table.game, clock_view(table), seen)
        old, now = self._around, view(table, self._seat, brief=True)
        self._around = now
        changed = {
            name: plain(table.game, value)
            for name in _AROUND
            if (value := getattr(now, name)) != getattr(old, name)
        }
        return changed | self._played(table.game, now.clock, now.match)

    def _played(
        self, game: CardGame, clock: ClockView | None, match: MatchView[Any] | None
    ) -> dict[str, Any]:
        changed: dict[str, Any] = {}
        if clock != self._clock:
            changed["clock"] = plain(game, clock)
            self._clock = clock
        if match is not None and (different := changes(game, self._match, match, COUNTED)):
            changed["match"] = different
            self._match = match
        return changed


def event_frame(
    row: Row,
    events: Any,  # noqa: ANN401 - a list, or bytes of one
    seat: Seat | None,
    changed: dict[str, Any],
) -> dict[str, Any]:
    """Return the frame of a row for a seat: what happened, and what is different now.

    ``events`` are what everybody saw, as plain data or encoded already; None if it was nothing.
    """
    own = row.key if row.seat is not None and row.seat == seat else None
    frame: dict[str, Any] = {"t": "ev", "table": row.table, "v": row.version, "at": row.at}
    if events is None and not changed:
        frame["t"] = "skip"
    else:
        frame["events"] = events or []
        frame["set"] = changed
        if row.seat is not None:
            frame["by"] = row.seat
    if own is not None:
        frame["k"] = own
    return frame


def error_fields(denied: Denial, now: int) -> dict[str, Any]:
    """Return what is told of a denial, without fields that are empty."""
    fields: dict[str, Any] = {"code": denied.code}
    if denied.until is not None:
        fields["retry"] = max(0, denied.until - now)
    if denied.refusal is not None:
        reason, clause, args = denied.refusal
        fields |= {"reason": reason, "clause": clause, "args": dict(args)}
    return fields
