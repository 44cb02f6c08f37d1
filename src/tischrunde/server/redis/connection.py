"""Connections to Redis: how one is opened, and opened again whenever it breaks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, cast

import structlog
from hiredis import Reader
from redis.asyncio.connection import AbstractConnection, Connection, parse_url

TIMEOUT_S: Final = 2.0
"""Seconds without a due answer after which a connection counts as dead."""

_PING_TIMEOUT_S: Final = 0.5
_MIN_PAUSE_S: Final = 0.05
_MAX_PAUSE_S: Final = 1.0

_log = structlog.get_logger()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AbstractConnection]:
    """Open a connection, and close it in the end; callers need timeouts of their own.

    It has no time limit of its own: redis-py keeps that with ``asyncio.wait_for``, which before
    Python 3.12 may lose a cancellation, and then a task is never ended.
    """
    options: dict[str, Any] = {**parse_url(url)}
    kind = options.pop("connection_class", Connection)
    connection = kind(protocol=2, socket_timeout=None, socket_connect_timeout=None, **options)
    try:
        async with asyncio.timeout(TIMEOUT_S):
            await connection.connect()
        yield connection
    finally:
        await connection.disconnect(nowait=True)


async def hold(url: str, use: Callable[[AbstractConnection], Awaitable[None]]) -> None:
    """Use a connection, and another whenever it breaks, after growing pauses; never return."""
    clock = asyncio.get_running_loop().time
    pause = _MIN_PAUSE_S
    while True:
        began = clock()
        try:
            async with opened(url) as connection:
                await use(connection)
        except Exception as error:  # noqa: BLE001 - whatever it was, a new connection is the remedy
            if pause == _MIN_PAUSE_S:
                _log.warning("redis-lost", error=repr(error))
        if clock() - began > TIMEOUT_S + _MAX_PAUSE_S:
            pause = _MIN_PAUSE_S
        await asyncio.sleep(pause)
        pause = min(2 * pause, _MAX_PAUSE_S)


class Link(asyncio.Protocol):
    """A connection taken over from redis-py: a function is handed every reply as it comes.

    It needs neither a task nor a stream. What the function raises ends the connection.
    """

    def __init__(self, connection: AbstractConnection, take: Callable[[Any], None]) -> None:
        self._take = take
        self._replies = Reader()
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport = cast("Any", connection)._writer.transport  # noqa: SLF001 - see tests/test_internals.py
        self._transport.set_protocol(self)

    def write(self, command: bytes) -> None:
        """Send a command, or several at once."""
        self._transport.write(command)

    async def held(self, seconds: float) -> None:
        """Return after some seconds; raise as soon as the connection is lost."""
        await asyncio.wait([self._lost], timeout=seconds)
        if self._lost.done():
            await self._lost
            raise ConnectionError("Redis has hung up")

    def data_received(self, data: bytes) -> None:
        """Hand over all replies that are complete."""
        self._replies.feed(data)
        try:
            while (reply := self._replies.gets()) is not False:
                self._take(reply)
        except Exception as error:  # noqa: BLE001 - whatever it was, a new connection is the remedy
            if not self._lost.done():
                self._lost.set_exception(error)
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - as asyncio has it
        """Wake whoever holds it."""
        if not self._lost.done():
            self._lost.set_result(None)


async def responds(url: str) -> bool:
    """Return whether Redis answers at once."""
    try:
        async with asyncio.timeout(_PING_TIMEOUT_S), opened(url) as connection:
            await connection.send_command("PING")
            await connection.read_response()
    except Exception:  # noqa: BLE001 - whatever it was, that is no answer
        return False
    return True
