"""A connection of uvicorn's that limits the time and the length of a request's head."""

import asyncio
from typing import TYPE_CHECKING, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    from asyncio import TimerHandle

    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

HEAD_TIMEOUT_S: Final = 5.0
"""Seconds a client has to send the head of a request."""
MAX_HEAD_BYTES: Final = 32_768


class HttpProtocol(HttpToolsProtocol):
    """Hangs up on clients whose request heads come too late or are too long."""

    _in_head = True
    _head = 0
    _timer: "TimerHandle | None" = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; hang up if the head of a request is too long."""
        super().data_received(data)
        if self.transport.is_closing():
            return
        if not self._in_head:
            self._stop_waiting()
            return
        self._head += len(data)
        if self._head > MAX_HEAD_BYTES:
            self.send_400_response("Too long.")
        elif self._timer is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """Note that the head is there."""
        super().on_headers_complete()
        self._in_head = False

    def on_message_complete(self) -> None:
        """Note that the next head may come."""
        super().on_message_complete()
        if not self.parser.should_upgrade():
            self._in_head, self._head = True, 0
            self._stop_waiting()

    def _wait(self) -> None:
        self._timer = self.loop.call_later(HEAD_TIMEOUT_S, self._time_out)

    def _time_out(self) -> None:
        self._timer = None
        answering = cast("RequestResponseCycle | None", self.cycle)
        if answering is None or answering.response_complete:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
