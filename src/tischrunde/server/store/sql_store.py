"""What both stores share: everything but the log, in SQL that both databases know."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import astuple
from typing import Any, Final, TypeAlias

from tischrunde.server import ports
from tischrunde.server.pad_ports import PadEvent, SharedPad
from tischrunde.server.store import statements
from tischrunde.table.log import Row

Statement: TypeAlias = tuple[str, tuple[object, ...]]
_MAX_FORGOTTEN: Final = 1_000
"""Maximum number of guests deleted at once: more could exceed the time limit of a change."""
_MAX_CLEARED_PADS: Final = 20
"""Maximum number of pads deleted at once, likewise; each may have thousands of events."""
_FIRST_PLACE: Final = ports.HistoryPlace(over=False, opened=2**62, table="")
_MAX_RANKED: Final = 500
"""Number of the newest public tables of which the hosts are compared."""


def refuse_unwritable(*fields: object) -> None:
    """Raise ValueError if one of them is a text with a NUL or half a surrogate pair in it.

    PostgreSQL takes neither, and in a batch one such row would take all others down with it.
    """
    refuse_unwritable_text("".join([field for field in fields if isinstance(field, str)]))


def refuse_unwritable_text(whole: str) -> None:
    """Do the same for one text, or for several put together."""
    if not whole.isascii():
        whole.encode()
    if "\0" in whole:
        raise ValueError("text with a zero in it cannot be kept")


class Clash(Exception):  # noqa: N818 - what happened has a name of its own
    """What was to be written contradicts what is there; nothing was."""


class SqlStore(ABC):
    """A store, given how its database is asked."""

    @abstractmethod
    async def ask(self, statement: str, *arguments: object) -> Sequence[Any]:
        """Return the lines of an answer."""

    @abstractmethod
    async def change(self, *changes: Statement, tables: Collection[str] = ()) -> Sequence[Any]:
        """Make changes, all or none, and return the lines of the last one's answer.

        They are refused if the shard of one of the ``tables`` whose rows they change is closed.
        """

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table above a version, in order."""
        return [Row(*line) for line in await self.ask(statements.ROWS, table, since)]

    async def table_ids(self, above: str, limit: int) -> Sequence[str]:
        """Return the ids of tables that come after an id, in their order."""
        return [table for (table,) in await self.ask(statements.TABLE_IDS, above, limit)]

    async def open_table(self, beginning: ports.Beginning) -> bool:
        """Write down all that a table begins with, or nothing."""
        notice = beginning.notice
        befores = (beginning.after, *(None for _ in beginning.rows[1:]))
        changes: list[Statement] = list(map(_write, beginning.rows, befores))
        changes.append((statements.POST, astuple(notice)))
        changes += [(statements.SIT_IF_KNOWN, astuple(each)) for each in beginning.sittings]
        if beginning.host:
            host = (notice.table, beginning.host, beginning.origin)
            changes.append((statements.HOST, host))
        if beginning.check_at is not None:
            changes.append((statements.CHECK, (notice.table, beginning.check_at)))
        return await self._all_or_none(changes, [row.table for row in beginning.rows])

    async def reseat(
        self,
        row: Row,
        seats: ports.Reseating,
        check_at: int | None = None,
        after: Row | None = None,
    ) -> bool:
        """Write down a row by which seats change hands, with all that follows from it."""
        changes: list[Statement] = [_write(row, after)]
        for each in seats.given_up:
            changes.append((statements.RISE, astuple(each)))
            changes.append((statements.VISIT, (each.guest, each.table)))
            changes.append((statements.UNHIDE, (each.guest, each.table)))
        changes += [(statements.SIT, astuple(each)) for each in seats.taken]
        if seats.code is not None:
            changes.append((statements.RECODE, (row.table, seats.code)))
        if check_at is not None:
            changes.append((statements.CHECK, (row.table, check_at)))
        return await self._all_or_none(changes, [row.table])

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Replace rows by others that have the same effect."""
        if rows:
            bodies = ((row.table, row.version, row.body) for row in rows)
            changes = ((statements.REWRITE, body) for body in bodies)
            await self.change(*changes, tables={row.table for row in rows})

    async def _all_or_none(self, changes: Sequence[Statement], tables: Sequence[str] = ()) -> bool:
        try:
            await self.change(*changes, tables=tables)
        except Clash:
            return False
        return True

    async def check(self, table: str, at: int | None, looked: int | None = None) -> bool:
        """Note when a table is to be checked next, None for never."""
        change: Statement
        if looked is not None:
            change = statements.LOOKED, (table, at, looked)
            if at is None:
                change = statements.LOOKED_NO_MORE, (table, looked)
            return bool(await self.change(change, tables=[table]))
        change = statements.CHECK, (table, at)
        if at is None:
            change = statements.CHECK_NO_MORE, (table,)
        await self.change(change, tables=[table])
        return True

    async def advance(self, after: int, at: int) -> None:
        """Move all checks that are due after a time to ``at``."""
        await self.change((statements.ADVANCE, (after, at)))

    async def overdue(self, now: int, limit: int) -> Sequence[str]:
        """Return tables that should have been checked by now, longest waiting first."""
        return [table for table, _ in await self.ask(statements.OVERDUE, now, limit)]

    async def post(self, notice: ports.Notice) -> bool:
        """Post a notice in place of the table's last; False if another table has its code."""
        while True:
            changes: list[Statement] = [(statements.POST, astuple(notice))]
            if notice.state != "open":
                changes.append((statements.FORGET_ORIGIN, (notice.table,)))
            try:
                await self.change(*changes)
            except Clash:
                holder = await self.by_code(notice.code)
                if holder is not None and holder.table != notice.table:
                    return False
                # The same notice came twice at once, and the code was seen before the table.
            else:
                return True

    async def notice(self, table: str) -> ports.Notice | None:
        """Return the notice of a table."""
        return next(map(_notice, await self.ask(statements.NOTICE, table)), None)

    async def by_code(self, code: str) -> ports.Notice | None:
        """Return the notice with this code."""
        return next(map(_notice, await self.ask(statements.BY_CODE, code)), None)

    async def board(self, limit: int) -> Sequence[ports.Notice]:
        """Return public tables with free seats, newest first."""
        arguments = (limit, _MAX_RANKED, ports.FEW_TABLES)
        return list(map(_notice, await self.ask(statements.BOARD, *arguments)))

    async def welcome(self, guest: ports.Guest, token: bytes) -> None:
        """Add a guest, known by the hash of its token."""
        await self.change(
            (statements.WELCOME, astuple(guest)), (statements.ADD_TOKEN, (guest.id, token))
        )

    async def guest(self, token: bytes) -> ports.Guest | None:
        """Return whom a token's hash belongs to."""
        return next(map(_guest, await self.ask(statements.GUEST, token)), None)

    async def rename(self, guest: ports.Guest) -> None:
        """Note a guest's new name, shape or expiry."""
        changed = (guest.id, guest.name, guest.shape, guest.expires)
        await self.change((statements.RENAME, changed))

    async def drop_token(self, token: bytes) -> None:
        """Delete a token."""
        await self.change((statements.DROP_TOKEN, (token,)))

    async def is_known(self, guest: str, besides: bytes) -> bool:
        """Return whether a guest has a token to be known by besides this one."""
        return bool(await self.ask(statements.OTHER_TOKENS, guest, besides))

    async def sittings(self, guest: str) -> Sequence[ports.Sitting]:
        """Return the seats a guest has, newest table first."""
        return [ports.Sitting(*line) for line in await self.ask(statements.SITTINGS, guest)]

    async def at_table(self, guest: str, kept: int, limit: int) -> Sequence[str]:
        """Return the tables at which a guest has a seat and that are not over, newest first."""
        return [table for (table,) in await self.ask(statements.AT_TABLE, guest, kept, limit)]

    async def history(
        self, guest: str, after: ports.HistoryPlace | None, limit: int
    ) -> Sequence[ports.Notice]:
        """Return the notices of a guest's tables: those that run first, then the newest."""
        over, opened, table = after or _FIRST_PLACE
        found = await self.ask(statements.HISTORY, guest, int(over), -opened, table, limit)
        return list(map(_notice, found))

    async def hide(self, guest: str, table: str) -> None:
        """Hide a table from a guest's own lists while it runs, if the guest has a seat there."""
        await self.change((statements.HIDE, (guest, table)))

    async def unhide(self, guest: str, table: str) -> None:
        """List a table again."""
        await self.change((statements.UNHIDE, (guest, table)))

    async def hidden(self, guest: str) -> Sequence[str]:
        """Return the tables that a guest has hidden."""
        return [table for (table,) in await self.ask(statements.HIDDEN, guest)]

    async def visited(self, guest: str) -> Sequence[str]:
        """Return the tables at which a guest had a seat and gave it up."""
        return [table for (table,) in await self.ask(statements.VISITED, guest)]

    async def hosted(self, guest: str) -> Sequence[ports.Notice]:
        """Return the notices of tables that a guest opened and that are not over, newest first."""
        return list(map(_notice, await self.ask(statements.HOSTED, guest)))

    async def disown(self, table: str) -> None:
        """Forget who opened a table."""
        await self.change((statements.DISOWN, (table,)))

    async def forget(self, guest: str) -> None:
        """Delete a guest, its tokens and the notes of its seats; logs are deleted by table."""
        await self.change((statements.FORGET, (guest,)))

    async def tables(self, limit: int) -> Sequence[ports.Notice]:
        """Return the notices of all tables, newest first."""
        return list(map(_notice, await self.ask(statements.TABLES, limit)))

    async def guests(self, name: str, limit: int) -> Sequence[ports.Guest]:
        """Return guests whose names contain a text, newest first."""
        return list(map(_guest, await self.ask(statements.GUESTS, name, limit)))

    async def guest_by_id(self, guest: str) -> ports.Guest | None:
        """Return a guest."""
        return next(map(_guest, await self.ask(statements.GUEST_BY_ID, guest)), None)

    async def is_shut(self) -> bool:
        """Return whether no new tables are opened."""
        return any(shut for (shut,) in await self.ask(statements.IS_SHUT))

    async def shut(self, *, shut: bool) -> None:
        """Forbid new tables, or allow them again."""
        await self.change((statements.SHUT, (shut,)))

    async def add_audit_entry(self, entry: ports.AuditEntry) -> None:
        """Write down what an operator does."""
        values = (secrets.token_hex(8), *astuple(entry))
        await self.change((statements.ADD_AUDIT_ENTRY, values))

    async def audit_entries(self, limit: int) -> Sequence[ports.AuditEntry]:
        """Return what operators did, latest first."""
        return [ports.AuditEntry(*row) for row in await self.ask(statements.AUDIT_ENTRIES, limit)]

    async def clear(self, table: str) -> None:
        """Delete everything about a table."""
        both = (*statements.CLEAR_ROWS, *statements.CLEAR_NOTES)
        await self.change(*((each, (table,)) for each in both), tables=[table])

    async def expired(self, now: int, limit: int) -> Sequence[str]:
        """Return expired tables."""
        return [table for (table,) in await self.ask(statements.EXPIRED, now, limit)]

    async def forget_expired(self, now: int) -> int:
        """Delete expired guests, not too many at once, and return how many were deleted."""
        return len(await self.change((statements.FORGET_EXPIRED, (now, _MAX_FORGOTTEN))))

    async def share_pad(self, pad: SharedPad) -> bool:
        """Write down a pad; False if there is one of its id, or another has its code."""
        return await self._all_or_none([(statements.SHARE_PAD, astuple(pad))])

    async def pad(self, pad: str) -> SharedPad | None:
        """Return a pad."""
        return next((SharedPad(*line) for line in await self.ask(statements.PAD, pad)), None)

    async def pad_by_code(self, code: str) -> SharedPad | None:
        """Return the pad with this code."""
        found = await self.ask(statements.PAD_BY_CODE, code)
        return next((SharedPad(*line) for line in found), None)

    async def pads(self, guest: str) -> Sequence[SharedPad]:
        """Return the pads that a guest has put here, the last used first."""
        return [SharedPad(*line) for line in await self.ask(statements.PADS, guest)]

    async def write_on_pad(
        self, pad: str, events: Mapping[str, str], limit: int, expires: int
    ) -> bool:
        """Add events to a pad, all or none."""
        changes: list[Statement] = [(statements.HOLD_PAD, (pad, expires))]
        for event, body in events.items():
            changes.append((statements.WRITE_ON_PAD, (pad, event, body, limit)))
        return await self._all_or_none(changes)

    async def pad_events(self, pad: str, since: int, limit: int) -> Sequence[PadEvent]:
        """Return the events of a pad above a number, in order."""
        found = await self.ask(statements.PAD_EVENTS, pad, since, limit)
        return [PadEvent(*line) for line in found]

    async def clear_pad(self, pad: str) -> None:
        """Delete a pad with its events."""
        await self.change((statements.CLEAR_PAD, (pad,)))

    async def disown_pads(self, guest: str) -> None:
        """Forget who put them here."""
        await self.change((statements.DISOWN_PADS, (guest,)))

    async def clear_expired_pads(self, now: int) -> int:
        """Delete expired pads, not too many at once, and return how many were deleted."""
        return len(await self.change((statements.CLEAR_EXPIRED_PADS, (now, _MAX_CLEARED_PADS))))


def _write(row: Row, after: Row | None) -> Statement:
    before = (None, None) if after is None else (after.at, after.key)
    return statements.WRITE, (*row, *before)


def by_table(lines: Sequence[Any]) -> Mapping[str, Sequence[Row]]:
    """Return rows by their tables."""
    found: dict[str, list[Row]] = {}
    for line in lines:
        row = Row(*line)
        found.setdefault(row.table, []).append(row)
    return found


def _notice(line: Sequence[Any]) -> ports.Notice:
    table, code, public, *rest = line
    return ports.Notice(table, code, bool(public), *rest)


def _guest(line: Sequence[Any]) -> ports.Guest:
    identity, name, shape, program, *rest = line
    return ports.Guest(identity, name, shape, bool(program), *rest)
