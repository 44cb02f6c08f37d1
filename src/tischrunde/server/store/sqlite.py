"""The store for a family: one file, with SQLite."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import chain
from typing import Any, Final

from tischrunde.server.ports import Unavailable
from tischrunde.server.store import statements
from tischrunde.server.store.sql_store import (
    Clash,
    SqlStore,
    Statement,
    by_table,
    refuse_unwritable,
)
from tischrunde.server.store.sqlite_writer import SqliteWriter
from tischrunde.table.log import Row

READY_TIMEOUT_S: Final = 1.0
_NEWS: Final = """
SELECT table_id, version, at, seat, log.key, act, body FROM json_each($1) AS known
CROSS JOIN log ON table_id = known.key AND version > known.value ORDER BY table_id, version
"""
_APPEND: Final = """
INSERT INTO log (table_id, version, at, seat, key, act, body) SELECT $1, $2, $3, $4, $5, $6, $7
WHERE $2 = 1 OR EXISTS (
    SELECT 1 FROM log WHERE table_id = $1 AND version = $2 - 1
        AND at = coalesce($8, at) AND key = coalesce($9, key)
)
ON CONFLICT DO NOTHING
"""


class SqliteStore(SqlStore):
    """Keeps everything in one file; one thread writes and another reads, none the event loop's."""

    def __init__(self, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self._writer = SqliteWriter(writing)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading = reading

    async def append(self, row: Row, check_at: int | None = None, after: Row | None = None) -> bool:
        """Write a row down; when this returns it survives a crash."""
        refuse_unwritable(row.table, row.key, row.act, row.body)
        return await self._writer.write(partial(_append, row, check_at, after))

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """Return the rows of several tables, of each those above a version, in order."""
        return by_table(await self.ask(_NEWS, json.dumps(known)))

    async def incarnation(self) -> str:
        """Return a constant: nobody else writes to the file, and a crash loses nothing."""
        return ""

    async def time(self) -> int:
        """Return the time by the clock of this machine, on which the only node runs."""
        return time.time_ns() // 1_000_000

    async def ready(self) -> bool:
        """Return whether rows can be written now, by writing one."""
        beat = (statements.BEAT, (time.time_ns() // 1_000_000,))
        try:
            async with asyncio.timeout(READY_TIMEOUT_S):
                await self.change(beat)
        except (Unavailable, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Finish pending writes, and close."""
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()

    async def ask(self, statement: str, *arguments: object) -> Sequence[Any]:
        """Return the lines of an answer."""
        refuse_unwritable(*arguments)
        read = partial(_lines, self._reading, statement, arguments)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, read)
        except (sqlite3.OperationalError, RuntimeError) as error:  # RuntimeError: it is closed
            if isinstance(error, sqlite3.Error) and not hasattr(error, "sqlite_errorcode"):
                raise ValueError("text that is not UTF-8") from None  # Python says so, not SQLite
            raise Unavailable(str(error)) from error

    async def change(
        self,
        *changes: Statement,
        tables: Collection[str] = (),  # noqa: ARG002 - no shard is ever closed in a file
    ) -> Sequence[Any]:
        """Make changes, all or none, and return the lines of the last one's answer."""
        refuse_unwritable(*chain.from_iterable(arguments for _, arguments in changes))
        try:
            return await self._writer.write(partial(_change, changes))
        except sqlite3.IntegrityError as error:
            raise Clash from error


def _append(
    row: Row, check_at: int | None, after: Row | None, connection: sqlite3.Connection
) -> bool:
    fields = (row.table, row.version, row.at, row.seat, row.key, row.act, row.body)
    before = (None, None) if after is None else (after.at, after.key)
    won = connection.execute(_spelled(_APPEND), (*fields, *before)).rowcount == 1
    if won and check_at is not None:
        connection.execute(_spelled(statements.CHECK), (row.table, check_at))
    return won


def _change(changes: Sequence[Statement], connection: sqlite3.Connection) -> Sequence[Any]:
    lines: Sequence[Any] = ()
    for statement, arguments in changes:
        lines = _lines(connection, statement, arguments)
    return lines


def _lines(
    connection: sqlite3.Connection, statement: str, arguments: tuple[Any, ...]
) -> Sequence[Any]:
    return connection.execute(_spelled(statement), arguments).fetchall()


@cache
def _spelled(statement: str) -> str:
    """Return a statement with its arguments as SQLite numbers them."""
    return statement.replace("$", "?")
