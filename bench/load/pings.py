"""Frames as long as our commands, sent again as soon as they are answered."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from bench.load.tally import Tally
from bench.load.websocket import WebSocket

_FRAME: Final = (
    b'{"t":"play","k":"0-1234","table":"0123456789abcdef","base":123,"move":"-end-of-limit"}'
)

_LAST_S: Final = 0.1
"""Seconds for which the last answers are waited for: they are not to come into what follows."""


class Pinger:
    """One socket that says the same again and again."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._tally = Tally()
        self._until = self._sent_at = 0.0
        socket.hears = self._hear

    def begin(self, tally: Tally, until: float) -> None:
        """Go on until a time."""
        self._tally, self._until = tally, until
        self._say()

    def _say(self) -> None:
        self._sent_at = time.perf_counter()
        self._socket.say(_FRAME)

    def _hear(self, _: bytes) -> None:
        heard_at = time.perf_counter()
        if heard_at > self._until:
            return
        self._tally.acks.append(heard_at - self._sent_at)
        self._say()


async def ping(sockets: Sequence[WebSocket], seconds: float) -> Tally:
    """Let all sockets ping for a while, as often as they can."""
    tally = Tally(seconds=seconds)
    until = time.perf_counter() + seconds
    for socket in sockets:
        Pinger(socket).begin(tally, until)
    await asyncio.sleep(until - time.perf_counter() + _LAST_S)
    return tally
