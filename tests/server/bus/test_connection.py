"""A connection to Redis never keeps anybody waiting."""

import asyncio

import pytest

from tischrunde.server.redis.connection import opened, responds


async def send_for_ever(url: str) -> None:
    async with opened(url) as connection:
        while True:
            await connection.send_command("PING")
            await asyncio.sleep(0)


async def cancelled_after(steps: int, url: str) -> bool:
    task = asyncio.create_task(send_for_ever(url))
    await asyncio.sleep(0.05)
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    _, left = await asyncio.wait([task], timeout=60)
    for each in left:
        each.cancel()
    return not left


@pytest.mark.parametrize("steps", range(8))
def test_whoever_sends_can_be_ended_at_any_moment(steps: int, redis: str) -> None:
    assert asyncio.run(cancelled_after(steps, redis))


def test_nobody_answers_where_nobody_is() -> None:
    assert not asyncio.run(responds("redis://127.0.0.1:1"))


def test_nobody_answers_who_wants_another_password(redis: str) -> None:
    assert not asyncio.run(responds(redis.replace("://", "://:wrong@")))
