"""Brings a database to the schema of this version."""

import asyncio
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event, text

from tischrunde.server.store.connections import connect
from tischrunde.server.store.sqlite_connection import make_private
from tischrunde.server.store.url import sqlite_path

LOCK: Final = 0x7469736368
"""The number of the lock in PostgreSQL under which one node at a time changes the schema."""
_ALEMBIC: Final = Lock()
"""Alembic keeps what it works on in global variables: one database at a time."""


async def migrate(url: str) -> None:
    """Take the steps that a database lacks, all or none; many nodes may do so at once."""
    await asyncio.to_thread(_migrate, url)


def _migrate(url: str) -> None:
    path = sqlite_path(url)
    with _ALEMBIC:
        if path is None:
            asyncio.run(_migrate_postgres(url))
        else:
            _migrate_sqlite(path)


async def _migrate_postgres(url: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - not at home

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _migrate_sqlite(path: Path) -> None:
    with suppress(OSError):  # SQLite says itself what is wrong
        make_private(path)
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)

    # Python's sqlite3 begins transactions by itself, but not before a change of the schema.
    @event.listens_for(engine, "connect")
    def _leave_transactions_to_us(connection: Any, _: object) -> None:  # noqa: ANN401 - as SQLAlchemy hands it over
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _lock(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "tischrunde.server.store:migrations")
    config.attributes["connection"] = connection
    steps = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if steps.issuperset(MigrationContext.configure(connection).get_current_heads()):
        command.upgrade(config, "head")
