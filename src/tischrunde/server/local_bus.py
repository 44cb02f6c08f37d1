"""The bus within one process, and the inbox every bus has."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from typing import Final

from tischrunde.server.ports import Announced
from tischrunde.server.row_proofs import NO_PROOF
from tischrunde.table.log import Row

MAX_WAITING_ROWS: Final = 10_000
"""Maximum number of rows that wait; a reader further behind has missed them all."""


class Inbox:
    """Rows for one listener; None stands where something may be missing."""

    def __init__(self) -> None:
        self._waiting: deque[Announced | None] = deque()
        self._filled = asyncio.Event()
        self._closed = False

    def put(self, announced: Announced) -> None:
        """Add a row; a listener too far behind loses what waits for it."""
        if len(self._waiting) >= MAX_WAITING_ROWS:
            self._waiting.clear()
            self._waiting.append(None)
        self._waiting.append(announced)
        self._filled.set()

    def miss(self) -> None:
        """Note that something may be missing here."""
        if not self._waiting or self._waiting[-1] is not None:
            self._waiting.append(None)
            self._filled.set()

    def close(self) -> None:
        """End ``heard``."""
        self._closed = True
        self._filled.set()

    async def heard(self) -> AsyncIterator[Announced | None]:
        """Yield what is there, then what comes, until it is closed."""
        while not self._closed:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting:
                yield self._waiting.popleft()


class LocalHub:
    """Which inboxes listen to which table, for all buses of one process."""

    def __init__(self) -> None:
        self.listening: defaultdict[str, dict[Inbox, None]] = defaultdict(dict)


class LocalBus:
    """The bus of one node; nodes that share a hub hear each other."""

    def __init__(self, hub: LocalHub | None = None) -> None:
        self._hub = LocalHub() if hub is None else hub
        self._inbox = Inbox()
        self._listened: set[str] = set()

    def publish(self, row: Row, proof: bytes = NO_PROOF) -> None:
        """Send a row to all others who listen to its table."""
        for inbox in self._hub.listening.get(row.table, ()):
            if inbox is not self._inbox:
                inbox.put(Announced(row, proof))

    async def listen(self, table: str) -> None:
        """Listen to a table from now on."""
        self._listened.add(table)
        self._hub.listening[table][self._inbox] = None

    async def unlisten(self, table: str) -> None:
        """Stop listening to it."""
        self._listened.discard(table)
        inboxes = self._hub.listening[table]
        inboxes.pop(self._inbox, None)
        if not inboxes:
            del self._hub.listening[table]

    def heard(self) -> AsyncIterator[Announced | None]:
        """Yield the rows that arrive; None if the listener was too slow."""
        return self._inbox.heard()

    async def ready(self) -> bool:
        """Return True: nothing can fail here."""
        return True

    async def close(self) -> None:
        """End ``heard``."""
        for table in tuple(self._listened):
            await self.unlisten(table)
        self._inbox.close()
