"""How requests find tables and submit commands to them."""

import secrets

from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.clock import now
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.notices import update_notice
from tischrunde.server.submission import submit
from tischrunde.table.commands import Command
from tischrunde.table.denial import Denial
from tischrunde.table.ids import is_table_id
from tischrunde.table.table import Table


class TableAccess:
    """The tables of a node, as requests see them."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.store = node.tables.store

    async def current(self, table: str) -> LiveTable | None:
        """Return a table as it is in the log; None if there is none."""
        live = await self.node.tables.get(table)
        if live is None:
            return None
        await self.node.tables.catch_up(live)
        return None if live.cleared else live

    async def found(self, table: str) -> LiveTable:
        """Return a table as it is in the log; raise Trouble if there is none."""
        live = await self.current(table) if is_table_id(table) else None
        if live is None:
            raise Trouble("no-such-table")
        return live

    async def watched(self, request: Request) -> LiveTable:
        """Return the requested table; raise Trouble if the asker may not see it."""
        live = await self.found(request.path["table"])
        self.admit(request, live.table, request.code)
        return live

    def admit(self, request: Request, table: Table, code: str) -> None:
        """Raise Trouble unless the asker may see a table."""
        guest = None if request.guest is None else request.guest.id
        if denied := self.node.turned_away(table, guest, code, request.address):
            raise _trouble(denied)

    async def own(self, request: Request) -> tuple[LiveTable, int]:
        """Return a table and the seat the asker has there."""
        live = await self.found(request.path["table"])
        seat = live.table.seat_of(request.me.id)
        if seat is None:
            raise Trouble("not-your-seat")
        return live, seat

    async def do(
        self,
        live: LiveTable,
        seat: int | None,
        command: Command,
        by: str | None,
        *,
        must: bool = True,
    ) -> None:
        """Submit a command; if it ``must`` be done, a denial raises Trouble."""
        key = secrets.token_hex(8)
        done = await submit(self.node.tables, live, seat, command, by=by, key=key)
        if isinstance(done, Denial) and must:
            raise _trouble(done)

    async def update_notice(self, live: LiveTable) -> None:
        """Post the notice of a table as it is now."""
        await update_notice(self.store, live)

    def link(self, table: str, code: str) -> str:
        """Return the link to a table, with its code if there is one."""
        settings = self.node.settings
        return f"{settings.public_url}{settings.base_path}/t/{table}{code and '#'}{code}"


def _trouble(denied: Denial) -> Trouble:
    retry = None if denied.until is None else max(0, denied.until - now())
    return Trouble(denied.code, denied.refusal, retry)
