"""Whoever sends a command is answered, whatever breaks in the server."""

import asyncio

import msgspec
import pytest

from tests.server.deaf import Around, DeafNode
from tischrunde.protocol.frames import Do, FromClient, Hello
from tischrunde.server.ports import Store
from tischrunde.server.socket import Message, Socket
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio


class Broken(Around):
    """A store that fails at writing as none of ours is known to."""

    async def append(self, row: Row, check_at: int | None = None) -> bool:
        raise RuntimeError(row, check_at)


async def test_what_nobody_expected_is_answered_too(store: Store) -> None:
    node = DeafNode(Broken(store))
    hedgehog = await node.guest("Igel")
    opened = await node.open(hedgehog, bots=["easy"])
    said: asyncio.Queue[Message] = asyncio.Queue()
    heard: asyncio.Queue[Message] = asyncio.Queue()
    socket = Socket(node.node, said.get, heard.put, hedgehog.id, address="")
    running = asyncio.create_task(socket.run())

    async def answer_to(frame: FromClient) -> dict[str, str]:
        said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(frame).decode()})
        async with asyncio.timeout(5):
            answer = await heard.get()
        return msgspec.json.decode(answer["text"], type=dict)

    assert (await answer_to(Hello()))["t"] == "welcome"
    answer = await answer_to(Do("key", opened.table, "start"))
    assert (answer["t"], answer["code"], answer["k"]) == ("err", "unavailable", "key")
    said.put_nowait({"type": "websocket.disconnect"})
    await running
