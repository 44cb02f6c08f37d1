"""A database that has lost rows a node has seen: nothing is built on what is not there."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode, Sink, StoreWrapper
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Sub
from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Guest, Store
from tischrunde.server.presence import Presence
from tischrunde.server.submission import Taken, submit
from tischrunde.server.timers import Timers
from tischrunde.table.commands import Leave, Move, Rise, Start
from tischrunde.table.denial import Denial
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio

Lose = Callable[[str, int], None]


@pytest.fixture
def lose(tmp_path: Path) -> Lose:
    """Let the database have no row of a table from a version on, as a replica that lagged."""

    def lose(table: str, version: int) -> None:
        with closing(sqlite3.connect(tmp_path / "store.db")) as database, database:
            lost = "DELETE FROM log WHERE table_id = ? AND version >= ?"
            assert database.execute(lost, (table, version)).rowcount > 0

    return lose


class Seated:
    """A node and a table for two, with both at it: three rows."""

    def __init__(
        self, node: IsolatedNode, guests: tuple[Guest, Guest], opened: rest.Opened
    ) -> None:
        self.node = node
        self.igel, self.wolf = guests
        self.opened = opened

    async def live(self, node: IsolatedNode | None = None) -> LiveTable:
        live = await (node or self.node).tables.get(self.opened.table)
        assert live is not None
        return live

    async def looking(
        self, guest: Guest | None, node: IsolatedNode | None = None, **said: Any
    ) -> Sink:
        sink, live = Sink(), await self.live(node)
        sub = Sub(self.opened.table, **said)
        await (node or self.node).node.streams.subscribe(
            sink, live, guest.id if guest else None, sub
        )
        return sink


async def seated(store: Store, **more: Any) -> Seated:
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    opened = await node.open(igel, **more)
    await node.ask("take_seat", wolf, rest.TakeSeat(code=opened.code), table=opened.table)
    return Seated(node, (igel, wolf), opened)


def last(sink: Sink) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(sink.frames[-1])
    return frame


def brief(sink: Sink) -> tuple[str, int, bool]:
    frame = last(sink)
    return frame["t"], frame["v"], frame.get("back", False)


async def test_a_node_that_holds_more_than_the_database_goes_back(store: Store, lose: Lose) -> None:
    """And with it all who look on: the seat taken in the lost row is free."""
    at = await seated(store, public=True)
    live = await at.live()
    sinks = [await at.looking(guest) for guest in (at.igel, at.wolf, None)]
    lose(live.table.id, 3)
    done = await submit(at.node.tables, live, 0, Start(), by=at.igel.id, key="s")
    assert done == Denial("seats-free")
    assert [row.version for row in await store.rows(live.table.id)] == [1, 2]
    assert [brief(sink) for sink in sinks] == [("snap", 2, True)] * 3
    assert [last(sink)["view"]["seat"] for sink in sinks] == [0, None, None]
    assert (await at.live()).table.free == (1,)
    taken = await at.node.ask("take_seat", at.wolf, rest.TakeSeat(), table=live.table.id)
    assert taken.seat == 1
    assert [last(sink)["v"] for sink in sinks] == [3] * 3


async def test_whoever_may_not_look_any_more_is_sent_away(store: Store, lose: Lose) -> None:
    """A seat let in without the code, and the row by which it was taken is lost."""
    at = await seated(store)
    live = await at.live()
    sitting, knowing = await at.looking(at.wolf), await at.looking(at.wolf, code=at.opened.code)
    lose(live.table.id, 3)
    await at.node.tables.catch_up(live)
    assert last(sitting) == {"t": "gone", "table": live.table.id}
    assert brief(knowing) == ("snap", 2, True)
    assert live.watched == 1


async def test_a_node_that_holds_another_row_of_the_same_version_goes_back(
    store: Store, lose: Lose
) -> None:
    """Another node has written on top of what was left before this one noticed."""
    at = await seated(store, public=True)
    live, sink = await at.live(), await at.looking(at.igel)
    lose(live.table.id, 3)
    there = IsolatedNode(store)
    dachs = await there.guest("Dachs")
    await there.ask("take_seat", dachs, rest.TakeSeat(), table=live.table.id)
    assert live.table.version == 3
    done = await submit(at.node.tables, live, 0, Start(), by=at.igel.id, key="s")
    assert isinstance(done, Taken)
    assert [row.version for row in await store.rows(live.table.id)] == [1, 2, 3, 4]
    names = [chair["name"] for chair in last(await at.looking(at.igel))["view"]["chairs"]]
    assert names == ["Igel", "Dachs"]
    backs = [json.loads(frame) for frame in sink.frames if b'"back":true' in frame]
    assert [(frame["v"], frame["view"]["chairs"][1]["name"]) for frame in backs] == [(3, "Dachs")]


@pytest.mark.parametrize("deed", [Leave(), Rise()])
async def test_a_seat_is_not_given_up_on_top_of_a_row_that_is_not_there(
    store: Store, lose: Lose, deed: Leave | Rise
) -> None:
    at = await seated(store)
    live = await at.live()
    lose(live.table.id, 3)
    done = await submit(at.node.tables, live, 1, deed, by=at.wolf.id, key="r")
    assert done == Denial("no-such-seat")
    assert [row.version for row in await store.rows(live.table.id)] == [1, 2]


async def moved(at: Seated, live: LiveTable) -> Taken | Denial:
    """Let whoever's turn it is play a move, chosen from what this node has."""
    match = live.table.match
    assert match is not None
    (seat,) = match.waiting
    move = Move(live.table.game.write_move(match.legal(seat)[-1]))
    guest, base = (at.igel, at.wolf)[seat].id, live.table.version
    return await submit(at.node.tables, live, seat, move, by=guest, key=f"k{base}", base=base)


