"""Whoever keeps a server waiting is waited for a while, and not for ever: in simulated time."""

import asyncio
import socket
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tests.server.isolated_node import IsolatedNode
from tests.server.memory_store import MemoryStore
from tests.server.virtual_clock import run_virtually, virtual_loop
from tischrunde.protocol.close_codes import POLICY
from tischrunde.protocol.frames import Hello, Here
from tischrunde.server.app import application
from tischrunde.server.http import BODY_TIMEOUT_S
from tischrunde.server.presence import Presence
from tischrunde.server.socket import HELLO_TIMEOUT_S, Message, Socket
from tischrunde.server.uvicorn.http_protocol import HEAD_TIMEOUT_S, HttpProtocol
from tischrunde.server.uvicorn.websocket_protocol import STALLED_S, WebSocketProtocol

if TYPE_CHECKING:
    from tischrunde.server.ports import Store
    from tischrunde.server.streams import Streams

A_MOMENT = 0.1


def isolated_node() -> IsolatedNode:
    return IsolatedNode(cast("Store", MemoryStore()))


class Spoken:
    """A socket of the server's, and what becomes of it."""

    def __init__(self, node: IsolatedNode) -> None:
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: list[Message] = []
        socket = Socket(node.node, self.said.get, self._take, None, address="")
        self.running = asyncio.ensure_future(socket.run())

    async def _take(self, message: Message) -> None:
        self.heard.append(message)

    @property
    def closed(self) -> list[int]:
        return [each["code"] for each in self.heard if each["type"] == "websocket.close"]


def test_whoever_does_not_say_hello_is_hung_up_on_and_nobody_else() -> None:
    async def story() -> None:
        node = isolated_node()
        silent, greeted = Spoken(node), Spoken(node)
        hello = msgspec.json.encode(Hello()).decode()
        greeted.said.put_nowait({"type": "websocket.receive", "text": hello})
        await asyncio.sleep(HELLO_TIMEOUT_S - A_MOMENT)
        assert silent.closed == []
        await asyncio.sleep(2 * A_MOMENT)
        assert silent.closed == [POLICY]
        await asyncio.sleep(HELLO_TIMEOUT_S)
        assert greeted.closed == []
        greeted.said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.gather(silent.running, greeted.running)

    run_virtually(story())


class Line:
    """Where a socket of the system would be."""

    family = socket.AF_UNIX

    def getsockname(self) -> str:
        return ""

    getpeername = getsockname


class Transport:
    """Where a connection writes to, and whether it was broken off."""

    def __init__(self) -> None:
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def get_extra_info(self, name: str) -> Any:
        return Line() if name == "socket" else None

    def set_write_buffer_limits(self, _: int) -> None:
        """Have room for everything."""


def connected(kind: type[HttpProtocol | WebSocketProtocol]) -> tuple[Any, Transport]:
    """Return a connection of uvicorn's of this kind, over nothing."""
    config = Config(
        _nothing, http=HttpProtocol, ws=WebSocketProtocol, log_config=None, lifespan="off"
    )
    connection = kind(config, ServerState(), {}, virtual_loop())
    transport = Transport()
    connection.connection_made(cast("asyncio.Transport", transport))
    return connection, transport


async def _nothing(_: Message, __: object, ___: object) -> None:
    """Answer nobody."""


@pytest.mark.parametrize("begun", [b"", b"GET /ws HTTP/1.1\r\nHost: x\r\n"])
def test_a_request_that_never_begins_is_not_waited_for(begun: bytes) -> None:
    async def story() -> None:
        door, transport = connected(HttpProtocol)
        await asyncio.sleep(HEAD_TIMEOUT_S - A_MOMENT)
        if begun:
            door.data_received(begun)
        assert not transport.aborted
        await asyncio.sleep(2 * A_MOMENT)
        assert transport.aborted

    run_virtually(story())


def test_a_body_that_never_ends_is_not_waited_for() -> None:
    async def story() -> None:
        coming: asyncio.Queue[Message] = asyncio.Queue()
        coming.put_nowait({"type": "http.request", "body": b'{"na', "more_body": True})
        answered: list[Message] = []

        async def send(message: Message) -> None:
            answered.append(message)

        scope: Message = {"type": "http", "method": "POST", "path": "/api/guests", "headers": []}
        scope.update(query_string=b"", client=("192.0.2.1", 1))
        asking = asyncio.ensure_future(
            application(isolated_node().node, None)(scope, coming.get, send)
        )
        await asyncio.sleep(BODY_TIMEOUT_S - A_MOMENT)
        assert answered == []
        await asyncio.sleep(2 * A_MOMENT)
        assert answered[0]["status"] == 400
        await asking

    run_virtually(story())


def test_whoever_takes_nothing_is_hung_up_on_and_whoever_takes_something_is_not() -> None:
    async def story() -> None:
        wire, transport = connected(WebSocketProtocol)
        wire.pause_writing()
        await asyncio.sleep(STALLED_S - A_MOMENT)
        wire.resume_writing()
        await asyncio.sleep(STALLED_S)
        wire.pause_writing()
        await asyncio.sleep(STALLED_S - A_MOMENT)
        assert not transport.aborted
        await asyncio.sleep(2 * A_MOMENT)
        assert transport.aborted

    run_virtually(story())


class Crowd:
    """A viewer of a table, and what it is sent."""

    def __init__(self) -> None:
        self.watching = 0
        self.sent: list[Here] = []
        self.audience_listeners: list[Any] = []

    def present(self, _: str) -> tuple[frozenset[int], int]:
        return frozenset(), self.watching

    def send_all(self, _: str, here: Here) -> None:
        self.sent.append(here)


def test_a_crowd_is_not_told_of_everyone_who_comes() -> None:
    async def story() -> None:
        crowd, tables = Crowd(), isolated_node().tables
        tables.now = virtual_loop().now
        presence = Presence(cast("Streams", crowd), tables)
        announcing = asyncio.ensure_future(presence.run())
        for _ in range(100):
            crowd.watching += 1
            presence.changed("burrow")
            await asyncio.sleep(0.02)
        await asyncio.sleep(1)
        assert crowd.sent[-1].watching == 100
        assert len(crowd.sent) < 40
        announcing.cancel()
        await asyncio.gather(announcing, return_exceptions=True)

    run_virtually(story())
