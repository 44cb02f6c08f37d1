"""What the viewer of a table is sent: first all that their seat may see, then what changes."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from tischrunde.core.game import Seat
from tischrunde.core.match_view import FIELDS as MATCH_FIELDS
from tischrunde.core.match_view import MatchView
from tischrunde.core.view_field import AnyField, FieldDiff, Form, MapField
from tischrunde.games.encoder import COUNTED, changes, forms_of, plain
from tischrunde.table.denial import Denial
from tischrunde.table.log import Row
from tischrunde.table.projection import clock_view, held_fields, view
from tischrunde.table.table import Table
from tischrunde.table.view import ClockView, TableView

_PLAYED: Final = ("move", "close")
"""These change only the match and the clock, as long as it is not over."""
_AROUND: Final = tuple(
    field.name for field in fields(TableView) if field.name not in ("match", "clock")
)


_MAX_RULES_KEPT: Final = 32
"""Maximum number of rules whose items are kept."""
_KEPT: Final[OrderedDict[tuple[str, str, int, int, bool], dict[Any, Any]]] = OrderedDict()
"""The items of maps by game, rules, revision and players, and whether they are packed."""


class PublicDiff:
    """What everybody sees of a table alike, as it was last sent: worked out once for all."""

    __slots__ = (
        "_clock",
        "_match",
        "_round",
        "_version",
        "changed_match",
        "changed_round",
        "clock",
    )

    def __init__(self, table: Table) -> None:
        self._version = 0
        self._clock: ClockView | None = None
        self._match: FieldDiff | None = None
        self._round: FieldDiff | None = None
        self.go_on(table)

    def go_on(self, table: Table) -> None:
        """Find what is different after a row; whoever asks a second time has the same answer."""
        if self._version == table.version:
            return
        self._version = table.version
        clock = clock_view(table)
        self.clock = {} if clock == self._clock else {"clock": plain(table.game, clock)}
        self._clock = clock
        match = table.match
        if match is None:
            self.changed_match: dict[str, Any] = {}
            self.changed_round: dict[str, Any] = {}
            return
        if self._match is None or self._round is None:
            self._match = _diff(table, MATCH_FIELDS, None, MatchView)
            self._round = _diff(table, match.round.fields.public, None, table.game.view)
        self.changed_match = self._match.changed(match, {})
        self.changed_round = self._round.changed(match.round.position, held_fields(table))


class ViewDiff:
    """The view of one seat, or with None of the spectators, as it was last sent.

    Viewers of the same table share what is ``public``, each from the version on when it came.
    ``pack`` makes of an item of a map what is to be sent of it, once for all who are sent the same.
    """

    __slots__ = ("_around", "_pack", "_round", "_seat", "public")

    def __init__(
        self,
        table: Table,
        seat: Seat | None,
        public: PublicDiff | None = None,
        pack: Form | None = None,
    ) -> None:
        self._seat = seat
        self._pack = pack
        self._around = view(table, seat, brief=True)
        self._round: FieldDiff | None = None
        self.public = PublicDiff(table) if public is None else public
        self._changed_round(table)

    def everything(self, table: Table) -> dict[str, Any]:
        """Return the whole view as plain data."""
        now = view(table, self._seat, brief=True)
        whole = {name: plain(table.game, getattr(now, name)) for name in (*_AROUND, "clock")}
        match = None if now.match is None else changes(table.game, None, now.match, COUNTED)
        return {**whole, "match": match}

    def changed(self, table: Table, row: Row) -> dict[str, Any]:
        """Return what is different after a row, as plain data, and note that it was sent."""
        self.public.go_on(table)
        changed = self._changed_around(table, row) | self.public.clock
        round_ = self.public.changed_round | self._changed_round(table)
        match = self.public.changed_match
        if round_:
            changed["match"] = match | {"round": round_}
        elif match:
            changed["match"] = match
        return changed

    def _changed_around(self, table: Table, row: Row) -> dict[str, Any]:
        if row.act in _PLAYED and table.state != "over":
            return {}
        old, now = self._around, view(table, self._seat, brief=True)
        self._around = now
        return {
            name: plain(table.game, value)
            for name in _AROUND
            if (value := getattr(now, name)) != getattr(old, name)
        }

    def _changed_round(self, table: Table) -> dict[str, Any]:
        match = table.match
        if match is None:
            return {}
        if self._round is None:
            fields = match.round.fields.private
            self._round = _diff(table, fields, self._seat, table.game.view, self._pack)
        return self._round.changed(match.round.position, held_fields(table))


def _diff(
    table: Table,
    fields: Sequence[AnyField],
    seat: Seat | None,
    kind: type,
    pack: Form | None = None,
) -> FieldDiff:
    """Return the diff of some fields of a view of this type."""
    forms = forms_of(table.game, kind)
    if pack is not None:
        maps = [field.name for field in fields if isinstance(field, MapField)]
        forms = {**forms, **{name: _packed(forms[name], pack) for name in maps}}
    return FieldDiff(fields, seat, forms, _kept(table, packed=pack is not None))


def _packed(form: Form, pack: Form) -> Form:
    """Return the form of a map whose items are packed."""
    return lambda items: {name: pack(item) for name, item in form(items).items()}


def _kept(table: Table, *, packed: bool) -> dict[Any, Any]:
    """Return the items kept by all tables at which the same is played by as many."""
    opened = table.opened
    rules = opened.game, opened.rules, opened.revision, opened.players, packed
    kept = _KEPT.setdefault(rules, {})
    _KEPT.move_to_end(rules)
    if len(_KEPT) > _MAX_RULES_KEPT:
        _KEPT.popitem(last=False)
    return kept


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
