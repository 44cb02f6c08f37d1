"""Commands for Redis that nobody waits for: collected, and sent by one task."""

import asyncio
import math
from collections import deque
from contextlib import suppress
from typing import Final

import structlog
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ResponseError

from tischrunde.server.redis.connection import TIMEOUT_S, hold

_MAX_WAITING: Final = 10_000
_MAX_AT_ONCE: Final = 500
_FLUSH_S: Final = 0.5
"""Seconds to send what still waits when it is closed."""

_log = structlog.get_logger()


class Publisher:
    """Sends commands in order, the next batch as soon as the last one is answered.

    What was not answered is sent again, so a command may be carried out twice. While Redis is away
    the newest commands wait and the oldest are dropped.
    """

    def __init__(self, url: str) -> None:
        self._waiting: deque[bytes] = deque(maxlen=_MAX_WAITING)
        self._sending: list[bytes] = []
        self._filled = asyncio.Event()
        self._emptied = asyncio.Event()
        self._emptied.set()
        self._task = asyncio.create_task(hold(url, self._send))

    def put(self, *words: bytes) -> None:
        """Have a command sent, soon."""
        self._waiting.append(packed(words))
        self._filled.set()
        self._emptied.clear()

    async def close(self) -> None:
        """Send what can be sent at once, and close."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_FLUSH_S):
                await self._emptied.wait()
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _send(self, connection: AbstractConnection) -> None:
        while True:
            if not self._sending:
                await self._filled.wait()
                self._sending = self._collected()
            async with asyncio.timeout(TIMEOUT_S):
                await connection.send_packed_command(b"".join(self._sending))
                for _ in self._sending:
                    await self._read_answer(connection)
            self._sending = []
            if not self._waiting:
                self._emptied.set()

    async def _read_answer(self, connection: AbstractConnection) -> None:
        try:
            await connection.read_response(timeout=math.inf)  # the timeout is for the whole batch
        except ResponseError as error:  # it concerns one command; the next may succeed
            _log.warning("redis-refused", error=repr(error))

    def _collected(self) -> list[bytes]:
        lot = [self._waiting.popleft() for _ in range(min(len(self._waiting), _MAX_AT_ONCE))]
        if not self._waiting:
            self._filled.clear()
        return lot


def packed(words: tuple[bytes, ...]) -> bytes:
    """Return a command as Redis reads it."""
    return b"*%d\r\n%b" % (
        len(words),
        b"".join([b"$%d\r\n%b\r\n" % (len(word), word) for word in words]),
    )
