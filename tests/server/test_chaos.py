"""The checks of `bench.chaos` find what they are there for, and nothing else."""

import asyncio
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from textwrap import dedent
from typing import Any

import asyncpg
import msgspec
import pytest

from bench.chaos.checks import Acked, Findings, check_log
from bench.chaos.evening import Evening
from bench.chaos.failovers import ACKNOWLEDGED_WITHIN_S, Failovers
from bench.chaos.growing_log import GrowingLog
from bench.chaos.power import Disk, MainsPostgres
from bench.chaos.reads import Questions, Readings
from bench.chaos.replication import Pair, replicated
from bench.chaos.services import DATABASE, made
from bench.chaos.trouble import KINDS, schedule
from tests.server.store.own_postgres import own_postgres
from tests.table.keeper import Keeper, opens
from tischrunde.core.fairness import commitment
from tischrunde.server.keys import Keys
from tischrunde.server.store.sqlite_connection import connect
from tischrunde.table.log import Row

KEYS = Keys(bytes(32))
TABLE = "0" * 16

linux = pytest.mark.skipif(sys.platform != "linux", reason="a library is preloaded")


def log() -> list[Row]:
    """Return the log of a table where two have sat down and the cards were dealt."""
    secret = KEYS.secret(TABLE)
    opened = opens("uno-carabiner", commitment=commitment(secret).hex())
    return Keeper(opened, TABLE, secret).sit_all().start().rows


def faults(rows: list[Row], **acked: int) -> list[str]:
    """Return what is wrong with a log, where clients were told these versions for their keys."""
    versions: Acked = defaultdict(dict)
    versions[TABLE] = {key: {version} for key, version in acked.items()}
    found = Findings()
    check_log(rows, versions, Evening((), 1, 1, 1.0), KEYS, found)
    return found.faults


def test_a_sound_log_is_not_complained_of() -> None:
    rows = log()
    assert faults(rows, **{row.key: row.version for row in rows}) == []


def test_a_hole_is_told_of_with_its_table_and_version() -> None:
    rows = log()
    del rows[1]
    assert faults(rows) == [f"{TABLE}: a hole, versions [2] are missing"]


def test_a_row_that_cannot_be_is_told_of_with_its_table_and_version() -> None:
    *rows, last = log()
    rows.append(last._replace(act="move", body='{"move":"r7"}'))
    (fault,) = faults(rows)
    assert fault.startswith(f"{TABLE}: version 4 cannot be folded: ")


def test_an_acknowledged_row_that_is_another_is_told_of() -> None:
    rows = log()
    assert len(faults(rows, **{rows[1].key: 3})) == 1


def test_an_acknowledged_row_that_is_lost_is_told_of() -> None:
    rows = log()
    assert len(faults(rows[:-1], **{rows[-1].key: 4})) == 1


def grown(*parts: list[Row]) -> tuple[GrowingLog, list[str]]:
    """Return a log read part by part, and which tables are to be read again."""
    growing = GrowingLog(KEYS)
    back: list[str] = []
    for part in parts:
        back = growing.take([TABLE], part)
    return growing, back


def test_a_log_that_grows_is_read_from_its_last_row_on() -> None:
    rows = log()
    growing, back = grown(rows[:2], rows[1:])
    growing.hear({(TABLE, row.key, row.version) for row in rows})
    growing.compare(rows)
    assert growing.since([TABLE, "new"]) == {TABLE: len(rows), "new": 0}
    assert (growing.rows, growing.faults, back) == (len(rows), [], [])


def test_a_hole_in_a_log_that_grows_is_told_of() -> None:
    rows = log()
    growing, _ = grown(rows[:2], [rows[1], *rows[3:]])
    assert growing.faults == [f"{TABLE}: a hole before version 4"]


def test_a_command_taken_twice_is_told_of() -> None:
    rows = log()
    growing, _ = grown([*rows, rows[-1]._replace(version=len(rows) + 1)])
    assert growing.faults[0] == f"{TABLE}: version {len(rows) + 1} was taken before"


def test_a_log_that_is_another_is_to_be_read_again() -> None:
    rows = log()
    growing, back = grown(rows[:2], [rows[1]._replace(key="other"), *rows[2:]])
    assert back == [TABLE]
    assert growing.forget(TABLE) == (TABLE, rows[1].key, 2)


def test_a_log_that_is_gone_is_told_of() -> None:
    growing, _ = grown(log(), [])
    assert growing.faults == [f"{TABLE}: there is no such log any more"]


def test_an_acknowledged_row_that_is_not_read_afterwards_is_lost() -> None:
    rows = log()
    growing, _ = grown(rows[:-1])
    lost = (TABLE, rows[-1].key, rows[-1].version)
    growing.hear({lost})
    assert growing.lost == {lost}


def test_a_row_that_has_changed_since_it_was_read_is_told_of() -> None:
    rows = log()
    growing, _ = grown(rows)
    growing.compare([rows[0]._replace(at=rows[0].at + 1), *rows[1:]])
    assert growing.faults == [f"{TABLE}: the log is not what was read of it before"]


@pytest.mark.parametrize(("planned", "late", "found"), [(2, 2, 0), (100, 1, 0), (100, 2, 1)])
def test_one_late_node_in_a_hundred_failovers_is_put_up_with(
    planned: int, late: int, found: int
) -> None:
    failovers = Failovers(synchronous=True)
    failovers.firsts = [(0.1, ACKNOWLEDGED_WITHIN_S + 1)] * late
    failovers.judge(planned)
    assert len(failovers.faults) == found


