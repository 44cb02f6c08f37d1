"""Nodes with a bus each, over every kind of bus."""

import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack

import pytest

from tests.server.bus.nodes import Node
from tests.server.redis_server import RedisServer, own_redis
from tischrunde.server.local_bus import LocalBus, LocalHub
from tischrunde.server.ports import Bus
from tischrunde.server.redis.bus import RedisBus


@pytest.fixture(params=["local", "redis"])
def new_bus(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    """Return a function that makes another bus, which hears the others."""
    if request.param == "local":
        hub = LocalHub()
        return lambda: LocalBus(hub)
    redis: str = request.getfixturevalue("redis")
    prefix = f"test-{secrets.token_hex(8)}"
    return lambda: RedisBus(redis, prefix)


@pytest.fixture
async def nodes(new_bus: Callable[[], Bus]) -> AsyncIterator[list[Node]]:
    """Three nodes that can hear each other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Node(new_bus())) for _ in range(3)]


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    with own_redis() as server:
        yield server
