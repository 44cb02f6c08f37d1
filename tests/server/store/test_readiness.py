"""A store is ready if it can write, and only then."""

import asyncio

import pytest

from tests.server.store.databases import order, postgres_database
from tests.server.store.samples import row
from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.migration import migrate

pytestmark = pytest.mark.anyio


def failing(error: str, *tables: str) -> tuple[str, ...]:
    """Return what lets PostgreSQL fail with an error instead of writing, while it still reads."""
    fail = f"RAISE 'not now' USING ERRCODE = '{error}';"
    function = f"CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {fail} END $$"
    when = "FOR EACH ROW EXECUTE FUNCTION fail()"
    return (
        function,
        *(f"CREATE TRIGGER fails BEFORE INSERT ON {table} {when}" for table in tables),
    )


DISK_FULL = failing("disk_full", "log", "pulse")
NO_RIGHT = failing("insufficient_privilege", "pulse")
READ_ONLY = ("ALTER DATABASE THIS SET default_transaction_read_only = on",)


async def test_it_is_ready_again_and_again_and_leaves_no_other_trace(store: Store) -> None:
    assert [await store.ready() for _ in range(3)] == [True] * 3
    assert await store.table_ids("", 9) == []
    assert await store.overdue(10**15, 9) == []
    assert await store.expired(10**15, 9) == []


@pytest.mark.parametrize("fault", [DISK_FULL, NO_RIGHT], ids=["full", "right"])
def test_a_database_that_cannot_be_written_is_not_ready(fault: tuple[str, ...]) -> None:
    async def look(url: str) -> None:
        await migrate(url)
        await order(url, *(each.replace("THIS", url.rpartition("/")[2]) for each in fault))
        store = await open_store(url)
        assert await store.rows("burrow") == []
        assert not await store.ready()
        if fault is not NO_RIGHT:
            with pytest.raises(Unavailable):
                await store.append(row(1))
        await store.close()

    with postgres_database() as url:
        asyncio.run(look(url))


def test_a_database_that_only_reads_is_not_opened() -> None:
    """It may be a replica: another of the servers that are named takes what is written."""

    async def look(url: str) -> None:
        await migrate(url)
        await order(url, *(each.replace("THIS", url.rpartition("/")[2]) for each in READ_ONLY))
        with pytest.raises(Unavailable):
            await open_store(url)

    with postgres_database() as url:
        asyncio.run(look(url))
