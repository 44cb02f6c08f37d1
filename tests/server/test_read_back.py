"""A viewer who follows a table's frames and reads them has the view the table has, every time."""

from random import Random
from typing import Any, Final, get_args

import msgspec
import pytest

from tests.table.evening import finished, sleep
from tests.table.keeper import Keeper, opens
from tischrunde.client.table_state import TableState
from tischrunde.core.game import Seat
from tischrunde.engine.viewer import ViewDiff
from tischrunde.games.decoder import Reading
from tischrunde.games.encoder import plain_event
from tischrunde.protocol.frames import Ev, Snap
from tischrunde.table.commands import Leave, Rematch, Replace, Return, Rise
from tischrunde.table.denial import Denial
from tischrunde.table.events import TableEvent
from tischrunde.table.projection import view
from tischrunde.table.view import TableView

EVENINGS: Final = (
    ("fx-schmid,target=500", 2),
    ("auto-rallye,target=500", 3),
    ("schmidt,target=500", 4),
    ("winning-moves,target=500", 6),
    ("uno-carabiner,target=60", 2),
    ("uno-carabiner,wild,target=60", 5),
    ("uno-carabiner,teams,target=60", 4),
)


class Viewer:
    """Somebody at a seat, or with None a spectator, who only has the frames."""

    def __init__(self, kept: Keeper, seat: Seat | None) -> None:
        self._seat = seat
        self._shown = ViewDiff(kept.table, seat)
        self._following = TableState()
        self._reading = Reading(kept.table.game, get_args(TableEvent))
        table = kept.table
        snap = Snap(table.id, table.version, table.at, self._shown.everything(table))
        self._following.take(msgspec.json.decode(msgspec.json.encode(snap), type=Snap))
        self._sees_what_there_is(kept)

    def take(self, kept: Keeper, seen: tuple[Any, ...]) -> None:
        """Receive the last row, and find in it what happened."""
        row, table = kept.rows[-1], kept.table
        events = [plain_event(table.game, event) for event in seen]
        changed = self._shown.changed(table, row)
        frame = Ev(table.id, row.version, row.at, events, changed, row.seat)
        happened = self._following.take(msgspec.json.decode(msgspec.json.encode(frame), type=Ev))
        assert happened is not None
        assert tuple(self._reading.event(event) for event in happened.events) == seen
        self._sees_what_there_is(kept)

    def _sees_what_there_is(self, kept: Keeper) -> None:
        known, there = self._following.last.view, view(kept.table, self._seat, brief=True)
        assert self._reading.value(TableView, known) == there
        if there.match is not None:
            assert self._reading.view(known["match"]) == there.match


class Watched(Keeper):
    """A table at which somebody follows from every seat, and a spectator, from when it is open."""

    def __init__(self, rules: str, players: int) -> None:
        self._viewers: list[Viewer] = []
        self.kinds: set[str] = set()
        super().__init__(opens(rules, players))
        self._viewers = [Viewer(self, seat) for seat in (None, *range(players))]

    def sent(self, *said: Any, **more: Any) -> tuple[Any, ...] | Denial | None:
        """Send a command, and send its row, if there is one, to all viewers."""
        before = len(self.rows)
        seen = super().sent(*said, **more)
        if isinstance(seen, tuple) and len(self.rows) > before:
            self.kinds.update(type(event).__name__ for event in seen)
            for viewer in self._viewers:
                viewer.take(self, seen)
        return seen


@pytest.mark.parametrize(("rules", "players"), EVENINGS)
def test_what_was_followed_and_read_is_what_the_table_shows(rules: str, players: int) -> None:
    kept, random = Watched(rules, players), Random(players)
    kept.sit_all().own(1, Rise())
    kept.sit_all().start().own(1, Leave())
    kept.own(1, Return())
    sleep(kept)
    last = players - 1
    for seat in range(last):
        kept.own(seat, Replace(last, "anders-als-vorher"))
    finished(kept, random)
    for seat in range(last):
        if kept.table.successor is None:  # nobody waits for those a bot stands in for
            kept.own(seat, Rematch("1" * 16))
    assert kept.kinds >= {kind.__name__ for kind in get_args(TableEvent)}
    assert kept.kinds >= {"Dealt", "Drew", "RoundEnded", "MatchEnded"}
