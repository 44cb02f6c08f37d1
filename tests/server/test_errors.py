"""Whoever sends a command is answered, whatever breaks in the server."""

import asyncio
from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode, Sink, Spoken, StoreWrapper
from tischrunde.protocol.frames import Do, Hello, Ping, Sub
from tischrunde.server.local_bus import LocalBus, LocalHub
from tischrunde.server.ports import Guest, Store
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio


class Broken(StoreWrapper):
    """A store that fails at writing as none of ours is known to."""

    async def append(self, row: Row, *how: Any) -> bool:
        raise RuntimeError(row, how)


async def test_what_nobody_expected_is_answered_too(store: Store) -> None:
    node = IsolatedNode(Broken(store))
    hedgehog = await node.guest("Igel")
    opened = await IsolatedNode(store).open(hedgehog, bots=["easy"])
    socket = Spoken(node, hedgehog)
    socket.say(Hello())
    assert (await socket.answer())["t"] == "welcome"
    socket.say(Do("key", opened.table, "start"))
    answer = await socket.answer()
    assert (answer["t"], answer["code"], answer["k"]) == ("err", "unavailable", "key")
    await socket.hang_up()


class Slow(StoreWrapper):
    """A store that writes a row only when it is let, and notes the guests asked for."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.asked, self.writes, self.let = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def append(self, row: Row, *how: Any) -> bool:
        self.writes.set()
        await self.let.wait()
        return await self._store.append(row, *how)

    async def guest(self, token: bytes) -> Guest | None:
        found = await self._store.guest(token)
        self.asked.set()
        return found


async def test_nobody_is_told_of_a_row_before_it_is_durable(store: Store) -> None:
    """Neither whoever did it, nor whoever looks on, nor other nodes."""
    slow, hub, sink = Slow(store), LocalHub(), Sink()
    elsewhere = LocalBus(hub)
    node = IsolatedNode(slow, LocalBus(hub))
    hedgehog = await node.guest("Igel")
    table = (await node.open(hedgehog, bots=["easy"])).table
    live = await node.tables.get(table)
    assert live is not None
    await node.node.streams.subscribe(sink, live, hedgehog.id, Sub(table))
    await elsewhere.listen(table)
    socket = Spoken(node, hedgehog)
    socket.say(Hello())
    assert (await socket.answer())["t"] == "welcome"
    socket.say(Do("key", table, "start"))
    await slow.writes.wait()
    socket.say(Ping())
    assert (await socket.answer())["t"] == "pong"
    assert len(sink.frames) == 1
    assert live.table.version == len(await store.rows(table))
    slow.let.set()
    assert (await socket.answer())["t"] == "ack"
    heard = await anext(elsewhere.heard())
    assert heard is not None
    assert heard.row == live.last == (await store.rows(table))[-1]
    assert len(sink.frames) == 2
    await socket.hang_up()


async def test_a_socket_does_not_become_a_guests_who_is_deleted_meanwhile(store: Store) -> None:
    slow = Slow(store)
    node = IsolatedNode(slow)
    hedgehog = await node.guest("Igel")
    marten, token = await node.node.guests.come_in("Marder", "circle", program=True)
    opened = await IsolatedNode(store).open(hedgehog, bots=["easy"])
    socket = Spoken(node, hedgehog)
    socket.say(Hello())
    assert (await socket.answer())["t"] == "welcome"
    socket.say(Do("key", opened.table, "start"))
    socket.say(Hello(token))
    await slow.asked.wait()
    await node.ask("forget", marten)
    slow.let.set()
    assert (await socket.answer())["t"] == "ack"
    answer = await socket.answer()
    assert (answer["t"], answer["code"]) == ("err", "not-known")
    await socket.hang_up()
