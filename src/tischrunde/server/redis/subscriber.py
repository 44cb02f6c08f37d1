"""A node's subscriptions to tables over Redis."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from hiredis import ReplyError
from redis.asyncio.connection import AbstractConnection

from tischrunde.client.tasks import side_by_side
from tischrunde.server.local_bus import Inbox
from tischrunde.server.redis.connection import Link, hold
from tischrunde.server.redis.publisher import packed
from tischrunde.server.redis.row_codec import read_row

_TABLES_PER_COMMAND: Final = 1000
"""Number of tables subscribed to in one command."""

_POLL_S: Final = 0.25
_SILENT_POLLS: Final = 4
"""Number of silent polls after which Redis is pinged, and again until it counts as gone."""

_MAX_SUBSCRIBE_S: Final = 0.5
"""Maximum number of seconds a caller waits for a subscription."""


@dataclass(eq=False, slots=True)
class _Change:
    """Tables to subscribe to or unsubscribe from; done when Redis has answered for each of them."""

    tables: dict[str, None] = field(default_factory=dict)
    missed: bool = False
    """Whether rows may have been published before it is done that should have been heard."""

    answers: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Subscriber:
    """A connection that subscribes to tables; after every break it subscribes to all of them again.

    Messages that begin with ``own`` were published by this node and are ignored.

    The tables to listen to are kept here, not by the connection: a change only names tables, and
    whether they are to be heard is looked up when it is sent.
    """

    open: bool
    """Whether there is a connection now."""

    def __init__(self, url: str, channel: str, own: bytes, inbox: Inbox) -> None:
        self._channel = channel
        self._own = own
        self._silent = 0
        self._inbox = inbox
        self._listened: set[str] = set()
        self._next_change = _Change()
        self._change_waits = asyncio.Event()
        self.open = False
        self._task = asyncio.create_task(hold(url, self._hear))

    async def listen(self, table: str) -> None:
        """Listen to a table, if Redis answers from the return on."""
        self._listened.add(table)
        if (change := self._requested(table)) is None:
            return
        try:
            async with asyncio.timeout(_MAX_SUBSCRIBE_S):
                await change.done.wait()
        except TimeoutError:
            change.missed = True

    def unlisten(self, table: str) -> None:
        """Stop listening to a table."""
        self._listened.discard(table)
        self._requested(table)

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        await asyncio.wait([self._task])

    def _requested(self, table: str) -> _Change | None:
        if not self.open:
            return None  # the next connection asks for everything
        self._next_change.tables[table] = None
        self._change_waits.set()
        return self._next_change

    async def _hear(self, connection: AbstractConnection) -> None:
        asked: deque[_Change] = deque()
        self._next_change = _Change(dict.fromkeys(self._listened), missed=bool(self._listened))
        self._change_waits.set()
        self.open = True
        try:
            link = Link(connection, partial(self._take_in, asked))
            await side_by_side(self._ask(link, asked), self._watch(link))
        finally:
            self.open = False
            for change in (*asked, self._next_change):
                change.done.set()  # the next connection subscribes again

    async def _ask(self, link: Link, asked: deque[_Change]) -> None:
        while True:
            await self._change_waits.wait()
            self._change_waits.clear()
            change, self._next_change = self._next_change, _Change()
            if not change.tables:
                continue
            change.answers = len(change.tables)
            asked.append(change)
            parts: dict[bytes, list[bytes]] = {b"SUBSCRIBE": [], b"UNSUBSCRIBE": []}
            for table in change.tables:
                command = b"SUBSCRIBE" if table in self._listened else b"UNSUBSCRIBE"
                parts[command].append((self._channel + table).encode())
            for command, channels in parts.items():
                for start in range(0, len(channels), _TABLES_PER_COMMAND):
                    link.write(packed((command, *channels[start : start + _TABLES_PER_COMMAND])))

    async def _watch(self, link: Link) -> None:
        """Ping Redis when it is silent, and hang up if it stays silent."""
        self._silent = 0
        while self._silent < 2 * _SILENT_POLLS:
            if self._silent == _SILENT_POLLS:
                link.write(packed((b"PING",)))
            await link.held(_POLL_S)
            self._silent += 1
        raise TimeoutError("Redis is silent")

    def _take_in(self, asked: deque[_Change], message: Any) -> None:  # noqa: ANN401 - of Redis
        self._silent = 0
        if isinstance(message, ReplyError):
            raise message
        kind = message[0]  # without subscriptions a pong is a single byte string
        if kind == b"message":
            if message[2].startswith(self._own):
                return
            announced = read_row(message[2])
            if announced is None:
                self._inbox.miss()
            else:
                self._inbox.put(announced)
        elif kind in (b"subscribe", b"unsubscribe"):
            asked[0].answers -= 1
            if not asked[0].answers:
                change = asked.popleft()
                change.done.set()
                if change.missed:
                    self._inbox.miss()
