"""Writing the log in PostgreSQL: rows that wait at the same time go into one transaction."""

import asyncio
from asyncio import Future
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec

from tischrunde.core.game import Seat
from tischrunde.server.ports import Unavailable
from tischrunde.server.store.connections import TIMEOUT_S, connect, unavailable_if_away
from tischrunde.server.store.shards import Moved, shard_of, shards_of
from tischrunde.server.store.sql_store import refuse_unwritable_text
from tischrunde.table.log import Row

_Place: TypeAlias = tuple[str, int]
_Line: TypeAlias = tuple[str, int, bytes, bool, Future[bool]]
"""A row's table and version, all of it as JSON, whether its table is to be looked at, who waits.

asyncpg takes many times as long over arrays, and PostgreSQL half as long again.
"""


class _Entry(msgspec.Struct, frozen=True, gc=False):
    """A row, time and key of the one before, and when to look at its table."""

    table_id: str
    version: int
    at: int
    seat: Seat | None
    key: str
    act: str
    body: str
    after_at: int | None
    after_key: str | None
    check_at: int | None


_encode: Final = msgspec.json.Encoder().encode

APPEND: Final = """
INSERT INTO log (table_id, version, at, seat, key, act, body)
SELECT table_id, version, at, seat, key, act, body FROM json_to_recordset($1::text::json) AS new (
    table_id text, version int, at bigint, seat smallint, key text, act text, body text,
    after_at bigint, after_key text
)
WHERE (version = 1 OR (
    SELECT true FROM log WHERE log.table_id = new.table_id AND log.version = new.version - 1
        AND log.at = coalesce(after_at, log.at) AND log.key = coalesce(after_key, log.key)
)) AND NOT EXISTS (SELECT FROM closed_shard WHERE shard = ANY($2::text::text[]) FOR KEY SHARE)
ON CONFLICT DO NOTHING RETURNING table_id, version
"""
"""Nothing is written while a shard of the batch is closed; whoever closes one waits for all who
have looked whether it is."""
_APPEND_AND_CHECK: Final = f"""
WITH won AS ({APPEND}), watched AS (
    INSERT INTO watch (table_id, check_at)
    SELECT DISTINCT ON (table_id) table_id, check_at
    FROM json_to_recordset($1::text::json) AS line (table_id text, version int, check_at bigint)
    JOIN won USING (table_id, version)
    WHERE check_at IS NOT NULL ORDER BY table_id, version DESC
    ON CONFLICT (table_id) DO UPDATE SET check_at = excluded.check_at
)
SELECT table_id, version FROM won
"""  # noqa: S608 - put together from our own
CLOSED: Final = """
SELECT shard FROM closed_shard WHERE shard = ANY($1::text[]) FOR KEY SHARE
"""
"""Until the end of the transaction nobody closes a shard: that takes a lock against this one."""


class PostgresLog:
    """A writer that takes all rows that wait, and the next ones once those are written.

    There is no timer: a single row is written at once, and under load batches grow. When the server
    is away, everybody who waits gets the error, and the next batch connects again.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: list[_Line] = []
        self._work = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._connection: Any = None
        self._writer = self._loop.create_task(self._write())

    def append(self, row: Row, check_at: int | None, after: Row | None) -> Future[bool]:
        """Write a row; False if its version is taken, or the one before it is not there."""
        written: Future[bool] = self._loop.create_future()
        try:
            self._add(row, check_at, after, written)
        except (ValueError, Unavailable) as error:
            written.set_exception(error)
        return written

    def _add(
        self, row: Row, check_at: int | None, after: Row | None, written: Future[bool]
    ) -> None:
        table, version, at, seat, key, act, body = row
        refuse_unwritable_text(f"{table}{key}{act}{body}")
        if self._closing:
            raise Unavailable("the store is closed")
        after_at, after_key = (None, None) if after is None else (after.at, after.key)
        entry = _Entry(table, version, at, seat, key, act, body, after_at, after_key, check_at)
        line = table, version, _encode(entry), check_at is not None, written
        self._waiting.append(line)
        self._work.set()

    async def close(self) -> None:
        """Finish pending writes, and close."""
        self._closing = True
        self._work.set()
        await self._writer

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._work.wait()
            self._work.clear()
            batch = self._next_batch()
            if batch:
                await self._write_down(batch)
        if self._connection is not None:
            with suppress(Unavailable), unavailable_if_away():
                await self._connection.close(timeout=TIMEOUT_S)

    def _next_batch(self) -> list[_Line]:
        """Take all waiting rows but their successors: a statement does not see its own rows."""
        if len({line[0] for line in self._waiting}) == len(self._waiting):
            batch, self._waiting = self._waiting, []
            return batch
        places = {line[:2] for line in self._waiting}
        batch = []
        following: list[_Line] = []
        for line in self._waiting:
            table, version = line[:2]
            (following if (table, version - 1) in places else batch).append(line)
        self._waiting = following
        if following:
            self._work.set()
        return batch

    async def _write_down(self, batch: list[_Line]) -> None:
        firsts: dict[_Place, _Line] = {}
        for line in batch:  # of two rows with the same version the first is tried
            firsts.setdefault(line[:2], line)
        lines = [firsts[place] for place in sorted(firsts)]
        try:
            with unavailable_if_away():
                won = await self._insert(lines)
                closed = () if won else await self._closed(lines)
        except Exception as error:  # noqa: BLE001 - whoever waits gets it, whatever it is
            if self._connection is not None:
                # At once: what asyncpg cancels would no longer wait for a replica, and be seen.
                self._connection.terminate()
                self._connection = None
            # Rows that came meanwhile would wait for the same timeout again.
            batch += self._waiting
            self._waiting = []
            for line in batch:
                _fail(line[-1], error)
            return
        if closed:
            self._leave_out(closed, batch)
            return
        written = {id(firsts[table, version]) for table, version in won}
        for line in batch:
            if not line[-1].done():  # else its task was cancelled
                line[-1].set_result(id(line) in written)

    def _leave_out(self, closed: Collection[str], batch: list[_Line]) -> None:
        """Refuse the rows of closed shards, for which nothing was written; try the others again."""
        for line in batch:
            if shard_of(line[0]) in closed:
                _fail(line[-1], Moved(shard_of(line[0])))
        self._waiting[:0] = [line for line in batch if shard_of(line[0]) not in closed]
        self._work.set()

    async def _insert(self, lines: list[_Line]) -> list[Any]:
        """Insert rows, and return table and version of those that were inserted.

        They are sorted, so that no two nodes wait for each other.
        """
        rows = b"[%b]" % b",".join([line[2] for line in lines])
        shards = text_array(shards_of([line[0] for line in lines]))
        statement = _APPEND_AND_CHECK if any(line[3] for line in lines) else APPEND
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url)
        won: list[Any] = await self._connection.fetch(
            statement, rows.decode(), shards, timeout=TIMEOUT_S
        )
        return won

    async def _closed(self, lines: list[_Line]) -> set[str]:
        """Return which shards of rows are closed."""
        shards = shards_of(line[0] for line in lines)
        return {
            shard for (shard,) in await self._connection.fetch(CLOSED, shards, timeout=TIMEOUT_S)
        }


def text_array(texts: Sequence[str]) -> str:
    """Return an array of texts as PostgreSQL reads it from one text."""
    return f"{{{','.join(map(_item, texts))}}}"


def _item(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _fail(written: Future[bool], error: Exception) -> None:
    if not written.done():
        own = type(error)(*error.args)  # a copy, because each is raised somewhere else
        own.__cause__ = error.__cause__
        written.set_exception(own)
