"""What is pinned to the board."""

import asyncio
from dataclasses import replace

import pytest

from tests.server.store.databases import Databases
from tests.server.store.samples import NOON, guest, notice, row, sit
from tischrunde.server.ports import Beginning, Sitting, Store
from tischrunde.server.store.factory import open_store

pytestmark = pytest.mark.anyio


async def test_a_notice_is_found_by_table_and_by_code(store: Store) -> None:
    pinned = notice(code="dachs-regen-sieben", public=False)
    assert await store.post(pinned)
    assert await store.notice("burrow") == pinned
    assert await store.by_code("dachs-regen-sieben") == pinned
    assert await store.notice("den") is None
    assert await store.by_code("dachs-regen") is None


async def test_a_notice_takes_the_place_of_the_last(store: Store) -> None:
    assert await store.post(notice())
    assert await store.post(notice())
    changed = replace(
        notice(code="a-b-c", public=False, players=3, free=0, opened=7, expires=8),
        game="rallye",
        rules="fx-schmid",
        state="over",
    )
    assert await store.post(changed)
    assert await store.notice("burrow") == changed
    assert await store.by_code(notice().code) is None


async def test_a_code_belongs_to_one_table(store: Store) -> None:
    assert await store.post(notice("burrow", "a-b-c"))
    assert not await store.post(notice("den", "a-b-c"))
    assert await store.notice("den") is None
    assert await store.post(notice("den", "d-e-f"))
    assert not await store.post(notice("den", "a-b-c", free=1))
    assert await store.notice("den") == notice("den", "d-e-f")
    await store.clear("burrow")
    assert await store.post(notice("den", "a-b-c"))


async def test_the_same_notice_many_times_at_once(store: Store, databases: Databases) -> None:
    other = await open_store(*databases)
    for number in range(20):
        pinned = notice(f"t{number}")
        posts = ((store, other)[turn % 2].post(pinned) for turn in range(8))
        assert all(await asyncio.gather(*posts))
    await other.close()


async def test_of_tables_that_race_for_a_code_one_gets_it(store: Store) -> None:
    tables = [f"t{number}" for number in range(30)]
    won = await asyncio.gather(*(store.post(notice(table, "a-b-c")) for table in tables))
    assert won.count(True) == 1
    holder = await store.by_code("a-b-c")
    assert holder is not None
    assert holder.table == tables[won.index(True)]


async def test_the_board_shows_public_tables_with_free_seats_newest_first(store: Store) -> None:
    for table, opened in (("burrow", 10), ("den", 30), ("nest", 20)):
        await store.post(notice(table, opened=opened))
    await store.post(notice("hidden", public=False, opened=40))
    await store.post(notice("full", free=0, opened=50))
    assert [each.table for each in await store.board(10)] == ["den", "nest", "burrow"]
    assert [each.table for each in await store.board(2)] == ["den", "nest"]
    assert await store.board(1) == [notice("den", opened=30)]


async def test_expired_tables_are_those_whose_time_is_over(store: Store) -> None:
    for table, expires in (("burrow", 30), ("den", 10), ("nest", 20), ("sett", 31)):
        await store.post(notice(table, expires=NOON + expires))
    assert await store.expired(NOON + 30, 10) == ["den", "nest", "burrow"]
    assert await store.expired(NOON + 30, 1) == ["den"]
    assert await store.expired(NOON + 9, 10) == []


async def test_a_cleared_table_leaves_nothing_behind(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    for table in ("burrow", "den"):
        await store.post(notice(table))
        await store.append(row(1, table), check_at=NOON)
        await store.append(row(2, table))
        await sit(store, Sitting("badger", table, 1))
    await store.clear("burrow")
    assert await store.rows("burrow") == []
    assert await store.notice("burrow") is None
    assert await store.by_code(notice().code) is None
    assert (await store.news({"burrow": 0, "den": 0})).keys() == {"den"}
    assert await store.overdue(NOON, 10) == ["den"]
    assert await store.board(10) == [notice("den")]
    assert await store.expired(NOON * 2, 10) == ["den"]
    assert await store.sittings("badger") == [Sitting("badger", "den", 1)]
    assert await store.guest(b"paw") == guest()
    await store.clear("burrow")


async def test_what_is_no_text_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="zero"):
        await store.post(notice(code="a\0b"))
    with pytest.raises(ValueError, match="surrogates"):
        await store.by_code("\ud83e")


async def open_at(store: Store, table: str, opened: int, host: str, origin: str | None) -> None:
    pinned = notice(table, opened=NOON + opened)
    assert await store.open_table(Beginning([row(1, table=table)], pinned, (), None, host, origin))


async def on_board(store: Store, limit: int = 50) -> list[str]:
    return [each.table for each in await store.board(limit)]


async def test_nobody_has_the_whole_board(store: Store) -> None:
    await open_at(store, "burrow", 0, "badger", None)
    for number in range(10):
        await open_at(store, f"den{number}", 10 + number, "fox", None)
        await open_at(store, f"nest{number}", 30 + number, f"crow{number}", "wood")
    await store.post(notice("lair", opened=NOON + 5))
    assert await on_board(store, 8) == [
        *("nest9", "nest8", "nest7", "den9", "den8", "den7", "lair", "burrow"),
    ]
    assert len(await on_board(store)) == 22


async def test_tables_from_where_nobody_knows_are_as_good_as_others(store: Store) -> None:
    for number in range(5):
        await open_at(store, f"den{number}", number, f"fox{number}", None)
    assert await on_board(store, 4) == ["den4", "den3", "den2", "den1"]


async def test_a_host_finds_the_tables_that_are_not_over(store: Store) -> None:
    for number, state in enumerate(("open", "playing", "over")):
        await open_at(store, state, number, "badger", "wood")
        await store.post(replace(notice(state, opened=NOON + number), state=state))
    await open_at(store, "den", 9, "fox", "wood")
    assert [each.table for each in await store.hosted("badger")] == ["playing", "open"]
    await store.disown("open")
    await store.clear("playing")
    assert await store.hosted("badger") == []
    assert [each.table for each in await store.hosted("fox")] == ["den"]


async def test_where_a_table_was_opened_is_forgotten_when_it_begins(store: Store) -> None:
    for number in range(5):
        await open_at(store, f"den{number}", number, f"fox{number}", "wood")
    for number in range(1, 5):
        await store.post(replace(notice(f"den{number}", opened=NOON + number), state="playing"))
    assert await on_board(store, 4) == ["den4", "den3", "den2", "den1"]
