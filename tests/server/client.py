"""A client of a node in memory, and every frame it is sent, with the time."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from tests.server.virtual import virtual_loop
from tischrunde.protocol.frames import FromClient, Hello
from tischrunde.server.node import Node
from tischrunde.server.socket import Message, Socket

if TYPE_CHECKING:
    from tischrunde.server.wire import Wire

Heard = tuple[int, bytes]
"""A frame, and at which millionth of a second it was sent."""

_HUNG_UP: Final = '{"t":"hung up"}'
_ENCODER = msgspec.json.Encoder()


class _ShortCut:
    """The wire of a client that is never in anybody's way."""

    taken: Any = None
    close_sent = False

    def __init__(self, client: "Client") -> None:
        self._client = client

    def write(self, frame: bytes) -> bool:
        self._client.note(frame)
        return True


class Client:
    """A real socket of the server's; ``wired`` ones use its short cut, others wait in line."""

    def __init__(self, node: Node, guest: str | None, *, wired: bool) -> None:
        self.heard: list[Heard] = []
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._wire = _ShortCut(self) if wired else None
        wire = cast("Wire | None", self._wire)
        socket = Socket(node, self._said.get, self._take, guest, address="", wire=wire)
        self._running = asyncio.ensure_future(socket.run())
        self.say(Hello())

    def say(self, frame: FromClient) -> None:
        """Send a frame."""
        said = _ENCODER.encode(frame)
        taken = None if self._wire is None or self._said.qsize() else self._wire.taken
        if taken is None or not taken(said):
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
