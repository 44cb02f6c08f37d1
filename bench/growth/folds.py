"""What folding costs a node: for a guest's list of tables, and when players come back to it."""

import gc
import time
from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

import asyncpg

from bench.instructions.plan import NOON_MS, Table
from tischrunde.protocol.frames import Sub
from tischrunde.server.api.guests import GuestRoutes
from tischrunde.server.api.request import Request
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.guests import GUEST_KEPT_MS
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.ports import Guest

_GUEST: Final = Guest(
    "gast",
    "Gast",
    "circle",
    program=False,
    created=NOON_MS,
    expires=NOON_MS + GUEST_KEPT_MS,
)
_PLANTED: Final = """
INSERT INTO notice SELECT id, id, false, game, '', 2, 0, 'playing',
    CAST($3 AS bigint), CAST($3 AS bigint) + 1000000000
FROM unnest(CAST($1 AS text[]), CAST($2 AS text[])) AS planted (id, game)
"""
_KNOWN: Final = "INSERT INTO guest VALUES ($1, $2, $3, $4, $5, $6)"
_SEATED: Final = (
    "INSERT INTO sitting SELECT $1, id, 0 FROM unnest(CAST($2 AS text[])) AS seats (id)"
)


class _Deaf:
    def send(self, frame: bytes) -> None:
        """Forget a frame."""


async def plant_folded(database: str, tables: Sequence[Table]) -> None:
    """Write down the logs of tables, at each of which one guest has a seat."""
    connection = await asyncpg.connect(database)
    try:
        names = ("table_id", "version", "at", "seat", "key", "act", "body")
        rows = [
            (*row[:6], row[6].replace(table.guests[0], _GUEST.id))
            for table in tables
            for row in table.rows
        ]
        await connection.copy_records_to_table("log", records=rows, columns=names)
        ids = [table.id for table in tables]
        await connection.execute(_PLANTED, ids, [table.game for table in tables], NOON_MS)
        await connection.execute(_KNOWN, *astuple(_GUEST))
        await connection.execute("VACUUM ANALYZE log")
    finally:
        await connection.close()


class Folds:
    """A node with tables nobody looks at; whatever is asked of it is asked twice.

    First the tables are folded, then they are in memory. The seconds of both are returned.
    """

    def __init__(self, node: Node, database: str, tables: Sequence[Table]) -> None:
        self._node = node
        self._database = database
        self._tables = [table.id for table in tables]

    async def me(self, seats: int) -> tuple[float, float]:
        """Ask for what a guest is told who has this number of seats."""
        connection = await asyncpg.connect(self._database)
        try:
            await connection.execute("DELETE FROM sitting")
            await connection.execute(_SEATED, _GUEST.id, self._tables[:seats])
        finally:
            await connection.close()
        routes = GuestRoutes(TableAccess(self._node))
        request = Request(_GUEST, "", {}, {}, None)
        await self._forget()
        began = time.process_time()
        found = await routes.me(request)
        folded = time.process_time()
        await routes.me(request)
        known = time.process_time()
        if not found.seats:
            raise RuntimeError("no table was listed")
        return folded - began, known - folded

    async def back(self) -> tuple[float, float]:
        """Have a player come back to every table; return the seconds for one."""
        await self._forget()
        began = time.process_time()
        held = [await self._subscribe(table) for table in self._tables]
        folded = time.process_time()
        again = [await self._subscribe(table) for table in self._tables]
        known = time.process_time()
        for sink, live in (*held, *again):
            await self._node.streams.unsubscribe(sink, live)
        return (folded - began) / len(self._tables), (known - folded) / len(self._tables)

    async def _subscribe(self, table: str) -> tuple[_Deaf, LiveTable]:
        live = await self._node.tables.get(table)
        if live is None:
            raise RuntimeError(f"{table} is missing")
        sink = _Deaf()
        await self._node.streams.subscribe(sink, live, _GUEST.id, Sub(table))
        return sink, live

    async def _forget(self) -> None:
        """Have the node forget all tables."""
        for table in self._tables:
            self._node.tables.forget(table)
        gc.collect()
