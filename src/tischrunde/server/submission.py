"""The submission of a command to a table: it is judged, written down, and then announced."""

import asyncio
import time
from asyncio import Future
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec

from tischrunde.core.game import Seat
from tischrunde.server.first_rows import rematch
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Beginning, Reseating, Sitting, Store, Unavailable
from tischrunde.server.tables import Tables
from tischrunde.table.clock import LATE_MS
from tischrunde.table.commands import (
    BOT,
    Claim,
    Command,
    Move,
    Recode,
    Remove,
    Replace,
    Rise,
    Sit,
)
from tischrunde.table.denial import Denial
from tischrunde.table.judge import Sent, judge
from tischrunde.table.log import Row
from tischrunde.table.table import Table

_MAX_TRIES: Final = 8
"""How often a command is judged again because another node was quicker."""

_BUSY_RETRY_MS: Final = 200
"""Milliseconds until a client may try again that was never quick enough."""

_CHECK_MARGIN_MS: Final = 3_000
"""Milliseconds between the next due time of a table and its check by the sweeper."""
_CHECK_SPARE_MS: Final = 1_000
"""Milliseconds before that check at which it is postponed again: others may not read a row at
once."""


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A command was taken and is durable as this version.

    ``row`` is missing if the command left no trace, or had come before.
    """

    version: int
    row: Row | None


Told: TypeAlias = Callable[[Future[bool], Taken | Exception | None], None]
"""Is told how a move ended that was begun at once: None if another node was quicker."""


async def submit(  # noqa: PLR0913 - who, where, what and when
    tables: Tables,
    live: LiveTable,
    seat: Seat | None,
    command: Command,
    *,
    by: str | None,
    key: str,
    base: int = 0,
) -> Taken | Denial:
    """Judge a command and write it down; when this returns it is durable, or was denied."""
    async with live.lock:
        sure = live.in_doubt or base > live.table.version or live.table.state == "over"
        if sure:
            await tables.read_on(live)
        for attempt in range(_MAX_TRIES):
            if live.cleared:
                return Denial("no-such-table")
            at = _time_of_next_row(tables.now(), live)
            judged = judge(live.table, Sent(seat, command, by, at, base), key)
            if isinstance(judged, Denial) and not sure:
                sure = True  # a node denies nothing before it has read the whole log
                await tables.read_on(live)
                continue
            if isinstance(judged, int):
                return Taken(judged, None)
            if isinstance(judged, Denial):
                return judged
            successor = rematch(live.table, judged, tables.keys, attempt, live.last)
            if successor is not None and await tables.store.is_shut():
                return Denial("door-shut")
            if await _write(tables, live, judged, command, successor):
                return _announce(tables, live, judged)
            await tables.read_on(live)
        return Denial("busy", until=tables.now() + _BUSY_RETRY_MS)


def submit_at_once(  # noqa: PLR0913 - as above
    tables: Tables,
    live: LiveTable,
    seat: Seat,
    move: Move,
    *,
    by: str | None,
    key: str,
    base: int,
    told: Told,
) -> Future[bool] | None:
    """Begin to write down a move that is plainly legal, without a task of its own.

    None if it is not, or others are at it: then it is for ``submit``, and so it is if ``told`` is
    told of nothing.
    """
    table = live.table
    if live.in_doubt or live.cleared or base > table.version or table.state != "playing":
        return None
    if not _locked_at_once(live.lock):
        return None
    try:
        at = _time_of_next_row(tables.now(), live)
        row = judge(table, Sent(seat, move, by, at, base), key)
        if not isinstance(row, Row):
            live.lock.release()
            return None
        check_at = _check_at(live, row)
        written = tables.store.append(row, check_at, live.last)
        if not isinstance(written, Future):
            written = asyncio.ensure_future(written)
    except Exception:  # noqa: BLE001 - whatever it is, it happens again where it is dealt with
        live.lock.release()
        return None
    began = time.perf_counter()
    written.add_done_callback(partial(_end, tables, live, row, check_at, began, told))
    return written


def _locked_at_once(lock: asyncio.Lock) -> bool:
    """Lock it if nobody has it or waits for it; return whether it was locked."""
    inner: Any = lock  # its own ``acquire`` does the same, but only for a coroutine
    if inner._locked or inner._waiters:  # noqa: SLF001 - see tests/test_internals.py
        return False
    inner._locked = True  # noqa: SLF001
    return True


def _end(  # noqa: PLR0913, PLR0917 - all that is known of a move
    tables: Tables,
    live: LiveTable,
    row: Row,
    check_at: int | None,
    began: float,
    told: Told,
    written: Future[bool],
) -> None:
    """Announce a move that was begun at once, and let others have its table."""
    end: Taken | Exception | None
    try:
        if written.result():
            _note(tables, live, check_at, began)
            end = _announce(tables, live, row)
        else:
            end = None
    except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - it is told of
        live.in_doubt = True  # the log tells whether the row was written
        end = error if isinstance(error, Exception) else Unavailable("it was cancelled")
    finally:
        live.lock.release()
    told(written, end)


def _announce(tables: Tables, live: LiveTable, row: Row) -> Taken:
    """Show a durable row to everybody."""
    before = live.last
    tables.take(live, row, own=True)
    tables.bus.publish(row, tables.proofs.proof(row, before))
    return Taken(row.version, row)


def _time_of_next_row(now: int, live: LiveTable) -> int:
    """Return the time of the next row of a table.

    The clocks of nodes may differ a little, so a log does not go back. It does go back if its last
    row lies far ahead: then a clock was wrong and has been corrected since.
    """
    last = live.table.at
    return now if last > now + LATE_MS else max(now, last)


async def _write(
    tables: Tables, live: LiveTable, row: Row, command: Command, successor: Beginning | None
) -> bool:
    """Make a row durable, with its successor's first rows if any; False if others were quicker."""
    began, check_at = time.perf_counter(), None
    try:
        if successor is None:
            check_at = _check_at(live, row)
            won = await _append(tables.store, live, row, command, check_at)
        else:
            won = await tables.store.open_table(successor)
    except BaseException:
        live.in_doubt = True  # the log tells whether the row was written
        raise
    if won:
        _note(tables, live, check_at, began)
    return won


