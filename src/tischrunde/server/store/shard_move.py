"""Moves a shard from one database to another while tables are played at."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from tempfile import TemporaryFile
from typing import Any, Final

import asyncpg

from tischrunde.server.ports import Unavailable
from tischrunde.server.store.connections import TIMEOUT_S, connect, unavailable_if_away
from tischrunde.server.store.sharded import ShardedStore
from tischrunde.server.store.shards import HOME

_LOCK: Final = 0x7368617264
"""The number of the lock under which one shard at a time is moved from or to a database."""
MAX_WAIT_MS: Final = 10_000
"""Milliseconds for which that lock is waited for: who had it may have died just now."""
_LOCK_TIMEOUT: Final = "SET LOCAL lock_timeout = '1s'"
"""All who write wait for this lock meanwhile, so it is not waited for long."""
_TRIES: Final = 5

_COPIED: Final = {
    "log": "table_id, version, at, seat, key, act, body",
    "watch": "table_id, check_at",
}
"""What lies where its shard lies; what follows from rows is settled before."""
_TABLES: Final = "SELECT table_id FROM notice WHERE left(table_id, 2) = $1"
_CHECKSUM: Final = """
SELECT count(*), sum(('x' || left(md5(CAST(ROW({columns}) AS text)), 16))::bit(64)::bigint)
FROM {name} WHERE table_id = ANY($1::text[])
"""
_PLACE: Final = "SELECT database FROM shard_place WHERE shard = $1"
_SWITCH: Final = """
INSERT INTO shard_place (shard, database) VALUES ($1, $2)
ON CONFLICT (shard) DO UPDATE SET database = excluded.database
"""
_CLOSE: Final = """
INSERT INTO closed_shard (shard, emptied) VALUES ($1, false) ON CONFLICT (shard) DO NOTHING
"""
_EXPECT: Final = """
INSERT INTO closed_shard (shard, gone_to, emptied) VALUES ($1, $2, true)
ON CONFLICT (shard) DO UPDATE SET gone_to = excluded.gone_to
"""
_STATE: Final = "SELECT gone_to, emptied FROM closed_shard WHERE shard = $1"
_LEAVE: Final = "UPDATE closed_shard SET gone_to = $2, emptied = false WHERE shard = $1"
_REOPEN: Final = "DELETE FROM closed_shard WHERE shard = $1"
_EMPTIED: Final = """
UPDATE closed_shard SET emptied = true WHERE shard = $1 AND gone_to IS NOT NULL RETURNING shard
"""


class NotMoved(Exception):  # noqa: N818 - what happened has a name of its own
    """A shard was not moved: everybody plays on where it was."""


class ShardMove:
    """The move of a shard; each step can be the last, and doing it all again ends right.

    Where it lies nobody writes to it any more (``close``), then it is copied, then nobody reads it
    there (``leave``), and with the copy's commit it is open at the other place. So at no time can
    it be written to at two places, or read where it is older than at another.

    Each database is asked over one connection, which holds a lock: when a connection is lost so is
    the move, and nobody else begins one while something of this one goes on.
    """

    def __init__(self, store: ShardedStore, urls: Mapping[str, str], shard: str) -> None:
        self._store = store
        self._urls = urls
        self._shard = shard
        self._connections: dict[str, Any] = {}

    async def move(self, to: str) -> int:
        """Move the shard to a database, or finish a move there; return the number of its tables."""
        async with AsyncExitStack() as stack:
            stack.enter_context(unavailable_if_away())
            for name, url in self._urls.items():
                self._connections[name] = await stack.enter_async_context(_locked(url))
            place = await self._true_place()
            moved = None
            if place == to:
                await self._ask(place, _REOPEN)
            else:
                moved = await self._carry(place, to)
                await self.switch(to)
            for name in self._urls:
                if name != to:
                    await self.empty(name, moved if name == place else None)
            return len(await self._tables())

    async def _true_place(self) -> str:
        """Return where the shard lies; finish a move of which only the map does not know."""
        place = await self._connections[HOME].fetchval(_PLACE, self._shard) or HOME
        gone_to, _ = await self._state(place)
        if gone_to not in self._connections or (await self._state(gone_to))[0] is not None:
            return str(place)
        await self.switch(gone_to)
        return str(gone_to)

    async def _state(self, name: str) -> tuple[str | None, bool]:
        """Return where the shard has gone from a database, and whether nothing of it is left."""
        return await self._connections[name].fetchrow(_STATE, self._shard) or (None, True)

    async def close(self, place: str) -> None:
        """Let nobody write to the shard; return when all who were writing have finished."""
        connection = self._connections[place]
        for attempt in range(_TRIES):
            try:
                async with connection.transaction():
                    await connection.execute(_LOCK_TIMEOUT)
                    await connection.execute("LOCK TABLE closed_shard IN EXCLUSIVE MODE")
                    await connection.execute(_CLOSE, self._shard)
            except asyncpg.LockNotAvailableError:
                await asyncio.sleep(attempt)  # others are to write meanwhile
            else:
                return
        raise NotMoved("somebody has been writing for too long")

    async def _carry(self, place: str, to: str) -> list[str]:
        """Carry the shard over, and return its tables; if that fails all play on where it was."""
        await self.expect(place, to)
        try:
            await self.close(place)
            await self.settle(place)
            tables = await self._tables()
            async with self._connections[to].transaction():
                for name, columns in _COPIED.items():
                    await self.copy(name, columns, place, to, tables)
                for name, columns in _COPIED.items():
                    await self.compare(name, columns, place, to, tables)
                await self.leave(place, to)
                await self.open(to)
        except BaseException:
            await self._take_back(place)
            raise
        return tables

    async def expect(self, place: str, to: str) -> None:
        """Let nobody use the other place yet; delete what an earlier move may have left there."""
        await self._ask(to, _EXPECT, place)
        await self.empty(to, None)

    async def settle(self, place: str) -> None:
        """Have everything written that follows in other databases from rows of the shard."""
        await self._store.settle(place, self._shard)

    async def _tables(self) -> list[str]:
        lines = await self._connections[HOME].fetch(_TABLES, self._shard)
        return [table for (table,) in lines]

    async def copy(self, name: str, columns: str, place: str, to: str, tables: list[str]) -> None:
        """Copy the rows of tables."""
        asked = f"SELECT {columns} FROM {name} WHERE table_id = ANY($1::text[])"  # noqa: S608 - our own
        with TemporaryFile() as file:
            await self._connections[place].copy_from_query(
                asked, tables, output=file, format="binary"
            )
            file.seek(0)
            await self._connections[to].copy_to_table(
                name, source=file, columns=columns.split(", "), format="binary"
            )

    async def compare(
        self, name: str, columns: str, place: str, to: str, tables: list[str]
    ) -> None:
        """Raise NotMoved if the copy is not what was copied."""
        asked = _CHECKSUM.format(name=name, columns=columns)
        was, made = [
            tuple(await self._connections[each].fetchrow(asked, tables)) for each in (place, to)
        ]
        if was != made:
            raise NotMoved(f"{name} was copied wrongly")

    async def leave(self, place: str, to: str) -> None:
        """Let nobody read the shard any more where it was."""
        await self._ask(place, _LEAVE, to)

    async def open(self, to: str) -> None:
        """Let everybody use the other place, with the commit of what was copied."""
        await self._ask(to, _REOPEN)

    async def switch(self, to: str) -> None:
        """Note in the home database where the shard lies."""
        await self._ask(HOME, _SWITCH, to)

    async def empty(self, name: str, tables: list[str] | None) -> None:
        """Delete what is left of a shard that has gone, of these tables or, slowly, of all."""
        gone_to, emptied = await self._state(name)
        if gone_to is None or emptied:
            return
        which = "left(table_id, 2) = $1" if tables is None else "table_id = ANY($1::text[])"
        async with self._connections[name].transaction():
            for each in _COPIED:
                await self._connections[name].execute(
                    f"DELETE FROM {each} WHERE {which}",  # noqa: S608 - put together from our own
                    self._shard if tables is None else tables,
                )
            await self._ask(name, _EMPTIED)

    async def _take_back(self, place: str) -> None:
        """Let everybody write again where the shard lies, if it has not been left."""
        with suppress(Exception):
            if (await self._state(place))[0] is None:
                await self._ask(place, _REOPEN)

    async def _ask(self, name: str, statement: str, *arguments: object) -> None:
        await self._connections[name].execute(statement, self._shard, *arguments)


@asynccontextmanager
async def _locked(url: str) -> AsyncIterator[Any]:
    """Lend a connection that holds the lock of its database."""
    connection = await connect(url)
    try:
        await connection.execute(f"SET lock_timeout = {MAX_WAIT_MS}")
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", _LOCK)
        except asyncpg.LockNotAvailableError:
            raise NotMoved("another shard is being moved") from None
        await connection.execute("RESET lock_timeout")
        yield connection
    finally:
        with suppress(Unavailable), unavailable_if_away():
            await connection.close(timeout=TIMEOUT_S)
