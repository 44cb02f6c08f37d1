"""What a node hears over Redis."""

import asyncio
import math
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from redis.asyncio.connection import AbstractConnection

from tischrunde.server.bus.inbox import Inbox
from tischrunde.server.bus.wire import read_row
from tischrunde.server.line import hold

_TABLES_PER_COMMAND: Final = 1000
"""Number of tables subscribed to in one command."""

_LOOK: Final = 0.25
_SILENT_POLLS: Final = 4
"""Number of silent polls after which Redis is pinged, and again until it counts as gone."""

_MAX_SUBSCRIBE_S: Final = 0.5
"""Maximum number of seconds a caller waits for a subscription."""

_MESSAGES_PER_TURN: Final = 100
"""Number of messages after which other tasks have their turn."""


@dataclass(eq=False, slots=True)
class _Wish:
    """Tables to be heard of, or no more; granted when Redis has answered for each of them."""

    tables: dict[str, None] = field(default_factory=dict)
    missed: bool = False
    """Whether rows may have been published before it is granted that should have been heard."""

    answers: int = 0
    granted: asyncio.Event = field(default_factory=asyncio.Event)


class Ear:
    """A line on which tables are heard; after every break all of them again.

    What begins with ``own`` was told by this node and is not heard.

    What is listened to is kept here, not on the line: a wish only names tables, and whether they
    are to be heard is looked up when it is sent.
    """

    open: bool
    """Whether there is a line now."""

    def __init__(self, url: str, channel: str, own: bytes, inbox: Inbox) -> None:
        self._channel = channel
        self._own = own
        self._silent = 0
        self._inbox = inbox
        self._listened: set[str] = set()
        self._wish = _Wish()
        self._wished = asyncio.Event()
        self.open = False
        self._task = asyncio.create_task(hold(url, self._hear))

    async def listen(self, table: str) -> None:
        """Hear of a table, from the return on if Redis answers."""
        self._listened.add(table)
        if (wish := self._wished_for(table)) is None:
            return
        try:
            async with asyncio.timeout(_MAX_SUBSCRIBE_S):
                await wish.granted.wait()
        except TimeoutError:
            wish.missed = True

    def unlisten(self, table: str) -> None:
        """Hear of a table no more."""
        self._listened.discard(table)
        self._wished_for(table)

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        await asyncio.wait([self._task])

    def _wished_for(self, table: str) -> _Wish | None:
        if not self.open:
            return None  # the next line asks for everything
        self._wish.tables[table] = None
        self._wished.set()
        return self._wish

    async def _hear(self, line: AbstractConnection) -> None:
        asked: deque[_Wish] = deque()
        self._wish = _Wish(dict.fromkeys(self._listened), missed=bool(self._listened))
        self._wished.set()
        self.open = True
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._ask(line, asked))
                tasks.create_task(self._read(line, asked))
                tasks.create_task(self._watch(line))
        finally:
            self.open = False
            for wish in (*asked, self._wish):
                wish.granted.set()  # it will be, by the next line

    async def _ask(self, line: AbstractConnection, asked: deque[_Wish]) -> None:
        while True:
            await self._wished.wait()
            self._wished.clear()
            wish, self._wish = self._wish, _Wish()
            if not wish.tables:
                continue
            wish.answers = len(wish.tables)
            asked.append(wish)
            parts: dict[str, list[str]] = {"SUBSCRIBE": [], "UNSUBSCRIBE": []}
            for table in wish.tables:
                command = "SUBSCRIBE" if table in self._listened else "UNSUBSCRIBE"
                parts[command].append(self._channel + table)
            for command, channels in parts.items():
                for start in range(0, len(channels), _TABLES_PER_COMMAND):
                    await line.send_command(command, *channels[start : start + _TABLES_PER_COMMAND])

    async def _read(self, line: AbstractConnection, asked: deque[_Wish]) -> None:
        for number in count(1):
            # Whether it is silent for too long is watched apart: a timer a message would cost more
            # than the message.
            self._take_in(await line.read_response(timeout=math.inf), asked)
            self._silent = 0
            if number % _MESSAGES_PER_TURN == 0:
                await asyncio.sleep(0)

    async def _watch(self, line: AbstractConnection) -> None:
        """Ask Redis whether it is there when it is silent, and hang up if it stays silent."""
        self._silent = 0
        while self._silent < 2 * _SILENT_POLLS:
            if self._silent == _SILENT_POLLS:
                await line.send_command("PING")
            await asyncio.sleep(_LOOK)
            self._silent += 1
        raise TimeoutError("Redis is silent")

    def _take_in(self, message: Any, asked: deque[_Wish]) -> None:  # noqa: ANN401 - of Redis
        kind = message[0]  # of a pong where nothing is listened to, a mere letter
        if kind == b"message":
            if message[2].startswith(self._own):
                return
            row = read_row(message[2])
            if row is None:
                self._inbox.miss()
            else:
                self._inbox.put(row)
        elif kind in (b"subscribe", b"unsubscribe"):
            asked[0].answers -= 1
            if not asked[0].answers:
                wish = asked.popleft()
                wish.granted.set()
                if wish.missed:
                    self._inbox.miss()
