"""What has been heard and not yet been listened to."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from tischrunde.table.log import Row

MAX_WAITING_ROWS: Final = 10_000
"""Maximum number of rows that wait; a reader further behind has missed them all."""


class Inbox:
    """Rows for one listener; None stands where something may be missing."""

    def __init__(self) -> None:
        self._waiting: deque[Row | None] = deque()
        self._filled = asyncio.Event()
        self._closed = False

    def put(self, row: Row) -> None:
        """Add a row; a listener too far behind loses what waits for it."""
        if len(self._waiting) >= MAX_WAITING_ROWS:
            self._waiting.clear()
            self._waiting.append(None)
        self._waiting.append(row)
        self._filled.set()

    def miss(self) -> None:
        """Note that something may be missing here."""
        if not self._waiting or self._waiting[-1] is not None:
            self._waiting.append(None)
            self._filled.set()

    def close(self) -> None:
        """End the hearing."""
        self._closed = True
        self._filled.set()

    async def heard(self) -> AsyncIterator[Row | None]:
        """Yield what is there, then what comes, until it is closed."""
        while not self._closed:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting:
                yield self._waiting.popleft()
