"""Tables: opened, found, looked at."""

from typing import Final

from tischrunde.core.record import withheld, write_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain
from tischrunde.protocol import rest
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.api.table_setup import agreed, new_table
from tischrunde.server.clock import now
from tischrunde.server.codes import fresh_code
from tischrunde.server.ports import DAY_MS
from tischrunde.server.rate_limits import networks
from tischrunde.table.commands import Recode
from tischrunde.table.pace import PACES
from tischrunde.table.projection import view

_MAX_LISTED: Final = 50


class TableRoutes:
    """Answers requests about tables."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._node = access.node
        self._store = access.store

    async def open_table(self, request: Request) -> rest.Opened:
        """Open a table."""
        body: rest.NewTable = request.body
        guest = request.me
        _check(body)
        if await self._store.is_shut():
            raise Trouble("door-shut")
        await self._check_quota(request)
        origin = self._origin(request.address)
        while True:
            table, beginning = new_table(body, guest, self._node.tables.keys, origin)
            if await self._store.open_table(beginning):
                break  # else its code is taken
        return rest.Opened(
            table=table.id,
            code=table.opened.code,
            link=self._access.link(table.id, table.opened.code),
            commitment=table.opened.commitment,
        )

    async def _check_quota(self, request: Request) -> None:
        """Refuse a table to a guest who has too many already."""
        limits = self._node.limits
        hosted = await self._store.hosted(request.me.id)
        waiting = [notice for notice in hosted if notice.state == "open"]
        if len(waiting) >= limits.most_open or len(hosted) >= limits.most_unfinished:
            raise Trouble("too-many-open")
        if request.body.public and (retry := limits.request("open_public", request.address)):
            raise Trouble("too-many", retry=retry)

    def _origin(self, address: str) -> str | None:
        network, _ = networks(address)[-1]
        return self._node.tables.keys.origin(network, now() // DAY_MS) if network else None

    async def new_code(self, request: Request) -> rest.Recoded:
        """Give a table another code; the old one lets nobody in any more."""
        live = await self._access.found(request.path["table"])
        code = fresh_code(public=live.table.opened.public)
        await self._access.do(live, None, Recode(code), by=request.me.id)
        return rest.Recoded(code=code, link=self._access.link(live.table.id, code))

    async def close_table(self, request: Request) -> None:
        """Close a table for good, unless others play there."""
        live = await self._access.found(request.path["table"])
        table, guest = live.table, request.me.id
        if guest != table.opened.host:
            raise Trouble("not-the-host")
        if table.state == "over":
            raise Trouble("already-over")
        if table.state == "playing" and any(
            chair is not None and not chair.by_bot and guest not in chair.owners
            for chair in table.chairs
        ):
            raise Trouble("others-play")
        await self._node.tables.clear(table.id)

    async def board(self, _: Request) -> rest.Board:
        """Return public tables with free seats."""
        notices = await self._store.board(_MAX_LISTED)
        return rest.Board(
            tables=[
                rest.Notice(
                    table=each.table,
                    game=each.game,
                    rules=each.rules,
                    players=each.players,
                    free=each.free,
                    opened=each.opened,
                )
                for each in notices
            ]
        )

    async def find(self, request: Request) -> rest.Found:
        """Return the table of a code."""
        limits = self._node.limits
        if retry := limits.guess_any(request.address):
            raise Trouble("too-many", retry=retry)
        notice = await self._store.by_code(request.code)
        if notice is None:
            limits.wrong(request.address)
            raise Trouble("no-such-table")
        return rest.Found(table=notice.table, link=self._access.link(notice.table, notice.code))

    async def look(self, request: Request) -> rest.Looked:
        """Return a table as the asker may see it."""
        live = await self._access.watched(request)
        seat = live.table.seat_of(None if request.guest is None else request.guest.id)
        shown = plain(live.table.game, view(live.table, seat))
        return rest.Looked(v=live.table.version, view=shown)

    async def record(self, request: Request) -> str:
        """Return the record of a match; its secret is in it once it is over."""
        live = await self._access.watched(request)
        if live.table.recording is None:
            raise Trouble("not-started")
        return write_record(withheld(live.table.recording.record))


def _check(body: rest.NewTable) -> None:
    """Refuse a table that cannot be played."""
    if body.game not in GAMES:
        raise Trouble("no-such-game")
    edition = agreed(GAMES[body.game], body.rules)
    if body.players not in edition.player_counts or len(body.bots) > body.players:
        raise Trouble("wrong-players")
    if body.pace not in PACES:
        raise Trouble("no-such-pace")
