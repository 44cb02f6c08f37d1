"""The bus over Redis."""

import secrets
from collections.abc import AsyncIterator

from tischrunde.server.bus.ear import Ear
from tischrunde.server.bus.inbox import Inbox
from tischrunde.server.bus.wire import SIGNATURE_BYTES, write_row
from tischrunde.server.line import answers
from tischrunde.server.outbox import Outbox
from tischrunde.table.log import Row


class RedisBus:
    """A channel a table; Redis may come and go. It is made where a loop runs."""

    def __init__(self, url: str, prefix: str) -> None:
        channel = f"{prefix}:table:"
        self._url = url
        self._channel = channel.encode()
        self._inbox = Inbox()
        self._outbox = Outbox(url)
        self._own = secrets.token_bytes(SIGNATURE_BYTES)
        self._ear = Ear(url, channel, self._own, self._inbox)

    def publish(self, row: Row) -> None:
        """Tell all others who listen to the row's table, soon; without Redis the newest wait."""
        self._outbox.put(b"PUBLISH", self._channel + row.table.encode(), write_row(row, self._own))

    async def listen(self, table: str) -> None:
        """Hear of a table from now on."""
        await self._ear.listen(table)

    async def unlisten(self, table: str) -> None:
        """Hear of it no more."""
        self._ear.unlisten(table)

    def heard(self) -> AsyncIterator[Row | None]:
        """Yield what is heard; None when Redis has been away, or the listener was too slow."""
        return self._inbox.heard()

    async def ready(self) -> bool:
        """Return whether Redis answers, and is heard."""
        return self._ear.open and await answers(self._url)

    async def close(self) -> None:
        """Let go."""
        await self._outbox.close()
        await self._ear.close()
        self._inbox.close()
