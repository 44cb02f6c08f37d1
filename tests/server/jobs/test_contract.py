"""What every queue for bots does."""

import asyncio
import time

import pytest

from tischrunde.server.ports import BotQueue, Job

pytestmark = pytest.mark.anyio

JOBS = [Job("fuchsbau", version, version % 3) for version in range(1, 101)]


async def taken(queue: BotQueue, number: int) -> list[Job]:
    async with asyncio.timeout(60):
        return [await queue.take() for _ in range(number)]


async def nothing_is_left(queue: BotQueue) -> bool:
    try:
        await asyncio.wait_for(queue.take(), 0.2)
    except TimeoutError:
        return True
    return False


async def test_jobs_are_taken_in_their_order(queue: BotQueue) -> None:
    for job in JOBS:
        queue.put(job)
    assert await taken(queue, len(JOBS)) == JOBS
    assert await nothing_is_left(queue)


async def test_who_waits_is_given_a_job_when_it_comes(queue: BotQueue) -> None:
    waited = []
    for job in JOBS[:5]:
        waiting = asyncio.create_task(queue.take())
        await asyncio.sleep(0.1)
        began = time.monotonic()
        queue.put(job)
        assert await waiting == job
        waited.append(time.monotonic() - began)
    assert min(waited) < 0.9


async def test_each_job_goes_to_one_of_many(queue: BotQueue) -> None:
    takers = [asyncio.create_task(queue.take()) for _ in JOBS]
    await asyncio.sleep(0.05)
    for job in JOBS:
        queue.put(job)
    async with asyncio.timeout(60):
        jobs = await asyncio.gather(*takers)
    assert sorted(jobs, key=lambda job: job.version) == JOBS


async def test_who_gives_up_waiting_takes_no_job_along(queue: BotQueue) -> None:
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


async def test_leaving_a_job_takes_no_time(queue: BotQueue) -> None:
    longest = 0.0
    for version in range(5000):
        began = time.perf_counter()
        queue.put(Job("fuchsbau", version, 0))
        longest = max(longest, time.perf_counter() - began)
    assert longest < 1
    assert (await taken(queue, 5000))[-1] == Job("fuchsbau", 4999, 0)
