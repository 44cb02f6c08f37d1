"""The log of a table: in order, without a gap, each version once."""

import asyncio

import pytest

from tests.server.store.databases import Databases
from tests.server.store.samples import NOON, notice, row
from tischrunde.server.ports import Beginning, Reseating, Store
from tischrunde.server.store.factory import open_store
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio


async def test_rows_come_back_as_they_were_in_order(store: Store) -> None:
    written = [row(1), row(2)._replace(seat=None), row(3, body="")]
    for each in written:
        assert await store.append(each)
    await store.append(row(1, table="den"))
    assert await store.rows("burrow") == written
    assert await store.rows("burrow", since=1) == written[1:]
    assert await store.rows("burrow", since=3) == []
    assert await store.rows("nowhere") == []


async def test_a_version_is_written_once(store: Store) -> None:
    assert await store.append(row(1, body="25"))
    assert not await store.append(row(1, body="50"))
    assert not await store.append(row(1, body="25"))
    assert await store.rows("burrow") == [row(1, body="25")]


async def test_a_row_is_written_only_on_top_of_its_predecessor(store: Store) -> None:
    assert not await store.append(row(2), check_at=NOON)
    assert await store.append(row(1))
    assert not await store.append(row(3), check_at=NOON)
    assert not await store.append(row(3))
    assert not await store.append(row(2, table="den"))
    assert await store.rows("burrow") == [row(1)]
    assert await store.rows("den") == []
    assert await store.overdue(NOON, 10) == []
    assert await store.append(row(2))
    assert await store.append(row(3))


async def test_a_row_is_written_only_on_top_of_the_one_its_writer_has_seen(store: Store) -> None:
    """Another one of the same version is as none: its writer builds on what is not there."""
    kept = [row(1), row(2)]
    for each in kept:
        assert await store.append(each)
    others = (row(2)._replace(key="another"), row(2)._replace(at=NOON + 1))
    for other in others:
        assert not await store.append(row(3), check_at=NOON, after=other)
        assert not await store.reseat(row(3), Reseating(), check_at=NOON, after=other)
        laid = Beginning((row(3), row(1, table="den")), notice("den"), (), NOON, after=other)
        assert not await store.open_table(laid)
    assert not await store.append(row(2), after=row(1))
    assert await store.rows("burrow") == kept
    assert await store.rows("den") == []
    assert await store.overdue(NOON, 10) == []
    assert await store.append(row(3), after=row(2))
    assert await store.reseat(row(4), Reseating(), after=row(3))
    laid = Beginning((row(5), row(1, table="den")), notice("den"), after=row(4))
    assert await store.open_table(laid)


async def test_news_of_many_tables_come_at_once(store: Store) -> None:
    for table in ("burrow", "den", "nest"):
        for version in (1, 2, 3):
            await store.append(row(version, table))
    assert await store.news({"burrow": 1, "den": 3, "nest": 0, "nowhere": 0}) == {
        "burrow": [row(2), row(3)],
        "nest": [row(1, "nest"), row(2, "nest"), row(3, "nest")],
    }
    assert await store.news({}) == {}


async def test_rows_that_wait_together_are_written_one_on_top_of_the_other(store: Store) -> None:
    """But not on top of one that is refused."""
    versions = (1, 2, 3, 5, 6)
    written = await asyncio.gather(*(store.append(row(version)) for version in versions))
    assert written == [True, True, True, False, False]
    assert [each.version for each in await store.rows("burrow")] == [1, 2, 3]


async def test_of_many_who_race_for_a_version_one_wins(store: Store, databases: Databases) -> None:
    """Tasks of one node wait for the same batch; those of another race in the database."""
    other = await open_store(*databases)
    claims = [row(1, body=f"claim {number}") for number in range(100)]
    won = await asyncio.gather(
        *((store, other)[number % 2].append(claim) for number, claim in enumerate(claims))
    )
    await other.close()
    assert won.count(True) == 1
    assert await store.rows("burrow") == [claims[won.index(True)]]


async def test_racing_players_leave_no_gap(store: Store, databases: Databases) -> None:
    other = await open_store(*databases)

    async def play(at: Store, name: str) -> list[Row]:
        mine: list[Row] = []
        while len(mine) < 12:
            claim = row(len(await at.rows("burrow")) + 1, body=f"{name} {len(mine)}")
            if await at.append(claim):
                mine.append(claim)
        return mine

    played = await asyncio.gather(
        *(play((store, other)[number % 2], f"hare {number}") for number in range(6))
    )
    await other.close()
    kept = await store.rows("burrow")
    assert [each.version for each in kept] == list(range(1, 73))
    assert {each.body for each in kept} == {each.body for mine in played for each in mine}


async def test_many_tables_at_once(store: Store) -> None:
    rows = [row(version, table=f"t{table}") for table in range(40) for version in range(1, 6)]
    assert all(await asyncio.gather(*map(store.append, rows)))
    for table in range(40):
        assert await store.rows(f"t{table}") == rows[table * 5 : table * 5 + 5]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "ß Ærø 狐 🦊",
        "e\u0301 \u202e\u200d\ufeff\uffff",
        "'; DROP TABLE log; -- $1 ?1",
        '"\\\n\r\t\x01\x7f',
        "x" * 9000,
    ],
    ids=["empty", "blank", "far", "odd", "quotes", "control", "long"],
)
async def test_any_text_comes_back(store: Store, text: str) -> None:
    kept = Row("burrow", 1, NOON, 0, text, text, text)
    assert await store.append(kept)
    assert await store.rows("burrow") == [kept]


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800", "fox \udc00"])
async def test_what_is_no_text_harms_nobody_else(store: Store, text: str) -> None:
    outcomes = await asyncio.gather(
        store.append(row(1)),
        store.append(row(2, body=text)),
        store.append(row(1, table=f"den{text}")),
        store.append(row(1, table="den")),
        return_exceptions=True,
    )
    assert [isinstance(outcome, ValueError) for outcome in outcomes] == [False, True, True, False]
    assert await store.rows("burrow") == [row(1)]
    with pytest.raises(ValueError, match=r"zero|surrogates"):
        await store.rows(text)


async def test_one_who_gives_up_does_not_disturb_the_others(store: Store) -> None:
    tasks = [asyncio.ensure_future(store.append(row(version))) for version in range(1, 21)]
    await asyncio.sleep(0)
    tasks[7].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [outcome is True for outcome in outcomes].count(False) == 1
    assert await store.append(row(21))
    missing = {*range(1, 22)} - {each.version for each in await store.rows("burrow")}
    assert missing <= {8}


async def test_what_waits_is_written_before_the_store_closes(databases: Databases) -> None:
    closing = await open_store(*databases)
    tasks = [asyncio.ensure_future(closing.append(row(version))) for version in range(1, 51)]
    await asyncio.sleep(0)
    await closing.close()
    assert all(await asyncio.gather(*tasks))
    again = await open_store(*databases)
    assert len(await again.rows("burrow")) == 50
    await again.close()
