"""Joins a table of a server: by a link, as a guest, to a seat or to watch."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import httpx

from tischrunde.client import Client, Refused
from tischrunde.client.link import NOT_KNOWN
from tischrunde.core.game import Seat
from tischrunde.terminal.sessions.errors import UNREACHABLE, done
from tischrunde.terminal.sessions.guests import Guests
from tischrunde.terminal.sessions.invitation import UNFIT, Invitation, read_invitation
from tischrunde.terminal.sessions.promises import KeptPromises
from tischrunde.terminal.sessions.remote import RemoteSession, seated
from tischrunde.terminal.sessions.session import Denied

_CONNECT_TIMEOUT_S: Final = 5.0
"""Seconds a server has to answer at first."""

_NO_SEAT: Final = ("seats-full", "already-started")
"""Codes of tables that can only be watched."""

T = TypeVar("T")


async def join(  # noqa: PLR0913 - how one may come
    said: str,
    name: str,
    *,
    server: str = "",
    seat: Seat | None = None,
    watch: bool = False,
    guests: Guests | None = None,
) -> RemoteSession:
    """Return the table a link, or a code at a server, leads to.

    The guest gets its own seat again, or takes a free one, this ``seat`` if it is given; if none is
    free it watches. What cannot be done raises Denied.
    """
    to = read_invitation(said, server)
    known = None if watch else guests or Guests()
    client = Client(to.server) if known is None else _known(known, to.server, name)
    try:
        table = await _in_time(_table(client, to))
        if known is not None:
            await _in_time(_come_in(client, to.server, name, known))
            await done(_sit_down(client, to, table, seat))
        live = await _in_time(client.table(table, to.code))
        return await done(seated(client, live, to.server, to.code))
    except BaseException:
        await client.close()
        raise


def _known(guests: Guests, server: str, name: str) -> Client:
    """Return a client with the token and promises that are kept for this name."""
    promises = KeptPromises(guests, server, name)
    return Client(server, token=guests.token(server, name), promises=promises)


async def _in_time(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of work; raise Denied if it takes too long."""
    try:
        async with asyncio.timeout(_CONNECT_TIMEOUT_S):
            return await done(work)
    except TimeoutError:
        raise Denied(UNREACHABLE) from None
    except (httpx.InvalidURL, UnicodeError):  # no name of a host
        raise Denied(UNFIT) from None


async def _table(client: Client, to: Invitation) -> str:
    return to.table or (await client.find(to.code)).table


async def _come_in(client: Client, server: str, name: str, known: Guests) -> None:
    """Be the same guest as before, or a new one of this name."""
    try:
        if client.token:
            await client.me()
            known.came(server, name)
            return
    except Refused as no:
        if no.code != NOT_KNOWN:
            raise
    admitted = await client.come_in(name)
    known.keep(server, name, admitted.token)


async def _sit_down(client: Client, to: Invitation, table: str, seat: Seat | None) -> None:
    try:
        if to.claim:
            await client.claim(table, to.claim)
        else:
            await client.take_seat(table, to.code, seat=seat)
    except Refused as no:
        if no.code in _NO_SEAT and seat is None:
            return
        if not to.claim or not await _sits(client, table):
            raise


async def _sits(client: Client, table: str) -> bool:
    """Return whether the guest has a seat: its link works once, and may be opened again."""
    try:
        return (await client.look(table)).view["seat"] is not None
    except Refused:
        return False
