"""Finished matches, rendered frame by frame for those who want to see them again."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from tischrunde.core.game import Seat
from tischrunde.core.record import Record
from tischrunde.engine.replay import as_dealt, replayed
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.cached_responses import CachedResponse, cached_json
from tischrunde.server.live_table import LiveTable
from tischrunde.table.table import Table

OPEN: Final = "open"
MAX_MOVES: Final = 10_000
"""Maximum number of moves; longer matches are read from their record."""
MAX_KEPT: Final = 16
MAX_WAITING: Final = 8
_RETRY_MS: Final = 3000
"""Milliseconds until a client may ask again."""
_ASK_AGAIN: Final = "private, no-cache"
"""A match may be deleted, and the browser's next user may not be allowed to see it."""


class ReplayRoutes:
    """Answers requests for matches that are over, and caches the latest.

    One match is rendered at a time, in a thread, so that players are served meanwhile. When many
    requests wait already, the next is asked to come back.
    """

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._rendered: OrderedDict[tuple[str, Seat | None], CachedResponse] = OrderedDict()
        self._rendering = asyncio.Lock()
        self._waiting = 0
        access.node.tables.deletion_listeners.append(self._forget)
        access.node.tables.retreat_listeners.append(lambda live: self._forget(live.table.id))

    async def replay(self, request: Request) -> CachedResponse:
        """Return a match as a seat saw it, or with all cards open."""
        try:
            live = await self._access.watched(request)
        except Trouble:
            if await self._access.current(request.path["table"]) is None:
                self._forget(request.path["table"])  # it was deleted, perhaps at another node
            raise
        table = live.table
        if table.recording is None or table.state != "over":
            raise Trouble("not-over")
        seat = _seat(request.query.get("seat", OPEN), table)
        record = table.recording.record
        if sum(len(round_.moves) for round_ in record.rounds) > MAX_MOVES:
            raise Trouble("too-long-to-replay")
        key = table.id, seat
        if key not in self._rendered:
            if self._waiting >= MAX_WAITING:
                raise Trouble("too-many", retry=_RETRY_MS)
            self._waiting += 1
            try:
                await self._render(live, record, seat)
            finally:
                self._waiting -= 1
        self._rendered.move_to_end(key)
        return self._rendered[key]

    async def _render(self, live: LiveTable, record: Record, seat: Seat | None) -> None:
        """Render a match, unless it was rendered meanwhile."""
        key = live.table.id, seat
        async with self._rendering:
            if key in self._rendered:
                return
            dealt = as_dealt(live.table, seat)
            rendered = await asyncio.to_thread(_rendered, record, dealt, seat)
            if live.cleared:  # deleted meanwhile: it is not cached
                raise Trouble("no-such-table")
            self._keep(key, rendered)

    def _keep(self, key: tuple[str, Seat | None], rendered: CachedResponse) -> None:
        self._rendered[key] = rendered
        if len(self._rendered) > MAX_KEPT:
            self._rendered.popitem(last=False)

    def _forget(self, table: str) -> None:
        for key in [key for key in self._rendered if key[0] == table]:
            del self._rendered[key]


def _seat(asked: str, table: Table) -> Seat | None:
    if asked == OPEN:
        return None
    if not (asked.isascii() and asked.isdecimal() and len(asked) == 1):
        raise Trouble("malformed")
    if int(asked) >= len(table.chairs):
        raise Trouble("no-such-seat")
    return int(asked)


def _rendered(record: Record, dealt: dict[str, Any], seat: Seat | None) -> CachedResponse:
    return cached_json(_ASK_AGAIN, replayed(record, dealt, seat))
