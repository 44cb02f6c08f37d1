"""A client of a node in memory, and every frame it is sent, with the time."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from tests.server.virtual_clock import virtual_loop
from tischrunde.protocol.frames import FromClient, Hello
from tischrunde.server.node import Node
from tischrunde.server.socket import Message, Socket

if TYPE_CHECKING:
    from tischrunde.server.uvicorn.websocket_protocol import WebSocketProtocol

Heard = tuple[int, bytes]
"""A frame, and at which microsecond it was sent."""

_HUNG_UP: Final = '{"t":"hung up"}'
_ENCODER = msgspec.json.Encoder()


class _ShortCut:
    """The connection of a client that is never in anybody's way."""

    text_handler: Any = None
    close_sent = False

    def __init__(self, client: "Client") -> None:
        self._client = client

    def write(self, frame: bytes) -> bool:
        self._client.note(frame)
        return True


class Client:
    """A real socket of the server's; without ``short_cut`` its frames wait in line."""

    def __init__(self, node: Node, guest: str | None, *, short_cut: bool) -> None:
        self.heard: list[Heard] = []
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._connection = _ShortCut(self) if short_cut else None
        connection = cast("WebSocketProtocol | None", self._connection)
        socket = Socket(node, self._said.get, self._take, guest, address="", connection=connection)
        self._running = asyncio.ensure_future(socket.run())
        self.say(Hello())

    def say(self, frame: FromClient) -> None:
        """Send a frame."""
        said = _ENCODER.encode(frame)
        connection = self._connection
        handler = None if connection is None or self._said.qsize() else connection.text_handler
        if handler is None or not handler(said):
            self._said.put_nowait({"type": "websocket.receive", "text": said.decode()})

    def note(self, frame: bytes) -> None:
        """Note a frame."""
        self.heard.append((virtual_loop().micros, frame))

    async def leave(self) -> None:
        """Hang up, and wait until the server has noticed."""
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self._running

    async def _take(self, message: Message) -> None:
        self.note(message.get("text", _HUNG_UP).encode())
