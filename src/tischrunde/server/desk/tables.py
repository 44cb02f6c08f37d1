"""Tables: opened, found, looked at."""

from typing import Final

from tischrunde.core.record import withheld, write_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.plain import plain
from tischrunde.protocol import rest
from tischrunde.server.codes import tidied
from tischrunde.server.desk.agreement import agreed
from tischrunde.server.desk.opening import new_table
from tischrunde.server.desk.place import Place
from tischrunde.server.desk.request import Request, Trouble
from tischrunde.table.pace import PACES
from tischrunde.table.showing import view

_BOARD: Final = 50


class TableDesk:
    """Answers requests about tables."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._node = place.node
        self._store = place.store

    async def open_table(self, request: Request) -> rest.Opened:
        """Open a table."""
        body: rest.NewTable = request.body
        guest = request.me
        _check(body)
        while True:
            table, beginning = new_table(body, guest, self._node.tables.keys)
            if await self._store.lay(beginning):
                break  # else its code is taken
        return rest.Opened(
            table=table.id,
            code=table.opened.code,
            link=self._place.link(table.id, table.opened.code),
            commitment=table.opened.commitment,
            seat=table.seat_of(guest.id),
        )

    async def board(self, _: Request) -> rest.Board:
        """Return public tables with free seats."""
        notices = await self._store.board(_BOARD)
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
        """Return the table of three words."""
        notice = await self._store.by_code(tidied(request.path["code"]))
        if notice is None:
            raise Trouble("no-such-table")
        return rest.Found(table=notice.table, link=self._place.link(notice.table, notice.code))

    async def look(self, request: Request) -> rest.Looked:
        """Return a table as the asker may see it."""
        live = await self._place.watched(request)
        seat = live.table.seat_of(None if request.guest is None else request.guest.id)
        shown = plain(live.table.game, view(live.table, seat))
        return rest.Looked(v=live.table.version, view=shown)

    async def record(self, request: Request) -> str:
        """Return the record of a match; its secret is in it once it is over."""
        live = await self._place.watched(request)
        if live.table.recording is None:
            raise Trouble("not-started")
        return write_record(withheld(live.table.recording.record))


def _check(body: rest.NewTable) -> None:
    """Refuse a table that cannot be played."""
    if body.game not in GAMES:
        raise Trouble("no-such-game")
    edition = agreed(GAMES[body.game], body.rules)
    seats = len(body.bots) + (1 if body.sit else 0)
    if body.players not in edition.player_counts or seats > body.players:
        raise Trouble("wrong-players")
    if body.pace not in PACES:
        raise Trouble("no-such-pace")
