"""`bench.growth` measures what it says it does: every row is sent to everybody who looks on."""

import pytest

from bench.growth.blocks import Plan, blocks_played
from bench.growth.measurement import Figure, Services, folds, grown, measure
from bench.growth.series import NODES, Point, Series
from bench.instructions.evening import Case
from bench.instructions.plan import Kind, Table, tables
from bench.racers import ROOT
from tests import needs
from tests.requirements import POSTGRES

LAPS = 2
BLOCKS = 2
WATCHERS = 3
IDLE = 5


@pytest.fixture
def services(redis: str) -> Services:
    return Services(needs.service(POSTGRES), redis, ROOT / "src")


def dealt(players: int, number: int = 2, earlier: int = 0) -> list[Table]:
    kind = Kind("uno", "uno-carabiner,target=999999", players, public=True)
    return tables(kind, number, blocks_played(LAPS, 2 * BLOCKS), earlier)


def plan(played: list[Table], watchers: int = 0, idle: int = 0) -> Plan:
    return Plan(Case("", NODES, LAPS, played, watchers), idle)


def test_every_row_is_sent_to_every_player_and_watcher(services: Services) -> None:
    points = [Point(2, plan(dealt(2))), Point(3, plan(dealt(3), WATCHERS, IDLE))]
    few, many = measure(Series("players", "players", "uno", points, BLOCKS, 1), services)
    assert (few.frames, many.frames) == (2, 3 + WATCHERS)
    assert few.cost == Figure(1, 1, 1)
    assert many.cost.low <= many.cost.value <= many.cost.high
    assert few.memory is None
    assert None not in {many.memory, many.minute, many.search}


def test_what_has_grown_is_told_by_function(services: Services) -> None:
    points = [Point(2, plan(dealt(2))), Point(3, plan(dealt(3)))]
    found = grown(Series("players", "players", "uno", points, BLOCKS), services)
    assert all(last > 0 for _, last in found.values())


def test_a_list_of_tables_is_dearer_where_they_must_be_folded(services: Services) -> None:
    played = dealt(2)
    folded = dealt(2, 8)[2:]
    point = Point(9, Plan(Case("", NODES, LAPS, played), 0, folded))
    rows = folds(Series("folds", "rows", "uno", [point], 1), services)
    assert [row["rows"] for row in rows] == [9] * len(rows)
    assert all(row["folded"] > 0 and row["known"] > 0 for row in rows)
