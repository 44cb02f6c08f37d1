"""Shards are moved between two servers of PostgreSQL while people play: nothing is lost or twice.

Each node finds out by itself where a shard has gone; nobody tells it.
"""

import asyncio
import os
import secrets
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import asyncpg
import pytest

from tests.server.store.own_postgres import OwnPostgres, own_postgres
from tests.server.watched_match import Match, ask, once_it_is_back, started
from tischrunde.protocol import rest
from tischrunde.server.composition import quiet_node, running_node
from tischrunde.server.node import Node
from tischrunde.server.ports import Guest
from tischrunde.server.settings import Settings
from tischrunde.server.store.shard_move import ShardMove
from tischrunde.server.store.sharded import ShardedStore
from tischrunde.server.store.shards import HOME, shard_of
from tischrunde.server.submission import Taken
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio

LONG: Final = bool(os.environ.get("LONG"))
MATCHES: Final = 8 if LONG else 3
MOVES: Final = 200 if LONG else 6
"""How often a shard is moved."""
MOST_OPEN: Final = 60
"""Number of further tables that are opened meanwhile."""
LAST_S: Final = 2.0
"""Seconds within which a move is killed, where that is tried."""

Acknowledged = dict[tuple[str, int], Row]


@asynccontextmanager
async def two_clusters() -> AsyncIterator[dict[str, str]]:
    """Run two servers, and return the URL of a database at each by the name nodes give it."""
    contexts = [own_postgres(OwnPostgres) for _ in range(2)]
    servers = [await asyncio.to_thread(context.__enter__) for context in contexts]
    try:
        for server in servers:
            await asyncio.to_thread(server.say, "CREATE DATABASE tables")
        yield {
            name: f"{server.server}/tables"
            for name, server in zip((HOME, "left"), servers, strict=True)
        }
    finally:
        for context in contexts:
            await asyncio.to_thread(context.__exit__, None, None, None)


async def play(
    match: Match, nodes: Sequence[Node], told: Acknowledged, over: asyncio.Event
) -> None:
    """Play at random nodes until the moves are over, and a little longer."""
    draw = Random(match.table)
    while not over.is_set():
        await move(match, draw.choice(nodes), told)
        await asyncio.sleep(0.01)
    for node in nodes:
        await move(match, node, told)


async def move(match: Match, node: Node, told: Acknowledged) -> None:
    outcome = await once_it_is_back(lambda: match.move(node))
    if isinstance(outcome, Taken) and outcome.row is not None:
        told[match.table, outcome.version] = outcome.row


async def sit_down(nodes: Sequence[Node], sat: dict[str, Guest], over: asyncio.Event) -> None:
    """Open tables and sit there, so that something follows in the home database."""
    while not over.is_set() and len(sat) < MOST_OPEN:
        node = nodes[len(sat) % len(nodes)]
        guest, _ = await node.guests.come_in("Dachs", "circle", program=True)
        table = await once_it_is_back(partial(_open, node, guest))
        wish = partial(ask, node, "take_seat", guest, rest.TakeSeat(), table=table)
        await once_it_is_back(wish)
        sat[table] = guest
        await asyncio.sleep(0.05)


async def _open(node: Node, guest: Guest) -> str:
    body = rest.NewTable("rallye", "fx-schmid", 2, public=True, pace="relaxed", programs=True)
    opened: rest.Opened = await ask(node, "open_table", guest, body)
    return opened.table


async def rows_of(urls: dict[str, str]) -> list[Row]:
    """Return every row that lies anywhere."""
    found = []
    for url in urls.values():
        connection = await asyncpg.connect(url)
        lines = await connection.fetch(
            "SELECT table_id, version, at, seat, key, act, body FROM log"
        )
        found += [Row(*line) for line in lines]
        await connection.close()
    return found


def settings_of(urls: dict[str, str], folder: Path, redis: str) -> Settings:
    return Settings(
        folder,
        urls[HOME],
        redis=redis,
        redis_prefix=secrets.token_hex(4),
        patience=1000,
        further_databases={"left": urls["left"]},
    )


