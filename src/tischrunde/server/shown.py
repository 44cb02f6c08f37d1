"""What one viewer of a table was shown last, and what is different now."""

from dataclasses import fields
from typing import Any, Final

from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.games.plain import COUNTED, changes, plain
from tischrunde.table.log import Row
from tischrunde.table.showing import ClockView, TableView, clock_view, view
from tischrunde.table.table import Table

_PLAYED: Final = ("move", "close")
"""These change only the match and the clock, as long as it is not over."""
_AROUND: Final = tuple(
    field.name for field in fields(TableView) if field.name not in ("match", "clock")
)


class Shown:
    """The view of one seat, or with None of the spectators, as it was last shown."""

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
        """Return what is different after a row, as plain data, and note that it was shown."""
        match = table.match
        if match is not None and not match.over and row.act in _PLAYED:
            return self._played(table.game, clock_view(table), match.view(self._seat, brief=True))
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
