"""A guest's own tables, page by page, and which of them it hides."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from tischrunde.engine.history import standing
from tischrunde.protocol import rest
from tischrunde.server.api.guests import SKIPPED
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.ports import HistoryPlace, Notice

PAGE_TABLES: Final = 20
"""Maximum number of tables on a page."""


class HistoryRoutes:
    """Answers requests about the tables a guest has played at."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._store = access.store

    async def history(self, request: Request) -> rest.History:
        """Return a page of a guest's tables; those that cannot be read are left out."""
        guest = request.me.id
        place = _place(request.query.get("after"))
        notices = await self._store.history(guest, place, PAGE_TABLES + 1)
        page = notices[:PAGE_TABLES]
        found = []
        for notice in page:
            with suppress(*SKIPPED):
                live = await self._access.current(notice.table)
                seat = None if live is None else live.table.seat_of(guest)
                if live is not None and seat is not None:
                    found.append(msgspec.convert(standing(live.table, seat), rest.Standing))
        return rest.History(tables=found, next=_next(page, notices))

    async def hide(self, request: Request) -> None:
        """List a table no more until it is over."""
        live, _ = await self._access.own(request)
        await self._store.hide(request.me.id, live.table.id)

    async def unhide(self, request: Request) -> None:
        """List a table again."""
        live, _ = await self._access.own(request)
        await self._store.unhide(request.me.id, live.table.id)


def _place(after: str | None) -> HistoryPlace | None:
    if after is None:
        return None
    try:
        over, opened, table = msgspec.convert(after, rest.HistoryPlace).split(".")
    except msgspec.ValidationError:
        raise Trouble("malformed") from None
    return HistoryPlace(over == "1", int(opened), table)


def _next(page: Sequence[Notice], found: Sequence[Notice]) -> str | None:
    """Return the place of the last table of a page, if more were found."""
    if len(page) == len(found):
        return None
    last = page[-1]
    return f"{int(last.state == 'over')}.{last.opened}.{last.table}"
