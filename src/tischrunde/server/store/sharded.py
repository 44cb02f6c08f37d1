"""The store of several PostgreSQL databases: rows of tables by shard, everything else at home."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from heapq import merge
from itertools import chain
from operator import itemgetter
from typing import Any, Final, TypeVar

import structlog

from tischrunde.server.ports import Sitting, Unavailable
from tischrunde.server.store import follow_ups, statements
from tischrunde.server.store.postgres import PostgresStore
from tischrunde.server.store.shards import HOME, Moved, shard_of
from tischrunde.server.store.sql_store import Clash, SqlStore, Statement, refuse_unwritable
from tischrunde.table.log import Row

_PLACES: Final = "SELECT shard, database FROM shard_place"
_PLACES_OF: Final = f"{_PLACES} WHERE shard = ANY($1::text[])"
_NAME: Final = """
INSERT INTO database_name (id, name) VALUES (1, $1) ON CONFLICT (id) DO NOTHING
"""
_NAMED: Final = "SELECT name FROM database_name"
_LEFT_MS: Final = 3_000
"""Milliseconds after which what follows from a row is not being written any more by its node."""

T = TypeVar("T")

_log = structlog.get_logger()


class ShardedStore(SqlStore):
    """Keeps the rows of tables where their shards lie, and all that is known of them at home.

    Where a shard lies is read at the start, and again when a database says that it is closed there.
    What follows at home from a row is written down beside it, and settled in order, once.
    """

    def __init__(self, home: PostgresStore, others: Mapping[str, PostgresStore]) -> None:
        self._home = home
        self._stores = {HOME: home, **others}
        self._places: dict[str, str] = {}
        self._incarnations: dict[str, str] = {}

    async def open(self) -> None:
        """Read where the shards lie; raise RuntimeError if a database is missing or mistaken."""
        for name, store in self._stores.items():
            if len(self._stores) > 1:
                await store.change((_NAME, (name,)))
            for (named,) in await store.ask(_NAMED):
                if named != name:
                    raise RuntimeError(f"the database called {name} is the one called {named}")
        self._places = dict(map(tuple, await self._home.ask(_PLACES)))
        missing = set(self._places.values()) - self._stores.keys()
        if missing:
            raise RuntimeError(f"shards lie in databases not named: {', '.join(sorted(missing))}")

    def place(self, table: str) -> str:
        """Return the name of the database in which a table's rows lie, as far as is known here."""
        return self._places.get(shard_of(table), HOME)

    async def append(self, row: Row, check_at: int | None = None, after: Row | None = None) -> bool:
        """Write a row down; when this returns it survives a crash."""
        return await self._where(row.table, lambda store: store.append(row, check_at, after))

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace rows by others that have the same effect; all or none of a table's."""
        tables = defaultdict(list)
        for row in rows:
            tables[row.table].append(row)
        for table, some in tables.items():
            await self._where(table, lambda store, some=some: store.rewrite(some))  # type: ignore[misc]

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table above a version, in order."""
        return await self._where(table, lambda store: store.rows(table, since))

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """Return the rows of several tables, of each those above a version, in order.

        Tables of which nothing can be read now are left out, unless that is all of them.
        """
        parts: defaultdict[str, dict[str, int]] = defaultdict(dict)
        for table, since in known.items():
            parts[self.place(table)][table] = since
        found = await self._of_each(parts, lambda name: self._news(name, parts[name]))
        return {table: rows for part in found for table, rows in part.items()}

    async def _news(self, name: str, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """Return news of tables that lay in one database, some of which may have moved since."""
        try:
            return await self._stores[name].news(known)
        except Moved as moved:
            await self._read_places(moved.args)
            left = {
                table: since
                for table, since in known.items()
                if shard_of(table) not in moved.args or self.place(table) != name
            }
            return await self.news(left) if left else {}

    async def incarnation(self) -> str:
        """Return a text that changes when one of the databases is restarted or replaced."""

        async def look(name: str) -> None:
            self._incarnations[name] = await self._stores[name].incarnation()

        await self._of_each(self._stores, look)
        return " ".join(self._incarnations.get(name, "") for name in self._stores)

    async def check(self, table: str, at: int | None, looked: int | None = None) -> bool:
        """Note when a table is to be checked next, None for never."""
        return await self._where(table, lambda store: store.check(table, at, looked))

    async def advance(self, after: int, at: int) -> None:
        """Move all checks that are due after a time to ``at``."""
        await asyncio.gather(*(store.advance(after, at) for store in self._stores.values()))

    async def overdue(self, now: int, limit: int) -> Sequence[str]:
        """Return tables that should have been checked by now, longest waiting first.

        Also settles what a node has left that was killed between two databases.
        """

        async def look(name: str) -> list[tuple[int, str]]:
            with suppress(Moved):  # it is tried again
                await self.settle(name, left_ms=_LEFT_MS)
            found = await self._stores[name].ask(statements.OVERDUE, now, limit)
            return [(at, table) for table, at in found]

        late = merge(*await self._of_each(self._stores, look), key=itemgetter(0))
        return [*dict.fromkeys(table for _, table in late)][:limit]

    async def sittings(self, guest: str) -> Sequence[Sitting]:
        """Return the seats a guest has, newest table first."""
        await self._settle_everything()
        return await super().sittings(guest)

    async def visited(self, guest: str) -> Sequence[str]:
        """Return the tables at which a guest had a seat and gave it up."""
        await self._settle_everything()
        return await super().visited(guest)

    async def clear(self, table: str) -> None:
        """Delete everything about a table, last of all the notes by which it is found."""
        rows = [(each, (table,)) for each in statements.CLEAR_ROWS]
        await self._where(table, lambda store: store.change(*rows, tables=[table]))
        await self._home.change(*((each, (table,)) for each in statements.CLEAR_NOTES))

    async def time(self) -> int:
        """Return the time by the clock of the home database."""
        return await self._home.time()

    async def ready(self) -> bool:
        """Return whether rows can be written at home; no other node could do more about others."""
        return await self._home.ready()

    async def close(self) -> None:
        """Finish pending writes, and close."""
        await asyncio.gather(*(store.close() for store in self._stores.values()))

    async def settle(self, name: str, tables: str = "", *, left_ms: int = 0) -> None:
        """Write in the other databases what follows from rows in one.

        Only of tables whose ids begin with a text, and only what has been left for some time. What
        cannot be written because a shard is closed does not hold up other tables, and raises Moved
        in the end.
        """
        closed: dict[str, tuple[str, ...]] = {}
        asked = follow_ups.UNSETTLED, tables, left_ms
        for table, number, work in await self._stores[name].ask(*asked):
            if table in closed:
                continue
            try:
                await self._settle(table, number, follow_ups.read(work))
            except Moved as moved:
                closed[table] = moved.args
            else:
                await self._stores[name].change((follow_ups.DONE, (table, number)))
        if closed:
            raise Moved(*chain.from_iterable(closed.values()))

    async def _settle(self, table: str, number: int, changes: Sequence[Statement]) -> None:
        await self._write_elsewhere([*filter(follow_ups.is_by_table, changes)])
        with suppress(Clash):  # somebody else was quicker
            async with self._home.transaction(()) as change:
                ((counted,),) = await change(follow_ups.COUNT, table)
                if counted != number:
                    raise Clash
                for statement, arguments in changes:
                    if not follow_ups.is_by_table((statement, arguments)):
                        await change(statement, *arguments)

    async def _write_elsewhere(self, rows: Sequence[Statement]) -> None:
        """Write the first rows of another table where its shard lies, unless they are there."""
        while True:
            parts = self._parts(rows)
            try:
                for name, part in parts.items():
                    await self._write_rows(name, part)
            except Moved as moved:
                await self._read_places(moved.args)
                if self._parts(rows) == parts:
                    raise
            else:
                return

    async def _settle_everything(self) -> None:
        await asyncio.gather(*map(self.settle, self._stores))

    async def _all_or_none(self, changes: Sequence[Statement], tables: Sequence[str] = ()) -> bool:
        if not tables:
            return await super()._all_or_none(changes)
        refuse_unwritable(*chain.from_iterable(arguments for _, arguments in changes))
        while True:
            places = [*map(self.place, tables)]
            try:
                await self._write(changes, tables)
            except Clash:
                return False
            except Moved as moved:
                await self._read_places(moved.args)
                if places == [*map(self.place, tables)]:
                    raise
            else:
                return True

    async def _write(self, changes: Sequence[Statement], tables: Sequence[str]) -> None:
        """Make changes in several databases; whether they are made is decided by the first row."""
        first, here = tables[0], self.place(tables[0])
        await self.settle(here, first)
        parts = self._parts(changes)
        decisive = parts.pop(here)
        of_here = [table for table in tables if self.place(table) == here]
        if not parts:
            await self._stores[here].change(*decisive, tables=of_here)
            return
        for name in parts:
            elsewhere = [table for table in tables if self.place(table) == name]
            await self._stores[name].refuse_if_closed(elsewhere)
        work = follow_ups.written(chain.from_iterable(parts.values()))
        if here == HOME:
            ((number,),) = await self._home.ask(follow_ups.NEXT, first)
            note = follow_ups.NOTE, (first, number, work)
            await self._home.change(*decisive, note, tables=of_here)
            await self.settle(HOME, first)
            return
        at_home = [table for table in tables if self.place(table) == HOME]
        async with self._home.transaction(at_home) as change:
            ((number,),) = await change(follow_ups.COUNT, first)
            for statement, arguments in parts.pop(HOME):
                await change(statement, *arguments)
            note = follow_ups.NOTE, (first, number, work)
            await self._stores[here].change(*decisive, note, tables=of_here)
            for name, rows in parts.items():
                await self._write_rows(name, rows)
        with suppress(Unavailable):  # then it is found done later
            await self._stores[here].change((follow_ups.DONE, (first, number)))

    async def _write_rows(self, name: str, rows: Sequence[Statement]) -> None:
        """Write the first rows of another table, unless they are there."""
        with suppress(Clash):
            tables = {str(arguments[0]) for _, arguments in rows}
            await self._stores[name].change(*rows, tables=tables)

    def _parts(self, changes: Iterable[Statement]) -> dict[str, list[Statement]]:
        """Return changes by the database they belong to."""
        parts: defaultdict[str, list[Statement]] = defaultdict(list)
        for change in changes:
            by_table = follow_ups.is_by_table(change)
            parts[self.place(str(change[1][0])) if by_table else HOME].append(change)
        return parts

    async def ask(self, statement: str, *arguments: object) -> Sequence[Any]:
        """Return the lines of an answer of the first database."""
        return await self._home.ask(statement, *arguments)

    async def change(self, *changes: Statement, tables: Collection[str] = ()) -> Sequence[Any]:
        """Make changes in the first database."""
        return await self._home.change(*changes, tables=tables)

    async def _where(self, table: str, work: Callable[[PostgresStore], Awaitable[T]]) -> T:
        """Do something in the database of a table; if its shard has moved, in the next one."""
        while True:
            place = self.place(table)
            try:
                return await work(self._stores[place])
            except Moved as moved:
                await self._read_places(moved.args)
                if self.place(table) == place:
                    raise

    async def _read_places(self, shards: Sequence[str]) -> None:
        """Read again where shards lie."""
        found = dict(map(tuple, await self._home.ask(_PLACES_OF, list(shards))))
        missing = set(found.values()) - self._stores.keys()
        if missing:
            raise Unavailable(f"no database is called {', '.join(sorted(missing))} here")
        self._places.update({shard: found.get(shard, HOME) for shard in shards})

    async def _of_each(self, names: Iterable[str], work: Callable[[str], Awaitable[T]]) -> list[T]:
        """Do something in several databases; those that are away spoil it if no other is there."""
        names = list(names)
        answers = await asyncio.gather(*map(work, names), return_exceptions=True)
        found: list[T] = []
        away: list[BaseException] = []
        for name, answer in zip(names, answers, strict=True):
            if not isinstance(answer, BaseException):
                found.append(answer)
                continue
            if not isinstance(answer, Unavailable):
                raise answer
            _log.warning("database-away", database=name)
            away.append(answer)
        if away and not found:
            raise away[0]
        return found
