"""Asks the bots: the node that wrote a row queues jobs for the bots that may act now."""

import asyncio
from contextlib import suppress
from typing import Any

from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import BotQueue, Job, Unavailable
from tischrunde.server.tables import Tables
from tischrunde.table.bot_questions import questions
from tischrunde.table.events import RematchAgreed
from tischrunde.table.log import Row


class BotDispatch:
    """Listens to every row that is written here, at a node or a worker."""

    def __init__(self, tables: Tables, queue: BotQueue) -> None:
        self._tables = tables
        self._queue = queue
        self._asking: set[asyncio.Task[None]] = set()
        tables.row_listeners.append(self.follow)

    def follow(self, live: LiveTable, _: Row, events: tuple[Any, ...], *, own: bool) -> None:
        """Ask the bots of a table after a row of this node; other nodes ask after theirs."""
        if not own:
            return
        self.ask(live)
        if live.table.successor is None:
            return
        for event in events:
            if isinstance(event, RematchAgreed):
                task = asyncio.ensure_future(self._ask_next(event.table))
                self._asking.add(task)
                task.add_done_callback(self._asking.discard)

    async def _ask_next(self, table: str) -> None:
        """Ask the bots of the next table, which begins with the row that agrees on it."""
        with suppress(Unavailable):  # the sweeper asks later
            live = await self._tables.get(table)
            if live is not None:
                self.ask(live)

    def ask(self, live: LiveTable) -> None:
        """Queue a job for every bot that may act now."""
        for question in questions(live.table):
            self._tables.metrics.bot_questions += 1
            self._queue.put(Job(live.table.id, live.table.version, question.seat))
