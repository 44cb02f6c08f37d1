"""Processes in which bots choose their moves, so that they do not hold up a node."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from tischrunde.engine.bot_answers import Advice, advise, answer
from tischrunde.engine.bot_request import BotRequest
from tischrunde.server.bots.pickled_request import read, write
from tischrunde.server.ports import Unavailable

T = TypeVar("T")

MAX_THOUGHT_S: Final = 10.0
"""Maximum number of seconds a bot may think: others wait behind it."""


class BotPool:
    """Processes that answer questions; a process that dies or hangs is replaced."""

    def __init__(self, processes: int, patience: float, *, niceness: int = 0) -> None:
        self._processes = processes
        self._patience = patience
        self._niceness = niceness
        self._pool = self._new_pool()

    async def ask(self, question: BotRequest) -> str | None:
        """Return the answer to a question."""
        return await self._run(answer, question)

    async def advise(self, question: BotRequest) -> Advice | None:
        """Return a hint."""
        return await self._run(advise, question)

    async def _run(self, work: Callable[[BotRequest], T], question: BotRequest) -> T:
        """Return the result of work in one of the processes.

        A question that kills two processes, or twice gets no answer in time, raises Unavailable.
        """
        for _ in range(2):
            pool = self._pool
            try:
                async with asyncio.timeout(self._patience):
                    return await asyncio.get_running_loop().run_in_executor(
                        pool, _done, work, write(question)
                    )
            except (BrokenProcessPool, TimeoutError):
                if pool is self._pool:  # another caller may have replaced it already
                    self._pool = self._new_pool()
                    _end(pool)
        raise Unavailable("twice a process ended, or did not, while a bot was thinking")

    async def close(self) -> None:
        """Finish the questions under way, and end the processes."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes, get_context("spawn"), _end_with_parent, (self._niceness,)
        )


def _done(work: Callable[[BotRequest], T], question: bytes) -> T:
    return work(read(question))


def _end(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool, even one that hangs; the pool has no method for it."""
    processes = [*(pool._processes or {}).values()]  # noqa: SLF001 - see above
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()


def _end_with_parent(niceness: int) -> None:
    """Leave interrupts to the parent, and end when it ends, however it does."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None  # noqa: S101 - this is a process of a pool
    parent.join()
    os._exit(0)