async def test_a_move_chosen_from_what_was_lost_is_stale(store: Store, lose: Lose) -> None:
    at = await seated(store)
    live = await at.live()
    await submit(at.node.tables, live, 0, Start(), by=at.igel.id, key="s")
    for _ in range(2):
        assert isinstance(await moved(at, live), Taken)
    lose(live.table.id, 5)
    assert await moved(at, live) == Denial("stale")
    assert live.table.version == 4
    assert isinstance(await moved(at, live), Taken)


async def test_whoever_asks_meanwhile_is_told_what_the_database_has(
    store: Store, lose: Lose
) -> None:
    at = await seated(store)
    lose(at.opened.table, 3)
    seats = (await at.node.ask("me", at.igel)).seats
    assert [(seat.table, seat.names) for seat in seats] == [(at.opened.table, ["Igel", None])]


async def test_a_table_that_is_gone_from_the_database_is_gone(store: Store, lose: Lose) -> None:
    at = await seated(store)
    live, sink = await at.live(), await at.looking(at.igel)
    lose(live.table.id, 1)
    await at.node.tables.catch_up(live)
    assert last(sink) == {"t": "gone", "table": live.table.id}
    assert await at.node.tables.get(live.table.id) is None


async def test_whoever_comes_with_what_was_lost_is_told_so(store: Store, lose: Lose) -> None:
    """At any node: it need not have seen itself what was lost."""
    at = await seated(store, public=True)
    seen = last(await at.looking(at.igel))
    lose(at.opened.table, 3)
    there = IsolatedNode(store)
    again = {"since": seen["v"], "at": seen["at"]}
    assert brief(await at.looking(at.igel, there, **again)) == ("snap", 2, True)
    await store.append(Row(at.opened.table, 3, seen["at"] + 1, None, "x", "restart", ""))
    assert brief(await at.looking(at.igel, there, **again)) == ("snap", 3, True)
    await store.append(Row(at.opened.table, 4, seen["at"] + 2, None, "y", "restart", ""))
    assert brief(await at.looking(at.igel, there, **again)) == ("snap", 4, True)


async def test_whoever_comes_with_what_is_there_misses_nothing(store: Store) -> None:
    at = await seated(store, public=True)
    seen = last(await at.looking(at.igel))
    again = {"since": seen["v"], "at": seen["at"]}
    assert brief(await at.looking(at.igel, **again)) == ("skip", 3, False)
    live = await at.live()
    await submit(at.node.tables, live, 0, Start(), by=at.igel.id, key="s")
    assert brief(await at.looking(at.igel, **again)) == ("ev", 4, False)
    assert brief(await at.looking(at.igel, since=3)) == ("ev", 4, False)


class Reborn(StoreWrapper):
    """A store of which another takes the place."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.name = "first"

    async def incarnation(self) -> str:
        return self.name


async def test_where_another_database_took_over_everybody_goes_back(
    store: Store, lose: Lose
) -> None:
    """Although nobody does anything: whoever looks on sees what there is."""
    reborn = Reborn(store)
    at = await seated(reborn, public=True)
    tables = at.node.tables
    wheels = Timers(
        tables, BotDispatch(tables, LocalBotQueue()), Presence(at.node.node.streams, tables)
    )
    await wheels.close_gaps()
    sink = await at.looking(at.wolf)
    other = (await at.node.open(at.igel)).table
    unwatched = await tables.get(other)
    assert unwatched is not None
    lose(at.opened.table, 3)
    await wheels.close_gaps()
    assert brief(sink) == ("snap", 3, False)
    assert not unwatched.in_doubt
    reborn.name = "second"
    await wheels.close_gaps()
    assert brief(sink) == ("snap", 2, True)
    assert unwatched.in_doubt
