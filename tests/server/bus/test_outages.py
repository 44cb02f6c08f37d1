"""Redis dies, hangs and loses everything; the bus goes on."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from redis.asyncio import Redis

from tests.server.bus.nodes import Node, row, until
from tests.server.redis_server import RedisServer
from tischrunde.server.redis import connection, publisher, subscriber
from tischrunde.server.redis.bus import RedisBus

pytestmark = pytest.mark.anyio

MANY: Final = 20_000 if os.environ.get("LONG") else 3_500
"""Number of tables subscribed to again: more than one command takes."""


@dataclass
class Sender:
    """Publishes rows of one table, or of some."""

    node: Node
    version: int = 0
    tables: list[str] = field(default_factory=lambda: ["fuchsbau"])

    def publish(self, rows: int = 1) -> None:
        """Publish more rows."""
        for _ in range(rows):
            self.version += 1
            for table in self.tables:
                self.node.bus.publish(row(self.version, table))

    async def publish_until(self, happened: Callable[[], bool]) -> None:
        """Publish one row after the other until something has happened."""
        async with asyncio.timeout(60):
            while not happened():
                self.publish()
                await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody believes Redis to be dead only because this machine is slow."""
    monkeypatch.setattr(subscriber, "_SILENT_POLLS", 10_000)
    for module in (connection, publisher):
        monkeypatch.setattr(module, "TIMEOUT_S", 600)


@pytest.fixture
async def pair(redis_server: RedisServer) -> AsyncIterator[tuple[Sender, Node]]:
    """A sender and a listener, over a Redis that may be killed."""
    async with AsyncExitStack() as stack:
        sender = await stack.enter_async_context(Node(RedisBus(redis_server.url, "test")))
        listener = await stack.enter_async_context(Node(RedisBus(redis_server.url, "test")))
        await listener.bus.listen("fuchsbau")
        yield Sender(sender), listener


def is_lost(node: Node) -> bool:
    """Return whether a node has noticed that it hears nothing."""
    bus: Any = node.bus
    return not bus._subscriber.open  # noqa: SLF001 - whether Redis answers is another question


async def returns(sender: Sender, listener: Node) -> None:
    """Wait until the listener has heard that it missed something, and a new row."""
    newest = sender.version
    await sender.publish_until(lambda: None in listener.heard and listener.rows()[-1] > newest)


async def test_it_outlives_the_death_of_redis(
    redis_server: RedisServer, pair: tuple[Sender, Node]
) -> None:
    sender, listener = pair
    await sender.publish_until(lambda: len(listener.heard) > 10)
    redis_server.kill()
    await sender.publish_until(lambda: is_lost(listener) and is_lost(sender.node))
    sender.publish(100)
    assert not await listener.bus.ready()
    heard = len(listener.heard)
    redis_server.start()
    await returns(sender, listener)
    assert await listener.bus.ready()
    assert listener.heard[heard] is None
    assert listener.heard.count(None) == 1
    assert listener.rows() == sorted(listener.rows())


@pytest.mark.skipif(not os.environ.get("LONG"), reason="timed: only with LONG=1")
async def test_it_is_back_soon(redis_server: RedisServer, pair: tuple[Sender, Node]) -> None:
    sender, listener = pair
    redis_server.kill()
    began = time.monotonic()
    await sender.publish_until(lambda: time.monotonic() - began > 3)
    redis_server.start()
    began = time.monotonic()
    await returns(sender, listener)
    assert time.monotonic() - began < 2


