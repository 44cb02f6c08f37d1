"""A replica of PostgreSQL takes over: what it lacks is lost for all alike, and nothing else is."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
import msgspec
import pytest

from tests.server.store.own_postgres import REPLICA, OwnPostgres, replicated
from tests.server.store.samples import row
from tischrunde.client.table_state import TableState
from tischrunde.engine.viewer import ViewDiff
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Ev, FromServer, Skip, Snap, Sub
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.composition import running_node
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.ports import Guest, Reseating, Unavailable
from tischrunde.server.settings import Settings
from tischrunde.server.store.factory import open_store
from tischrunde.server.submission import Taken, submit
from tischrunde.table.commands import Move, Start
from tischrunde.table.denial import Denial

pytestmark = pytest.mark.anyio

TIMEOUT_S: Final = 120.0
NAME: Final = "tables"
HOLES: Final = """
SELECT count(*) FROM (SELECT FROM log GROUP BY table_id HAVING max(version) <> count(*)) AS holes
"""

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


@asynccontextmanager
async def two_servers() -> AsyncIterator[tuple[OwnPostgres, OwnPostgres, str]]:
    """Run a server and its replica, and return the URL of a database that names both."""
    pair = replicated()
    leader, replica = await asyncio.to_thread(pair.__enter__)
    try:
        await asyncio.to_thread(leader.say, f"CREATE DATABASE {NAME}")
        yield leader, replica, f"postgresql://postgres@{leader.address},{replica.address}/{NAME}"
    finally:
        await asyncio.to_thread(pair.__exit__, None, None, None)


async def test_what_a_replica_lacks_leaves_no_hole_and_everybody_follows(
    tmp_path: Path, redis: str
) -> None:
    async with two_servers() as (leader, replica, url), AsyncExitStack() as running:
        settings = Settings(tmp_path, url, redis=redis, redis_prefix=secrets.token_hex(4))
        one, other = [await running.enter_async_context(running_node(settings)) for _ in range(2)]
        idle, played, forked = matches = [await started(one) for _ in range(3)]
        for match in matches:
            await match.looked_at(one, other)
        await asyncio.to_thread(replica.has_all_of, leader)
        await asyncio.to_thread(replica.receive_no_more)

        kept = {match.table: (await match.live(one)).table.version for match in matches}
        for match in matches:
            for _ in range(4):
                assert isinstance(await match.move(one), Taken)
            assert (await match.live(other)).table.version == kept[match.table] + 4
        late = await started(one)
        await late.looked_at(one, other)
        chosen = played.chosen(one, await played.live(one))
        leader.kill()
        await asyncio.to_thread(replica.take_over)

        # Somebody plays what was chosen from what is lost ...
        assert await once_it_is_back(chosen) == Denial("stale")
        assert isinstance(await once_it_is_back(lambda: played.move(one)), Taken)
        # ... and others at a node that has never seen it.
        third = await running.enter_async_context(
            running_node(replace(settings, redis_prefix=secrets.token_hex(4)))
        )
        for _ in range(6):
            assert isinstance(await forked.move(third), Taken)

        for match in matches:
            await match.is_seen_as(await match.live(third))
        await until(lambda: all(viewer.gone for viewer in late.viewers))
        versions = {match.table: (await match.live(third)).table.version for match in matches}
        assert versions == {
            idle.table: kept[idle.table],
            played.table: kept[played.table] + 1,
            forked.table: kept[forked.table] + 6,
        }
        for match, node in product(matches, (one, other, third)):
            await match.goes_on(node)
        connection = await asyncpg.connect(f"{replica.server}/{NAME}")
        assert await connection.fetchval(HOLES) == 0
        await connection.close()


@pytest.mark.skipif(not os.environ.get("LONG"), reason="large: only with LONG=1")
async def test_a_replica_that_has_to_confirm_lacks_nothing() -> None:
    """What the server is set to is not weakened: it waits for its replica."""
    async with two_servers() as (leader, replica, url):
        await asyncio.to_thread(wait_for_replica, leader)
        store = await open_store(url)
        rows = [row(version) for version in range(1, 21)]
        for each in rows:
            assert await store.append(each)
        leader.kill()
        await asyncio.to_thread(replica.take_over)
        assert await once_it_is_back(lambda: store.rows("burrow")) == rows
        assert await once_it_is_back(lambda: store.append(row(21), after=rows[-1]))
        await store.close()


@pytest.mark.skipif(not os.environ.get("LONG"), reason="large: only with LONG=1")
async def test_what_a_replica_does_not_confirm_is_seen_by_nobody() -> None:
    """A node gives up waiting, but cancels nothing: a cancelled wait would show the row.

    Whoever sends the command again would be told that it is durable.
    """
    async with two_servers() as (leader, replica, url):
        await asyncio.to_thread(wait_for_replica, leader)
        store = await open_store(url)
        first, second, third = map(row, (1, 2, 3))
        assert await store.append(first)
        with replica.frozen():
            with pytest.raises(Unavailable):
                await store.append(second, after=first)
            with pytest.raises(Unavailable):
                await store.reseat(second, Reseating(), after=first)
            assert await store.rows("burrow") == [first]
        await once_it_is_back(lambda: store.append(second, after=first))
        assert await store.append(third, after=second)
        assert await store.rows("burrow") == [first, second, third]
        await store.close()


def wait_for_replica(leader: OwnPostgres) -> None:
    """Let a server acknowledge nothing from now on that its replica does not have."""
    leader.say(
        f"ALTER SYSTEM SET synchronous_standby_names = '{REPLICA}'",
        "ALTER SYSTEM SET synchronous_commit = 'remote_apply'",
        "SELECT pg_reload_conf()",
    )
    leader.wait("SELECT sync_state = 'sync' FROM pg_stat_replication")
    leader.say("CHECKPOINT")  # whoever does this lets others wait
