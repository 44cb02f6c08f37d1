"""Seats: taken, given up, shared with another device."""

import secrets
from typing import Final

from tischrunde.engine.table_setup import SetupDenied, bot_sits
from tischrunde.protocol import rest
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.api.table_setup import guest_sits
from tischrunde.server.clock import now
from tischrunde.server.codes import fresh_code, in_german
from tischrunde.server.guests import hashed
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Guest
from tischrunde.table.commands import BOT, Claim, Grant, Remove, Rise, Sit
from tischrunde.table.ids import guest_mark
from tischrunde.table.table import Table

_TOKEN_LASTS_MS: Final = 10 * 60_000


class SeatRoutes:
    """Answers requests about seats."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access

    async def take_seat(self, request: Request) -> rest.Seat:
        """Let a guest, or a bot, sit down."""
        body: rest.TakeSeat = request.body
        live = await self._access.found(request.path["table"])
        self._access.admit(request, live.table, in_german(body.code))
        seat = await self._take(live, request.me, body)
        await self._access.update_notice(live)
        return rest.Seat(table=live.table.id, seat=seat)

    async def _take(self, live: LiveTable, guest: Guest, body: rest.TakeSeat) -> int:
        """Take the requested seat, or any free one even if others take seats meanwhile."""

        def sits() -> Sit:
            if body.bot is None:
                return guest_sits(guest, body.entropy)
            try:
                return bot_sits(body.bot, live.table)
            except SetupDenied as denied:
                raise Trouble(denied.denial.code) from None

        own = None if body.bot is not None else live.table.seat_of(guest.id)
        if own is not None and body.seat in (None, own):
            return own  # asked again, because the answer was lost
        while True:
            seat = _any_free(live) if body.seat is None else body.seat
            try:
                await self._access.do(live, seat, sits(), by=guest.id)
            except Trouble as trouble:
                renamed = trouble.code == "name-taken"
                elsewhere = trouble.code == "seat-taken" and body.seat is None
                if not renamed and not elsewhere:
                    raise
            else:
                return seat

    async def rise(self, request: Request) -> None:
        """Give up a seat, or as the host send away whoever has it."""
        live = await self._access.found(request.path["table"])
        seat, guest = _seat(request), request.me.id
        await self._access.do(live, seat, _leaving(live.table, seat, guest), by=guest)
        await self._access.update_notice(live)

    async def grant(self, request: Request) -> rest.SeatToken:
        """Return a token by which another device shares the asker's seat, once."""
        live, seat = await self._access.own(request)
        token, until = secrets.token_urlsafe(18), now() + _TOKEN_LASTS_MS
        await self._access.do(live, seat, Grant(hashed(token).hex(), until), by=request.me.id)
        return rest.SeatToken(token=f"{seat}.{token}", until=until)

    async def claim(self, request: Request) -> rest.Seat:
        """Let a guest share a seat by its token."""
        body: rest.ClaimSeat = request.body
        live = await self._access.found(request.path["table"])
        number, _, token = body.token.partition(".")
        if not number.isdecimal() or len(number) > 1:
            raise Trouble("no-such-token")
        claim = Claim(hashed(token).hex(), request.me.id)
        await self._access.do(live, int(number), claim, by=request.me.id)
        return rest.Seat(table=live.table.id, seat=int(number))


def _leaving(table: Table, seat: int, by: str) -> Rise | Remove:
    """Return the command that frees a seat; a guest who is sent away cannot use the code again."""
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is None or chair.kind == BOT or by in chair.owners or by != table.opened.host:
        return Rise()
    return Remove(
        fresh_code(public=table.opened.public),
        tuple(guest_mark(table.id, guest) for guest in chair.owners),
    )


def _any_free(live: LiveTable) -> int:
    if not live.table.free:
        raise Trouble("seats-full" if live.table.state == "open" else "already-started")
    return live.table.free[0]


def _seat(request: Request) -> int:
    seat = request.path["seat"]
    if not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
        raise Trouble("no-such-seat")
    return int(seat)
