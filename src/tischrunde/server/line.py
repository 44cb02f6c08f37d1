"""Lines to Redis: how one is opened, and held for ever."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from redis.asyncio.connection import AbstractConnection, Connection, parse_url

TIMEOUT_S: Final = 2.0
"""Seconds without a due answer after which a connection counts as dead."""

_GLANCE: Final = 0.5
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 1.0

_log = structlog.get_logger()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AbstractConnection]:
    """Open a line, and close it in the end; who waits on it must not wait for ever.

    It has no time limit of its own: redis-py keeps that with ``asyncio.wait_for``, which before
    Python 3.12 may lose a cancellation, and then a task is never ended.
    """
    options: dict[str, Any] = {**parse_url(url)}
    kind = options.pop("connection_class", Connection)
    line = kind(protocol=2, socket_timeout=None, socket_connect_timeout=None, **options)
    try:
        async with asyncio.timeout(TIMEOUT_S):
            await line.connect()
        yield line
    finally:
        await line.disconnect(nowait=True)


async def hold(url: str, use: Callable[[AbstractConnection], Awaitable[None]]) -> None:
    """Use a line, and whenever it breaks the next one, after a pause that grows; never return."""
    clock = asyncio.get_running_loop().time
    pause = _FIRST_PAUSE
    while True:
        began = clock()
        try:
            async with opened(url) as line:
                await use(line)
        except Exception as error:  # noqa: BLE001 - whatever it was, a new line is the remedy
            if pause == _FIRST_PAUSE:
                _log.warning("redis-lost", error=repr(error))
        if clock() - began > TIMEOUT_S + _LONGEST_PAUSE:
            pause = _FIRST_PAUSE
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


async def answers(url: str) -> bool:
    """Return whether Redis answers, and at once."""
    try:
        async with asyncio.timeout(_GLANCE), opened(url) as line:
            await line.send_command("PING")
            await line.read_response()
    except Exception:  # noqa: BLE001 - whatever it was, that is no answer
        return False
    return True
