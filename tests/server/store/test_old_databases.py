"""Databases written by older versions open, and say what they said."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from tests.frozen.pad_samples import paths, read
from tests.frozen.samples import ENDING
from tests.server.store.databases import postgres_database
from tischrunde.core.record import write_record
from tischrunde.engine.pads import to_file
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import verify_record
from tischrunde.server.keys import Keys
from tischrunde.server.ports import Store
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.migration import migrate
from tischrunde.server.store.schema import metadata
from tischrunde.table.fold import folded
from tischrunde.table.table import Table

OLD: Final = Path(__file__).parent / "old" / "r0001.sql"
"""A family's database of the first schema, with the key of 32 zeros."""
WITH_PADS: Final = Path(__file__).parent / "old" / "r0006.sql"
"""The database of the first schema with score pads; they are those of two frozen samples."""
TABLES: Final = ("guest", "token", "sitting", "notice", "watch", "log")
OVER, PLAYING, OPEN = "4ra4ec6tc2vfp0bs", "cv9t561q2x0sfrwx", "4azjzm0sy9aj8wr1"
KEYS: Final = Keys(bytes(32))


def make_sqlite(path: Path, written: Path = OLD) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(written.read_text("utf-8"))


async def copy_to_postgres(path: Path, url: str) -> None:
    """Copy an old database to PostgreSQL, without what steps have added since."""
    await migrate(url)
    connection = await asyncpg.connect(url)
    for table in {table.name for table in metadata.sorted_tables} - set(TABLES):
        await connection.execute(f"DROP TABLE {table} CASCADE")
    await connection.execute("UPDATE alembic_version SET version_num = 'r0001'")
    with closing(sqlite3.connect(path)) as old:
        for table in TABLES:
            lines = old.execute(f"SELECT * FROM {table}")  # noqa: S608 - one of ours
            columns = [column for column, *_ in lines.description]
            rows = [_typed(columns, line) for line in lines]
            await connection.copy_records_to_table(table, columns=columns, records=rows)
    await connection.close()


def _typed(columns: list[str], line: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        bool(value) if column in ("public", "program") else value
        for column, value in zip(columns, line, strict=True)
    )


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    path = tmp_path / "old.db"
    make_sqlite(path)
    if request.param == "sqlite":
        yield f"sqlite:///{path}"
        return
    with postgres_database() as url:
        asyncio.run(copy_to_postgres(path, url))
        yield url


async def fold(store: Store, table: str) -> Table:
    return folded(table, KEYS.secret(table), await store.rows(table), GAMES)


def test_an_old_database_is_opened_and_played_on(old: str) -> None:
    async def look() -> None:
        store = await open_store(old)
        over, playing, waiting = [await fold(store, each) for each in (OVER, PLAYING, OPEN)]
        assert [each.state for each in (over, playing, waiting)] == ["over", "playing", "open"]
        assert over.recording is not None
        assert verify_record(write_record(over.recording.record).encode()).verified
        assert [chair and chair.name for chair in playing.chairs] == ["Dachs", "Otter", "Bot 3"]
        found = await store.by_code("kiebitz-flamingo-deckel")
        assert found is not None
        assert found.table == OPEN
        assert waiting.may_watch(None, found.code)
        assert [each.table for each in await store.sittings("456fc3ab57d8f1ad")] == [OPEN, PLAYING]
        assert await store.ready()
        await store.close()

    asyncio.run(look())


@pytest.mark.parametrize(
    ("code", "sample", "guest"),
    [
        ("igel-lampe-wolke", "fx-schmid@2-4", "456fc3ab57d8f1ad"),
        ("anker-wolke-igel", "uno-carabiner@1-3", None),
    ],
)
def test_an_old_score_pad_is_found_read_and_written_on(
    code: str, sample: str, guest: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "pads.db"
    make_sqlite(path, WITH_PADS)
    frozen = next(read(each) for each in paths() if each.name == f"{sample}{ENDING}")

    async def look() -> None:
        store = await open_store(f"sqlite:///{path}")
        pad = await store.pad_by_code(code)
        assert pad is not None
        assert pad.guest == guest
        events = await store.pad_events(pad.id, 0, 5_000)
        assert [event.number for event in events] == [*range(1, len(events) + 1)]
        written = [json.loads(event.body) for event in events]
        assert to_file({"opened": json.loads(pad.opened), "written": written}) == frozen.file
        assert await store.write_on_pad(pad.id, {"0" * 20: "{}"}, 5_000, pad.expires)
        assert len(await store.pad_events(pad.id, len(events), 9)) == 1
        await store.close()

    asyncio.run(look())
