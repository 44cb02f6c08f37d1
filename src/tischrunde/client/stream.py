"""The versions of a table as they come, for one watcher."""

import asyncio
from collections import deque

from tischrunde.client.errors import Closed
from tischrunde.client.table_state import Happened


class Stream:
    """Begins with the table as it is and ends with it; nothing is lost if nobody waits."""

    def __init__(self, first: Happened) -> None:
        self._coming = deque([first])
        self._wake: asyncio.Future[None] | None = None
        self._end: Exception | None = None

    def __aiter__(self) -> "Stream":
        """Return itself: it is read once."""
        return self

    async def __anext__(self) -> Happened:
        """Return the next version, once there is one."""
        while not self._coming:
            if isinstance(self._end, Closed):
                raise StopAsyncIteration
            if self._end is not None:
                raise self._end
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        return self._coming.popleft()

    def put(self, happened: Happened) -> None:
        """Add a version."""
        self._coming.append(happened)
        self._rouse()

    def end(self, end: Exception) -> None:
        """End the stream with an error for whoever waits."""
        self._end = end
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
