"""Guests: who somebody is, what is stored about them, and how it is deleted."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from typing import Any, Final

import structlog

from tischrunde.core.game import Seat
from tischrunde.core.record import LONGEST_NAME, is_fit, withheld, write_record
from tischrunde.protocol import rest
from tischrunde.server.desk.place import Place
from tischrunde.server.desk.request import Request, Trouble
from tischrunde.server.goodbyes import say_goodbye
from tischrunde.server.keeping import DAY, KEPT
from tischrunde.server.ports import Unavailable
from tischrunde.server.tables import now
from tischrunde.table.commands import Leave, Rise
from tischrunde.table.table import Table

_MOST_TABLES: Final = 24
"""At so many tables somebody is told to go on."""

_log = structlog.get_logger()


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
        return rest.Me(
            guest=guest.id,
            name=guest.name,
            shape=guest.shape,
            program=guest.program,
            created=guest.created,
            expires=guest.expires,
            seats=await self._seats(guest.id),
        )

    async def _seats(self, guest: str) -> list[rest.Sitting]:
        """Return where a guest may want to go on; a seat that was given up is none."""
        ended_today = now() - DAY + KEPT["over"]
        found = []
        for table in await self._store.at_table(guest, ended_today, _MOST_TABLES):
            with _passing_over(table):
                live = await self._place.current(table)
                seat = None if live is None else live.table.seat_of(guest)
                if live is not None and seat is not None:
                    found.append(_sitting(live.table, seat))
        return found

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
            kept: dict[str, Any] = {"table": sitting.table, "seat": sitting.seat, "record": None}
            with _passing_over(sitting.table):
                live = await self._place.current(sitting.table)
                if live is None or live.table.seat_of(guest.id) != sitting.seat:
                    continue  # the note may outlive the seat: once it always did
                kept["record"] = _record(live.table)
            tables.append(kept)
        return {"guest": asdict(guest), "tables": tables}

    async def forget(self, request: Request) -> None:
        """Delete a guest; finished matches go too, in others a bot takes the seat."""
        guest = request.me
        for sitting in await self._store.sittings(guest.id):
            with _passing_over(sitting.table):
                await self._give_up(sitting.table, guest.id)
        await self._node.guests.forget(guest)
        say_goodbye(self._node, guest.id)

    async def _give_up(self, table: str, guest: str) -> None:
        """Let nothing at a table belong to a guest any more, if it has a seat there."""
        live = await self._place.current(table)
        seat = None if live is None else live.table.seat_of(guest)
        if live is None or seat is None:
            return
        if live.table.state == "over":
            await self._store.clear(table)
            self._node.tables.forget(table)
            return
        leaving = Rise() if live.table.state == "open" else Leave()
        await self._place.do(live, seat, leaving, by=guest, must=False)
        await self._place.repost(live)

    async def log_out(self, request: Request) -> None:
        """Forget a device."""
        await self._node.guests.log_out(request.token)
        say_goodbye(self._node, request.me.id)


@contextmanager
def _passing_over(table: str) -> Iterator[None]:
    """Go on without a table that cannot be read: it must not take a guest's others along."""
    try:
        yield
    except Unavailable:
        raise
    except Exception:  # noqa: BLE001 - whatever it is, it is logged
        _log.exception("table-unreadable", table=table)


def _record(table: Table) -> str | None:
    return None if table.recording is None else write_record(withheld(table.recording.record))


def _sitting(table: Table, seat: Seat) -> rest.Sitting:
    chair, match = table.chairs[seat], table.match
    asked = match is not None and seat in match.waiting
    return rest.Sitting(
        table=table.id,
        seat=seat,
        game=table.opened.game,
        rules=table.opened.rules,
        players=len(table.chairs),
        state=table.state,
        names=[None if each is None else each.name for each in table.chairs],
        waits=asked and chair is not None and not chair.stood_in,
        at=table.at,
    )


def _check_name(name: str) -> None:
    if not is_fit(name, LONGEST_NAME):
        raise Trouble("unfit-name")
