"""What a node keeps in memory of its tables: each once, not too many, none that is no more."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.server.isolated_node import KEYS, IsolatedNode, Sink, StoreWrapper
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Sub
from tischrunde.server.api.request import Trouble
from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.clock import now
from tischrunde.server.live_table import LiveTable
from tischrunde.server.local_bus import LocalBus
from tischrunde.server.ports import DAY_MS, Announced, Guest, Reseating, Store
from tischrunde.server.presence import Presence
from tischrunde.server.streams import Streams
from tischrunde.server.submission import Taken, submit
from tischrunde.server.tables import QUIET_MS, Tables
from tischrunde.server.timers import Timers
from tischrunde.table.commands import Grant, Leave, Return, Rise, Start
from tischrunde.table.denial import Denial
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio


class SlowStore(StoreWrapper):
    """A store that writes a row down only when it is let."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.asked, self.let = asyncio.Event(), asyncio.Event()

    async def append(self, row: Row, *how: Any) -> bool:
        self.asked.set()
        await self.let.wait()
        return await self._store.append(row, *how)

    async def reseat(self, row: Row, seats: Reseating, *how: Any) -> bool:
        await self.let.wait()
        return await self._store.reseat(row, seats, *how)


def wheels(node: IsolatedNode) -> Timers:
    bot_dispatch = BotDispatch(node.tables, LocalBotQueue())
    return Timers(node.tables, bot_dispatch, Presence(node.node.streams, node.tables))


async def opened(node: IsolatedNode, names: Sequence[str]) -> tuple[rest.Opened, list[Guest]]:
    """Return a table at which all of these sit."""
    guests = [await node.guest(name) for name in names]
    table = await node.open(guests[0], players=len(guests))
    for guest in guests[1:]:
        await node.ask("take_seat", guest, rest.TakeSeat(code=table.code), table=table.table)
    return table, guests


async def held(tables: Tables, table: str) -> LiveTable:
    live = await tables.get(table)
    assert live is not None
    return live


async def test_room_is_made_although_the_oldest_tables_are_watched(store: Store) -> None:
    node = IsolatedNode(store)
    ids = [(await node.open(await node.guest("Igel"))).table for _ in range(12)]
    small = Tables(store, LocalBus(), KEYS, most=4)
    for table in ids[:2]:
        (await held(small, table)).watched = 1
    for table in ids[2:]:
        await small.get(table)
    assert len(small) == 4
    assert all(small.known(table) is not None for table in ids[:2])


async def test_only_tables_at_which_nothing_happens_are_forgotten(store: Store) -> None:
    node = IsolatedNode(store)
    guest = await node.guest("Igel")
    quiet, watched = [(await node.open(guest)).table for _ in range(2)]
    later = now() + QUIET_MS + 1_000
    tables = Tables(store, LocalBus(), KEYS, now=lambda: later)
    await tables.get(quiet)
    (await held(tables, watched)).watched = 1
    live = Tables(store, LocalBus(), KEYS)
    await live.get(quiet)
    await tables.forget_quiet()
    await live.forget_quiet()
    assert (tables.known(quiet), len(tables), len(live)) == (None, 1, 1)
    assert (await held(tables, quiet)).table.version == 2


async def test_a_table_somebody_still_holds_is_not_folded_a_second_time(store: Store) -> None:
    node = IsolatedNode(store)
    guest = await node.guest("Igel")
    ids = [(await node.open(guest)).table for _ in range(3)]
    small = Tables(store, LocalBus(), KEYS, most=1)
    first = await held(small, ids[0])
    for table in ids[1:]:
        await small.get(table)
    assert len(small) == 1
    assert await small.get(ids[0]) is first


async def test_a_table_that_is_being_written_to_holds_up_no_other_row(store: Store) -> None:
    slow = SlowStore(store)
    here, there = IsolatedNode(store), IsolatedNode(slow)
    table, (hedgehog, wolf) = await opened(here, ("Igel", "Wolf"))
    live = await held(there.tables, table.table)
    rising = asyncio.create_task(submit(there.tables, live, 1, Rise(), by=wolf.id, key="r"))
    await asyncio.sleep(0)
    assert live.lock.locked()
    original = await held(here.tables, table.table)
    granted = await submit(
        here.tables, original, 0, Grant("x", now() + 99_999), by=hedgehog.id, key="g"
    )
    assert isinstance(granted, Taken)
    assert granted.row is not None
    there.tables.hear(Announced(granted.row))  # returns at once
    slow.let.set()
    assert await rising == Taken(granted.version + 1, await _last(store, table.table))


