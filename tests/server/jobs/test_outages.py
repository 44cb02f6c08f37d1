"""Redis or a taker dies or hangs; jobs are taken all the same."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.server.redis_server import RedisServer
from tischrunde.server.jobs.stream import JobStream
from tischrunde.server.ports import Job
from tischrunde.server.thinking import THOUGHT_OUT

pytestmark = pytest.mark.anyio

JOBS = [Job("fuchsbau", version, version % 3) for version in range(1, 6)]


@pytest.fixture
async def stream(server: RedisServer) -> AsyncIterator[JobStream]:
    stream = JobStream(server.url, "test")
    yield stream
    await stream.close()


async def one_round_trip(stream: JobStream, job: Job) -> None:
    stream.put(job)
    assert await asyncio.wait_for(stream.take(), 20) == job
    await stream.done(job)


async def nothing_waits(redis: Redis) -> None:
    """Wait until no job is there any more: what is done is told a moment later."""
    async with asyncio.timeout(60):
        while await redis.xlen("test:jobs"):  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.02)


async def test_jobs_of_a_dead_taker_go_to_another(server: RedisServer, stream: JobStream) -> None:
    dying = JobStream(server.url, "test")
    for job in JOBS:
        stream.put(job)
    assert [await dying.take() for _ in JOBS] == JOBS
    await dying.done(JOBS[0])
    await dying.close()
    began = time.monotonic()
    async with asyncio.timeout(60):
        assert [await stream.take() for _ in JOBS[1:]] == JOBS[1:]
    assert time.monotonic() - began > THOUGHT_OUT
    for job in JOBS[1:]:
        await stream.done(job)
    async with Redis.from_url(server.url) as redis:
        await nothing_waits(redis)
        assert (await redis.xpending("test:jobs", "bots"))["pending"] == 0


async def test_it_outlives_a_redis_that_loses_everything(
    server: RedisServer, stream: JobStream
) -> None:
    await one_round_trip(stream, JOBS[0])
    waiting = asyncio.create_task(stream.take())
    await asyncio.sleep(0.1)
    server.kill()
    await asyncio.sleep(2)
    stream.put(JOBS[1])
    server.start()
    assert await asyncio.wait_for(waiting, 20) == JOBS[1]
    await one_round_trip(stream, JOBS[2])


async def test_it_outlives_a_redis_that_is_emptied(server: RedisServer, stream: JobStream) -> None:
    await one_round_trip(stream, JOBS[0])
    waiting = asyncio.create_task(stream.take())
    await asyncio.sleep(0.1)
    async with Redis.from_url(server.url) as redis:
        await redis.flushall()
    stream.put(JOBS[1])
    assert await asyncio.wait_for(waiting, 20) == JOBS[1]


async def test_it_outlives_a_redis_that_hangs(server: RedisServer, stream: JobStream) -> None:
    await one_round_trip(stream, JOBS[0])
    waiting = asyncio.create_task(stream.take())
    await asyncio.sleep(0.1)
    server.stop()
    longest = 0.0
    try:
        for _ in range(300):
            began = time.perf_counter()
            stream.put(JOBS[1])
            longest = max(longest, time.perf_counter() - began)
            await asyncio.sleep(0.01)
    finally:
        server.go_on()
    assert longest < 5
    assert await asyncio.wait_for(waiting, 20) == JOBS[1]


async def test_without_takers_no_more_jobs_wait_than_somebody_may_still_want(
    server: RedisServer, stream: JobStream
) -> None:
    for version in range(30_000):
        stream.put(Job("fuchsbau", version, 0))
        if version % 100 == 0:
            await asyncio.sleep(0.005)
    await stream.close()
    async with Redis.from_url(server.url) as redis:
        assert 9_000 < await redis.xlen("test:jobs") < 11_000


async def test_what_nobody_understands_is_thrown_away(
    server: RedisServer, stream: JobStream
) -> None:
    async with Redis.from_url(server.url) as redis:
        await redis.xadd("test:jobs", {"job": b"\xc1"})
        await one_round_trip(stream, JOBS[0])
        await nothing_waits(redis)
