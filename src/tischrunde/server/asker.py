"""Who asks the bots: whoever has written a row leaves jobs for those it is up to now."""

import asyncio
from contextlib import suppress
from typing import Any

from tischrunde.server.ports import BotQueue, Job, Unavailable
from tischrunde.server.tables import Live, Tables
from tischrunde.table.asking import questions
from tischrunde.table.events import RematchAgreed
from tischrunde.table.log import Row


class Asker:
    """Looks at every row that is written here, be it at a node or a worker."""

    def __init__(self, tables: Tables, queue: BotQueue) -> None:
        self._tables = tables
        self._queue = queue
        self._asking: set[asyncio.Task[None]] = set()
        self._asked = tables.metrics.bot_questions
        tables.listeners.append(self.follow)

    def follow(self, live: Live, _: Row, events: tuple[Any, ...], *, own: bool) -> None:
        """Ask the bots of a table that has gone on; of others' rows others ask."""
        if not own:
            return
        self.ask(live)
        for event in events:
            if isinstance(event, RematchAgreed):
                task = asyncio.ensure_future(self._ask_next(event.table))
                self._asking.add(task)
                task.add_done_callback(self._asking.discard)

    async def _ask_next(self, table: str) -> None:
        """Ask the bots of the next table, which begins with the row that agrees on it."""
        with suppress(Unavailable):  # who looks after all tables asks later
            live = await self._tables.get(table)
            if live is not None:
                self.ask(live)

    def ask(self, live: Live) -> None:
        """Leave a job for every bot that may do something now."""
        for question in questions(live.table):
            self._asked.inc()
            self._queue.put(Job(live.table.id, live.table.version, question.seat))
