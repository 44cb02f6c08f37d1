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

_IDLE_S: Final = 300.0
"""Seconds after which a connection that nobody needs is closed."""
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


async def connect(url: str) -> Any:  # noqa: ANN401 - asyncpg has no types
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
            )
            await connection.execute(_PROMISE, timeout=TIMEOUT_S)
        except _AWAY:
            if server == servers[-1]:
                raise
        else:
            return connection
    raise AssertionError("a URL names a server")


class Connections:
    """At most ``most`` connections, opened when needed and again after they broke.

    The one used last is lent first; those that nobody has needed for a while are closed. asyncpg's
    own pool takes twice as long to lend a connection as most questions take.
    """

    def __init__(self, url: str, most: int) -> None:
        self._url = url
        self._most = most
        self._room = asyncio.Semaphore(most)
        self._rested: list[tuple[float, Any]] = []
        """The connections that are not lent, with the times since when."""
        self._lent: set[Any] = set()
        self._closing = False

    @asynccontextmanager
    async def one(self, patience: float = TIMEOUT_S) -> AsyncIterator[Any]:
        """Lend a connection for ``patience`` seconds; what breaks on it raises Unavailable."""
        with unavailable_if_away():
            async with asyncio.timeout(patience), self._room:
                connection = self._rested_one() or await connect(self._url)
                self._lent.add(connection)
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
                    self._lent.discard(connection)
                    self._rested.append((_now(), connection))

    def _rested_one(self) -> Any:  # noqa: ANN401 - asyncpg has no types
        """Return an open connection that is not lent, None if there is none."""
        if self._closing:
            raise asyncpg.InterfaceError("the store is closed")
        while self._rested and self._rested[0][0] < _now() - _IDLE_S:
            self._rested.pop(0)[1].terminate()
        while self._rested:
            connection = self._rested.pop()[1]
            if not connection.is_closed():
                return connection
        return None

    async def close(self) -> None:
        """Close all connections once they are not needed, by force if that takes too long."""
        self._closing = True
        try:
            async with asyncio.timeout(TIMEOUT_S):
                for _ in range(self._most):
                    await self._room.acquire()
                for _, connection in self._rested:
                    await connection.close()
        except _AWAY:
            for connection in (*self._lent, *(each for _, each in self._rested)):
                connection.terminate()
        for _ in range(self._most):
            self._room.release()  # whoever comes now is told at once


def _now() -> float:
    return asyncio.get_running_loop().time()
