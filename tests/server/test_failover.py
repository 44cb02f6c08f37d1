"""A replica of PostgreSQL takes over: what it lacks is lost for all alike, and nothing else is."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from tests.server.store.own_postgres import REPLICA, OwnPostgres, replicated
from tests.server.store.samples import row
from tests.server.watched_match import once_it_is_back, started, until
from tischrunde.server.composition import running_node
from tischrunde.server.ports import Reseating, Unavailable
from tischrunde.server.settings import Settings
from tischrunde.server.store.factory import open_store
from tischrunde.server.submission import Taken
from tischrunde.table.denial import Denial

pytestmark = pytest.mark.anyio

NAME: Final = "tables"
HOLES: Final = """
SELECT count(*) FROM (SELECT FROM log GROUP BY table_id HAVING max(version) <> count(*)) AS holes
"""


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
