"""Redis dies, hangs and loses everything; the bus goes on."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest
from redis.asyncio import Redis

from tests.server.bus.nodes import HELD_UP, Node, row, until
from tests.server.redis_server import RedisServer
from tischrunde.server.bus.redis import RedisBus

pytestmark = pytest.mark.anyio


@dataclass
class Teller:
    """Tells rows of one table, one every few thousandths of a second."""

    node: Node
    version: int = 0
    longest: float = 0.0
    tables: list[str] = field(default_factory=lambda: ["fuchsbau"])

    async def tell_for(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.version += 1
            for table in self.tables:
                began = time.perf_counter()
                self.node.bus.publish(row(self.version, table))
                self.longest = max(self.longest, time.perf_counter() - began)
            await asyncio.sleep(0.005)


@pytest.fixture
async def pair(server: RedisServer) -> AsyncIterator[tuple[Teller, Node]]:
    """One who tells and one who listens, over a Redis that may be harmed."""
    async with AsyncExitStack() as stack:
        teller = await stack.enter_async_context(Node(RedisBus(server.url, "test")))
        listener = await stack.enter_async_context(Node(RedisBus(server.url, "test")))
        await listener.bus.listen("fuchsbau")
        yield Teller(teller), listener


async def returns(teller: Teller, listener: Node) -> float:
    """Return how long after now the listener has heard that it missed something, and a new row."""
    began = time.monotonic()
    newest = teller.version

    def back() -> bool:
        return None in listener.heard and listener.rows()[-1] > newest

    while not back():
        assert time.monotonic() - began < 20, "it does not come back"
        await teller.tell_for(0.02)
    return time.monotonic() - began


async def test_it_outlives_the_death_of_redis(
    server: RedisServer, pair: tuple[Teller, Node]
) -> None:
    teller, listener = pair
    await teller.tell_for(0.2)
    server.kill()
    await teller.tell_for(3)
    assert not await listener.bus.ready()
    heard = len(listener.heard)
    server.start()
    assert await returns(teller, listener) < 2
    assert await listener.bus.ready()
    assert listener.heard[heard] is None
    assert listener.heard.count(None) == 1
    assert listener.rows() == sorted(listener.rows())
    assert teller.longest < HELD_UP


async def test_it_notices_that_redis_hangs(server: RedisServer, pair: tuple[Teller, Node]) -> None:
    teller, listener = pair
    await teller.tell_for(0.2)
    server.stop()
    try:
        await teller.tell_for(3.5)
        assert not await listener.bus.ready()
    finally:
        server.go_on()
    assert await returns(teller, listener) < 2
    await until(lambda: listener.rows()[-1] == teller.version)
    missed = listener.heard.index(None)
    before = listener.rows(heard=listener.heard[:missed])
    after = listener.rows(heard=listener.heard[missed:])
    assert before == [*range(1, before[-1] + 1)]
    assert after == [*range(after[0], teller.version + 1)]
    assert teller.longest < HELD_UP


async def test_it_dies_again_and_again(server: RedisServer, pair: tuple[Teller, Node]) -> None:
    teller, listener = pair
    for _ in range(8):
        await teller.tell_for(0.05)
        server.kill()
        await teller.tell_for(0.05)
        server.start()
    listener.heard.clear()
    await listener.bus.unlisten("fuchsbau")
    await listener.bus.listen("fuchsbau")
    await teller.tell_for(2)
    await until(lambda: listener.rows()[-1:] == [teller.version])
    assert listener.rows() == sorted(listener.rows())


async def test_what_is_listened_to_without_redis_is_heard_when_it_comes(
    server: RedisServer,
) -> None:
    server.kill()
    listener, teller = Node(RedisBus(server.url, "test")), Node(RedisBus(server.url, "test"))
    began = time.monotonic()
    for table in ("fuchsbau", "eulennest", "dachsbau"):
        await listener.bus.listen(table)
    await listener.bus.unlisten("eulennest")
    assert time.monotonic() - began < 0.3
    server.start()
    await until(lambda: listener.heard == [None])
    for table in ("eulennest", "dachsbau", "fuchsbau"):
        teller.bus.publish(row(1, table))
    await until(lambda: listener.heard[-1] == row(1))
    assert listener.heard == [None, row(1, "dachsbau"), row(1)]
    await listener.bus.close()
    await teller.bus.close()


async def test_nobody_waits_long_for_a_redis_that_hangs(
    server: RedisServer, pair: tuple[Teller, Node]
) -> None:
    teller, listener = pair
    server.stop()
    try:
        began = time.monotonic()
        await listener.bus.listen("eulennest")
        assert 0.3 < time.monotonic() - began < 10
    finally:
        server.go_on()
    await until(lambda: listener.heard == [None])
    teller.tables = ["eulennest"]
    await teller.tell_for(0.1)
    await until(lambda: listener.rows("eulennest") == [*range(1, teller.version + 1)])


async def test_without_redis_the_newest_wait_and_no_more_than_that(
    server: RedisServer, pair: tuple[Teller, Node]
) -> None:
    teller, listener = pair
    server.kill()
    await asyncio.sleep(0.2)
    for version in range(1, 30_001):
        teller.node.bus.publish(row(version))
    server.start()
    await until(lambda: listener.rows()[-1:] == [30_000])
    assert len(listener.rows()) <= 10_500


async def test_twenty_thousand_tables_are_heard_again_soon(server: RedisServer) -> None:
    async with (
        Node(RedisBus(server.url, "test")) as listener,
        Node(RedisBus(server.url, "test")) as teller,
    ):
        tables = [f"table{number}" for number in range(20_000)]
        began = time.monotonic()
        await asyncio.gather(*map(listener.bus.listen, tables))
        await listener.bus.listen("fuchsbau")
        assert time.monotonic() - began < 60
        teller.bus.publish(row(99))
        await until(lambda: row(99) in listener.heard)  # all that was missed is told by then
        listener.heard.clear()
        server.kill()
        server.start()
        await until(lambda: None in listener.heard)
        for table in (*tables, "fuchsbau"):
            teller.bus.publish(row(1, table))
            if table.endswith("00"):
                await asyncio.sleep(0.01)
        await until(lambda: row(1) in listener.heard)
        assert {each.table for each in listener.heard if each} == {*tables, "fuchsbau"}


async def test_lines_that_break_while_tables_come_and_go(
    server: RedisServer, pair: tuple[Teller, Node]
) -> None:
    teller, listener = pair
    async with Redis.from_url(server.url) as redis:
        for number in range(20):
            tables = [f"table{number}-{other}" for other in range(1000)]
            coming = asyncio.gather(*map(listener.bus.listen, tables))
            await asyncio.sleep(number % 20 / 1000)
            await redis.client_kill_filter(_type="pubsub")
            await coming
            for table in tables[1:]:
                await listener.bus.unlisten(table)
    await until(lambda: listener.heard[-1:] == [None])
    teller.tables = [f"table{number}-{other}" for number in (0, 10, 19) for other in (0, 1)]
    async with asyncio.timeout(4):
        while not listener.rows("table19-0"):
            await teller.tell_for(0.02)
    heard = {each.table for each in listener.heard if each}
    assert heard == {"table0-0", "table10-0", "table19-0"}


async def test_what_nobody_understands_is_missed(
    server: RedisServer, pair: tuple[Teller, Node]
) -> None:
    teller, listener = pair
    other = RedisBus(server.url, "test")
    other._outbox.put(b"PUBLISH", b"test:table:fuchsbau", b"\xc1")  # noqa: SLF001
    await until(lambda: listener.heard == [None])
    await teller.tell_for(0.05)
    await until(lambda: listener.rows() == [*range(1, teller.version + 1)])
    await other.close()