def _check_at(live: LiveTable, row: Row) -> int | None:
    """Return when the sweeper is to look at a table; None if it is going to early enough."""
    latest = row.at + live.table.pace.window + _CHECK_MARGIN_MS
    in_time = row.at + _CHECK_SPARE_MS <= live.check_at <= latest
    return None if in_time else latest


async def _append(
    store: Store, live: LiveTable, row: Row, command: Command, check_at: int | None
) -> bool:
    seats = _reseating(live.table, row, command)
    if seats is not None:
        return await store.reseat(row, seats, check_at, live.last)
    return await store.append(row, check_at, live.last)


def _note(tables: Tables, live: LiveTable, check_at: int | None, began: float) -> None:
    """Note that a row was written."""
    tables.metrics.commands += 1
    tables.metrics.append_seconds.observe(time.perf_counter() - began)
    if check_at is not None:
        live.check_at = check_at


def _reseating(table: Table, row: Row, command: Command) -> Reseating | None:
    """Return what a row changes besides the log: seats, and the table's code."""
    if isinstance(command, Move):
        return None
    if isinstance(command, Recode):
        return Reseating(code=command.code)
    if row.seat is None:
        return None
    if isinstance(command, Sit | Claim):
        taken = Sitting(command.guest, table.id, row.seat)
        return Reseating(taken=[taken]) if command.guest else None
    if isinstance(command, Replace):
        return _replacing(table, row.seat, command)
    chair = table.chairs[row.seat]
    if not isinstance(command, Rise | Remove) or chair is None or chair.kind == BOT:
        return None
    given_up = [Sitting(guest, table.id, row.seat) for guest in chair.owners]
    code = command.code if isinstance(command, Remove) else None
    return Reseating(given_up=given_up, code=code)


def _replacing(table: Table, by: Seat, command: Replace) -> Reseating | None:
    chair = table.chairs[command.seat]
    if chair is None or not table.all_agree_to_replace(command.seat, by):
        return None
    given_up = [Sitting(guest, table.id, command.seat) for guest in chair.owners]
    return Reseating(given_up=given_up, code=command.code)
