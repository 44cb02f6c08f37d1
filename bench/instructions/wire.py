"""Sockets without a network: frames are handed in as bytes, and those sent back only counted."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any, Final

_HANDSHAKE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_MASK: Final = bytes.fromhex("12345678")
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_SHORT, _MIDDLE = 126, 127
_HERE: Final = b'{"t":"here"'[:10]
"""Who is there is told at any time, in short frames; nobody waits for them."""


class Tally:
    """Frames and bytes sent by all nodes; one can wait until there are enough."""

    def __init__(self) -> None:
        self.frames = self.size = 0
        self._wanted = -1
        self._come = asyncio.Event()

    def add(self, frames: int, size: int) -> None:
        """Count frames."""
        self.frames += frames
        self.size += size
        if self.frames >= self._wanted:
            self._come.set()

    async def reaches(self, frames: int) -> None:
        """Wait until there is this number of frames in all."""
        self._wanted = frames
        if self.frames < frames:
            self._come.clear()
            await self._come.wait()


class Wire(asyncio.Transport):
    """The transport of one socket."""

    def __init__(self, tally: Tally) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self._tally = tally
        self._socket = socket.socket(socket.AF_UNIX)  # asked what it is, and for nothing else
        self._closed = False
        self.protocol: Any = None

    def connect(self, entrance: Callable[["Wire"], Any]) -> None:
        """Shake hands with a node."""
        self.protocol = entrance(self)
        self.protocol.data_received(_HANDSHAKE)

    def write(self, data: Any) -> None:  # noqa: ANN401 - as asyncio has it
        """Count the frames in what is sent, but not who is there; answer pings."""
        place = frames = 0
        while place < len(data):
            if data[place] == _PING:
                pong = framed(bytes(data[place + 2 : place + 2 + data[place + 1]]), _PONG)
                asyncio.get_running_loop().call_soon(self.protocol.data_received, pong)
            frames += data[place] == _TEXT and data[place + 2 : place + 12] != _HERE
            place = _end(data, place)
        self._tally.add(frames, len(data))

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ANN401 - as asyncio has it
        """Return what is known of the socket."""
        return self._socket if name == "socket" else super().get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Return whether the node has hung up."""
        return self._closed

    def close(self) -> None:
        """Note that the node hangs up."""
        self._closed = True
        self._socket.close()

    abort = close

    def pause_reading(self) -> None:
        """Do nothing: one frame is handed in after the other."""

    def resume_reading(self) -> None:
        """Do nothing."""

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Do nothing: nothing waits here."""


def framed(text: bytes, kind: int = _TEXT) -> bytes:
    """Return a frame as a client sends it."""
    if len(text) < _SHORT:
        head = bytes((kind, 0x80 | len(text)))
    else:
        head = bytes((kind, 0x80 | _SHORT)) + len(text).to_bytes(2, "big")
    return head + _MASK + bytes(byte ^ _MASK[place % 4] for place, byte in enumerate(text))


def _end(data: bytes, place: int) -> int:
    """Return where a frame of a server ends; what is no frame ends with all the rest."""
    if not data[place] & 0x80:  # the answer to the handshake
        return len(data)
    size = data[place + 1]
    if size < _SHORT:
        return place + 2 + size
    width = 2 if size < _MIDDLE else 8
    return place + 2 + width + int.from_bytes(bytes(data[place + 2 : place + 2 + width]), "big")
