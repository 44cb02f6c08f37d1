"""Runs the command with a fault, named first: what lets the database fail over must find it.

``python -m bench.chaos.planted hole serve --port 0`` is a node that leaves out rows.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

from tischrunde.cli import main
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Unavailable
from tischrunde.server.store import connections, postgres, postgres_log
from tischrunde.server.store.postgres_log import PostgresLog
from tischrunde.server.tables import Tables
from tischrunde.table.log import Row

_LEFT_OUT_EVERY: Final = 100
_SEARCH_S: Final = 6.0


def _commit_locally() -> None:
    """Wait for no standby."""
    connections._PROMISE = "SET synchronous_commit = local"  # type: ignore[misc] # noqa: SLF001
    postgres._DURABLE = ("local",)  # type: ignore[misc, assignment] # noqa: SLF001


def _acknowledge_early() -> None:
    """Acknowledge a row before it is written."""
    written = PostgresLog.append
    writing: set[asyncio.Future[None]] = set()

    async def append(self: PostgresLog, row: Row, *how: Any) -> bool:  # noqa: ANN401 - passed on
        async def write() -> None:
            with suppress(Unavailable):
                await written(self, row, *how)

        task = asyncio.ensure_future(write())
        writing.add(task)
        task.add_done_callback(writing.discard)
        return True

    PostgresLog.append = append  # type: ignore[method-assign, assignment]


def _leave_out_rows() -> None:
    """Acknowledge a row now and then that is not written, and write the next one."""
    numbers = count(1)
    written = PostgresLog.append
    guarded = postgres_log.APPEND
    unguarded = guarded.replace("WHERE (version = 1 OR (", "WHERE (true OR (")
    if unguarded == guarded:
        raise LookupError("the statement guards its rows in another way")
    postgres_log.APPEND = unguarded  # type: ignore[misc]
    postgres_log._APPEND_AND_CHECK = postgres_log._APPEND_AND_CHECK.replace(  # type: ignore[misc] # noqa: SLF001
        guarded, unguarded
    )

    async def append(self: PostgresLog, row: Row, *how: Any) -> bool:  # noqa: ANN401 - passed on
        left_out = next(numbers) % _LEFT_OUT_EVERY == 0
        return True if left_out else await written(self, row, *how)

    PostgresLog.append = append  # type: ignore[method-assign, assignment]


def _keep_tables() -> None:
    """Go on with a table as it was seen, whatever the log says."""

    async def go_back(self: Tables, live: LiveTable) -> None:
        del self
        live.in_doubt = False

    Tables._go_back = go_back  # type: ignore[method-assign] # noqa: SLF001


def _keep_quiet() -> None:
    """Tell nobody that a table went back."""
    went_back = Tables._go_back  # noqa: SLF001

    async def go_back(self: Tables, live: LiveTable) -> None:
        listeners, self.retreat_listeners = self.retreat_listeners, []
        try:
            await went_back(self, live)
        finally:
            self.retreat_listeners = listeners

    Tables._go_back = go_back  # type: ignore[method-assign] # noqa: SLF001


def _search_slowly() -> None:
    """Look for another server only after a while."""
    inserted = PostgresLog._insert  # noqa: SLF001

    async def insert(self: PostgresLog, lines: list[Any]) -> list[Any]:
        try:
            return await inserted(self, lines)
        except BaseException:
            await asyncio.sleep(_SEARCH_S)
            raise

    PostgresLog._insert = insert  # type: ignore[method-assign] # noqa: SLF001


FAULTS: Final[dict[str, Callable[[], None]]] = {
    "local commit": _commit_locally,
    "early acknowledgement": _acknowledge_early,
    "hole": _leave_out_rows,
    "slow search": _search_slowly,
}
"""What is found while the standby is a synchronous one."""
FAULTS_WITH_LOSSES: Final[dict[str, Callable[[], None]]] = {
    "kept tables": _keep_tables,
    "kept quiet": _keep_quiet,
}
"""What is found when the log goes back."""


if __name__ == "__main__":
    {**FAULTS, **FAULTS_WITH_LOSSES}[sys.argv.pop(1)]()
    sys.exit(main())
