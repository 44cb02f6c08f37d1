"""A node that has not heard of the last rows says no only after a look at the log."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.isolated_node import IsolatedNode, Sink, isolated_nodes
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Sub
from tischrunde.server.api.request import Trouble
from tischrunde.server.ports import Guest
from tischrunde.server.submission import Taken, submit
from tischrunde.table.commands import Start

pytestmark = pytest.mark.anyio

Pair = tuple[IsolatedNode, IsolatedNode]


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[Pair]:
    async with isolated_nodes(tmp_path) as pair:
        yield pair


async def seated_here_and_there(nodes: Pair) -> tuple[rest.Opened, Guest, Guest]:
    """A table for two: both sat down here, after the other node had looked."""
    here, there = nodes
    hedgehog, wolf = await here.guest("Igel"), await here.guest("Wolf")
    opened = await here.open(hedgehog)
    await there.tables.get(opened.table)
    await here.ask("take_seat", wolf, rest.TakeSeat(code=opened.code), table=opened.table)
    return opened, hedgehog, wolf


async def test_it_denies_nothing_it_could_know_to_be_right(nodes: Pair) -> None:
    opened, hedgehog, _ = await seated_here_and_there(nodes)
    there = nodes[1].tables
    live = await there.get(opened.table)
    assert live is not None
    done = await submit(there, live, 0, Start(), by=hedgehog.id, key="k")
    assert isinstance(done, Taken), done


async def test_it_finds_a_seat_taken_elsewhere(nodes: Pair) -> None:
    opened, _, wolf = await seated_here_and_there(nodes)
    token = await nodes[1].ask("grant", wolf, table=opened.table)
    assert token.token.startswith("1.")


async def test_it_shows_a_table_to_who_sat_down_elsewhere(nodes: Pair) -> None:
    opened, _, wolf = await seated_here_and_there(nodes)
    looked = await nodes[1].ask("look", wolf, table=opened.table)
    assert looked.view["seat"] == 1


async def test_it_tells_who_comes_back_of_seats_taken_and_given_up_elsewhere(nodes: Pair) -> None:
    opened, _, wolf = await seated_here_and_there(nodes)
    here, there = nodes
    assert [(each.table, each.seat) for each in (await there.ask("me", wolf)).seats] == [
        (opened.table, 1)
    ]
    await here.ask("rise", wolf, table=opened.table, seat="1")
    assert (await there.ask("me", wolf)).seats == []


async def test_any_free_seat_is_one_nobody_took_elsewhere(nodes: Pair) -> None:
    here, there = nodes
    host, *guests = [await here.guest(name) for name in ("Igel", "Wolf", "Fuchs", "Dachs")]
    opened = await here.open(host, players=4)
    await there.tables.get(opened.table)
    wish = rest.TakeSeat(code=opened.code)
    seats = [
        (await node.ask("take_seat", guest, wish, table=opened.table)).seat
        for guest, node in zip(guests, (here, there, here), strict=True)
    ]
    assert seats == [1, 2, 3]


async def test_whoever_sits_already_is_told_where(nodes: Pair) -> None:
    """A request whose answer was lost is sent again."""
    opened, _, wolf = await seated_here_and_there(nodes)
    for node, wish in zip(nodes, (rest.TakeSeat(), rest.TakeSeat(seat=1)), strict=True):
        assert (await node.ask("take_seat", wolf, wish, table=opened.table)).seat == 1
    with pytest.raises(Trouble, match="seat-taken"):
        await nodes[1].ask("take_seat", wolf, rest.TakeSeat(seat=0), table=opened.table)


async def test_whoever_sat_down_elsewhere_looks_on_from_their_seat(nodes: Pair) -> None:
    opened, _, wolf = await seated_here_and_there(nodes)
    there, sink = nodes[1], Sink()
    live = await there.tables.get(opened.table)
    assert live is not None
    assert await there.node.streams.subscribe(sink, live, wolf.id, Sub(opened.table)) == 1


async def test_whoever_gave_up_a_seat_elsewhere_does_not_look_on_from_it(nodes: Pair) -> None:
    opened, _, wolf = await seated_here_and_there(nodes)
    here, there = nodes
    live = await there.tables.get(opened.table)
    assert live is not None
    await there.tables.catch_up(live)
    await here.ask("rise", wolf, table=opened.table, seat="1")
    streams, sink = there.node.streams, Sink()
    with pytest.raises(LookupError):
        await streams.subscribe(sink, live, wolf.id, Sub(opened.table))
    assert not sink.frames
    assert not live.watched
    by_code = Sub(opened.table, code=opened.code)
    assert await streams.subscribe(sink, live, wolf.id, by_code) is None