async def nothing_is_lost_or_twice(
    urls: dict[str, str], told: Acknowledged, matches: Sequence[Match]
) -> None:
    rows = await rows_of(urls)
    there = Counter((row.table, row.version) for row in rows)
    assert {place for place, count in there.items() if count > 1} == set()
    for table in {row.table for row in rows}:
        versions = sorted(version for each, version in there if each == table)
        assert versions == [*range(1, len(versions) + 1)]
    found = {(row.table, row.version): row for row in rows}
    assert {place: found.get(place) for place in told} == told
    assert len({table for table, _ in told}) == len(matches)


async def test_shards_are_moved_while_people_play(tmp_path: Path, redis: str) -> None:
    async with two_clusters() as urls, AsyncExitStack() as running:
        settings = settings_of(urls, tmp_path, redis)
        nodes = [await running.enter_async_context(running_node(settings)) for _ in range(2)]
        operator = await running.enter_async_context(quiet_node(settings))
        store = operator.tables.store
        assert isinstance(store, ShardedStore)
        matches = [await started(nodes[0]) for _ in range(MATCHES)]
        for match in matches:
            await match.looked_at(*nodes)
        told: Acknowledged = {}
        sat: dict[str, Guest] = {}
        over = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            for match in matches:
                tasks.create_task(play(match, nodes, told, over))
            tasks.create_task(sit_down(nodes, sat, over))
            draw = Random(1)
            for _ in range(MOVES):
                shard = shard_of(draw.choice([*(match.table for match in matches), *sat]))
                place = await _place(urls[HOME], shard)
                to = "left" if place == HOME else HOME
                assert await ShardMove(store, urls, shard).move(to) > 0
                await asyncio.sleep(0.1)
            over.set()
        for match in matches:
            live = await match.live(nodes[0])
            await match.is_seen_as(live)
            assert len([1 for table, _ in told if table == match.table]) > len(nodes)
        await nothing_is_lost_or_twice(urls, told, matches)
        for table, guest in sat.items():
            assert [each.table for each in await store.sittings(guest.id)] == [table]


async def _place(home: str, shard: str) -> str:
    connection = await asyncpg.connect(home)
    place = await connection.fetchval("SELECT database FROM shard_place WHERE shard = $1", shard)
    await connection.close()
    return str(place or HOME)


@pytest.mark.skipif(not LONG, reason="large: only with LONG=1")
async def test_whoever_moves_them_may_be_killed_at_any_moment(tmp_path: Path, redis: str) -> None:
    """The same command, given again, ends what was begun."""
    async with two_clusters() as urls, AsyncExitStack() as running:
        settings = settings_of(urls, tmp_path, redis)
        nodes = [await running.enter_async_context(running_node(settings)) for _ in range(2)]
        matches = [await started(nodes[0]) for _ in range(MATCHES)]
        told: Acknowledged = {}
        over = asyncio.Event()
        draw = Random(2)
        command = (sys.executable, "-m", "tischrunde", "admin", "move-shard")
        further = f"left={urls['left']}"
        flags = ("--data", str(tmp_path), "--database", urls[HOME], "--further-databases", further)
        async with asyncio.TaskGroup() as tasks:
            for match in matches:
                tasks.create_task(play(match, nodes, told, over))
            for number in range(MOVES // 8):
                shard = shard_of(draw.choice(matches).table)
                to = "left" if await _place(urls[HOME], shard) == HOME else HOME
                process = await asyncio.create_subprocess_exec(*command, shard, to, *flags)
                await asyncio.sleep(1.0 + draw.random() * LAST_S)
                if process.returncode is None:
                    process.send_signal(signal.SIGKILL)
                await process.wait()
                if number % 2:
                    to = await _place(urls[HOME], shard)  # it is taken back, or was done
                process = await asyncio.create_subprocess_exec(*command, shard, to, *flags)
                assert await process.wait() == 0
            over.set()
        await nothing_is_lost_or_twice(urls, told, matches)
