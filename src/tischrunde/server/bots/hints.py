"""Asks for hints as for a bot's move, through the queue.

Whichever worker takes the job announces the answer.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec

from tischrunde.core.game import Seat
from tischrunde.engine.bot_answers import Advice
from tischrunde.server.ports import Announced, BotQueue, Job
from tischrunde.server.tables import Tables
from tischrunde.table.log import Row
from tischrunde.table.table import Table

TIMEOUT_S: Final = 15.0
"""Seconds after which a hint is given up."""
MAX_KEPT: Final = 1000
"""Maximum number of answers a node keeps, for those who ask twice."""
_HINTS: Final = "hints"
"""The channel of answers; no table has this name. The node that asked may not watch the table."""
_HINT: Final = "hint"


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Advice)


def announce(tables: Tables, job: Job, advice: Advice | None) -> None:
    """Send the answer to a job to the node that asked, whichever it is; None if there is none."""
    body = "" if advice is None else _ENCODER.encode(advice).decode()
    row = Row(_HINTS, 0, tables.now(), job.seat, _key(job), _HINT, body)
    tables.hear(Announced(row))
    tables.bus.publish(row)


class HintDesk:
    """Asks for hints, and keeps the latest answers; an answer that does not come is asked again."""

    def __init__(self, tables: Tables, queue: BotQueue) -> None:
        self._tables = tables
        self._queue = queue
        self._answers: OrderedDict[str, asyncio.Future[Advice | None]] = OrderedDict()
        tables.announcement_listeners.append(self._hear)

    async def listen(self) -> None:
        """Hear the answers of workers elsewhere from now on."""
        await self._tables.bus.listen(_HINTS)

    async def ask(self, table: Table, seat: Seat) -> Advice | None:
        """Return a hint for a seat that the match waits for; None if none comes in time."""
        job = Job(table.id, table.moved, seat, hint=True)
        key = _key(job)
        answer = self._answers.get(key)
        if answer is None:
            answer = self._answers[key] = asyncio.get_running_loop().create_future()
            self._queue.put(job)
            if len(self._answers) > MAX_KEPT:
                self._answers.popitem(last=False)
        found = None
        with suppress(TimeoutError):
            async with asyncio.timeout(TIMEOUT_S):
                found = await asyncio.shield(answer)
        if found is None and self._answers.get(key) is answer:
            del self._answers[key]
        return found

    def _hear(self, row: Row) -> None:
        answer = self._answers.get(row.key) if row.act == _HINT else None
        if answer is not None and not answer.done():
            answer.set_result(_read(row.body))


def _key(job: Job) -> str:
    return f"{job.table} {job.version} {job.seat}"


def _read(body: str) -> Advice | None:
    try:
        return _DECODER.decode(body)
    except msgspec.DecodeError:
        return None
