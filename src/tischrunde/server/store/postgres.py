"""The store for everybody: PostgreSQL."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import asyncpg

from tischrunde.server.ports import Unavailable
from tischrunde.server.store.connections import Connections
from tischrunde.server.store.postgres_log import PostgresLog
from tischrunde.server.store.sql_store import Clash, SqlStore, Statement
from tischrunde.server.store.writable import refuse_unwritable
from tischrunde.table.log import Row

_MOST_AT_ONCE: Final = 6
_READY_WITHIN: Final = 1.0
_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class PostgresStore(SqlStore):
    """Keeps everything in one PostgreSQL database, beside any number of other nodes."""

    def __init__(self, url: str) -> None:
        self._log = PostgresLog(url)
        # Apart from the log's own: whoever reads much must not hold up what is being played.
        self._connections = Connections(url, _MOST_AT_ONCE)

    async def open(self) -> None:
        """Make ready."""
        await self._connections.open()

    async def append(self, row: Row, check_at: int | None = None) -> bool:
        """Write a row down; when this returns it survives a crash."""
        return await self._log.append(row, check_at)

    async def time(self) -> int:
        """Return the time by the database's clock, lest nodes differ."""
        ((time,),) = await self._ask(_TIME)
        return int(time)

    async def ready(self) -> bool:
        """Return whether rows can be written now."""
        try:
            async with self._connections.one(_READY_WITHIN) as connection:
                return bool(await connection.fetchval("SHOW transaction_read_only") == "off")
        except Unavailable:
            return False

    async def close(self) -> None:
        """Finish what is being written and let go."""
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
