"""Who pins up the notice of a table anew: whoever has written the row that began or ended it."""

import asyncio
from typing import Any

import structlog

from tischrunde.server.ports import Unavailable
from tischrunde.server.posting import repost
from tischrunde.server.tables import Live, Tables
from tischrunde.table.log import Row

_log = structlog.get_logger()


class Reposter:
    """Looks at every row that is written here; what is left undone the sweeper does."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.follow)

    def follow(self, live: Live, row: Row, _: tuple[Any, ...], *, own: bool) -> None:
        """Pin up the notice anew, soon, if the match has begun or ended."""
        ended = row.act in ("move", "close") and live.table.state == "over"
        if own and (row.act == "start" or ended):
            task = asyncio.ensure_future(self._repost(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _repost(self, live: Live) -> None:
        try:
            await repost(self._tables.store, live)
        except Unavailable:
            _log.warning("left-undone", reason="store-away")