@pytest.mark.anyio
async def test_who_was_killed_follows_once_it_is_rewound() -> None:
    with replicated() as pair:
        await pair.follow(synchronous=False)
        await made(pair.primary.server)
        await ask(pair, "CREATE TABLE told (place int)")
        await ask(pair, "INSERT INTO told VALUES (1)")
        await asyncio.to_thread(pair.standby.has_all_of, pair.primary)
        await pair.part()
        await ask(pair, "INSERT INTO told VALUES (2)")
        await pair.kill()
        await pair.promote()
        await ask(pair, "INSERT INTO told VALUES (3)")
        await pair.follow(synchronous=True)
        await ask(pair, "INSERT INTO told VALUES (4)")
        await pair.kill()
        await pair.promote()
        assert await ask(pair, "SELECT array_agg(place ORDER BY place) FROM told") == [1, 3, 4]


async def ask(pair: Pair, statement: str) -> Any:
    return await pair.primary.ask(statement, database=DATABASE)


class Line:
    """A connection, by what goes over it."""

    def __init__(self, readings: Readings) -> None:
        self._questions = Questions(readings)

    def sub(self, since: int = 0) -> None:
        self._questions.send(frame("sub", table=TABLE, since=since))

    def hear(self, t: str, **said: object) -> None:
        self._questions.hear(frame(t, table=TABLE, **said))


def frame(t: str, **said: object) -> bytes:
    return msgspec.json.encode({"t": t, **said})


def test_a_whole_view_that_is_too_old_is_a_stale_read() -> None:
    readings = Readings()
    line = Line(readings)
    readings.acknowledged(TABLE, 7, "k")
    line.sub()
    line.hear("snap", v=6)
    assert [str(stale) for stale in readings.stale] == [
        f"{TABLE}: a stale read, version 6 was shown to whoever asked after 7 had been acknowledged"
    ]


def test_nothing_new_is_a_stale_read_if_there_is_something() -> None:
    readings = Readings()
    line = Line(readings)
    readings.acknowledged(TABLE, 7, "k")
    line.sub(since=6)
    line.hear("skip", v=6)
    assert len(readings.stale) == 1


def test_what_was_missed_is_a_stale_read_if_there_is_more() -> None:
    readings = Readings()
    line = Line(readings)
    readings.acknowledged(TABLE, 7, "k")
    line.sub(since=4)
    line.hear("ev", v=5, set={})
    line.hear("ev", v=6, set={"state": "playing"})
    assert len(readings.stale) == 1


def test_what_was_acknowledged_after_the_question_need_not_be_in_its_answer() -> None:
    readings = Readings()
    line = Line(readings)
    readings.acknowledged(TABLE, 6, "j")
    line.sub()
    readings.acknowledged(TABLE, 7, "k")
    line.sub()
    line.hear("snap", v=6)
    line.hear("ev", v=7, set={"state": "playing"})
    line.hear("snap", v=7)
    assert readings.counts["answers"] == 2
    assert readings.stale == []


@linux
@pytest.mark.parametrize(("promise", "kept"), [("FULL", 5), ("OFF", 0)])
def test_a_loss_of_power_takes_what_sqlite_did_not_sync(
    tmp_path: Path, promise: str, kept: int
) -> None:
    files = tmp_path / "files"
    files.mkdir()
    disk = Disk(files, tmp_path)
    script = """
        import os, signal, sys
        from pathlib import Path
        from tischrunde.server.store.sqlite_connection import connect
        database = connect(Path(sys.argv[1]))
        database.execute("CREATE TABLE log (version INTEGER)")
        database.execute("PRAGMA synchronous = " + sys.argv[2])
        for version in range(5):
            database.execute("INSERT INTO log VALUES (?)", (version,))
        os.kill(os.getpid(), signal.SIGKILL)
    """
    command = [sys.executable, "-c", dedent(script), str(files / "store.db"), promise]
    subprocess.run(command, env={**os.environ, **disk.environment}, check=False)  # noqa: S603
    disk.lose_power()
    ((count,),) = connect(files / "store.db").execute("SELECT count(*) FROM log")
    assert count == kept


class Careless(MainsPostgres):
    """A server that syncs nothing."""

    def __init__(self, directory: Path, port: int) -> None:
        super().__init__(directory, port)
        self._settings = ("fsync=off",)


@linux
@pytest.mark.anyio
@pytest.mark.parametrize(("kind", "kept"), [(MainsPostgres, 1), (Careless, 0)])
async def test_a_loss_of_power_takes_what_postgresql_did_not_sync(
    kind: type[MainsPostgres], kept: int
) -> None:
    with own_postgres(kind) as postgres:
        connection = await asyncpg.connect(f"{postgres.server}/postgres")
        await connection.execute("CREATE TABLE log AS SELECT 1")
        postgres.kill()
        connection.terminate()
        postgres.start()
        connection = await asyncpg.connect(f"{postgres.server}/postgres")
        there = await connection.fetchval("SELECT count(*) FROM pg_class WHERE relname = 'log'")
        await connection.close()
    assert there == kept


def test_all_kinds_of_trouble_come_however_short_the_time() -> None:
    for seed in range(20):
        troubles = schedule(seed, 1.0, 1.0, 1.0)
        assert {(each.kind, each.victim) for each in troubles} == set(KINDS)
