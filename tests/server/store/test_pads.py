"""Shared score pads: sets of events, each kept once and numbered in the order it came."""

import asyncio
from dataclasses import replace

import asyncpg
import pytest

from tests.server.store.databases import Databases
from tests.server.store.samples import NOON, guest
from tischrunde.server.pad_ports import PadEvent, SharedPad
from tischrunde.server.ports import Store
from tischrunde.server.store.factory import open_store

pytestmark = pytest.mark.anyio

PAD = SharedPad("sheet", "igel-lampe-wolke", "badger", "{}", NOON)
MANY = 100
_WAITS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%DELETE FROM pad%'
"""


async def write(store: Store, *events: str, pad: str = "sheet", limit: int = MANY) -> bool:
    return await store.write_on_pad(pad, {each: f"[{each}]" for each in events}, limit, NOON)


async def ids(store: Store, since: int = 0, pad: str = "sheet") -> list[str]:
    return [event.id for event in await store.pad_events(pad, since, MANY)]


async def test_a_pad_is_found_by_its_id_and_by_its_code(store: Store) -> None:
    assert await store.share_pad(PAD)
    assert await store.pad("sheet") == PAD
    assert await store.pad_by_code("igel-lampe-wolke") == PAD
    assert await store.pad("other") is None
    assert await store.pad_by_code("wolke-lampe-igel") is None


async def test_neither_an_id_nor_a_code_is_given_twice(store: Store) -> None:
    assert await store.share_pad(PAD)
    assert not await store.share_pad(replace(PAD, code="other-code"))
    assert not await store.share_pad(replace(PAD, id="other"))
    assert await store.pad("sheet") == PAD
    assert await store.pad("other") is None


async def test_events_are_numbered_as_they_come_and_read_from_any_number_on(store: Store) -> None:
    await store.share_pad(PAD)
    assert await write(store, "b", "a")
    assert await write(store, "c")
    assert await store.pad_events("sheet", 0, MANY) == [
        PadEvent(1, "b", "[b]"),
        PadEvent(2, "a", "[a]"),
        PadEvent(3, "c", "[c]"),
    ]
    assert await ids(store, since=2) == ["c"]
    assert await ids(store, since=3) == []
    assert [event.id for event in await store.pad_events("sheet", 0, 2)] == ["b", "a"]


async def test_an_event_that_comes_twice_is_kept_as_it_came_first(store: Store) -> None:
    await store.share_pad(PAD)
    assert await write(store, "a")
    assert await store.write_on_pad("sheet", {"a": "other", "b": "[b]"}, MANY, NOON)
    assert await store.pad_events("sheet", 0, MANY) == [
        PadEvent(1, "a", "[a]"),
        PadEvent(2, "b", "[b]"),
    ]


async def test_the_same_event_may_stand_on_two_pads(store: Store) -> None:
    await store.share_pad(PAD)
    await store.share_pad(replace(PAD, id="other", code="other-code"))
    assert await write(store, "a")
    assert await write(store, "b", "a", pad="other")
    assert await ids(store) == ["a"]
    assert await ids(store, pad="other") == ["b", "a"]


async def test_nothing_is_written_on_a_pad_that_is_not_there(store: Store) -> None:
    assert not await write(store, "a")
    assert await ids(store) == []


async def test_a_full_pad_takes_nothing_new_and_what_it_has_once_more(store: Store) -> None:
    await store.share_pad(PAD)
    assert await write(store, "a", "b", limit=3)
    assert not await write(store, "c", "d", limit=3)
    assert await ids(store) == ["a", "b"]
    assert await write(store, "c", limit=3)
    assert await write(store, "a", "c", limit=3)
    assert not await write(store, "d", limit=3)
    assert await ids(store) == ["a", "b", "c"]


async def test_writing_puts_off_when_a_pad_expires(store: Store) -> None:
    await store.share_pad(PAD)
    await store.write_on_pad("sheet", {"a": ""}, MANY, NOON + 9)
    await store.write_on_pad("sheet", {"b": ""}, MANY, NOON + 4)
    assert await store.pad("sheet") == replace(PAD, expires=NOON + 9)
    assert await store.clear_expired_pads(NOON + 8) == 0
    assert await store.clear_expired_pads(NOON + 9) == 1
    assert await store.pad("sheet") is None
    assert await ids(store) == []


async def test_a_pad_that_is_written_on_as_it_expires_stays(
    store: Store, url: str, request: pytest.FixtureRequest
) -> None:
    if url.startswith("sqlite"):
        return  # one thread writes, one change after the other
    await store.share_pad(PAD)
    writing, looking = await asyncpg.connect(url), await asyncpg.connect(url)
    request.addfinalizer(writing.terminate)
    request.addfinalizer(looking.terminate)
    async with asyncio.timeout(60), writing.transaction():
        await writing.execute("UPDATE pad SET expires = expires + 9")
        clearing = asyncio.create_task(store.clear_expired_pads(NOON))
        while not await looking.fetchval(_WAITS):  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0.01)
    assert await clearing == 0
    assert await store.pad("sheet") == replace(PAD, expires=NOON + 9)


async def test_full_pads_are_deleted_a_few_at_once(store: Store) -> None:
    """A change takes five seconds at most, and what has failed once would fail for ever."""
    for number in range(MANY):
        assert await store.share_pad(replace(PAD, id=f"{number}", code=f"{number}"))
    deleted = []
    while count := await store.clear_expired_pads(NOON):
        deleted.append(count)
    assert sum(deleted) == MANY
    assert max(deleted) <= 20


async def test_a_deleted_pad_is_gone_with_its_events_and_can_be_put_here_again(
    store: Store,
) -> None:
    await store.share_pad(PAD)
    await write(store, "a")
    await store.clear_pad("sheet")
    assert await ids(store) == []
    assert not await write(store, "a")
    assert await store.share_pad(replace(PAD, code="another"))
    assert await ids(store) == []


async def test_a_guests_pads_are_listed_until_they_are_disowned(store: Store) -> None:
    await store.welcome(guest(), b"paw")
    late = replace(PAD, id="late", code="late", expires=NOON + 1)
    other = replace(PAD, id="other", code="other", guest="otter")
    for pad in (PAD, late, other):
        assert await store.share_pad(pad)
    assert await store.pads("badger") == [late, PAD]
    await store.forget("badger")
    assert await store.pads("badger") == [late, PAD]
    await store.disown_pads("badger")
    assert await store.pads("badger") == []
    assert await store.pad("sheet") == replace(PAD, guest=None)
    assert await store.pads("otter") == [other]


async def test_who_reads_on_misses_nothing_while_many_write_at_once(databases: Databases) -> None:
    """A number is seen only after all below it: whoever has seen it need not ask for them again."""
    stores = await asyncio.gather(*(open_store(*databases) for _ in range(3)))
    await stores[0].share_pad(PAD)
    written = {f"{writer}.{number}" for writer in range(6) for number in range(8)}
    seen: list[str] = []
    last = 0

    async def one(writer: int) -> None:
        for number in range(8):
            assert await write(stores[writer % 3], f"{writer}.{number}", "shared")

    async def read() -> None:
        nonlocal last
        while len(seen) <= len(written):
            for event in await stores[2].pad_events("sheet", last, 5):
                assert event.number == last + 1
                last = event.number
                seen.append(event.id)

    async with asyncio.timeout(120):
        await asyncio.gather(read(), *(one(writer) for writer in range(6)))
    assert sorted(seen) == sorted([*written, "shared"])
    await asyncio.gather(*(store.close() for store in stores))


async def test_text_that_cannot_be_kept_is_refused(store: Store) -> None:
    await store.share_pad(PAD)
    with pytest.raises(ValueError, match="zero"):
        await store.write_on_pad("sheet", {"a": "\0"}, MANY, NOON)
    assert await ids(store) == []
