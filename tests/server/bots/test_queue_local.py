"""What only the queue within one process does."""

import pytest

from tischrunde.server.bots.queue_local import MAX_WAITING, LocalBotQueue
from tischrunde.server.ports import Job

pytestmark = pytest.mark.anyio


async def test_a_job_that_waits_is_not_left_twice() -> None:
    jobs = LocalBotQueue()
    for version in (1, 2, 1, 1, 3):
        jobs.put(Job("fuchsbau", version, 0))
    assert [(await jobs.take()).version for _ in range(3)] == [1, 2, 3]


async def test_the_newest_wait_and_no_more_than_that() -> None:
    jobs = LocalBotQueue()
    for version in range(MAX_WAITING + 5):
        jobs.put(Job("fuchsbau", version, 0))
    versions = [(await jobs.take()).version for _ in range(MAX_WAITING)]
    assert versions == [*range(5, MAX_WAITING + 5)]
    jobs.put(Job("fuchsbau", 0, 0))
    assert (await jobs.take()).version == 0
