"""What is sent of a table after every row is the difference between the views before and after."""

import os
from dataclasses import fields
from random import Random
from typing import Any, Final

import pytest

from tests.table.evening import act
from tests.table.keeper import Keeper, opens
from tests.table.twins import KINDS
from tischrunde.core.game import Seat
from tischrunde.core.view_field import ViewField
from tischrunde.engine import viewer
from tischrunde.engine.viewer import PublicDiff, ViewDiff
from tischrunde.games.encoder import COUNTED, changes, plain
from tischrunde.rallye.round import Round
from tischrunde.table.commands import Command, Start
from tischrunde.table.denial import Denial
from tischrunde.table.pace import DEVICE, PACES
from tischrunde.table.projection import TableView, view
from tischrunde.table.table import Table

ROWS: Final = int(os.environ.get("ROWS_SHOWN", "3000"))
"""Number of rows sent, over all rule sets and numbers of players."""

LENGTH: Final = 300
"""Maximum number of acts of an evening."""


def difference(table: Table, old: TableView, new: TableView) -> dict[str, Any]:
    """Return what is different between two brief views, by the definition."""
    changed = {
        field.name: plain(table.game, value)
        for field in fields(TableView)
        if field.name != "match" and (value := getattr(new, field.name)) != getattr(old, field.name)
    }
    match = {} if new.match is None else changes(table.game, old.match, new.match, COUNTED)
    return {**changed, **({"match": match} if match else {})}


class Watched(Keeper):
    """A table at which every row is sent to all its viewers, and held against their views."""

    def __init__(self, rules: str, players: int, random: Random) -> None:
        self.saw: dict[Seat | None, TableView] = {}
        pace = random.choice([*PACES, DEVICE])
        super().__init__(opens(rules, players, pace=pace, public=random.randrange(2) == 0))
        self._public = PublicDiff(self.table)
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
        self._diffs[seat] = ViewDiff(self.table, seat, self._public)
        self.saw[seat] = view(self.table, seat, brief=True)

    def _show(self) -> None:
        row = self.rows[-1]
        for seat, diff in self._diffs.items():
            now = view(self.table, seat, brief=True)
            assert diff.changed(self.table, row) == difference(self.table, self.saw[seat], now)
            self.saw[seat] = now


def evening(rules: str, players: int, random: Random) -> int:
    """Play an evening with viewers who come at any time, and return the number of rows."""
    kept = Watched(rules, players, random)
    viewers = [None, *range(players)]
    random.shuffle(viewers)
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


@pytest.mark.parametrize("name", ["displays", "attack", "winner", "hand", "legal"])
def test_a_state_on_which_too_little_depends_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def coarse(field: ViewField) -> ViewField:
        return field._replace(state=lambda p, _: p.goal) if field.name == name else field

    public, private = (tuple(map(coarse, fields)) for fields in Round.fields)
    monkeypatch.setattr(Round, "fields", Round.fields._replace(public=public, private=private))
    assert found("schmidt")


def test_a_pause_that_is_not_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "held_fields", lambda _: {})
    assert found("schmidt")


def test_what_only_the_first_viewer_is_sent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(PublicDiff):
        def go_on(self, table: Table) -> None:
            self._version = 0
            super().go_on(table)

    monkeypatch.setattr("tests.engine.test_viewer.PublicDiff", Forgetful)
    assert found("uno-carabiner")
