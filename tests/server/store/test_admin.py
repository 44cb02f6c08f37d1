"""What a store keeps for operators: the door, the trail, and lists of what there is."""

from dataclasses import replace

import pytest

from tests.server.store.samples import NOON, guest, notice
from tischrunde.server.ports import AuditEntry, Store

pytestmark = pytest.mark.anyio


async def test_the_door_is_open_until_it_is_shut(store: Store) -> None:
    assert not await store.is_shut()
    for shut in (True, True, False, True):
        await store.shut(shut=shut)
        assert await store.is_shut() is shut


async def test_the_audit_has_every_entry_latest_first(store: Store) -> None:
    entries = [
        AuditEntry(NOON + number, "root", "close", f"table {number}", "") for number in range(3)
    ]
    for entry in (*entries, entries[0]):
        await store.add_audit_entry(entry)
    assert await store.audit_entries(9) == [entries[2], entries[1], entries[0], entries[0]]
    assert await store.audit_entries(1) == [entries[2]]


async def test_all_tables_are_listed_newest_first(store: Store) -> None:
    pinned = [notice(f"den{number}", opened=NOON + number, public=False) for number in range(3)]
    for each in pinned:
        await store.post(each)
    await store.post(replace(pinned[0], free=0, state="over"))
    assert [each.table for each in await store.tables(9)] == ["den2", "den1", "den0"]
    assert [each.table for each in await store.tables(1)] == ["den2"]


async def test_guests_are_found_by_their_names(store: Store) -> None:
    for number, name in enumerate(("Badger", "Old badger", "Otter")):
        known = replace(guest(f"g{number}"), name=name, created=number)
        await store.welcome(known, name.encode())
    assert [each.name for each in await store.guests("BADGER", 9)] == ["Old badger", "Badger"]
    assert [each.id for each in await store.guests("", 2)] == ["g2", "g1"]
    found = await store.guest_by_id("g2")
    assert found is not None
    assert found.name == "Otter"
    assert await store.guest_by_id("nobody") is None
