"""What is sent of a table after every row is the difference between the views before and after."""

import os
from dataclasses import fields
from random import Random
from typing import Any, Final

import msgspec
import pytest

from tests.table.evening import act
from tests.table.keeper import Keeper, opens
from tests.table.twins import KINDS
from tischrunde.core.game import Seat
from tischrunde.core.view_field import AnyField, ListField, MapField
from tischrunde.engine import viewer
from tischrunde.engine.viewer import PublicDiff, ViewDiff
from tischrunde.games.encoder import COUNTED, changes, plain
from tischrunde.rallye.round import Round
from tischrunde.table.commands import Command, Start
from tischrunde.table.denial import Denial
from tischrunde.table.pace import DEVICE, PACES
from tischrunde.table.projection import view
from tischrunde.table.table import Table
from tischrunde.table.view import TableView

ROWS: Final = int(os.environ.get("ROWS_SHOWN", "3000"))
"""Number of rows sent, over all rule sets and numbers of players."""

LENGTH: Final = 300
"""Maximum number of acts of an evening."""

VIEWERS: Final = 4
"""Maximum number of viewers of an evening: all look at every row."""


def difference(table: Table, old: TableView, new: TableView) -> dict[str, Any]:
    """Return what is different between two brief views, by the definition."""
    changed = {
        field.name: plain(table.game, value)
        for field in fields(TableView)
        if field.name != "match" and (value := getattr(new, field.name)) != getattr(old, field.name)
    }
    match = {} if new.match is None else changes(table.game, old.match, new.match, COUNTED)
    return {**changed, **({"match": match} if match else {})}


def packed(item: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(item))


def unpacked(sent: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(sent))


class Watched(Keeper):
    """A table at which every row is sent to all its viewers, and held against their views.

    To every other viewer items are sent packed.
    """

    def __init__(self, rules: str, players: int, random: Random) -> None:
        self.saw: dict[Seat | None, TableView] = {}
        pace = random.choice([*PACES, DEVICE])
        super().__init__(opens(rules, players, pace=pace, public=random.randrange(2) == 0))
        self.public = PublicDiff(self.table)
        self._diffs: dict[Seat | None, ViewDiff] = {}
        self._random = random

    def sent(
        self, seat: Seat | None, command: Command, by: str | None, base: int | None = None
    ) -> tuple[Any, ...] | Denial | None:
        seen = super().sent(seat, command, by, base)
        if isinstance(seen, tuple) and self.saw:
            self._show()
        return seen

    def come(self, seat: Seat | None) -> None:
        """Let somebody look at the table from now on."""
        pack = packed if len(self._diffs) % 2 else None
        self._diffs[seat] = ViewDiff(self.table, seat, self.public, pack)
        self.saw[seat] = view(self.table, seat, brief=True)

    def _show(self) -> None:
        for number, seat in enumerate(self._diffs):
            now = view(self.table, seat, brief=True)
            sent, different = self.changed(seat), difference(self.table, self.saw[seat], now)
            if number % 2:
                sent, different = unpacked(sent), unpacked(different)
            assert sent == different
            self.saw[seat] = now

    def changed(self, seat: Seat | None) -> dict[str, Any]:
        """Return what a seat is sent of the last row."""
        return self._diffs[seat].changed(self.table, self.rows[-1])


def evening(rules: str, players: int, random: Random) -> int:
    """Play an evening with viewers who come at any time, and return the number of rows."""
    kept = Watched(rules, players, random)
    viewers = [None, *range(players)]
    random.shuffle(viewers)
    del viewers[VIEWERS:]
    kept.come(viewers.pop())
    bots = {seat: "easy" for seat in range(1, players) if random.randrange(3) == 0}
    kept.sit_all(bots)
    kept.do(0, Start())
    for _ in range(LENGTH):
        if kept.table.state == "over":
            break
        if viewers and random.randrange(10) == 0:
            kept.come(viewers.pop())
        act(kept, random)
    return kept.table.version


def followed(rules: str, players: int, rows: int) -> None:
    """Play evenings until enough rows were sent."""
    random = Random(f"{rules} {players}")
    sent = 0
    while sent < rows:
        sent += evening(rules, players, random)


@pytest.mark.parametrize(("rules", "players"), KINDS)
def test_what_is_sent_is_the_difference_of_the_views(rules: str, players: int) -> None:
    followed(rules, players, -(-ROWS // len(KINDS)))


# ── faults are found ──────────────────────────────────────────────────────────────────────────

ENOUGH: Final = 3_000
"""Number of rows among which a fault shows."""


def found(rules: str) -> bool:
    try:
        followed(rules, 2, ENOUGH)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("name", ["displays", "attack", "winner", "hand", "legal", "blocked"])
def test_a_state_on_which_too_little_depends_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def coarse(field: AnyField) -> AnyField:
        if field.name != name:
            return field
        if isinstance(field, ListField):
            return field._replace(states=lambda p: [p.goal for _ in p.displays])
        if isinstance(field, MapField):
            states = field.states
            return field._replace(
                states=lambda p, seat: [(card, (card, p.goal)) for card, _ in states(p, seat)]
            )
        return field._replace(state=lambda p, _: p.goal)

    public: Any
    private: Any
    public, private = (tuple(map(coarse, fields)) for fields in Round.fields)
    monkeypatch.setattr(Round, "fields", Round.fields._replace(public=public, private=private))
    for rules in list(viewer._KEPT):  # noqa: SLF001
        monkeypatch.delitem(viewer._KEPT, rules)  # noqa: SLF001
    assert found("schmidt")


def test_items_kept_from_a_table_with_other_rules_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not found("schmidt")
    kept = {rules: items for rules, items in viewer._KEPT.items() if rules[1] == "schmidt"}  # noqa: SLF001
    assert kept
    for (game, _, *others), items in kept.items():
        monkeypatch.setitem(viewer._KEPT, (game, "fx-schmid", *others), items)  # type: ignore[misc] # noqa: SLF001
    assert found("fx-schmid")


def test_a_pause_in_which_a_seat_may_move_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = Watched.changed

    def restless(kept: Watched, seat: Seat | None) -> dict[str, Any]:
        kept.public.go_on(kept.table)
        pausing, kept.table.pausing = kept.table.pausing, frozenset()
        sent = changed(kept, seat)
        kept.table.pausing = pausing
        return sent

    monkeypatch.setattr(Watched, "changed", restless)
    assert found("schmidt")


def test_what_only_the_first_viewer_is_sent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = Watched.changed

    def forgetful(kept: Watched, seat: Seat | None) -> dict[str, Any]:
        kept.public._version = 0  # noqa: SLF001 # it believes that nobody has asked for this row
        return changed(kept, seat)

    monkeypatch.setattr(Watched, "changed", forgetful)
    assert found("uno-carabiner")
