"""Matches for two that are played and looked at through nodes of this process."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from tischrunde.client.table_state import TableState
from tischrunde.engine.viewer import ViewDiff
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Ev, FromServer, Skip, Snap, Sub
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.ports import Guest, Unavailable
from tischrunde.server.submission import Taken, submit
from tischrunde.table.commands import Move, Start
from tischrunde.table.denial import Denial

TIMEOUT_S: Final = 120.0

T = TypeVar("T")


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true that nobody announces."""
    async with asyncio.timeout(TIMEOUT_S):
        while not true():  # noqa: ASYNC110 - see above
            await asyncio.sleep(0.02)


async def once_it_is_back(work: Callable[[], Awaitable[T]]) -> T:
    """Do something as soon as there is a database to do it with."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            try:
                return await work()
            except Unavailable:
                await asyncio.sleep(0.05)


class Viewer:
    """Somebody who looks at a table, and believes the frames as a client does."""

    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.gone = False
        self.following = TableState()

    def send(self, frame: bytes) -> None:
        said = msgspec.json.decode(frame, type=FromServer)
        if isinstance(said, Snap | Ev | Skip):
            self.following.take(said)
        self.gone = self.gone or said.__struct_config__.tag == "gone"

    def sees(self, live: LiveTable) -> bool:
        """Return whether it sees a table as it is."""
        seat = live.table.seat_of(self.guest.id if self.guest else None)
        shown = ViewDiff(live.table, seat).everything(live.table)
        seen = self.following.last
        there = msgspec.json.decode(msgspec.json.encode(shown))
        return (seen.version, seen.view) == (live.table.version, there)


class Match:
    """A table for two, looked at from both seats and by a spectator at each of the nodes."""

    def __init__(self, guests: list[Guest], table: str) -> None:
        self.guests = guests
        self.table = table
        self.viewers: list[Viewer] = []

    async def live(self, node: Node) -> LiveTable:
        live = await node.tables.get(self.table)
        assert live is not None
        await node.tables.catch_up(live)
        return live

    async def looked_at(self, *nodes: Node) -> None:
        for node in nodes:
            for guest in (*self.guests, None):
                self.viewers.append(viewer := Viewer(guest))
                live, by = await self.live(node), guest.id if guest else None
                await node.streams.subscribe(viewer, live, by, Sub(self.table))

    async def is_seen_as(self, live: LiveTable) -> None:
        """Wait until all who look at it see what there is."""
        await until(lambda: all(viewer.sees(live) for viewer in self.viewers))
        assert not any(viewer.gone for viewer in self.viewers)

    async def goes_on(self, node: Node) -> None:
        """See that it can be played on, and that nobody's account is broken."""
        assert isinstance(await self.move(node), Taken)
        for guest in self.guests:
            assert [seat.table for seat in (await ask(node, "me", guest)).seats] == [self.table]

    async def move(self, node: Node) -> Taken | Denial:
        """Lay a card aside for whoever's turn it is."""
        return await self.chosen(node, await self.live(node))()

    def chosen(self, node: Node, live: LiveTable) -> Callable[[], Awaitable[Taken | Denial]]:
        """Return how a card is laid aside that was chosen from what a node has now."""
        assert live.table.match is not None
        (seat,) = live.table.match.waiting
        moves = map(live.table.game.write_move, live.table.match.legal(seat))
        aside = Move(next(move for move in moves if move.startswith("-")))
        guest, base, key = self.guests[seat].id, live.table.version, secrets.token_hex(8)
        return partial(submit, node.tables, live, seat, aside, by=guest, key=key, base=base)


async def ask(node: Node, route: str, guest: Guest, body: Any = None, **path: str) -> Any:
    return await answers(node)(route)(Request(guest, "", path, {}, body))


async def started(node: Node) -> Match:
    guests = [
        (await node.guests.come_in(name, "circle", program=True))[0] for name in ("Igel", "Wolf")
    ]
    body = rest.NewTable(
        "rallye", "fx-schmid,target=100000", 2, public=True, pace="relaxed", programs=True
    )
    table = (await ask(node, "open_table", guests[0], body)).table
    for guest in guests:
        await ask(node, "take_seat", guest, rest.TakeSeat(), table=table)
    match = Match(guests, table)
    live = await match.live(node)
    start = await submit(node.tables, live, 0, Start(), by=guests[0].id, key="start")
    assert isinstance(start, Taken)
    return match
