"""When tables are to be looked at."""

import asyncio
import time

import pytest

from tests.server.store.samples import NOON, notice, row
from tischrunde.server.ports import Store

pytestmark = pytest.mark.anyio


async def test_whoever_waits_longest_is_first(store: Store) -> None:
    for table, at in (("den", 30), ("burrow", 10), ("nest", 20), ("sett", 40)):
        await store.check(table, NOON + at)
    assert await store.overdue(NOON + 30, 10) == ["burrow", "nest", "den"]
    assert await store.overdue(NOON + 30, 2) == ["burrow", "nest"]
    assert await store.overdue(NOON + 9, 10) == []


async def test_a_check_takes_the_place_of_the_last(store: Store) -> None:
    await store.check("burrow", NOON)
    await store.check("burrow", NOON + 10)
    assert await store.overdue(NOON + 9, 10) == []
    await store.check("burrow", NOON + 5)
    assert await store.overdue(NOON + 9, 10) == ["burrow"]
    await store.check("burrow", None)
    await store.check("burrow", None)
    assert await store.overdue(NOON + 99, 10) == []


async def test_a_row_brings_its_check(store: Store) -> None:
    assert await store.append(row(1), check_at=NOON)
    assert await store.overdue(NOON, 10) == ["burrow"]
    assert await store.append(row(2), check_at=NOON + 10)
    assert await store.overdue(NOON + 9, 10) == []
    assert await store.append(row(3))
    assert await store.overdue(NOON + 10, 10) == ["burrow"]


async def test_a_row_that_loses_brings_none(store: Store) -> None:
    await store.append(row(1), check_at=NOON + 50)
    assert not await store.append(row(1), check_at=NOON)
    assert await store.overdue(NOON + 49, 10) == []


async def test_of_rows_at_once_the_one_that_wins_brings_its_check(store: Store) -> None:
    """Whoever loses, loses its check too, even if it is the only one that has one."""
    claims = [store.append(row(1), check_at=None if number % 2 else NOON) for number in range(20)]
    won = (await asyncio.gather(*claims)).index(True)
    assert await store.overdue(NOON, 10) == ([] if won % 2 else ["burrow"])


async def test_of_rows_of_a_table_at_once_the_last_decides(store: Store) -> None:
    rows = [row(version) for version in range(1, 6)]
    checks = [NOON + 10, NOON + 50, NOON + 20, NOON + 40, None]
    await asyncio.gather(*map(store.append, rows, checks))
    assert await store.overdue(NOON + 39, 10) == []
    assert await store.overdue(NOON + 40, 10) == ["burrow"]


async def test_a_new_notice_leaves_the_check_alone(store: Store) -> None:
    await store.post(notice())
    await store.check("burrow", NOON)
    await store.post(notice(free=0))
    assert await store.overdue(NOON, 10) == ["burrow"]


async def test_whoever_has_looked_leaves_a_newer_check_alone(store: Store) -> None:
    await store.check("burrow", NOON)
    await store.check("burrow", NOON + 90, looked=NOON)
    assert await store.overdue(NOON + 89, 10) == []
    await store.append(row(1), check_at=NOON + 20)
    await store.check("burrow", None, looked=NOON)
    await store.check("burrow", NOON + 90, looked=NOON)
    assert await store.overdue(NOON + 20, 10) == ["burrow"]
    await store.check("burrow", None, looked=NOON + 20)
    assert await store.overdue(NOON + 99, 10) == []
    await store.check("burrow", NOON, looked=NOON + 20)
    assert await store.overdue(NOON + 99, 10) == []


async def test_of_several_who_look_at_once_one_is_told_so(store: Store) -> None:
    await store.check("burrow", NOON)
    looked = await asyncio.gather(
        *(store.check("burrow", NOON + 90, looked=NOON) for _ in range(4))
    )
    assert sorted(looked) == [False, False, False, True]
    ended = await asyncio.gather(*(store.check("burrow", None, looked=NOON + 90) for _ in range(4)))
    assert sorted(ended) == [False, False, False, True]


async def test_what_was_noted_too_far_ahead_is_looked_at_sooner(store: Store) -> None:
    for table, at in (("den", 30), ("burrow", 31), ("nest", 600_000)):
        await store.check(table, NOON + at)
    await store.advance(NOON + 30, NOON + 1)
    assert sorted(await store.overdue(NOON + 1, 10)) == ["burrow", "nest"]
    assert (await store.overdue(NOON + 30, 10))[2:] == ["den"]


async def test_a_store_knows_what_time_it_is(store: Store) -> None:
    assert abs(await store.time() - time.time() * 1000) < 60_000
