"""What is written on shared pads: nothing is lost, and nothing is believed."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.server.household import Household, refused
from tests.server.isolated_node import IsolatedNode, StoreWrapper
from tests.server.pad_phone import AT, km, opened
from tischrunde.pad.event_codec import decode_place, encode_event
from tischrunde.pad.events import Written
from tischrunde.server.local_bus import LocalBus, LocalHub
from tischrunde.server.pad_ports import PAD_KEPT_MS, PadEvent, SharedPad
from tischrunde.server.ports import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def home(store: Store) -> Household:
    node = IsolatedNode(store)
    shared = Household(node, await node.guest("Lena"), opened())
    await shared.share()
    return shared


async def test_events_may_come_twice_in_any_order_and_in_parts(home: Household) -> None:
    first = home.wrote(km(1), "725")
    second = home.wrote(km(1), "750")
    third = home.wrote(km(2), "100")
    assert await home.send(second) == {}
    assert await home.send(third, first, second) == {}
    assert await home.send(first, first) == {}
    assert await home.kept() == [each["id"] for each in (second, third, first)]
    assert await home.kept(since=2) == [first["id"]]
    assert await home.kept(since=3) == []


def forged(home: Household, **changed: Any) -> dict[str, Any]:
    """Return an event with other contents and the id that belongs to them."""
    said = {"pad": home.id, "by": "Wolf", "at": AT, "value": "725", "replaces": (), **changed}
    place = decode_place(said.pop("place", km(1)))
    return encode_event(Written(place=place, **said))


async def test_what_cannot_stand_on_a_pad_is_refused_and_all_else_is_kept(home: Household) -> None:
    good = home.wrote(km(1), "725")
    other = home.wrote(km(2), "100")
    assert await home.send(other) == {}
    bad = {
        "no-such-event": [
            {**good, "id": "0" * 20},
            {**good, "value": "750"},
            {**forged(home), "by": "Oma"},
            forged(home, pad="0" * 20),
            forged(home, replaces=(other["id"],)),
            forged(home, by="a\nb"),
        ],
        "wrong-value": [
            forged(home, value="x"),
            forged(home, place={"on": "dealer"}, value="7"),
            forged(home, place={"on": "seat", "seat": 0}, value="O\nma"),
            forged(home, place={**km(1), "on": "problem", "reason": "no"}, value="yes"),
        ],
        "no-such-round": [forged(home, place=km(1000))],
        "no-such-field": [forged(home, place=km(1, of=7))],
        "no-such-seat": [forged(home, place={"on": "seat", "seat": 9}, value="Oma")],
    }
    for code, events in bad.items():
        for event in events:
            assert await home.send(event) == {event["id"]: code}, event
    wrong = bad["no-such-round"][0]
    crossing = forged(home, replaces=(good["id"],), place=km(3))
    assert await home.send(wrong, crossing, good) == {
        wrong["id"]: "no-such-round",
        crossing["id"]: "no-such-event",
    }
    assert await home.kept() == [other["id"], good["id"]]


async def test_an_event_too_long_to_keep_is_refused(home: Household) -> None:
    many = tuple(f"{number:020x}" for number in range(100))
    long = forged(home, replaces=many, place={"on": "seat", "seat": 0}, value="Oma")
    assert await home.send(long) == {}
    by = "\U0001f0a1" * 40
    longer = forged(home, replaces=many, place=km(1), value=None, by=by)
    assert await home.send(longer) == {}
    endless = forged(home, value="0" * 1990 + "725", replaces=many)
    assert endless["id"] in await home.send(endless)


async def test_a_node_that_has_not_seen_an_event_knows_its_place_all_the_same(
    home: Household, store: Store
) -> None:
    there = Household(IsolatedNode(store), home.guest, opened())
    there.code = home.code
    assert await there.send() == {}
    event = home.wrote(km(1), "725")
    assert await home.send(event) == {}
    crossing = forged(there, place=km(2), replaces=(event["id"],))
    assert await there.send(crossing) == {crossing["id"]: "no-such-event"}


async def test_a_node_remembers_only_so_many_events(
    home: Household, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever fills pad after pad does not fill the memory."""
    monkeypatch.setattr("tischrunde.server.shared_pads._MAX_KNOWN", 4)
    other = Household(home.node, home.guest, opened(by="Oma"))
    await other.share()
    read: list[tuple[str, int]] = []
    events = home.node.node.pads.events

    async def noted(pad: str, since: int) -> Any:
        read.append((pad, since))
        return await events(pad, since)

    monkeypatch.setattr(home.node.node.pads, "events", noted)
    for number in (1, 2, 3):
        await home.send(home.wrote(km(number), "725"))
    assert read[-1] == (home.id, 2)
    for number in (1, 2):
        await other.send(other.wrote(km(number), "725"))
    read.clear()
    event = home.log["written"][0]
    crossing = forged(home, place=km(2), replaces=(event["id"],))
    assert await home.send(crossing) == {crossing["id"]: "no-such-event"}
    assert read[0] == (home.id, 0)


