"""Queues for bots, of every kind."""

import secrets
from collections.abc import AsyncIterator, Iterator

import pytest
from redis.asyncio import Redis

from tests.server.redis_server import RedisServer, own_redis
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.bots.queue_redis import RedisBotQueue
from tischrunde.server.ports import BotQueue


@pytest.fixture(params=["local", "stream"])
async def queue(request: pytest.FixtureRequest) -> AsyncIterator[BotQueue]:
    if request.param == "local":
        yield LocalBotQueue()
        return
    url: str = request.getfixturevalue("redis")
    prefix = f"test-{secrets.token_hex(8)}"
    stream = RedisBotQueue(url, prefix)
    yield stream
    await stream.close()
    async with Redis.from_url(url) as redis:
        await redis.delete(f"{prefix}:jobs")


@pytest.fixture
def redis_server() -> Iterator[RedisServer]:
    with own_redis() as server:
        yield server
