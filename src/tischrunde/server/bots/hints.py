"""Hints for people who play against bots alone, or have agreed: the expert's move, and why.

A node asks as it asks for a bot's move, through the queue; whichever worker takes the job announces
the answer. A hint is computed from the seat's view with a fixed seed, so that it can tell nothing
that the seat does not see, and the same question always has the same answer.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec

from tischrunde.core.game import Seat
from tischrunde.server.bots.request import BotRequest
from tischrunde.server.ports import BotQueue, Job
from tischrunde.server.tables import Tables
from tischrunde.table.commands import BOT
from tischrunde.table.log import Row
from tischrunde.table.table import Table

LEVEL: Final = "expert"
SEED: Final = 1
TIMEOUT_S: Final = 15.0
"""Seconds after which a hint is given up."""
MAX_KEPT: Final = 1000
"""Maximum number of answers a node keeps, for those who ask twice."""
_HINTS: Final = "hints"
"""The channel of answers; no table has this name. The node that asked may not watch the table."""
_HINT: Final = "hint"


class Advice(msgspec.Struct, frozen=True):
    """The expert's move, its chance to win the match, and reasons with their weights.

    The chance comes from ``deals`` imagined deals; a move without an alternative has none.
    """

    move: str
    chance: float | None
    deals: int
    reasons: list[tuple[str, int]]


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Advice)


def is_allowed(table: Table, seat: Seat) -> bool:
    """Return whether hints are given at a seat: all have agreed, or all others are bots.

    A seat that a bot only holds for somebody still belongs to them.
    """
    if table.opened.hints:
        return True
    others = (chair for at, chair in enumerate(table.chairs) if at != seat)
    return all(chair is not None and chair.kind == BOT for chair in others)


def is_asked(table: Table, seat: Seat) -> bool:
    """Return whether the match waits for whoever has a seat."""
    match, chair = table.match, table.chairs[seat]
    if match is None or match.over or chair is None or chair.by_bot:
        return False
    return seat in match.waiting


def hint_request(table: Table, seat: Seat) -> BotRequest:
    """Return the question as the expert gets it: with the seat's view, and nothing else."""
    match = table.match
    if match is None:
        raise ValueError("nothing is played yet")
    return BotRequest(
        game=table.opened.game,
        rules=table.opened.rules,
        revision=table.opened.revision,
        players=table.opened.players,
        level=LEVEL,
        seed=SEED,
        view=match.view(seat),
        legal=match.legal(seat),
        out_of_turn=False,
    )


def announce(tables: Tables, job: Job, advice: Advice | None) -> None:
    """Send the answer to a job to the node that asked, whichever it is; None if there is none."""
    body = "" if advice is None else _ENCODER.encode(advice).decode()
    row = Row(_HINTS, 0, tables.now(), job.seat, _key(job), _HINT, body)
    tables.hear(row)
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
