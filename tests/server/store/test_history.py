"""A guest's tables: those that run first, page by page, without those it has hidden."""

from dataclasses import replace

import pytest

from tests.server.store.samples import NOON, guest, notice, row, sit
from tischrunde.server.ports import HistoryPlace, Notice, Reseating, Sitting, Store

pytestmark = pytest.mark.anyio


async def post(store: Store, table: str, opened: int, state: str, *names: str) -> Notice:
    """Post a notice of a table where guests have seats."""
    posted = replace(notice(table, opened=NOON + opened), state=state)
    assert await store.post(posted)
    for seat, name in enumerate(names):
        await sit(store, Sitting(name, table, seat))
    return posted


async def test_what_runs_comes_first_then_the_newest(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    await store.welcome(guest("otter"), b"fin")
    burrow = await post(store, "burrow", 10, "playing", "badger")
    den = await post(store, "den", 20, "over", "badger", "badger")
    nest = await post(store, "nest", 30, "over", "otter", "badger")
    lair = await post(store, "lair", 5, "open", "badger")
    await post(store, "sett", 40, "playing", "otter")
    await sit(store, Sitting("badger", "unpinned", 0))
    assert await store.history("badger", None, 9) == [burrow, lair, nest, den]
    assert await store.history("nobody", None, 9) == []


async def test_pages_leave_out_nothing_and_repeat_nothing(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    posted = [
        await post(store, f"t{number:02}", number // 3, state, "badger")
        for number, state in enumerate(["playing", "over", "over", "open"] * 5)
    ]
    told: list[Notice] = []
    place = None
    while page := await store.history("badger", place, 3):
        assert len(page) <= 3
        told += page
        place = HistoryPlace(page[-1].state == "over", page[-1].opened, page[-1].table)
    running = ("playing", "open")
    assert told == sorted(
        posted, key=lambda each: (each.state not in running, -each.opened, each.table)
    )


async def test_a_hidden_table_is_listed_no_more_until_it_is_over(store: Store) -> None:
    for name in ("badger", "otter"):
        await store.welcome(guest(name), name.encode())
    den = await post(store, "den", 10, "playing", "badger", "otter")
    nest = await post(store, "nest", 20, "playing", "badger")
    await store.hide("badger", "den")
    await store.hide("badger", "den")
    assert await store.history("badger", None, 9) == [nest]
    assert await store.at_table("badger", NOON, 9) == ["nest"]
    assert await store.hidden("badger") == ["den"]
    assert await store.history("otter", None, 9) == [den]
    assert await store.at_table("otter", NOON, 9) == ["den"]
    assert len(await store.sittings("badger")) == 2
    over = replace(den, state="over")
    assert await store.post(over)
    assert await store.history("badger", None, 9) == [nest, over]
    assert await store.at_table("badger", NOON, 9) == ["nest", "den"]


async def test_a_hidden_table_can_be_shown_again(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    den = await post(store, "den", 10, "playing", "badger")
    await store.hide("badger", "den")
    await store.unhide("badger", "den")
    await store.unhide("badger", "nowhere")
    assert await store.history("badger", None, 9) == [den]
    assert await store.hidden("badger") == []


async def test_only_a_table_at_which_one_has_a_seat_is_hidden(store: Store) -> None:
    for name in ("badger", "otter"):
        await store.welcome(guest(name), name.encode())
    await post(store, "den", 10, "playing", "otter")
    await store.hide("badger", "den")
    await store.hide("nobody", "den")
    assert await store.hidden("badger") == await store.hidden("nobody") == []


async def test_nothing_is_hidden_once_seat_table_or_guest_is_gone(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    for table in ("burrow", "den", "nest"):
        await post(store, table, 10, "open", "badger")
        await store.hide("badger", table)
    given_up = Reseating(given_up=[Sitting("badger", "burrow", 0)])
    assert await store.reseat(row(1), given_up)
    assert await store.hidden("badger") == ["den", "nest"]
    await store.clear("den")
    assert await store.hidden("badger") == ["nest"]
    await store.forget("badger")
    assert await store.hidden("badger") == []
