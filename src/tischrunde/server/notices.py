"""The notice of a table: the node that writes the first or last row of a match updates it."""

import asyncio
from dataclasses import replace
from typing import Any

import structlog

from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import KEPT_MS, Store, Unavailable
from tischrunde.server.tables import Tables
from tischrunde.table.log import Row

_log = structlog.get_logger()


async def update_notice(store: Store, live: LiveTable) -> None:
    """Post the notice of a table again, if the table's state or its free seats have changed."""
    table = live.table
    state, free = table.state, len(table.free)
    if live.posted == (state, free):
        return
    notice = await store.notice(table.id)
    if notice is not None and (notice.state, notice.free) != (state, free):
        expires, code = table.at + KEPT_MS[state], table.opened.code
        await store.post(replace(notice, code=code, free=free, state=state, expires=expires))
    live.posted = (state, free)


async def extend_notice(store: Store, live: LiveTable, now: int) -> bool:
    """Extend the notice of a running match if it was played since; return whether it was."""
    table = live.table
    notice = await store.notice(table.id)
    expires = table.at + KEPT_MS[table.state]
    if notice is None or table.state != "playing" or expires <= now:
        return False
    return await store.post(
        replace(notice, state=table.state, free=len(table.free), expires=expires)
    )


class NoticeKeeper:
    """Listens to the rows that are written here; the sweeper does what was missed."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        tables.row_listeners.append(self.follow)

    def follow(self, live: LiveTable, row: Row, _: tuple[Any, ...], *, own: bool) -> None:
        """Update the notice, soon, if the match has begun or ended."""
        if not own:
            return
        ended = row.act in ("move", "close") and live.table.state == "over"
        if ended or row.act == "start":
            task = asyncio.ensure_future(self._update(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _update(self, live: LiveTable) -> None:
        try:
            await update_notice(self._tables.store, live)
        except Unavailable:
            _log.warning("left-undone", reason="store-away")
