"""Guests, by what they are known, and where they sit."""

import asyncio
from dataclasses import replace

import pytest

from tests.server.store.samples import NOON, guest, notice, row, sit
from tischrunde.server.ports import Reseating, Sitting, Store

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_by_its_token(store: Store) -> None:
    program = replace(guest("otter"), program=True)
    await store.welcome(guest(), b"paw\x00\xff")
    await store.welcome(program, b"fin")
    await store.welcome(program, b"fin")
    assert await store.guest(b"paw\x00\xff") == guest()
    assert await store.guest(b"fin") == program
    assert await store.guest(b"paw") is None


async def test_a_guest_changes_name_shape_and_expiry(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    await store.welcome(guest("otter"), b"fin")
    changed = replace(guest(), name="Dächsin 🦡", shape="circle", expires=NOON + 9)
    await store.rename(changed)
    assert await store.guest(b"paw") == changed
    assert await store.guest(b"fin") == guest("otter")
    await store.rename(guest("nobody"))


async def test_a_token_that_is_dropped_is_nobodys(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    await store.welcome(guest("otter"), b"fin")
    await store.drop_token(b"paw")
    assert await store.guest(b"paw") is None
    assert await store.guest(b"fin") == guest("otter")


async def test_sittings_come_newest_table_first(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    await store.welcome(guest("otter"), b"fin")
    for table, opened in (("burrow", 10), ("den", 30), ("nest", 20)):
        await store.post(notice(table, opened=opened))
        await sit(store, Sitting("badger", table, 2))
    await sit(store, Sitting("badger", "den", 2))
    await sit(store, Sitting("badger", "den", 0))
    await sit(store, Sitting("badger", "unpinned", 0))
    await sit(store, Sitting("otter", "den", 1))
    assert await store.sittings("badger") == [
        Sitting("badger", "den", 0),
        Sitting("badger", "den", 2),
        Sitting("badger", "nest", 2),
        Sitting("badger", "burrow", 2),
        Sitting("badger", "unpinned", 0),
    ]


async def test_whoever_rises_leaves_the_row_and_no_note(store: Store) -> None:
    for name, token in (("badger", b"paw"), ("otter", b"fin")):
        await store.welcome(guest(name), token)
        for seat in (0, 1):
            await sit(store, Sitting(name, "burrow", seat))
    assert await store.append(row(1))
    risen = row(2)._replace(seat=1)
    seats = Reseating(given_up=[Sitting("badger", "burrow", 1)])
    assert await store.reseat(risen, seats, check_at=NOON)
    assert await store.rows("burrow") == [row(1), risen]
    assert await store.sittings("badger") == [Sitting("badger", "burrow", 0)]
    assert [each.seat for each in await store.sittings("otter")] == [0, 1]
    assert await store.overdue(NOON, 10) == ["burrow"]


@pytest.mark.parametrize("version", [1, 3])
async def test_whoever_cannot_rise_keeps_the_note(store: Store, version: int) -> None:
    await store.welcome(guest(), b"paw")
    await sit(store, Sitting("badger", "burrow", 1))
    assert await store.append(row(1))
    seats = Reseating(given_up=[Sitting("badger", "burrow", 1)])
    assert not await store.reseat(row(version)._replace(seat=1), seats, check_at=NOON)
    assert await store.rows("burrow") == [row(1)]
    assert await store.sittings("badger") == [Sitting("badger", "burrow", 1)]
    assert await store.overdue(NOON, 10) == []


async def test_whoever_wants_to_go_on_finds_the_tables_that_are_not_over(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    for table, opened, state, expires in (
        ("burrow", 10, "over", 99),
        ("den", 20, "open", 50),
        ("nest", 30, "playing", 50),
        ("lair", 40, "over", 100),
    ):
        await post(store, table, opened, state, expires)
        await sit(store, Sitting("badger", table, 1))
    await sit(store, Sitting("badger", "unpinned", 0))
    assert await store.at_table("badger", NOON + 100, 9) == ["lair", "nest", "den"]
    assert await store.at_table("badger", NOON + 101, 9) == ["nest", "den"]
    assert await store.at_table("badger", NOON + 101, 1) == ["nest"]


async def test_a_table_is_found_once_and_only_by_who_has_a_seat_there(store: Store) -> None:
    for name in ("badger", "otter", "hare"):
        await store.welcome(guest(name), name.encode())
    for opened, table in enumerate(("burrow", "den", "nest")):
        await post(store, table, opened, "playing", 50)
    for seat in range(3):
        await sit(store, Sitting("badger", "den", seat))
    await sit(store, Sitting("badger", "burrow", 0))
    await sit(store, Sitting("otter", "nest", 0))
    assert await store.at_table("badger", NOON, 2) == ["den", "burrow"]
    assert await store.at_table("otter", NOON, 2) == ["nest"]
    assert await store.at_table("hare", NOON, 2) == []


async def test_tables_of_the_same_moment_are_always_in_the_same_order(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    for table in ("nest", "burrow", "den"):
        await post(store, table, 10, "playing", 50)
        await sit(store, Sitting("badger", table, 0))
    assert await store.at_table("badger", NOON, 9) == ["burrow", "den", "nest"]
    assert await store.at_table("badger", NOON, 2) == ["burrow", "den"]


async def test_to_go_on_one_follows_the_notice(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    for opened, table in enumerate(("burrow", "den")):
        await post(store, table, opened, "playing", 50)
        await sit(store, Sitting("badger", table, 0))
    await post(store, "burrow", 0, "over", 50)
    assert await store.at_table("badger", NOON + 51, 9) == ["den"]
    await store.clear("den")
    assert await store.at_table("badger", NOON + 51, 9) == []
    await store.forget("badger")
    assert await store.at_table("badger", NOON, 9) == []


async def post(store: Store, table: str, opened: int, state: str, expires: int) -> None:
    pinned = notice(table, opened=NOON + opened, expires=NOON + expires)
    assert await store.post(replace(pinned, state=state))


async def test_a_forgotten_guest_leaves_nothing_behind(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    await sit(store, Sitting("badger", "burrow", 1))
    await store.forget("badger")
    assert await store.guest(b"paw") is None
    assert await store.sittings("badger") == []
    await sit(store, Sitting("badger", "burrow", 1))
    await store.welcome(guest(), b"new paw")
    assert await store.guest(b"paw") is None
    assert await store.sittings("badger") == []


async def test_whoever_sits_down_while_being_forgotten_is_forgotten(store: Store) -> None:
    for number in range(20):
        name = f"hare{number}"
        await store.welcome(guest(name), name.encode())
        await asyncio.gather(
            sit(store, Sitting(name, "burrow", 1)),
            store.forget(name),
        )
        assert await store.sittings(name) == []
        assert await store.guest(name.encode()) is None


async def test_guests_whose_time_is_over_are_forgotten(store: Store) -> None:
    for name, expires in (("hare", 10), ("badger", 20), ("otter", 21)):
        await store.welcome(guest(name, NOON + expires), name.encode())
        await sit(store, Sitting(name, "burrow", 1))
    assert await store.forget_expired(NOON + 20) == 2
    assert await store.forget_expired(NOON + 20) == 0
    assert await store.guest(b"badger") is None
    assert await store.sittings("hare") == []
    assert await store.guest(b"otter") == guest("otter", NOON + 21)


async def test_a_name_that_is_no_text_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="zero"):
        await store.welcome(replace(guest(), name="a\0"), b"paw")
    assert await store.guest(b"paw") is None
    await store.welcome(guest(), b"paw")
    with pytest.raises(ValueError, match="surrogates"):
        await store.rename(replace(guest(), name="\ud800"))
    assert await store.guest(b"paw") == guest()


async def test_not_too_many_guests_are_forgotten_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tischrunde.server.store.sql_store._MAX_FORGOTTEN", 2)
    for number, name in enumerate(("hare", "badger", "otter")):
        await store.welcome(guest(name, NOON + number), name.encode())
    assert [await store.forget_expired(NOON + 9) for _ in range(3)] == [2, 1, 0]


async def test_whoever_takes_a_seat_is_noted_with_the_row_or_not_at_all(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    taken = Reseating(taken=[Sitting("badger", "burrow", 1)])
    assert await store.reseat(row(1), taken, check_at=NOON)
    assert not await store.reseat(row(1, body="50"), Reseating(taken=[Sitting("badger", "den", 1)]))
    assert await store.rows("burrow") == [row(1)]
    assert await store.sittings("badger") == [Sitting("badger", "burrow", 1)]
    assert await store.overdue(NOON, 10) == ["burrow"]


async def test_whoever_has_been_forgotten_takes_no_seat(store: Store) -> None:
    assert not await store.reseat(row(1), Reseating(taken=[Sitting("badger", "burrow", 1)]))
    assert await store.rows("burrow") == []


async def test_rows_may_read_otherwise(store: Store) -> None:
    for version in (1, 2):
        assert await store.append(row(version))
    await store.rewrite([])
    await store.rewrite([row(2, body="50"), row(3, body="50"), row(1, table="den")])
    assert await store.rows("burrow") == [row(1), row(2, body="50")]
    assert await store.rows("den") == []


async def test_where_somebody_sat_is_known_until_either_is_gone(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    for table in ("burrow", "den", "nest"):
        given_up = [Sitting(name, table, 1) for name in ("badger", "nobody")]
        assert await store.reseat(row(1, table=table), Reseating(given_up=given_up))
    assert await store.reseat(row(2), Reseating(given_up=[Sitting("badger", "burrow", 0)]))
    assert await store.visited("badger") == ["burrow", "den", "nest"]
    assert await store.visited("nobody") == []
    await store.clear("den")
    assert await store.visited("badger") == ["burrow", "nest"]
    await store.forget("badger")
    assert await store.visited("badger") == []


async def test_a_guest_is_known_by_other_tokens_or_by_none(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    assert not await store.is_known("badger", besides=b"paw")
    await store.welcome(guest(), b"claw")
    await store.welcome(guest("otter"), b"fin")
    assert await store.is_known("badger", besides=b"paw")
    await store.drop_token(b"claw")
    assert not await store.is_known("badger", besides=b"paw")


async def test_another_code_comes_with_its_row_or_not_at_all(store: Store) -> None:
    await store.post(notice("burrow", "a-b-c"))
    await store.post(notice("den", "d-e-f"))
    assert await store.reseat(row(1), Reseating(code="g-h-i"))
    assert await store.by_code("a-b-c") is None
    assert await store.by_code("g-h-i") == notice("burrow", "g-h-i")
    assert not await store.reseat(row(2), Reseating(code="d-e-f"))
    assert await store.rows("burrow") == [row(1)]
    assert await store.by_code("d-e-f") == notice("den", "d-e-f")
