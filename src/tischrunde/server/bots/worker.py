"""The bot worker: takes jobs, asks bots, and plays their answers when they are due."""

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from tischrunde.engine.bot_answers import Advice
from tischrunde.engine.bot_request import bot_request
from tischrunde.engine.hints import hint_request, is_allowed, is_asked
from tischrunde.server.bots import hints, process_pool
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import BotQueue, Job, Unavailable
from tischrunde.server.submission import submit
from tischrunde.server.tables import Tables
from tischrunde.table.bot_questions import THOUGHT_MS, BotQuestion, questions
from tischrunde.table.commands import Move

_JOBS_PER_PROCESS: Final = 2
"""Number of jobs taken for each process, so that one is ready when another is done."""

MAX_HINTS: Final = 8
"""Number of hints that wait for the one process that gives them; others must ask again."""

_log = structlog.get_logger()


class BotWorker:
    """Answers several jobs at once, but takes none before a process can work on it."""

    def __init__(
        self,
        tables: Tables,
        queue: BotQueue,
        pool: process_pool.BotPool,
        processes: int,
        advisor: process_pool.BotPool,
    ) -> None:
        self._tables = tables
        self._queue = queue
        self._pool = pool
        self._free = asyncio.Semaphore(_JOBS_PER_PROCESS * processes)
        self._advisor = advisor
        self._hints = 0
        self._answering: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Take jobs until cancelled."""
        while True:
            await self._free.acquire()
            job = await self._queue.take()
            if job.hint:
                self._free.release()  # no bot waits for a hint
            task = asyncio.ensure_future(self._hint(job) if job.hint else self._answer(job))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def _answer(self, job: Job) -> None:
        try:
            try:
                answer = await self._think(job)
            finally:
                self._free.release()
            if answer is not None:
                await self._play(answer)
            await self._queue.done(job)
        except Unavailable:
            _log.warning("job-left", reason="store-away")  # the sweeper asks again
        except Exception:  # noqa: BLE001 - whatever it is, it is logged, and no other worker tries it
            _log.exception("job-failed")
            await self._queue.done(job)

    async def _hint(self, job: Job) -> None:
        """Announce a hint, or that there is none."""
        self._hints += 1
        advice = None
        try:
            if self._hints <= MAX_HINTS:
                advice = await self._advise(job)
        except Unavailable:
            _log.warning("no-hint")
        except Exception:  # noqa: BLE001 - whatever it is, it is logged, and nobody waits in vain
            _log.exception("hint-failed")
        finally:
            self._hints -= 1
        hints.announce(self._tables, job, advice)
        await self._queue.done(job)

    async def _advise(self, job: Job) -> Advice | None:
        live = await self._current(job)
        if live is None or live.table.moved != job.version:
            return None
        if not (is_allowed(live.table, job.seat) and is_asked(live.table, job.seat)):
            return None
        return await self._advisor.advise(hint_request(live.table, job.seat))

    async def _current(self, job: Job) -> LiveTable | None:
        """Return the table of a job, at its version at least."""
        live = await self._tables.get(job.table)
        if live is not None and live.table.version != job.version:
            await self._tables.catch_up(live)  # it may be behind the log, or ahead of it
        return live

    async def _think(self, job: Job) -> "_Answer | None":
        live = await self._current(job)
        question = None if live is None else _question(live, job)
        if live is None or question is None:
            return None
        base, asked_at = live.table.moved, self._tables.now()
        move = await self._pool.ask(bot_request(live.table, question))
        if move is None:
            return None
        # A bot that is asked late, as a stand-in may be, must not show how long it thinks.
        at = max(question.at, asked_at + THOUGHT_MS)
        return _Answer(live, question, base, move, at)

    async def _play(self, answer: "_Answer") -> None:
        """Play an answer when it is due."""
        question, base = answer.question, answer.base
        await asyncio.sleep(max(0, answer.at - self._tables.now()) / 1000)
        key = f"bot {base} {'interjects' if question.out_of_turn else 'plays'}"
        move = Move(answer.move)
        await submit(self._tables, answer.live, question.seat, move, by=None, key=key, base=base)


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a bot wants to play, when, and what it had seen."""

    live: LiveTable
    question: BotQuestion
    base: int
    move: str
    at: int


def _question(live: LiveTable, job: Job) -> BotQuestion | None:
    """Return the question to the bot; None if the table has gone on without it."""
    if live.table.moved > job.version:
        return None
    return next((each for each in questions(live.table) if each.seat == job.seat), None)
