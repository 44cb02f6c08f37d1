"""A whole frame of text is read without the library; whatever else comes is the library's to read.

What becomes of it is the same either way, wherever the bytes are cut.
"""

import asyncio
import socket
import struct
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import Any, Final, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State

from tests.server.raw_socket import handshake
from tischrunde.server.uvicorn import websocket_protocol
from tischrunde.server.uvicorn.websocket_protocol import WebSocketProtocol

pytestmark = pytest.mark.anyio

MOST: Final = 300
"""Longest message that is taken, in bytes."""
HANDSHAKE: Final = handshake()


def framed(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def unmasked(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def reserved(text: bytes, bit: int) -> bytes:
    frame = framed(text)
    return bytes((frame[0] | bit,)) + frame[1:]


def wordy(text: bytes, kind: str, size: int | None = None) -> bytes:
    """Return a frame whose length is written in more bytes than it needs."""
    marked, told = 126 if kind == "H" else 127, len(text) if size is None else size
    return struct.pack(f"!BB{kind}4x", 0x81, 0x80 | marked, told) + text


CLOSING: Final = struct.pack("!H", CloseCode.NORMAL_CLOSURE) + b"enough"
SHORT, MIDDLE, FULL = b'{"t":"ping"}', b"x" * 200, b"x" * MOST
CONT, PING, PONG, CLOSE, BINARY = Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE, Opcode.BINARY

STORIES: Final[dict[str, list[bytes]]] = {
    "short": [framed(SHORT)],
    "empty": [framed(b"")],
    "one letter": [framed(b"x"), framed(b"xy")],
    "middle": [framed(b"x" * size) for size in (125, 126, 127, 128)],
    "full": [framed(FULL)],
    "too long": [framed(FULL + b"x"), framed(SHORT)],
    "much too long": [framed(b"x" * 70_000), framed(SHORT)],
    "two": [framed(SHORT) + framed(b"second")],
    "two middle": [framed(MIDDLE) + framed(b"second"), framed(b"third")],
    "one after the other": [framed(SHORT), framed(b"second"), framed(MIDDLE)],
    "umlauts": [framed("Käsefüße".encode())],
    "no text": [framed(b"\xff\xfe\xfd"), framed(SHORT)],
    "half a letter": [framed("ß".encode()[:1]), framed(SHORT)],
    "fragments": [framed(b"a", fin=False), framed(b"b", CONT, fin=False), framed(b"c", CONT)],
    "text within a message": [framed(b"a", fin=False), framed(SHORT), framed(b"c", CONT)],
    "ping within a message": [framed(b"a", fin=False), framed(b"p", PING), framed(b"c", CONT)],
    "a message after fragments": [framed(b"a", fin=False), framed(b"c", CONT), framed(SHORT)],
    "nothing to go on with": [framed(b"c", CONT), framed(SHORT)],
    "ping": [framed(b"p", PING), framed(SHORT), framed(b"q", PING), framed(b"second")],
    "ping at once": [framed(b"p", PING) + framed(SHORT), framed(b"second")],
    "pong": [framed(SHORT), framed(b"p", PONG), framed(b"second")],
    "bytes": [framed(SHORT), framed(b"\xff", BINARY), framed(b"second")],
    "unmasked": [framed(SHORT), unmasked(SHORT), framed(b"second")],
    "unmasked, as long as if it had a mask": [unmasked(SHORT) + b"mask", framed(SHORT)],
    "unmasked, likewise": [unmasked(MIDDLE) + b"mask", framed(SHORT)],
    "reserved": [reserved(SHORT, 0x40), framed(SHORT)],
    "reserved too": [reserved(SHORT, 0x10), framed(SHORT)],
    "unknown": [b"\x83" + framed(SHORT)[1:], framed(SHORT)],
    "wordy": [wordy(SHORT, "H"), framed(SHORT)],
    "wordier": [wordy(SHORT, "Q"), framed(SHORT)],
    "as long as in one byte": [wordy(b"x" * 119, "Q"), framed(SHORT)],
    "as long as in two bytes": [wordy(b"x" * 194, "Q", 200 << 48), framed(SHORT)],
    "close": [framed(SHORT), framed(CLOSING, CLOSE), framed(b"too late")],
    "close at once": [framed(SHORT) + framed(CLOSING, CLOSE) + framed(b"too late")],
    "close within a message": [framed(b"a", fin=False), framed(CLOSING, CLOSE), framed(SHORT)],
    "bad close": [framed(b"x", CLOSE), framed(SHORT)],
}


class Port:
    """Where a socket of the system would be."""

    family = socket.AF_UNIX

    def getsockname(self) -> str:
        return ""

    getpeername = getsockname


class Transport:
    """Where a connection writes to."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return Port() if name == "socket" else default

    def set_write_buffer_limits(self, _: int) -> None:
        """Have room for everything."""

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    abort = close

    def pause_reading(self) -> None:
        """Read on: whoever asks sees what waits."""

    resume_reading = pause_reading


class Line:
    """A connection without a network, and all that comes of what it is sent."""

    def __init__(self, taken: Callable[[bytes], bool] | None) -> None:
        self.transport = Transport()
        self.protocol = WebSocketProtocol(_config(), ServerState(), {})
        self.protocol.connection_made(cast("asyncio.Transport", self.transport))
        self.offered: list[bytes] = []
        self._taken = taken
        if taken is not None:
            self.protocol.text_handler = self._offer

    async def open(self) -> None:
        self.protocol.data_received(HANDSHAKE)
        while self.protocol.conn.state is not State.OPEN:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)
        self.transport.written.clear()

    def _offer(self, frame: bytes) -> bool:
        assert self._taken is not None
        self.offered.append(bytes(frame))
        return self._taken(frame)

    def outcome(self) -> dict[str, Any]:
        """Return all that can be seen of it."""
        queue, protocol = self.protocol.queue, self.protocol
        queued = [queue.get_nowait() for _ in range(queue.qsize())]
        for message in queued:
            queue.put_nowait(message)
        return {
            "offered": self.offered[:],
            "queued": queued,
            "written": b"".join(self.transport.written),
            "closed": self.transport.closed,
            "close sent": protocol.close_sent,
            "state": protocol.conn.state,
            "fragments": [bytes(each) for each in protocol.frames],
        }

    async def end(self) -> None:
        for task in self.protocol.tasks:
            task.cancel()
        self.protocol.connection_lost(None)
        await asyncio.gather(*self.protocol.tasks, return_exceptions=True)


async def _silent(_: object, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


@cache
def _config() -> Config:
    config = Config(_silent, log_config=None, lifespan="off", ws_max_size=MOST)
    config.load()
    return config


HANDLERS: Final[dict[str, Callable[[bytes], bool] | None]] = {
    "nobody": None,
    "all": lambda _: True,
    "none": lambda _: False,
    "short": lambda frame: len(frame) < len(MIDDLE),
}


async def outcomes(
    pieces: list[bytes], taken: Callable[[bytes], bool] | None
) -> list[dict[str, Any]]:
    """Return what comes of some bytes, after each piece."""
    line = Line(taken)
    await line.open()
    seen = []
    for piece in pieces:
        if not line.transport.closed:
            line.protocol.data_received(piece)
        seen.append(line.outcome())
    await line.end()
    return seen


def cut(frames: list[bytes]) -> list[list[bytes]]:
    """Return the same bytes as they may come: frame by frame, all at once, cut in a head."""
    whole = b"".join(frames)
    begins = [0, *accumulate(map(len, frames))]
    places = {begin + place for begin in begins for place in (-1, 1, 2, 3, 6, 8)} | {*begins}
    cuts = [[whole[:place], whole[place:]] for place in places if 0 < place < len(whole)]
    letters = [whole[place : place + 1] for place in range(len(whole))] if len(whole) < MOST else []
    return [frames, [whole], *cuts, *([letters] if letters else [])]


@pytest.mark.parametrize("handler", HANDLERS)
@pytest.mark.parametrize("story", STORIES)
async def test_it_comes_to_the_same_as_with_the_library_alone(
    story: str, handler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pieces in cut(STORIES[story]):
        found = await outcomes(pieces, HANDLERS[handler])
        with monkeypatch.context() as alone:
            alone.setattr(websocket_protocol, "whole_text", lambda *_: None)
            assert found == await outcomes(pieces, HANDLERS[handler]), pieces


@pytest.mark.parametrize("size", [2, 125, 126, MOST])
async def test_a_whole_frame_of_text_is_not_handed_to_the_library(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Line(lambda _: True)
    await line.open()
    monkeypatch.setattr(line.protocol.conn, "receive_data", None)
    line.protocol.data_received(framed(b"x" * size))
    line.protocol.data_received(framed(b"y" * size))
    assert line.offered == [b"x" * size, b"y" * size]
    await line.end()


async def test_after_the_server_has_said_goodbye_nothing_is_offered() -> None:
    line = Line(lambda _: True)
    await line.open()
    line.protocol.hang_up(CloseCode.POLICY_VIOLATION)
    line.protocol.data_received(framed(SHORT))
    assert line.offered == []
    line.protocol.data_received(framed(CLOSING, CLOSE))
    assert line.protocol.conn.state is State.CLOSING
    await line.end()


async def test_after_the_client_has_said_goodbye_nothing_is_offered() -> None:
    line = Line(lambda _: True)
    await line.open()
    line.protocol.data_received(framed(CLOSING, CLOSE))
    line.protocol.data_received(framed(SHORT))
    assert line.offered == []
    await line.end()
