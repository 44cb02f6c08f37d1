"""A WebSocket of uvicorn's with a shortcut: most frames need neither a queue nor a task.

An application finds it in its scope; without using it, it has an ordinary WebSocket.
"""

import asyncio
import socket
from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined] # from where it is quickest
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

if TYPE_CHECKING:
    from asyncio import TimerHandle

EXTENSION: Final = "tischrunde.websocket"
"""The name of the connection among the extensions of the scope."""

MAX_BUFFER_BYTES: Final = 32_768
"""Maximum number of bytes that wait here for a slow client; the rest waits in its outbox."""
MAX_KERNEL_BYTES: Final = 32_768
"""Approximate number of bytes that the kernel buffers in each direction."""
MAX_FRAGMENTS: Final = 64
"""Maximum number of fragments of a message."""
STALLED_S: Final = 10.0
"""Seconds without reading after which a client is disconnected."""

_NOT_TEXT, _PROTOCOL_ERROR = 1007, 1002
_TEXT: Final = 0x81
"""First byte of a whole frame of text."""
_MASKED: Final = 0x80
"""Is added to the length of a frame that is masked; four bytes then say how."""
_SHORT_BYTES: Final = 126
"""From this length on the length is written in two bytes more, ..."""
_MIDDLE_BYTES: Final = 65_536
"""... and from this on in eight."""
_LEAST_BYTES: Final = 8
"""Length of the longest head of a frame that is read at once."""

_short_head: Final = Struct("!BB").pack
_middle_head: Final = Struct("!BBH").pack
_long_head: Final = Struct("!BBQ").pack


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Sends and receives a frame at once if nothing waits before it."""

    text_handler: Callable[[bytes], bool] | None = None
    """Is called first with every frame of text, and returns whether it has handled it."""
    _patience: "TimerHandle | None" = None
    _between_frames = False
    """Whether the library waits for a frame to begin that may be a message of its own."""

    def write(self, frame: bytes) -> bool:
        """Send a frame of text if it can be sent without waiting; return whether it was."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(text_frame(frame))
        return True

    def hang_up(self, code: int) -> None:
        """Send the close frame without waiting for room, and hear nothing more."""
        if self.disconnected or self.close_sent:
            return
        try:
            self.conn.send_close(code)
        except InvalidState:
            return  # the client was quicker
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Use small buffers: our frames are short."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MAX_BUFFER_BYTES)
        raw = cast("socket.socket", transport.get_extra_info("socket"))
        if raw.family in (socket.AF_INET, socket.AF_INET6):
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MAX_KERNEL_BYTES)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAX_KERNEL_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for the client."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; after a failed handshake only the answer is sent.

        What is one whole frame of text is read here at once, anything else by the library.
        """
        if self._between_frames and not self.close_sent:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
                return
        if self.close_sent and not self.handshake_initiated:
            return
        super().data_received(data)
        self._between_frames = is_between_frames(self.conn)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self._wait()

    def pause_writing(self) -> None:
        """Begin to wait for a client that does not read."""
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        """Go on: the client has read something."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._stop_waiting()

    def keepalive_timeout(self) -> None:
        """Hang up on a client that does not answer."""
        super().keepalive_timeout()
        self._wait()

    async def run_asgi(self) -> None:
        """Run the application; then do not wait long for the client."""
        await super().run_asgi()
        if not self.disconnected:
            self._wait()

    def handle_connect(self, event: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        """Put the shortcut into the application's scope."""
        if not (event.path.isascii() and all(key.isascii() for key in event.headers)):
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.conn.send_response(self.conn.reject(400, ""))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self}
            self.scope["extensions"] = extensions

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers pile up already."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        """Add a fragment to a message, unless it has too many."""
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.hang_up(_PROTOCOL_ERROR)
            self.frames = []

    def send_receive_event_to_app(self) -> None:
        """Offer a frame to the handler, unless others wait before it; else queue it as usual."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            frame = b"".join(self.frames)
            if self.text_handler is not None and self.queue.empty() and self.text_handler(frame):
                self.frames = []
                return
            if not _is_text(frame):
                self.frames = []
                self.hang_up(_NOT_TEXT)
                return
        super().send_receive_event_to_app()

    def _wait(self) -> None:
        """Wait for the client a while longer, not for ever."""
        if self._patience is None:
            self._patience = self.loop.call_later(STALLED_S, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def text_frame(text: bytes) -> bytes:
    """Return a frame of text as a server sends it: whole, neither masked nor compressed."""
    size = len(text)
    if size < _SHORT_BYTES:
        return _short_head(_TEXT, size) + text
    if size < _MIDDLE_BYTES:
        return _middle_head(_TEXT, _SHORT_BYTES, size) + text
    return _long_head(_TEXT, _SHORT_BYTES + 1, size) + text


def whole_text(data: bytes, most: int) -> bytes | None:
    """Return the text if the data are one whole masked frame of it, and nothing else.

    None as well if it is longer than ``most`` bytes.
    """
    if len(data) < _LEAST_BYTES or data[0] != _TEXT:
        return None
    size, head = data[1] - _MASKED, 6
    if size >= _SHORT_BYTES:
        if size > _SHORT_BYTES:
            return None
        size, head = int.from_bytes(data[2:4], "big"), 8
    if len(data) != head + size or size > most:
        return None
    return apply_mask(data[head:], data[head - 4 : head])


def is_between_frames(connection: Protocol) -> bool:
    """Return whether all that came has been read, up to the end of a message."""
    reading: Any = connection.parser
    while reading.gi_yieldfrom is not None:
        reading = reading.gi_yieldfrom
    return reading.gi_code is StreamReader.at_eof.__code__ and connection.current_size is None


def _is_text(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True
