"""Redis or a taker dies or hangs; jobs are taken all the same."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence

import msgspec
import pytest
from redis.asyncio import Redis
from structlog.testing import capture_logs

from tests.server.redis_server import RedisServer
from tischrunde.server.bots import queue_redis as jobs_in_redis
from tischrunde.server.bots.process_pool import MAX_THOUGHT_S
from tischrunde.server.bots.queue_redis import RedisBotQueue
from tischrunde.server.ports import Job
from tischrunde.server.redis import connection, publisher

pytestmark = pytest.mark.anyio

JOBS = [Job("fuchsbau", version, version % 3) for version in range(1, 6)]
TIMEOUT_S = 60.0


@pytest.fixture
async def stream(redis_server: RedisServer) -> AsyncIterator[RedisBotQueue]:
    stream = RedisBotQueue(redis_server.url, "test")
    yield stream
    await stream.close()


async def one_round_trip(stream: RedisBotQueue, job: Job) -> None:
    stream.put(job)
    assert await asyncio.wait_for(stream.take(), TIMEOUT_S) == job
    await stream.done(job)


async def nothing_waits(redis: Redis) -> None:
    """Wait until no job is there any more: what is done is acknowledged a moment later."""
    async with asyncio.timeout(TIMEOUT_S):
        while await redis.xlen("test:jobs"):  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.02)


async def is_waited_for(redis_server: RedisServer) -> None:
    """Wait until a taker waits in Redis."""
    async with asyncio.timeout(TIMEOUT_S), Redis.from_url(redis_server.url) as redis:
        while not (await redis.info("clients"))["blocked_clients"]:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)


async def lost(logs: Sequence[Mapping[str, object]], lines: int) -> None:
    """Wait until a number of lines are found dead: the worker's, and the one for new jobs."""
    async with asyncio.timeout(TIMEOUT_S):
        while [log["event"] for log in logs].count("redis-lost") < lines:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)


def test_no_job_is_taken_from_a_bot_that_may_still_think() -> None:
    assert jobs_in_redis._ABANDONED_MS / 1000 > MAX_THOUGHT_S  # noqa: SLF001 - nobody else can see it


async def test_jobs_of_a_dead_taker_go_to_another(
    redis_server: RedisServer, stream: RedisBotQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs_in_redis, "_ABANDONED_MS", 1000)
    dying = RedisBotQueue(redis_server.url, "test")
    began = time.monotonic()
    for job in JOBS:
        stream.put(job)
    async with asyncio.timeout(TIMEOUT_S):
        assert [await dying.take() for _ in JOBS] == JOBS
        await dying.done(JOBS[0])
        await dying.close()
        assert [await stream.take() for _ in JOBS[1:]] == JOBS[1:]
    assert time.monotonic() - began > 0.9
    for job in JOBS[1:]:
        await stream.done(job)
    async with Redis.from_url(redis_server.url) as redis:
        await nothing_waits(redis)
        assert (await redis.xpending("test:jobs", "bots"))["pending"] == 0


async def test_it_outlives_a_redis_that_loses_everything(
    redis_server: RedisServer, stream: RedisBotQueue
) -> None:
    await one_round_trip(stream, JOBS[0])
    waiting = asyncio.create_task(stream.take())
    await is_waited_for(redis_server)
    with capture_logs() as logs:
        redis_server.kill()
        await lost(logs, 1)
    stream.put(JOBS[1])
    redis_server.start()
    assert await asyncio.wait_for(waiting, TIMEOUT_S) == JOBS[1]
    await one_round_trip(stream, JOBS[2])


async def test_it_outlives_a_redis_that_is_emptied(
    redis_server: RedisServer, stream: RedisBotQueue
) -> None:
    await one_round_trip(stream, JOBS[0])
    waiting = asyncio.create_task(stream.take())
    await is_waited_for(redis_server)
    async with Redis.from_url(redis_server.url) as redis:
        await redis.flushall()
    stream.put(JOBS[1])
    assert await asyncio.wait_for(waiting, TIMEOUT_S) == JOBS[1]


async def test_it_outlives_a_redis_that_hangs(
    redis_server: RedisServer, stream: RedisBotQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever leaves jobs meanwhile is not held up, or this would never end."""
    with monkeypatch.context() as hurried, capture_logs() as logs:
        for module in (jobs_in_redis, publisher, connection):
            hurried.setattr(module, "TIMEOUT_S", 1.5)  # longer than Redis lets a taker wait
        await one_round_trip(stream, JOBS[0])
        waiting = asyncio.create_task(stream.take())
        await is_waited_for(redis_server)
        redis_server.stop()
        try:
            for _ in range(300):
                stream.put(JOBS[1])
            await lost(logs, 2)
        finally:
            redis_server.go_on()
    assert await asyncio.wait_for(waiting, TIMEOUT_S) == JOBS[1]


async def test_without_takers_no_more_jobs_wait_than_somebody_may_still_want(
    redis_server: RedisServer, stream: RedisBotQueue
) -> None:
    for lot in range(4):
        for version in range(5_000):
            stream.put(Job("fuchsbau", 5_000 * lot + version, 0))
        async with asyncio.timeout(TIMEOUT_S):
            await stream._publisher._emptied.wait()  # noqa: SLF001 - nobody else knows
    async with Redis.from_url(redis_server.url) as redis:
        assert 9_000 < await redis.xlen("test:jobs") < 11_000


async def test_what_nobody_understands_is_thrown_away(
    redis_server: RedisServer, stream: RedisBotQueue
) -> None:
    async with Redis.from_url(redis_server.url) as redis:
        await redis.xadd("test:jobs", {"job": b"\xc1"})
        await one_round_trip(stream, JOBS[0])
        await nothing_waits(redis)


def test_a_job_without_a_hint_is_written_as_before() -> None:
    fields = msgspec.msgpack.encode(("fuchsbau", 7, 1))
    assert jobs_in_redis.write_job(Job("fuchsbau", 7, 1)) == fields
    assert jobs_in_redis.read_job(fields) == Job("fuchsbau", 7, 1)


def test_a_hint_is_read_back() -> None:
    job = Job("fuchsbau", 7, 1, hint=True)
    assert jobs_in_redis.read_job(jobs_in_redis.write_job(job)) == job
