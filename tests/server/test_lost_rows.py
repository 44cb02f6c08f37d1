"""A database that has lost rows a node has seen: nothing is written on top of what is not there."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.deaf import DeafNode, Sink
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Sub
from tischrunde.server.ports import Store
from tischrunde.table.commands import Rise, Start
from tischrunde.table.denial import Denial

pytestmark = pytest.mark.anyio


def lose(folder: Path, version: int) -> None:
    """Let the database have no row of this version."""
    with closing(sqlite3.connect(folder / "store.db")) as database, database:
        assert database.execute("DELETE FROM log WHERE version = ?", (version,)).rowcount == 1


async def test_a_node_that_holds_more_than_the_database_leaves_no_hole(
    store: Store, tmp_path: Path
) -> None:
    """As after a failover to a replica that had not received the last row."""
    node = DeafNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    live = await node.tables.get(table)
    assert live is not None
    assert live.table.version == 3
    sink = Sink()
    await node.node.streams.subscribe(sink, live, igel.id, Sub(table))
    lose(tmp_path, 3)
    done = await node.tables.submit(live, 0, Start(), by=igel.id, key="s")
    assert done == Denial("no-such-table")
    assert b'"gone"' in sink.frames[-1]
    assert [row.version for row in await store.rows(table)] == [1, 2]
    again = await node.tables.get(table)
    assert again is not None
    assert again.table.free == (1,)


async def test_whoever_asks_meanwhile_is_told_what_the_database_has(
    store: Store, tmp_path: Path
) -> None:
    node = DeafNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    lose(tmp_path, 3)
    told = (await node.ask("me", igel)).seats
    assert [(seat.table, seat.names) for seat in told] == [(table, ["Igel", None])]


async def test_a_seat_is_not_given_up_on_top_of_a_row_that_is_not_there(
    store: Store, tmp_path: Path
) -> None:
    node = DeafNode(store)
    igel = await node.guest("Igel")
    table = (await node.open(igel)).table
    live = await node.tables.get(table)
    assert live is not None
    lose(tmp_path, 2)
    done = await node.tables.submit(live, 0, Rise(), by=igel.id, key="r")
    assert done == Denial("no-such-table")
    assert [row.version for row in await store.rows(table)] == [1]
