"""The submission of a command to a table: it is judged, written down, and then announced."""

import time
from typing import Final, NamedTuple

from tischrunde.core.game import Seat
from tischrunde.server.first_rows import rematch
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Beginning, Reseating, Sitting, Store
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


class Taken(NamedTuple):
    """A command was taken and is durable as this version.

    ``row`` is missing if the command left no trace, or had come before.
    """

    version: int
    row: Row | None


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
            before = live.last
            if await _write(tables, live, judged, command, successor):
                tables.take(live, judged, own=True)
                tables.bus.publish(judged, tables.proofs.proof(judged, before))
                return Taken(judged.version, judged)
            await tables.read_on(live)
        return Denial("busy", until=tables.now() + _BUSY_RETRY_MS)


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
    began = time.perf_counter()
    try:
        if successor is None:
            won = await _append(tables.store, live, row, command)
        else:
            won = await tables.store.open_table(successor)
    except BaseException:
        live.in_doubt = True  # the log tells whether the row was written
        raise
    if won:
        tables.metrics.commands += 1
        tables.metrics.append_seconds.observe(time.perf_counter() - began)
    return won


async def _append(store: Store, live: LiveTable, row: Row, command: Command) -> bool:
    """Append a row, and have the sweeper look at the table early enough."""
    latest = row.at + live.table.pace.window + _CHECK_MARGIN_MS
    in_time = row.at + _CHECK_SPARE_MS <= live.check_at <= latest
    check_at = None if in_time else latest
    seats = _reseating(live.table, row, command)
    if seats is not None:
        won = await store.reseat(row, seats, check_at, live.last)
    else:
        won = await store.append(row, check_at, live.last)
    if won and check_at is not None:
        live.check_at = check_at
    return won


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
