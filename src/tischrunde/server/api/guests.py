"""Guests: who somebody is, what is stored about them, and how it is deleted."""

from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any, Final

import msgspec

from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.record import withheld, write_record
from tischrunde.engine.history import sitting
from tischrunde.protocol import rest
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.api.table_access import TableAccess
from tischrunde.server.broadcasts import announce_goodbye
from tischrunde.server.clock import now
from tischrunde.server.guests import hashed
from tischrunde.server.names import is_bots, is_name
from tischrunde.server.pad_ports import SharedPad
from tischrunde.server.ports import DAY_MS, KEPT_MS, Guest, Unreadable
from tischrunde.table.anonymization import without_guest, without_host
from tischrunde.table.commands import BOT, Leave, Rise
from tischrunde.table.table import Table

_MAX_TABLES: Final = 24
"""Maximum number of tables that are listed for a guest to go on with."""
SKIPPED: Final = (Unreadable, HouseRulesRefused)
"""A table that cannot be read, or only by a later version, is skipped among a guest's tables."""


class GuestRoutes:
    """Answers requests about guests."""

    def __init__(self, access: TableAccess) -> None:
        self._access = access
        self._node = access.node
        self._store = access.store

    async def come_in(self, request: Request) -> rest.Admitted:
        """Add a guest."""
        body: rest.NewGuest = request.body
        _check_name(body.name)
        guest, token = await self._node.guests.come_in(body.name, body.shape, program=body.program)
        return rest.Admitted(guest=guest.id, token=token, expires=guest.expires)

    async def me(self, request: Request) -> rest.Me:
        """Return what is known of a guest."""
        guest = request.me
        return rest.Me(
            guest=guest.id,
            name=guest.name,
            shape=guest.shape,
            program=guest.program,
            created=guest.created,
            expires=guest.expires,
            seats=await self._seats(guest.id),
        )

    async def visitor(self, request: Request) -> rest.Visitor:
        """Return what is known of whoever asks."""
        return rest.Visitor(me=None if request.guest is None else await self.me(request))

    async def _seats(self, guest: str) -> list[rest.Sitting]:
        """Return the seats a guest may want to go back to, without those that were given up."""
        ended_today = now() - DAY_MS + KEPT_MS["over"]
        found = []
        for table in await self._store.at_table(guest, ended_today, _MAX_TABLES):
            with suppress(*SKIPPED):
                live = await self._access.current(table)
                seat = None if live is None else live.table.seat_of(guest)
                if live is not None and seat is not None:
                    found.append(rest.Sitting(**sitting(live.table, seat)))
        return found

    async def rename(self, request: Request) -> rest.Me:
        """Change the name or shape of a guest."""
        body: rest.Renamed = request.body
        _check_name(body.name)
        guest = replace(request.me, name=body.name, shape=body.shape)
        await self._node.guests.rename(request.token, guest)
        return await self.me(Request(guest, request.token, {}, {}, None))

    async def export(self, request: Request) -> dict[str, Any]:
        """Return all that is stored about a guest."""
        guest = request.me
        tables = []
        for taken in await self._store.sittings(guest.id):
            kept: dict[str, Any] = {"table": taken.table, "seat": taken.seat, "record": None}
            try:
                live = await self._access.current(taken.table)
            except SKIPPED:
                tables.append(kept | {"unreadable": True})
                continue
            if live is None or live.table.seat_of(guest.id) != taken.seat:
                continue  # older versions kept the note of a seat that was given up
            tables.append(kept | {"record": _record(live.table)})
        hidden = await self._store.hidden(guest.id)
        pads = [await self._shared(pad) for pad in await self._store.pads(guest.id)]
        return {"guest": asdict(guest), "tables": tables, "hidden": hidden, "pads": pads}

    async def _shared(self, pad: SharedPad) -> dict[str, Any]:
        """Return all that is stored about a pad."""
        written: list[Any] = []
        last = 0
        while events := await self._node.pads.events(pad.id, last):
            written += [msgspec.json.decode(event.body) for event in events]
            last = events[-1].number
        opened = msgspec.json.decode(pad.opened)
        return {"code": pad.code, "expires": pad.expires, "opened": opened, "written": written}

    async def forget(self, request: Request) -> None:
        """Delete a guest with its pads; finished matches go too, in others a bot takes the seat."""
        guest = request.me
        for taken in await self._store.sittings(guest.id):
            with suppress(*SKIPPED):
                await self._delete_finished(taken.table, guest.id)
        for pad in await self._store.pads(guest.id):
            await self._node.pads.clear(pad.id)
        await self._remove_guest(guest)

    async def _remove_guest(self, guest: Guest) -> None:
        """Remove a guest from everything but finished matches; its pads stay without it."""
        await self._store.disown_pads(guest.id)
        for notice in await self._store.hosted(guest.id):
            with suppress(*SKIPPED):
                await self._disown(notice.table, guest.id)
        for taken in await self._store.sittings(guest.id):
            with suppress(*SKIPPED):
                await self._give_up(taken.table, guest.id)
        for table in await self._store.visited(guest.id):
            with suppress(*SKIPPED):
                await self._anonymize(table, guest.id)
        await self._node.guests.forget(guest)
        announce_goodbye(self._node, guest.id)

    async def _delete_finished(self, table: str, guest: str) -> None:
        """Delete a match that is over, if the guest has a seat there."""
        live = await self._access.current(table)
        if live is None or live.table.state != "over" or live.table.seat_of(guest) is None:
            return
        await self._node.tables.clear(table)

    async def _anonymize(self, table: str, guest: str) -> None:
        """Remove from a table's log the name of a guest who gave up a seat there."""
        live = await self._access.current(table)
        if live is not None and live.table.seat_of(guest) is None:
            await self._store.rewrite(without_guest(await self._store.rows(table), guest))

    async def _disown(self, table: str, guest: str) -> None:
        """Remove the host of a table; delete the table if nobody else waits there."""
        live = await self._access.current(table)
        if live is None:
            return
        others = [chair for chair in live.table.chairs if chair and guest not in chair.owners]
        if live.table.state == "open" and all(chair.kind == BOT for chair in others):
            await self._node.tables.clear(table)
            return
        first, *_ = await self._store.rows(table)
        await self._store.rewrite([without_host(first)])
        await self._store.disown(table)

    async def _give_up(self, table: str, guest: str) -> None:
        """Take a guest from its seat at a table that is not over."""
        live = await self._access.current(table)
        seat = None if live is None else live.table.seat_of(guest)
        if live is None or seat is None or live.table.state == "over":
            return
        leaving = Rise() if live.table.state == "open" else Leave()
        await self._access.do(live, seat, leaving, by=guest, must=False)
        await self._access.update_notice(live)

    async def log_out(self, request: Request) -> None:
        """Forget a device; a guest who has no other could never come back, so it is forgotten too.

        Finished matches and shared pads stay for the others.
        """
        guest = request.me
        if await self._store.is_known(guest.id, besides=hashed(request.token)):
            await self._node.guests.log_out(request.token)
            announce_goodbye(self._node, guest.id)
        else:
            await self._remove_guest(guest)


def _record(table: Table) -> str | None:
    return None if table.recording is None else write_record(withheld(table.recording.record))


def _check_name(name: str) -> None:
    if not is_name(name):
        raise Trouble("unfit-name")
    if is_bots(name):
        raise Trouble("bots-name")
