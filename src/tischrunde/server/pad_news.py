"""Who waits for news of shared score pads, and how they are woken, at whichever node they wait."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tischrunde.server.tables import Tables
from tischrunde.table.log import Row

_WRITTEN: Final = "pad-written"


class PadNews:
    """Wakes whoever waits for news of a pad.

    An announcement says no more than that there may be something: whoever is woken reads the store.
    It may get lost, so nobody waits for long.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.stopped = False
        tables.announcement_listeners.append(self._heard)
        tables.gap_listeners.append(self._wake_all)

    def waiting(self, pad: str) -> int:
        """Return how many wait for news of a pad here."""
        return len(self._waiting.get(pad, ()))

    def announce(self, pad: str) -> None:
        """Wake all who wait for news of a pad, at all nodes."""
        self._wake(pad)
        self._tables.bus.publish(Row(pad, 0, self._tables.now(), None, "", _WRITTEN, ""))

    def stop(self) -> None:
        """Let nobody wait any more: the node goes."""
        self.stopped = True
        self._wake_all()

    @asynccontextmanager
    async def listening(self, pad: str, woken: asyncio.Event) -> AsyncIterator[None]:
        """Have an event set by whatever is announced of a pad meanwhile."""
        self._waiting[pad].add(woken)
        try:
            await self._tables.bus.listen(pad)
            yield
        finally:
            self._waiting[pad].discard(woken)
            if not self._waiting[pad]:
                del self._waiting[pad]
                await self._tables.bus.unlisten(pad)
                if pad in self._waiting:  # somebody came meanwhile
                    await self._tables.bus.listen(pad)

    def _heard(self, row: Row) -> None:
        if row.act == _WRITTEN:
            self._wake(row.table)

    def _wake(self, pad: str) -> None:
        for woken in self._waiting.get(pad, ()):
            woken.set()

    def _wake_all(self) -> None:
        for pad in self._waiting:
            self._wake(pad)
