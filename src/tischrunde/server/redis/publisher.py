"""Commands for Redis that nobody waits for: collected, and sent together."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

import structlog
from hiredis import ReplyError
from redis.asyncio.connection import AbstractConnection

from tischrunde.server.redis.connection import TIMEOUT_S, Link, hold

_MAX_WAITING: Final = 10_000
_MAX_AT_ONCE: Final = 500
_FLUSH_S: Final = 0.5
"""Seconds to send what still waits when it is closed."""
_POLL_S: Final = 0.5
"""Seconds between two looks for an answer that does not come."""

_log = structlog.get_logger()


class Publisher:
    """Sends commands in order, the next batch as soon as the last one is answered.

    What was not answered is sent again, so a command may be carried out twice. While Redis is away
    the newest commands wait and the oldest are dropped.
    """

    def __init__(self, url: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[bytes] = deque(maxlen=_MAX_WAITING)
        self._sent: list[bytes] = []
        self._sent_at = 0.0
        self._unanswered = 0
        self._due = False
        self._link: Link | None = None
        self._emptied = asyncio.Event()
        self._emptied.set()
        self._task = asyncio.create_task(hold(url, self._hold))

    def put(self, *words: bytes) -> None:
        """Have a command sent, soon."""
        self.put_packed(packed(words))

    def put_packed(self, command: bytes) -> None:
        """Have a command sent, soon, that is written as Redis reads it."""
        self._waiting.append(command)
        self._emptied.clear()
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send_next)

    async def close(self) -> None:
        """Send what can be sent at once, and close."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_FLUSH_S):
                await self._emptied.wait()
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _hold(self, connection: AbstractConnection) -> None:
        """Send over a connection until it is lost, or no answer comes."""
        self._link = Link(connection, self._take_answer)
        try:
            if self._sent:
                self._send()
            else:
                self._send_next()
            while True:
                await self._link.held(_POLL_S)
                if self._sent and self._loop.time() - self._sent_at > TIMEOUT_S:
                    raise TimeoutError("Redis does not answer")
        finally:
            self._link = None

    def _send_next(self) -> None:
        """Send the next batch, unless the last one waits for answers."""
        self._due = False
        if self._link is None or self._sent or not self._waiting:
            return
        number = min(len(self._waiting), _MAX_AT_ONCE)
        self._sent = [self._waiting.popleft() for _ in range(number)]
        self._send()

    def _send(self) -> None:
        if self._link is not None:
            self._unanswered = len(self._sent)
            self._sent_at = self._loop.time()
            self._link.write(b"".join(self._sent))

    def _take_answer(self, answer: object) -> None:
        if isinstance(answer, ReplyError):  # it concerns one command; the next may succeed
            _log.warning("redis-refused", error=repr(answer))
        self._unanswered -= 1
        if self._unanswered:
            return
        self._sent = []
        if self._waiting:
            self._send_next()
        else:
            self._emptied.set()


def packed(words: tuple[bytes, ...]) -> bytes:
    """Return a command as Redis reads it."""
    return b"*%d\r\n%b" % (
        len(words),
        b"".join([b"$%d\r\n%b\r\n" % (len(word), word) for word in words]),
    )
