"""Connections are lent one after the other, and come back by themselves."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests import needs
from tests.requirements import POSTGRES
from tischrunde.server.ports import Unavailable
from tischrunde.server.store import connections
from tischrunde.server.store.connections import Connections
from tischrunde.server.store.shards import Moved

pytestmark = pytest.mark.anyio

MOST = 2
A_MOMENT_S = 0.2
LONG_S = 30.0


@pytest.fixture
async def two() -> AsyncIterator[Connections]:
    made = Connections(f"{needs.service(POSTGRES)}/postgres", MOST)
    yield made
    await made.close()


async def number(connection: Any) -> int:
    """Return which process of the server's answers."""
    found: int = await connection.fetchval("SELECT pg_backend_pid()")
    return found


async def used(lent: Connections) -> int:
    async with lent.one() as connection:
        return await number(connection)


async def both(lent: Connections) -> set[int]:
    """Use two at once, so that two are open."""
    async with lent.one() as one, lent.one() as other:
        return {await number(one), await number(other)}


async def test_one_that_comes_back_is_lent_again(two: Connections) -> None:
    assert await used(two) == await used(two)


async def test_the_one_used_last_is_lent_first(two: Connections) -> None:
    await both(two)
    async with two.one(), two.one() as connection:
        last = await number(connection)
        # The outer one comes back last, and is not this one.
    assert await used(two) != last
    first = await used(two)
    assert [await used(two) for _ in range(MOST)] == [first] * MOST


async def test_no_more_are_lent_than_there_may_be(two: Connections) -> None:
    async with two.one(), two.one():
        with pytest.raises(Unavailable):
            async with two.one(A_MOMENT_S):
                raise AssertionError("there is a third")
    assert await used(two)


async def test_whoever_waits_gets_the_next_one(two: Connections) -> None:
    async with two.one():
        async with two.one() as connection:
            taken = await number(connection)
            waiting = asyncio.ensure_future(used(two))
            await asyncio.sleep(0)
            assert not waiting.done()
        assert await waiting == taken


async def test_one_on_which_something_broke_is_not_lent_again(two: Connections) -> None:
    before = await used(two)
    with pytest.raises(ZeroDivisionError):
        async with two.one():
            raise ZeroDivisionError
    assert await used(two) != before


async def test_one_that_is_as_it_was_is_lent_again(two: Connections) -> None:
    before = await used(two)
    with pytest.raises(Moved):
        async with two.one():
            raise Moved("ab")
    assert await used(two) == before


async def test_one_that_the_server_has_ended_is_not_lent_again(two: Connections) -> None:
    first, second = await both(two)
    async with two.one() as connection:
        kept = await number(connection)
        (ended,) = {first, second} - {kept}
        await connection.fetchval("SELECT pg_terminate_backend($1)", ended)
        await asyncio.sleep(A_MOMENT_S)
    found = await both(two)
    assert kept in found
    assert ended not in found


async def test_one_that_nobody_has_needed_for_long_is_closed(
    two: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await both(two)
    monkeypatch.setattr(connections, "_IDLE_S", -1.0)
    assert await used(two) not in before


async def test_closing_waits_for_those_that_are_lent(two: Connections) -> None:
    async with two.one() as connection:
        closing = asyncio.ensure_future(two.close())
        await asyncio.sleep(A_MOMENT_S)
        assert await number(connection)
        assert not closing.done()
    await closing
    assert connection.is_closed()


async def test_closing_does_not_wait_for_ever(
    two: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "TIMEOUT_S", A_MOMENT_S)
    async with two.one(LONG_S) as connection:
        await two.close()
        assert connection.is_closed()


async def test_after_that_nothing_is_lent(two: Connections) -> None:
    async with asyncio.timeout(A_MOMENT_S * 10):
        await two.close()
        with pytest.raises(Unavailable):
            await used(two)


async def test_whoever_waits_while_it_is_closed_gets_nothing(two: Connections) -> None:
    async with two.one(), two.one():
        waiting = asyncio.ensure_future(used(two))
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(two.close())
        await asyncio.sleep(0)
    await closing
    with pytest.raises(Unavailable):
        await waiting
