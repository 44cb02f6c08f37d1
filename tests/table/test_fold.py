"""A table is its log: folded from scratch it is the one that grew."""

import os
from inspect import getmembers, isdatadescriptor
from random import Random
from typing import Any, Final

import pytest

from tests.table.evening import act, finished
from tests.table.keeper import Keeper, guest, opens, playing
from tischrunde.core.fairness import commitment
from tischrunde.core.record import write_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import verify_record
from tischrunde.table.bot_questions import questions
from tischrunde.table.clock import check_at, due
from tischrunde.table.commands import Rematch
from tischrunde.table.fold import apply, folded
from tischrunde.table.log import Row
from tischrunde.table.pace import PACES
from tischrunde.table.projection import view
from tischrunde.table.table import Table

EVENINGS = int(os.environ.get("TABLE_EVENINGS", "1"))
"""Matches for each rule set and number of players; the gate may ask for more."""

SELDOM: Final = 100
"""One in how many acts the log is folded from scratch."""

RULES: Final = (
    *(f"{edition},target=700" for edition in GAMES["rallye"].editions),
    *("uno-carabiner,target=60", "uno-carabiner,wild,target=60", "uno-carabiner,family,target=60"),
)
TABLES: Final = [
    (rules, players)
    for rules in RULES
    for game in GAMES.values()
    if rules.split(",", maxsplit=1)[0] in game.editions
    for players in game.house.read(rules).player_counts
]


def known(table: Table, now: int) -> list[Any]:
    """Return all there is to know of a table, now and later."""
    views = [view(table, seat) for seat in (None, *range(len(table.chairs)))]
    state = [table.version, table.moved, table.since, table.started, table.window, table.chairs]
    record = None if table.recording is None else table.recording.record
    keys = [table.version_of(row, str(key)) for row in (None, 0, 1) for key in range(200)]
    return [*views, *state, record, keys, questions(table), due(table, now), check_at(table, now)]


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)
def test_a_log_folded_from_scratch_is_the_table_that_grew(rules: str, players: int) -> None:
    for number in range(EVENINGS):
        random = Random(f"{rules} {players} {number}")
        bots = {seat: "easy" for seat in range(1, players) if random.randrange(3) == 0}
        kept = playing(rules, players, bots, pace=random.choice([*PACES]))
        while kept.table.state != "over":
            act(kept, random)
            if random.randrange(SELDOM) == 0:
                again = folded(kept.table.id, kept.table.secret, kept.rows, GAMES)
                assert known(again, kept.now) == known(kept.table, kept.now)
        for seat in range(players):
            kept.sent(seat, Rematch(str(seat)), guest(seat))
        again = folded(kept.table.id, kept.table.secret, kept.rows, GAMES)
        assert known(again, kept.now) == known(kept.table, kept.now)


@pytest.mark.parametrize(("rules", "players"), [*TABLES[::3]], ids=str)
def test_the_record_of_a_table_is_true(rules: str, players: int) -> None:
    kept = finished(playing(rules, players), Random(f"{rules} {players}"))
    assert kept.table.recording is not None
    text = write_record(kept.table.recording.record)
    promised = commitment(kept.table.secret).hex()
    verdict = verify_record(text.encode(), promised)
    assert verdict.verified, verdict.checks[-1]
    assert [check.id for check in verdict.checks][-1] == "result-right"


def test_a_log_has_no_gaps() -> None:
    kept = playing()
    row = kept.rows[-1]
    with pytest.raises(ValueError, match="cannot follow"):
        apply(kept.table, row, GAMES)
    with pytest.raises(ValueError, match="cannot follow"):
        folded(kept.table.id, kept.table.secret, kept.rows[1:], GAMES)


@pytest.mark.parametrize(
    ("seat", "act", "body"),
    [
        *((None, act, "") for act in ("close", "leave")),
        *((0, act, "") for act in ("close", "restart", "leave")),
        (0, "move", "roll"),
    ],
)
def test_what_was_never_judged_cannot_be_folded(seat: int | None, act: str, body: str) -> None:
    kept = Keeper(opens())
    row = Row(kept.table.id, 2, kept.now, seat, "key", act, body)
    with pytest.raises(ValueError, match=r"nobody|no seat|nothing"):
        apply(kept.table, row, GAMES)


def test_the_log_says_moves_and_acts_as_they_are() -> None:
    kept = playing("winning-moves")
    kept.lay_out(
        "winning-moves 2; A: roll; B: roll; 1: stop ...; 2: roll ...; stock: 75 ...; turn: 1"
    )
    kept.move(0, "stop>B")
    kept.let_the_clock_act()
    assert [(row.act, row.body) for row in kept.rows[-2:]] == [("move", "stop>B"), ("close", "")]
    assert (kept.rows[-2].seat, kept.rows[-1].seat) == (0, None)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_copy_stands_as_the_table_does(rules: str, players: int) -> None:
    random = Random(f"{rules} {players}")
    kept = playing(rules, players)
    for _ in range(40):
        act(kept, random)
    copied = kept.table.copy()
    for name, _ in getmembers(Table, isdatadescriptor):
        if name not in {"_keys", "__weakref__", "__dict__", "__class__"}:
            assert getattr(copied, name) == getattr(kept.table, name), name