async def test_it_notices_that_redis_hangs(
    redis_server: RedisServer, pair: tuple[Sender, Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    sender, listener = pair
    await sender.publish_until(lambda: len(listener.heard) > 10)
    redis_server.stop()
    try:
        with monkeypatch.context() as hurried:
            hurried.setattr(subscriber, "_SILENT_POLLS", 4)
            hurried.setattr(subscriber, "_POLL_S", 0.1)
            await sender.publish_until(lambda: is_lost(listener))
        assert not await listener.bus.ready()
    finally:
        redis_server.go_on()
    await returns(sender, listener)
    await until(lambda: listener.rows()[-1] == sender.version)
    missed = listener.heard.index(None)
    before = listener.rows(heard=listener.heard[:missed])
    after = listener.rows(heard=listener.heard[missed:])
    assert before == [*range(1, before[-1] + 1)]
    assert after == [*range(after[0], sender.version + 1)]


async def test_it_dies_again_and_again(
    redis_server: RedisServer, pair: tuple[Sender, Node]
) -> None:
    sender, listener = pair
    for number in range(8):
        sender.publish(10)
        await asyncio.sleep(0.01 * number)
        redis_server.kill()
        sender.publish(10)
        await asyncio.sleep(0.01 * number)
        redis_server.start()
    listener.heard.clear()
    await listener.bus.unlisten("fuchsbau")
    await listener.bus.listen("fuchsbau")
    await sender.publish_until(lambda: bool(listener.rows()))
    await until(lambda: listener.rows()[-1:] == [sender.version])
    assert listener.rows() == sorted(listener.rows())


async def test_what_is_listened_to_without_redis_is_heard_when_it_comes(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    redis_server.kill()
    monkeypatch.setattr(
        subscriber, "_MAX_SUBSCRIBE_S", 600
    )  # nobody waits for an answer that cannot come
    listener, sender = (
        Node(RedisBus(redis_server.url, "test")),
        Node(RedisBus(redis_server.url, "test")),
    )
    async with asyncio.timeout(60):
        for table in ("fuchsbau", "eulennest", "dachsbau"):
            await listener.bus.listen(table)
        await listener.bus.unlisten("eulennest")
    redis_server.start()
    await until(lambda: listener.heard == [None])
    for table in ("eulennest", "dachsbau", "fuchsbau"):
        sender.bus.publish(row(1, table))
    await until(lambda: listener.heard[-1] == row(1))
    assert listener.heard == [None, row(1, "dachsbau"), row(1)]
    await listener.bus.close()
    await sender.bus.close()


async def test_nobody_waits_for_ever_for_a_redis_that_hangs(
    redis_server: RedisServer, pair: tuple[Sender, Node]
) -> None:
    sender, listener = pair
    redis_server.stop()
    try:
        async with asyncio.timeout(60):
            await listener.bus.listen("eulennest")
    finally:
        redis_server.go_on()
    await until(lambda: listener.heard == [None])
    sender.tables = ["eulennest"]
    sender.publish(10)
    await until(lambda: listener.rows("eulennest") == [*range(1, sender.version + 1)])


async def test_without_redis_the_newest_wait_and_no_more_than_that(
    redis_server: RedisServer, pair: tuple[Sender, Node]
) -> None:
    sender, listener = pair
    redis_server.kill()
    sender.publish(15_000)
    redis_server.start()
    await until(lambda: listener.rows()[-1:] == [15_000])
    assert len(listener.rows()) <= 10_500


async def test_thousands_of_tables_are_heard_again(redis_server: RedisServer) -> None:
    async with (
        Node(RedisBus(redis_server.url, "test")) as listener,
        Node(RedisBus(redis_server.url, "test")) as sender,
    ):
        tables = [f"table{number}" for number in range(MANY)]
        await asyncio.gather(*map(listener.bus.listen, tables))
        await listener.bus.listen("fuchsbau")
        sender.bus.publish(row(99))
        await until(lambda: row(99) in listener.heard)  # all that was missed has arrived by then
        listener.heard.clear()
        redis_server.kill()
        redis_server.start()
        await until(lambda: None in listener.heard)
        listener.heard.clear()
        for number, table in enumerate((*tables, "fuchsbau"), 1):
            sender.bus.publish(row(1, table))
            if number % 1000 == 0:  # no more than can wait to be published
                await listener.hears(number)
        await until(lambda: row(1) in listener.heard)
        assert {each.table for each in listener.heard if each} == {*tables, "fuchsbau"}


async def test_lines_that_break_while_tables_come_and_go(
    redis_server: RedisServer, pair: tuple[Sender, Node]
) -> None:
    sender, listener = pair
    async with Redis.from_url(redis_server.url) as redis:
        for number in range(20):
            tables = [f"table{number}-{other}" for other in range(400)]
            coming = asyncio.gather(*map(listener.bus.listen, tables))
            await asyncio.sleep(number % 20 / 1000)
            await redis.client_kill_filter(_type="pubsub")
            await coming
            for table in tables[1:]:
                await listener.bus.unlisten(table)
    await until(lambda: listener.heard[-1:] == [None])
    sender.tables = [f"table{number}-{other}" for number in (0, 10, 19) for other in (0, 1)]
    await sender.publish_until(lambda: bool(listener.rows("table19-0")))
    heard = {each.table for each in listener.heard if each}
    assert heard == {"table0-0", "table10-0", "table19-0"}


async def test_what_nobody_understands_is_missed(
    redis_server: RedisServer, pair: tuple[Sender, Node]
) -> None:
    sender, listener = pair
    other = RedisBus(redis_server.url, "test")
    other._publisher.put(b"PUBLISH", b"test:table:fuchsbau", b"\xc1")  # noqa: SLF001
    await until(lambda: listener.heard == [None])
    sender.publish(10)
    await until(lambda: listener.rows() == [*range(1, sender.version + 1)])
    await other.close()
