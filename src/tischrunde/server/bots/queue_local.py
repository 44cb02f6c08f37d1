"""Jobs for bots within one process."""

import asyncio
from typing import Final

from tischrunde.server.ports import Job

MAX_WAITING: Final = 10_000


class LocalBotQueue:
    """Jobs in order, without duplicates; if there are too many the oldest are dropped."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._waiting: set[Job] = set()

    def put(self, job: Job) -> None:
        """Queue a job, unless it still waits."""
        if job in self._waiting:
            return
        if len(self._waiting) >= MAX_WAITING:
            self._waiting.discard(self._queue.get_nowait())
        self._waiting.add(job)
        self._queue.put_nowait(job)

    async def take(self) -> Job:
        """Return the next job, once there is one."""
        job = await self._queue.get()
        self._waiting.discard(job)
        return job

    async def done(self, job: Job) -> None:
        """Do nothing: a job taken is not kept."""

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""
