"""Who asks the bots: whoever has written a row leaves jobs for those it is up to now."""

from typing import Any

from tischrunde.server.ports import BotQueue, Job
from tischrunde.server.tables import Live, Tables
from tischrunde.table.asking import questions
from tischrunde.table.log import Row


class Asker:
    """Looks at every row that is written here, be it at a node or a worker."""

    def __init__(self, tables: Tables, queue: BotQueue) -> None:
        self._queue = queue
        self._asked = tables.metrics.bot_questions
        tables.listeners.append(self.follow)

    def follow(self, live: Live, _: Row, __: tuple[Any, ...], *, own: bool) -> None:
        """Ask the bots of a table that has gone on; of others' rows others ask."""
        if own:
            self.ask(live)

    def ask(self, live: Live) -> None:
        """Leave a job for every bot that may do something now."""
        for question in questions(live.table):
            self._asked.inc()
            self._queue.put(Job(live.table.id, live.table.version, question.seat))
