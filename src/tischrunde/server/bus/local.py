"""The bus within one process."""

from collections import defaultdict
from collections.abc import AsyncIterator

from tischrunde.server.bus.inbox import Inbox
from tischrunde.table.log import Row


class Room:
    """Where everybody hears everybody: who listens to which table."""

    def __init__(self) -> None:
        self.listening: defaultdict[str, dict[Inbox, None]] = defaultdict(dict)


class LocalBus:
    """The bus of one node; nodes that share a room hear each other."""

    def __init__(self, room: Room | None = None) -> None:
        self._room = Room() if room is None else room
        self._inbox = Inbox()
        self._listened: set[str] = set()

    def publish(self, row: Row) -> None:
        """Tell all others who listen to the row's table."""
        for inbox in self._room.listening.get(row.table, ()):
            if inbox is not self._inbox:
                inbox.put(row)

    async def listen(self, table: str) -> None:
        """Hear of a table from now on."""
        self._listened.add(table)
        self._room.listening[table][self._inbox] = None

    async def unlisten(self, table: str) -> None:
        """Hear of it no more."""
        self._listened.discard(table)
        inboxes = self._room.listening[table]
        inboxes.pop(self._inbox, None)
        if not inboxes:
            del self._room.listening[table]

    def heard(self) -> AsyncIterator[Row | None]:
        """Yield what is heard; None if the listener was too slow for it."""
        return self._inbox.heard()

    async def ready(self) -> bool:
        """Return True: nothing can be in the way."""
        return True

    async def close(self) -> None:
        """Let go."""
        for table in tuple(self._listened):
            await self.unlisten(table)
        self._inbox.close()
