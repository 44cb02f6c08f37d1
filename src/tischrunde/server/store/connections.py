"""Connections to PostgreSQL that come back by themselves, and say when they cannot."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import asyncpg

from tischrunde.server.ports import Unavailable
from tischrunde.server.store.shards import Moved
from tischrunde.server.store.sql_store import Clash
from tischrunde.server.store.url import each_server

TIMEOUT_S: Final = 5.0
"""Seconds without an answer after which a server counts as away."""

_SETTINGS: Final = {"application_name": "tischrunde", "jit": "off"}
_PROMISE: Final = """
SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit')
    WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)
"""
"""What is acknowledged is durable, whatever the settings of server, database or role; the stricter
``remote_apply`` is kept."""
_AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,  # the connection was closed
    asyncpg.InternalClientError,  # it broke at a bad moment
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,  # disk full, too many connections
    asyncpg.OperatorInterventionError,  # shutting down, starting up, crashed, cancelled
    asyncpg.PostgresSystemError,  # input or output failed
    asyncpg.ReadOnlySQLTransactionError,  # the primary has become a replica
    asyncpg.TransactionRollbackError,  # deadlock
)


@contextmanager
def unavailable_if_away() -> Iterator[None]:
    """Turn every sign of a server that cannot be used now into Unavailable."""
    try:
        yield
    except _AWAY as error:
        raise Unavailable(str(error) or type(error).__name__) from error


async def connect(url: str, **how: Any) -> Any:  # noqa: ANN401 - asyncpg has no types
    """Return a connection to the first server of a URL that can be written to.

    The time is shared among them, so that each is tried.
    """
    servers = each_server(url)
    for server in servers:
        try:
            connection = await asyncpg.connect(
                server,
                timeout=TIMEOUT_S / len(servers),
                server_settings=_SETTINGS,
                target_session_attrs="read-write",
                **how,
            )
            await connection.execute(_PROMISE, timeout=TIMEOUT_S)
        except _AWAY:
            if server == servers[-1]:
                raise
        else:
            return connection
    raise AssertionError("a URL names a server")


class Connections:
    """A pool of at most ``most`` connections, opened when needed and again after they broke."""

    def __init__(self, url: str, most: int) -> None:
        self._pool: Any = asyncpg.create_pool(
            url,
            connect=connect,
            min_size=0,
            max_size=most,
            reset=_no_reset,
        )

    async def open(self) -> None:
        """Prepare the pool; nothing is connected yet."""
        await self._pool

    @asynccontextmanager
    async def one(self, patience: float = TIMEOUT_S) -> AsyncIterator[Any]:
        """Lend a connection for ``patience`` seconds; what breaks on it raises Unavailable."""
        with unavailable_if_away():
            async with asyncio.timeout(patience):
                connection = await self._pool.acquire()
                try:
                    yield connection
                except (asyncpg.IntegrityConstraintViolationError, Clash, Moved):
                    raise  # the connection is as it was
                except BaseException:
                    # It may be in the middle of anything, and a graceful close would
                    # hang if the server hangs.
                    connection.terminate()
                    raise
                finally:
                    await self._pool.release(connection)

    async def close(self) -> None:
        """Close all connections, by force if that takes too long."""
        try:
            async with asyncio.timeout(TIMEOUT_S):
                await self._pool.close()
        except _AWAY:
            self._pool.terminate()


async def _no_reset(_: object) -> None:
    """Return a connection as it is: nothing here changes the settings of one."""
