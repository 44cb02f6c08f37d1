"""The store for everybody: PostgreSQL."""

import time
from asyncio import Future
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from typing import Any, Final, TypeAlias

import asyncpg
import structlog

from tischrunde.server.ports import Unavailable
from tischrunde.server.store import statements
from tischrunde.server.store.connections import Connections
from tischrunde.server.store.postgres_log import CLOSED, PostgresLog
from tischrunde.server.store.shards import Moved, shards_of
from tischrunde.server.store.sql_store import (
    Clash,
    SqlStore,
    Statement,
    by_table,
    refuse_unwritable,
)
from tischrunde.table.log import Row

Change: TypeAlias = Callable[..., Coroutine[Any, Any, Sequence[Any]]]
"""Makes a change: takes a statement and its arguments, and returns the lines of its answer."""

_MAX_AT_ONCE: Final = 6
READY_TIMEOUT_S: Final = 1.0
_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_INCARNATION: Final = """
SELECT pg_postmaster_start_time()::text || ' ' || oid FROM pg_database
WHERE datname = current_database()
"""
_COLUMNS: Final = "table_id, version, at, seat, key, act, body"
_GONE: Final = """
SELECT shard, 0, CAST(0 AS bigint), CAST(NULL AS smallint), '', '', '' FROM closed_shard
WHERE gone_to IS NOT NULL AND shard
"""
"""In place of rows a line without a version: they are to be read elsewhere."""
ROWS: Final = f"""
SELECT {_COLUMNS} FROM log WHERE table_id = $1 AND version > $2
UNION ALL {_GONE} = $3 ORDER BY version
"""  # noqa: S608 - put together from our own
NEWS: Final = f"""
SELECT {_COLUMNS} FROM unnest($1::text[], $2::integer[]) AS known (id, seen),
LATERAL (SELECT * FROM log WHERE table_id = id AND version > seen ORDER BY version) AS news
UNION ALL {_GONE} = ANY($3::text[])
"""  # noqa: S608 - put together from our own
_SETTINGS: Final = """
SELECT name, setting FROM pg_settings
WHERE name IN ('synchronous_commit', 'fsync', 'full_page_writes')
"""
_DURABLE: Final = ("on", "remote_apply")

_log = structlog.get_logger()


class PostgresStore(SqlStore):
    """Keeps everything in one PostgreSQL database, beside any number of other nodes."""

    def __init__(self, url: str) -> None:
        self._log = PostgresLog(url)
        # Separate from the log's connection, so that large reads do not delay moves.
        self._connections = Connections(url, _MAX_AT_ONCE)

    async def open(self) -> None:
        """Prepare; raise RuntimeError if the database does not keep what it acknowledges.

        Log a warning if it keeps that only until the power fails.
        """
        async with self._connections.one() as connection:
            lines = await connection.fetch(_SETTINGS)
        for name, setting in lines:
            if name == "synchronous_commit" and setting not in _DURABLE:
                await self.close()
                raise RuntimeError(f"a database with {name} = {setting} loses what it acknowledges")
            if setting == "off":
                _log.warning("database-unsafe", setting=name)

    def append(
        self, row: Row, check_at: int | None = None, after: Row | None = None
    ) -> Future[bool]:
        """Write a row down; once this is answered it survives a crash."""
        return self._log.append(row, check_at, after)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table above a version, in order; refused if its shard has gone."""
        return [Row(*line) for line in _still_here(await self.ask(ROWS, table, since, table[:2]))]

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """Return the rows of several tables, of each those above a version, in order."""
        asked = list(known), list(known.values()), shards_of(known)
        return by_table(_still_here(await self.ask(NEWS, *asked)))

    async def refuse_if_closed(self, tables: Collection[str]) -> None:
        """Raise Moved if the shard of one of the tables is closed."""
        _refuse(await self.ask(CLOSED, shards_of(tables)))

    async def incarnation(self) -> str:
        """Return when the server was started, and which of its databases this is."""
        ((started,),) = await self.ask(_INCARNATION)
        return str(started)

    async def time(self) -> int:
        """Return the time by the database's clock, so that nodes agree."""
        ((time,),) = await self.ask(_TIME)
        return int(time)

    async def ready(self) -> bool:
        """Return whether rows can be written now, by writing one."""
        try:
            async with self._connections.one(READY_TIMEOUT_S) as connection:
                await connection.execute(statements.BEAT, time.time_ns() // 1_000_000)
        except (Unavailable, asyncpg.PostgresError):
            return False
        return True

    async def close(self) -> None:
        """Finish pending writes, and close."""
        await self._log.close()
        await self._connections.close()

    async def ask(self, statement: str, *arguments: object) -> Sequence[Any]:
        """Return the lines of an answer."""
        refuse_unwritable(*arguments)
        async with self._connections.one() as connection:
            lines: Sequence[Any] = await connection.fetch(statement, *arguments)
            return lines

    async def change(self, *changes: Statement, tables: Collection[str] = ()) -> Sequence[Any]:
        """Make changes, all or none, and return the lines of the last one's answer."""
        refuse_unwritable(*chain.from_iterable(arguments for _, arguments in changes))
        lines: Sequence[Any] = ()
        async with self.transaction(tables) as change:
            for statement, arguments in changes:
                lines = await change(statement, *arguments)
        return lines

    @asynccontextmanager
    async def transaction(self, tables: Collection[str]) -> AsyncIterator[Change]:
        """Lend what makes changes, all or none of them; those of closed shards raise Moved.

        What contradicts what is there raises Clash.
        """
        try:
            async with self._connections.one() as connection, connection.transaction():
                if tables:
                    _refuse(await connection.fetch(CLOSED, shards_of(tables)))
                yield connection.fetch
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Clash from error


def _refuse(closed: Sequence[Any]) -> None:
    if closed:
        raise Moved(*(shard for (shard,) in closed))


def _still_here(lines: Sequence[Any]) -> Sequence[Any]:
    """Return rows that were read; raise Moved if some are to be read elsewhere."""
    _refuse([(line[0],) for line in lines if not line[1]])
    return lines