async def _last(store: Store, table: str) -> Row:
    return (await store.rows(table))[-1]


async def test_what_another_node_cleared_away_is_not_shown_any_more(store: Store) -> None:
    here, there = IsolatedNode(store), IsolatedNode(store)
    guest = await here.guest("Igel")
    table = (await here.open(guest)).table
    live, sink = await held(there.tables, table), Sink()
    await there.node.streams.subscribe(sink, live, guest.id, Sub(live.table.id))
    await store.clear(table)
    with pytest.raises(Trouble, match="no-such-table"):
        await there.ask("look", guest, table=table)
    assert b'"gone"' in sink.frames[-1]
    assert there.tables.known(table) is None
    late = await submit(there.tables, live, 0, Rise(), by=guest.id, key="k")
    assert late == Denial("no-such-table")
    assert await store.rows(table) == []


async def test_one_table_that_cannot_be_read_does_not_stop_the_sweeper(store: Store) -> None:
    node = IsolatedNode(store)
    table, _ = await opened(node, ("Igel", "Wolf"))
    await store.append(Row("0000000000000000", 1, 1, None, "k", "unheard-of", ""), check_at=1)
    await store.check(table.table, 2)
    await wheels(node)._sweep()  # noqa: SLF001 - a wheel by itself
    assert await store.overdue(now(), 10) == []


async def test_a_match_that_is_still_played_is_not_cleared_away(store: Store) -> None:
    node = IsolatedNode(store)
    table, (hedgehog, _) = await opened(node, ("Igel", "Wolf"))
    live = await held(node.tables, table.table)
    await submit(node.tables, live, 0, Start(), by=hedgehog.id, key="s")
    notice = await store.notice(table.table)
    assert notice is not None
    await store.post(replace(notice, expires=1))
    await wheels(node)._tidy()  # noqa: SLF001 - a wheel by itself
    after = await store.notice(table.table)
    assert after is not None
    assert after.expires == live.table.at + 30 * DAY_MS
    assert await store.rows(table.table)


async def test_whoever_gave_up_a_seat_leaves_nothing_behind(store: Store) -> None:
    node = IsolatedNode(store)
    table, (_, wolf) = await opened(node, ("Igel", "Wolf"))
    live, sink = await held(node.tables, table.table), Sink()
    streams = node.node.streams
    await streams.subscribe(sink, live, wolf.id, Sub(live.table.id))
    await submit(node.tables, live, 1, Rise(), by=wolf.id, key="r")
    await streams.unsubscribe(sink, live)
    assert _kept(streams, node.tables.bus) == (0, 0)


async def test_whoever_could_not_be_shown_a_table_leaves_nothing_behind(store: Store) -> None:
    node = IsolatedNode(store)
    guest = await node.guest("Igel")
    table = (await node.open(guest)).table
    live = await held(node.tables, table)
    await store.clear(table)
    with pytest.raises(LookupError):
        await node.node.streams.subscribe(Sink(), live, guest.id, Sub(live.table.id))
    assert _kept(node.node.streams, node.tables.bus) == (0, 0)


def _kept(streams: Streams, bus: object) -> tuple[int, int]:
    assert isinstance(bus, LocalBus)
    return len(streams._streams), len(bus._listened)  # noqa: SLF001 - what nobody else can see


async def test_after_a_write_that_failed_the_sweeper_is_told_again(store: Store) -> None:
    node = IsolatedNode(store)
    table, (hedgehog, _) = await opened(node, ("Igel", "Wolf"))
    live = await held(node.tables, table.table)
    await submit(node.tables, live, 0, Start(), by=hedgehog.id, key="s")
    await store.check(table.table, None)
    slow = SlowStore(store)
    broken = IsolatedNode(slow)
    other = await held(broken.tables, table.table)
    leaving = asyncio.create_task(submit(broken.tables, other, 0, Leave(), by=hedgehog.id, key="l"))
    await slow.asked.wait()
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    broken.tables.store = store
    await submit(broken.tables, other, 0, Leave(), by=hedgehog.id, key="l")
    await submit(broken.tables, other, 0, Return(), by=hedgehog.id, key="b")
    assert table.table in await store.overdue(now() + 60_000, 10)
