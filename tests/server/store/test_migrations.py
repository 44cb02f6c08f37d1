"""The migrations lead to the schema, for all who start at once, and from any version."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.store.databases import order, postgres_database
from tests.server.store.samples import row
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.migration import LOCK, migrate
from tischrunde.server.store.schema import metadata

pytestmark = pytest.mark.anyio

_CATALOGUE = """
SELECT relname, relkind::text, reloptions::text, pg_get_indexdef(pg_class.oid) AS definition, (
    SELECT array_agg((attname, format_type(atttypid, atttypmod), attnotnull)::text ORDER BY attnum)
    FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0
)::text AS columns, (
    SELECT array_agg(pg_get_constraintdef(oid) ORDER BY conname)
    FROM pg_constraint WHERE conrelid = pg_class.oid
)::text AS constraints
FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE 'alembic%'
ORDER BY relname
"""
_WAITING = """
SELECT count(*) FROM pg_locks JOIN pg_database ON database = pg_database.oid
WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted
"""


def difference(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_sqlite_is_migrated_to_the_schema(tmp_path: Path) -> None:
    def made(path: Path) -> set[tuple[str, str]]:
        connection = sqlite3.connect(path)
        found = connection.execute("SELECT name, sql FROM sqlite_master").fetchall()
        connection.close()
        return {
            (name, " ".join((sql or "").split())) for name, sql in found if "alembic" not in name
        }

    asyncio.run(migrate(f"sqlite:///{tmp_path}/migrated"))
    migrated = create_engine(f"sqlite:///{tmp_path}/migrated", poolclass=NullPool)
    with migrated.connect() as connection:
        assert difference(connection) == []
    metadata.create_all(create_engine(f"sqlite:///{tmp_path}/made", poolclass=NullPool))
    assert made(tmp_path / "migrated") == made(tmp_path / "made")


def test_postgres_is_migrated_to_the_schema() -> None:
    async def catalogue(url: str) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        found = [tuple(line) for line in await connection.fetch(_CATALOGUE)]
        await connection.close()
        return found

    async def compare(migrated: str, made: str) -> None:
        await migrate(migrated)
        async with _engine(migrated).connect() as connection:
            assert await connection.run_sync(difference) == []
        async with _engine(made).begin() as connection:
            await connection.run_sync(metadata.create_all)
        found = await catalogue(migrated)
        assert found == await catalogue(made)
        assert {"log", "log_at"} <= {name for name, *_ in found}

    with postgres_database() as migrated, postgres_database() as made:
        asyncio.run(compare(migrated, made))


def _engine(url: str) -> Any:
    return create_async_engine(url.replace("://", "+asyncpg://"), poolclass=NullPool)


def test_stores_opened_at_once_do_not_collide(tmp_path: Path) -> None:
    async def start(*urls: str) -> None:
        stores = await asyncio.gather(*(open_store(url) for url in urls * 4))
        for first, last in zip(stores[: len(urls)], stores[-len(urls) :], strict=True):
            assert await first.append(row(1))
            assert await last.rows("burrow") == [row(1)]
        await asyncio.gather(*(store.close() for store in stores))

    with postgres_database() as url, postgres_database() as other:
        asyncio.run(start(f"sqlite:///{tmp_path}/store.db", url, other))


def test_a_node_waits_while_another_changes_the_schema() -> None:
    async def start(url: str) -> None:
        other = await asyncpg.connect(url)
        await other.execute(f"SELECT pg_advisory_lock({LOCK})")
        starting = asyncio.create_task(migrate(url))
        while not await other.fetchval(_WAITING):
            assert not starting.done()
            await asyncio.sleep(0.02)
        assert await other.fetchval("SELECT to_regclass('log')") is None
        await other.execute(f"SELECT pg_advisory_unlock({LOCK})")
        await starting
        assert await other.fetchval("SELECT to_regclass('log')") == "log"
        await other.close()

    with postgres_database() as url:
        asyncio.run(start(url))


LATER = (
    "ALTER TABLE log ADD COLUMN mood TEXT",
    "UPDATE alembic_version SET version_num = 'r9999'",
)


async def used(url: str) -> None:
    store = await open_store(url)
    assert await store.append(row(1))
    assert await store.rows("burrow") == [row(1)]
    await store.close()


def test_a_server_at_home_leaves_steps_alone_that_it_does_not_know(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    connection = sqlite3.connect(path)
    connection.executescript(";".join(LATER))
    asyncio.run(used(f"sqlite:///{path}"))
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("r9999",)]
    connection.close()


def test_a_node_leaves_steps_alone_that_it_does_not_know() -> None:
    with postgres_database() as url:
        asyncio.run(migrate(url))
        asyncio.run(order(url, *LATER))
        asyncio.run(used(url))
