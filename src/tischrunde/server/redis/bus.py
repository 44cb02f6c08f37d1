"""The bus over Redis."""

import secrets
from collections.abc import AsyncIterator
from typing import Final

from tischrunde.server.local_bus import Inbox
from tischrunde.server.ports import Announced
from tischrunde.server.redis.connection import responds
from tischrunde.server.redis.publisher import Publisher
from tischrunde.server.redis.row_codec import SIGNATURE_BYTES, write_row
from tischrunde.server.redis.subscriber import Subscriber
from tischrunde.server.row_proofs import NO_PROOF
from tischrunde.table.log import Row

_PUBLISH: Final = b"*3\r\n$7\r\nPUBLISH\r\n$%d\r\n%b\r\n$%d\r\n%b\r\n"
"""The command that is sent for every row, as Redis reads it."""


class RedisBus:
    """One channel for each table; Redis may come and go. It is created while an event loop runs."""

    def __init__(self, url: str, prefix: str) -> None:
        channel = f"{prefix}:table:"
        self._url = url
        self._channel = channel.encode()
        self._inbox = Inbox()
        self._publisher = Publisher(url)
        self._own = secrets.token_bytes(SIGNATURE_BYTES)
        self._subscriber = Subscriber(url, channel, self._own, self._inbox)

    def publish(self, row: Row, proof: bytes = NO_PROOF) -> None:
        """Send a row to all nodes that listen to its table, soon; without Redis the newest wait."""
        channel, message = self._channel + row.table.encode(), write_row(row, self._own, proof)
        self._publisher.put_packed(_PUBLISH % (len(channel), channel, len(message), message))

    async def listen(self, table: str) -> None:
        """Listen to a table from now on."""
        await self._subscriber.listen(table)

    async def unlisten(self, table: str) -> None:
        """Stop listening to it."""
        self._subscriber.unlisten(table)

    def heard(self) -> AsyncIterator[Announced | None]:
        """Yield the rows that arrive; None when Redis was away, or the listener too slow."""
        return self._inbox.heard()

    async def ready(self) -> bool:
        """Return whether Redis answers, and the subscriber is connected."""
        return self._subscriber.open and await responds(self._url)

    async def close(self) -> None:
        """Close the connections."""
        await self._publisher.close()
        await self._subscriber.close()
        self._inbox.close()
