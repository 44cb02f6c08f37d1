"""Guests: who somebody is, what is stored about them, and how it is deleted."""

from dataclasses import asdict, replace
from typing import Any

from tischrunde.core.record import LONGEST_NAME, is_fit, withheld, write_record
from tischrunde.protocol import rest
from tischrunde.server.desk.place import Place
from tischrunde.server.desk.request import Request, Trouble
from tischrunde.server.goodbyes import say_goodbye
from tischrunde.table.commands import Leave, Rise


class GuestDesk:
    """Answers requests about guests."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._node = place.node
        self._store = place.store

    async def come_in(self, request: Request) -> rest.Admitted:
        """Add a guest."""
        body: rest.NewGuest = request.body
        _check_name(body.name)
        guest, token = await self._node.guests.come_in(body.name, body.shape, program=body.program)
        return rest.Admitted(guest=guest.id, token=token, expires=guest.expires)

    async def me(self, request: Request) -> rest.Me:
        """Return what is known of a guest."""
        guest = request.me
        sittings = await self._store.sittings(guest.id)
        seats = [rest.Seat(table=each.table, seat=each.seat) for each in sittings]
        return rest.Me(
            guest=guest.id,
            name=guest.name,
            shape=guest.shape,
            program=guest.program,
            created=guest.created,
            expires=guest.expires,
            seats=seats,
        )

    async def rename(self, request: Request) -> rest.Me:
        """Note another name or shape."""
        body: rest.Renamed = request.body
        _check_name(body.name)
        guest = replace(request.me, name=body.name, shape=body.shape)
        await self._node.guests.rename(request.token, guest)
        return await self.me(Request(guest, request.token, {}, {}, None))

    async def export(self, request: Request) -> dict[str, Any]:
        """Return all that is stored about a guest."""
        guest = request.me
        tables = []
        for sitting in await self._store.sittings(guest.id):
            live = await self._node.tables.get(sitting.table)
            if live is not None:
                record = live.table.recording and write_record(
                    withheld(live.table.recording.record)
                )
                tables.append({"table": sitting.table, "seat": sitting.seat, "record": record})
        return {"guest": asdict(guest), "tables": tables}

    async def forget(self, request: Request) -> None:
        """Delete a guest; finished matches go too, in others a bot takes the seat."""
        guest = request.me
        for sitting in await self._store.sittings(guest.id):
            live = await self._node.tables.get(sitting.table)
            if live is None:
                continue
            await self._node.tables.catch_up(live)
            if live.table.state == "over":
                await self._store.clear(sitting.table)
                self._node.tables.forget(sitting.table)
                continue
            leaving = Rise() if live.table.state == "open" else Leave()
            await self._place.do(live, sitting.seat, leaving, by=guest.id, must=False)
            await self._place.repost(live)
        await self._node.guests.forget(guest)
        say_goodbye(self._node, guest.id)

    async def log_out(self, request: Request) -> None:
        """Forget a device."""
        await self._node.guests.log_out(request.token)
        say_goodbye(self._node, request.me.id)


def _check_name(name: str) -> None:
    if not is_fit(name, LONGEST_NAME):
        raise Trouble("unfit-name")
