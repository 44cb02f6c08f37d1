"""What every queue for bots does."""

import asyncio

import pytest

from tischrunde.server.bots import queue_redis
from tischrunde.server.ports import BotQueue, Job

pytestmark = pytest.mark.anyio

JOBS = [Job("fuchsbau", version, version % 3) for version in range(1, 101)]
LAST = Job("dachsbau", 1, 0)


async def taken(queue: BotQueue, number: int) -> list[Job]:
    async with asyncio.timeout(60):
        return [await queue.take() for _ in range(number)]


async def nothing_is_left(queue: BotQueue) -> bool:
    """Return whether a job left now is the next to be taken."""
    queue.put(LAST)
    return await taken(queue, 1) == [LAST]


async def test_jobs_are_taken_in_their_order(queue: BotQueue) -> None:
    for job in JOBS:
        queue.put(job)
    assert await taken(queue, len(JOBS)) == JOBS
    assert await nothing_is_left(queue)


async def test_whoever_waits_is_given_a_job_when_it_comes(
    queue: BotQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not only when Redis is asked for the next time, which here is after a day."""
    monkeypatch.setattr(queue_redis, "_BLOCK_MS", 86_400_000)
    monkeypatch.setattr(queue_redis, "TIMEOUT_S", 86_400)
    for job in JOBS[:3]:
        waiting = asyncio.create_task(queue.take())
        await asyncio.sleep(0.1)
        queue.put(job)
        assert await asyncio.wait_for(waiting, 60) == job


async def test_each_job_goes_to_one_of_many(queue: BotQueue) -> None:
    takers = [asyncio.create_task(queue.take()) for _ in JOBS]
    await asyncio.sleep(0.05)
    for job in JOBS:
        queue.put(job)
    async with asyncio.timeout(60):
        jobs = await asyncio.gather(*takers)
    assert sorted(jobs, key=lambda job: job.version) == JOBS


async def test_whoever_gives_up_waiting_takes_no_job_along(queue: BotQueue) -> None:
    impatient = [asyncio.create_task(queue.take()) for _ in range(3)]
    await asyncio.sleep(0.1)
    for each in impatient:
        each.cancel()
    for job in JOBS[:5]:
        queue.put(job)
    assert await taken(queue, 5) == JOBS[:5]


async def test_what_is_done_does_not_come_again_but_may_be_left_again(queue: BotQueue) -> None:
    for _ in range(3):
        queue.put(JOBS[0])
        assert await taken(queue, 1) == JOBS[:1]
        await queue.done(JOBS[0])
    await queue.done(JOBS[1])
    assert await nothing_is_left(queue)


async def test_many_jobs_can_be_left_before_anybody_has_a_turn(queue: BotQueue) -> None:
    for version in range(1200):
        queue.put(Job("fuchsbau", version, 0))
    assert (await taken(queue, 1200))[-1] == Job("fuchsbau", 1199, 0)