async def test_a_full_pad_says_so(home: Household, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.server.shared_pads.MAX_EVENTS", 2)
    first, second, third = (home.wrote(km(number), "100") for number in (1, 2, 3))
    assert await home.send(first) == {}
    assert await refused(home.send(second, third)) == "pad-full"
    assert await home.send(first, second) == {}
    assert await home.kept() == [first["id"], second["id"]]


async def test_an_entry_puts_off_the_day_on_which_a_pad_is_deleted(
    home: Household, store: Store
) -> None:
    before = await store.pad(home.id)
    assert before is not None
    home.node.tables.now = lambda: before.expires
    await home.send(home.wrote(km(1), "725"))
    assert await store.pad(home.id) == replace(before, expires=before.expires + PAD_KEPT_MS)


class Slow(StoreWrapper):
    """A store that writes on pads only when it is let."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.writes, self.let = asyncio.Event(), asyncio.Event()

    async def write_on_pad(self, *what: Any) -> bool:
        self.writes.set()
        await self.let.wait()
        return await self._store.write_on_pad(*what)


async def test_nobody_is_told_of_an_event_before_it_is_durable(store: Store) -> None:
    slow, hub = Slow(store), LocalHub()
    node = IsolatedNode(slow, LocalBus(hub))
    elsewhere = LocalBus(hub)
    home = Household(node, await node.guest("Lena"), opened())
    await home.share()
    await elsewhere.listen(home.id)
    heard = asyncio.ensure_future(anext(elsewhere.heard()))
    sending = asyncio.create_task(home.send(home.wrote(km(1), "725")))
    await slow.writes.wait()
    assert await home.kept() == []
    assert not sending.done()
    assert not heard.done()
    slow.let.set()
    assert await sending == {}
    announced = await heard
    assert announced is not None
    row = announced.row
    assert row.table == home.id
    assert "725" not in repr(row)
    assert "Lena" not in repr(row)


class Emptied(StoreWrapper):
    """A store whose pad is deleted at the moment in which somebody writes."""

    async def write_on_pad(self, pad: str, *what: Any) -> bool:
        await self._store.clear_pad(pad)
        return await self._store.write_on_pad(pad, *what)


async def test_a_pad_that_is_deleted_meanwhile_takes_nothing(store: Store) -> None:
    node = IsolatedNode(Emptied(store))
    home = Household(node, await node.guest("Lena"), opened())
    await home.share()
    assert await refused(home.send(home.wrote(km(1), "725"))) == "no-such-pad"


async def test_a_pad_by_rules_of_a_later_version_is_left_alone(store: Store) -> None:
    node = IsolatedNode(store)
    home = Household(node, await node.guest("Lena"), opened())
    await home.share()
    shared = await store.pad(home.id)
    assert shared is not None

    unknown = replace(shared, opened=shared.opened.replace("schmidt", "schmidt-2030"))

    class Later(StoreWrapper):
        async def pad(self, _: str) -> SharedPad:
            return unknown

    later = Household(IsolatedNode(Later(store)), home.guest, opened())
    later.code = home.code
    assert await refused(later.send(home.wrote(km(1), "725"))) == "unfit-pad"
    assert await store.pad_events(home.id, 0, 9) == []


async def test_what_is_kept_is_what_was_sent(home: Household, store: Store) -> None:
    event = home.wrote(km(1), "725")
    await home.send(event)
    (kept,) = await store.pad_events(home.id, 0, 9)
    assert kept == PadEvent(1, event["id"], kept.body)
    assert msgspec.json.decode(kept.body) == event
