"""Connections to PostgreSQL that come back by themselves, and say when they cannot."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import asyncpg

from tischrunde.server.ports import Unavailable

PATIENCE: Final = 5.0
"""After so many seconds a server that says nothing counts as one that is away."""

_SETTINGS: Final = {"application_name": "tischrunde", "jit": "off"}
_AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,  # the connection was closed
    asyncpg.InternalClientError,  # it broke at a bad moment
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,  # disk full, too many connections
    asyncpg.OperatorInterventionError,  # shutting down, starting up, crashed, cancelled
    asyncpg.PostgresSystemError,  # input or output failed
    asyncpg.ReadOnlySQLTransactionError,  # it was the first server and is the second now
    asyncpg.TransactionRollbackError,  # deadlock
)


@contextmanager
def unavailable_if_away() -> Iterator[None]:
    """Turn every sign of a server that cannot be used now into Unavailable."""
    try:
        yield
    except _AWAY as error:
        raise Unavailable(str(error) or type(error).__name__) from error


async def connect(url: str) -> Any:  # noqa: ANN401 - asyncpg has no types
    """Return a connection of one's own."""
    return await asyncpg.connect(url, timeout=PATIENCE, server_settings=_SETTINGS)


class Connections:
    """So many connections at most, opened when needed and again after they broke."""

    def __init__(self, url: str, most: int) -> None:
        self._pool: Any = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=most,
            timeout=PATIENCE,
            reset=_leave_as_it_is,
            server_settings=_SETTINGS,
        )

    async def open(self) -> None:
        """Make ready; nothing is connected yet."""
        await self._pool

    @asynccontextmanager
    async def one(self, patience: float = PATIENCE) -> AsyncIterator[Any]:
        """Lend a connection for so many seconds; what breaks on it raises Unavailable."""
        with unavailable_if_away():
            async with asyncio.timeout(patience):
                connection = await self._pool.acquire()
                try:
                    yield connection
                except asyncpg.IntegrityConstraintViolationError:
                    raise
                except BaseException:
                    # It may be in the middle of anything, and politeness to a server that
                    # hangs would hang too.
                    connection.terminate()
                    raise
                finally:
                    await self._pool.release(connection)

    async def close(self) -> None:
        """Let go, at the latest when patience ends."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except _AWAY:
            self._pool.terminate()


async def _leave_as_it_is(_: object) -> None:
    """Return a connection as it is: nothing here changes the settings of one."""
