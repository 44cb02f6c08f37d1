"""What an operator does: list, close, export, delete, find tables that cannot be read."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final

from tischrunde.games.catalogue import GAMES
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.keys import Keys
from tischrunde.server.names import is_name
from tischrunde.server.node import Node
from tischrunde.server.ports import AuditEntry, Guest, Notice, Store, Unavailable
from tischrunde.server.store.shard_move import ShardMove
from tischrunde.server.store.sharded import ShardedStore
from tischrunde.server.store.shards import HOME, SHARD_LETTERS
from tischrunde.table.fold import apply
from tischrunde.table.ids import ALPHABET

_TABLES_PER_READ: Final = 500
MAX_LISTED: Final = 1_000
"""Maximum number of entries in a list."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A table that cannot be folded, the row at which that fails (0: before any), and why."""

    table: str
    row: int
    why: str


@dataclass(frozen=True, slots=True)
class ShardPlace:
    """In which database a shard of the tables lies."""

    shard: str
    database: str


async def damages(store: Store, keys: Keys) -> AsyncIterator[Damage]:
    """Fold every table, and yield those that cannot be folded."""
    above = ""
    while found := await store.table_ids(above, _TABLES_PER_READ):
        for table in found:
            damage = await _damage(store, keys, table)
            if damage is not None:
                yield damage
        above = found[-1]


async def _damage(store: Store, keys: Keys, table: str) -> Damage | None:
    read = 0
    try:
        rows = await store.rows(table)
        made = None
        for row in rows:
            read += 1
            made = made or keys.table_of(row)
            apply(made, row, GAMES)
    except Unavailable:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
        return Damage(table, read, repr(error))
    return None


class Admin:
    """What an operator may do; everything is written to the audit with the operator's name."""

    def __init__(self, node: Node, who: str, reason: str) -> None:
        self._node = node
        self._store = node.tables.store
        self._answers = answers(node)
        self._who = who
        self._reason = reason

    async def tables(self) -> Sequence[Notice]:
        """Return all tables, newest first."""
        return await self._store.tables(MAX_LISTED)

    async def guests(self, name: str) -> Sequence[Guest]:
        """Return guests whose names contain a text."""
        return await self._store.guests(name, MAX_LISTED)

    async def audit(self) -> Sequence[AuditEntry]:
        """Return what operators did, latest first."""
        return await self._store.audit_entries(MAX_LISTED)

    async def close(self, table: str) -> None:
        """Delete a table, whatever its state; raise LookupError if there is none."""
        if await self._store.notice(table) is None and not await self._store.rows(table):
            raise LookupError(table)
        await self._note("close", table)
        await self._node.tables.clear(table)

    async def export(self, guest: str) -> dict[str, Any]:
        """Return all that is stored about a guest; raise LookupError if there is none."""
        known = await self._known(guest)
        await self._note("export", guest)
        exported: dict[str, Any] = await self._ask("export", known)
        return exported

    async def delete(self, guest: str) -> None:
        """Delete a guest, as guests can themselves; raise LookupError if there is none."""
        known = await self._known(guest)
        await self._note("delete", guest)
        await self._ask("forget", known)

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name at future tables; raise ValueError if it is unfit."""
        known = await self._known(guest)
        if not is_name(name):
            raise ValueError(name)
        await self._note("rename", guest)
        await self._store.rename(replace(known, name=name))

    async def shut(self, *, shut: bool) -> None:
        """Forbid new tables, or allow them again."""
        await self._note("shut" if shut else "open", "")
        await self._store.shut(shut=shut)

    def shards(self) -> Sequence[ShardPlace]:
        """Return where each shard lies."""
        shards = map("".join, product(ALPHABET, repeat=SHARD_LETTERS))
        if isinstance(self._store, ShardedStore):
            return [ShardPlace(shard, self._store.place(shard)) for shard in shards]
        return [ShardPlace(shard, HOME) for shard in shards]

    async def move_shard(self, shard: str, to: str) -> int:
        """Move a shard to a database, and return the number of its tables.

        Raise LookupError if there is no such shard, or no such database.
        """
        settings = self._node.settings
        urls = {HOME: settings.database, **settings.further_databases}
        if to not in urls or not isinstance(self._store, ShardedStore):
            raise LookupError(to)
        if len(shard) != SHARD_LETTERS or not set(shard) <= set(ALPHABET):
            raise LookupError(shard)
        await self._note("move-shard", f"{shard} {to}")
        return await ShardMove(self._store, urls, shard).move(to)

    async def _known(self, guest: str) -> Guest:
        known = await self._store.guest_by_id(guest)
        if known is None:
            raise LookupError(guest)
        return known

    async def _ask(self, route: str, guest: Guest) -> Any:  # noqa: ANN401 - of any route
        return await self._answers(route)(Request(guest, "", {}, {}, None))

    async def _note(self, act: str, subject: str) -> None:
        """Write down what is about to be done, before it is done."""
        now = self._node.tables.now()
        entry = AuditEntry(now, self._who, act, subject, self._reason)
        await self._store.add_audit_entry(entry)
