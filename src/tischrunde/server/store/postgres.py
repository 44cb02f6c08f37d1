"""The store for everybody: PostgreSQL."""

import time
from asyncio import Future
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, Final

import asyncpg
import structlog

from tischrunde.server.ports import Unavailable
from tischrunde.server.store import statements
from tischrunde.server.store.connections import Connections
from tischrunde.server.store.postgres_log import PostgresLog
from tischrunde.server.store.sql_store import (
    Clash,
    SqlStore,
    Statement,
    by_table,
    refuse_unwritable,
)
from tischrunde.table.log import Row

_MAX_AT_ONCE: Final = 6
READY_TIMEOUT_S: Final = 1.0
_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_INCARNATION: Final = """
SELECT pg_postmaster_start_time()::text || ' ' || oid FROM pg_database
WHERE datname = current_database()
"""
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
        await self._connections.open()
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

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """Return the rows of several tables, of each those above a version, in order."""
        return by_table(await self._ask(statements.NEWS, list(known), list(known.values())))

    async def incarnation(self) -> str:
        """Return when the server was started, and which of its databases this is."""
        ((started,),) = await self._ask(_INCARNATION)
        return str(started)

    async def time(self) -> int:
        """Return the time by the database's clock, so that nodes agree."""
        ((time,),) = await self._ask(_TIME)
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

    async def _ask(self, statement: str, *arguments: object) -> Sequence[Any]:
        refuse_unwritable(*arguments)
        async with self._connections.one() as connection:
            lines: Sequence[Any] = await connection.fetch(statement, *arguments)
            return lines

    async def _change(self, *changes: Statement) -> Sequence[Any]:
        refuse_unwritable(*chain.from_iterable(arguments for _, arguments in changes))
        lines: Sequence[Any] = ()
        try:
            async with self._connections.one() as connection, connection.transaction():
                for statement, arguments in changes:
                    lines = await connection.fetch(statement, *arguments)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Clash from error
        return lines
