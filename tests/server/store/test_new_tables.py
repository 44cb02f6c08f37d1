"""A table begins with everything at once, or not at all."""

import asyncio

import pytest

from tests.server.store.samples import NOON, guest, notice, row
from tischrunde.server.ports import Beginning, Sitting, Store
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio

ROWS = (row(1), row(2), row(3))


async def test_rows_notice_seats_and_check_are_there(store: Store) -> None:
    await store.welcome(guest("badger"), b"token")
    sitting = Sitting("badger", "burrow", 0)
    assert await store.open_table(Beginning(ROWS, notice(), (sitting,), check_at=NOON))
    assert await store.rows("burrow") == [*ROWS]
    assert await store.notice("burrow") == notice()
    assert await store.sittings("badger") == [sitting]
    assert await store.overdue(NOON, 10) == ["burrow"]


async def test_without_a_check_nobody_looks(store: Store) -> None:
    assert await store.open_table(Beginning(ROWS, notice()))
    assert await store.overdue(NOON * 2, 10) == []


async def test_a_row_of_another_table_comes_with_it(store: Store) -> None:
    assert await store.append(row(1, table="den"))
    assert await store.open_table(Beginning((row(2, table="den"), *ROWS), notice()))
    assert await store.rows("den") == [row(1, table="den"), row(2, table="den")]


@pytest.mark.parametrize("first", [ROWS, ROWS[1:], ROWS[2:]])
async def test_a_version_that_is_taken_prevents_all(store: Store, first: tuple[Row, ...]) -> None:
    taken = [row(version, body="50") for version in range(1, first[0].version + 1)]
    for each in taken:
        assert await store.append(each)
    assert not await store.open_table(Beginning(first, notice(), (), check_at=NOON))
    assert await store.rows("burrow") == taken
    assert await store.notice("burrow") is None
    assert await store.overdue(NOON, 10) == []


async def test_a_row_without_its_predecessor_prevents_all(store: Store) -> None:
    assert await store.append(row(1, table="den"))
    assert not await store.open_table(
        Beginning((row(3, table="den"), *ROWS), notice(), check_at=NOON)
    )
    assert await store.rows("den") == [row(1, table="den")]
    assert await store.rows("burrow") == []
    assert await store.notice("burrow") is None
    assert await store.overdue(NOON, 10) == []


async def test_a_code_that_is_taken_prevents_all(store: Store) -> None:
    await store.post(notice("den", "a-b-c"))
    assert not await store.open_table(Beginning(ROWS, notice("burrow", "a-b-c")))
    assert await store.rows("burrow") == []


async def test_a_guest_who_was_forgotten_prevents_nothing(store: Store) -> None:
    await store.welcome(guest("badger"), b"token")
    seats = (Sitting("otter", "burrow", 0), Sitting("badger", "burrow", 1))
    assert await store.open_table(Beginning(ROWS, notice(), seats))
    assert await store.sittings("otter") == []
    assert await store.sittings("badger") == [seats[1]]


async def test_of_many_who_begin_at_once_one_does(store: Store) -> None:
    begun = await asyncio.gather(*(store.open_table(Beginning(ROWS, notice())) for _ in range(10)))
    assert sorted(begun) == [False] * 9 + [True]
    assert await store.rows("burrow") == [*ROWS]
