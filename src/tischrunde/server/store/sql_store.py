"""What both stores do alike: everything but the log, with statements that both databases know."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple
from typing import Any, Final, TypeAlias

from tischrunde.server import ports
from tischrunde.server.store import statements
from tischrunde.table.log import Row

Statement: TypeAlias = tuple[str, tuple[object, ...]]
_MOST_FORGOTTEN: Final = 1_000
"""So many guests are forgotten at once: more could take longer than a change may."""


class Clash(Exception):  # noqa: N818 - what happened has a name of its own
    """What was to be written contradicts what is there; nothing was."""


class SqlStore(ABC):
    """A store, given how its database is asked."""

    @abstractmethod
    async def _ask(self, statement: str, *arguments: object) -> Sequence[Any]:
        """Return the lines of an answer."""

    @abstractmethod
    async def _change(self, *changes: Statement) -> Sequence[Any]:
        """Make changes, all or none, and return the lines of the last one's answer."""

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table above a version, in order."""
        return [Row(*line) for line in await self._ask(statements.ROWS, table, since)]

    async def recent(self, after: int) -> Mapping[str, int]:
        """Return the last version of every table that has rows of this time or later."""
        return dict(map(tuple, await self._ask(statements.RECENT, after)))

    async def lay(self, beginning: ports.Beginning) -> bool:
        """Write down all that a table begins with, or nothing."""
        notice = beginning.notice
        changes: list[Statement] = [(statements.WRITE, astuple(row)) for row in beginning.rows]
        changes.append((statements.POST, astuple(notice)))
        changes += [(statements.SIT_IF_KNOWN, astuple(each)) for each in beginning.sittings]
        if beginning.check_at is not None:
            changes.append((statements.CHECK, (notice.table, beginning.check_at)))
        return await self._all_or_none(changes)

    async def rise(self, row: Row, guests: Sequence[str], check_at: int | None = None) -> bool:
        """Write down that a seat is given up, and delete the note that these guests have it."""
        changes: list[Statement] = [(statements.WRITE, astuple(row))]
        changes += [(statements.RISE, (guest, row.table, row.seat)) for guest in guests]
        if check_at is not None:
            changes.append((statements.CHECK, (row.table, check_at)))
        return await self._all_or_none(changes)

    async def _all_or_none(self, changes: Sequence[Statement]) -> bool:
        try:
            await self._change(*changes)
        except Clash:
            return False
        return True

    async def check(self, table: str, at: int | None, looked: int | None = None) -> bool:
        """Note when a table is to be looked at next; with None no more."""
        if looked is not None and at is None:
            return bool(await self._change((statements.LOOKED_NO_MORE, (table, looked))))
        if looked is not None:
            return bool(await self._change((statements.LOOKED, (table, at, looked))))
        if at is None:
            await self._change((statements.CHECK_NO_MORE, (table,)))
        else:
            await self._change((statements.CHECK, (table, at)))
        return True

    async def advance(self, after: int, at: int) -> None:
        """Note that all tables to be looked at after a time are to be looked at by then."""
        await self._change((statements.ADVANCE, (after, at)))

    async def overdue(self, now: int, limit: int) -> Sequence[str]:
        """Return tables that should have been looked at by now, longest waiting first."""
        return [table for (table,) in await self._ask(statements.OVERDUE, now, limit)]

    async def post(self, notice: ports.Notice) -> bool:
        """Pin up a notice, in place of the table's last; False if another table has its code."""
        while True:
            try:
                await self._change((statements.POST, astuple(notice)))
            except Clash:
                holder = await self.by_code(notice.code)
                if holder is not None and holder.table != notice.table:
                    return False
                # The same notice came twice at once, and the code was seen before the table.
            else:
                return True

    async def notice(self, table: str) -> ports.Notice | None:
        """Return the notice of a table."""
        return next(map(_notice, await self._ask(statements.NOTICE, table)), None)

    async def by_code(self, code: str) -> ports.Notice | None:
        """Return the notice with these three words."""
        return next(map(_notice, await self._ask(statements.BY_CODE, code)), None)

    async def board(self, limit: int) -> Sequence[ports.Notice]:
        """Return public tables with free seats, newest first."""
        return list(map(_notice, await self._ask(statements.BOARD, limit)))

    async def welcome(self, guest: ports.Guest, token: bytes) -> None:
        """Add a guest, known by the hash of its token."""
        await self._change(
            (statements.WELCOME, astuple(guest)), (statements.ADD_TOKEN, (guest.id, token))
        )

    async def guest(self, token: bytes) -> ports.Guest | None:
        """Return whom a token's hash belongs to."""
        return next(map(_guest, await self._ask(statements.GUEST, token)), None)

    async def rename(self, guest: ports.Guest) -> None:
        """Note a guest's new name, shape or expiry."""
        changed = (guest.id, guest.name, guest.shape, guest.expires)
        await self._change((statements.RENAME, changed))

    async def drop_token(self, token: bytes) -> None:
        """Let nobody be known by this token any more."""
        await self._change((statements.DROP_TOKEN, (token,)))

    async def sit(self, sitting: ports.Sitting) -> None:
        """Note that a guest has a seat; twice is as once."""
        with suppress(Clash):  # the guest has been forgotten
            await self._change((statements.SIT, astuple(sitting)))

    async def sittings(self, guest: str) -> Sequence[ports.Sitting]:
        """Return the seats a guest has, newest table first."""
        return [ports.Sitting(*line) for line in await self._ask(statements.SITTINGS, guest)]

    async def at_table(self, guest: str, kept: int, limit: int) -> Sequence[str]:
        """Return the tables at which a guest has a seat and that are not over, newest first."""
        return [table for (table,) in await self._ask(statements.AT_TABLE, guest, kept, limit)]

    async def forget(self, guest: str) -> None:
        """Delete a guest, its tokens and the note of its seats; logs are deleted by table."""
        await self._change((statements.FORGET, (guest,)))

    async def clear(self, table: str) -> None:
        """Delete all there is of a table."""
        await self._change(*((statement, (table,)) for statement in statements.CLEAR))

    async def expired(self, now: int, limit: int) -> Sequence[str]:
        """Return tables whose time is over."""
        return [table for (table,) in await self._ask(statements.EXPIRED, now, limit)]

    async def forget_expired(self, now: int) -> int:
        """Delete guests whose time is over, not too many at once, and return how many they were."""
        return len(await self._change((statements.FORGET_EXPIRED, (now, _MOST_FORGOTTEN))))


def _notice(line: Sequence[Any]) -> ports.Notice:
    table, code, public, *rest = line
    return ports.Notice(table, code, bool(public), *rest)


def _guest(line: Sequence[Any]) -> ports.Guest:
    identity, name, shape, program, *rest = line
    return ports.Guest(identity, name, shape, bool(program), *rest)
