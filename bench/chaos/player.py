"""One who plays at a seat: at random, at leisure, sometimes away."""

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tischrunde.client import LiveTable, Refused

_LEAVES: Final = 0.01
_LONGEST: Final = 5.0
_OVERTAKEN: Final = ("stale", "too-late", "stood-in", "nobody-stands-in")
"""Refusals that mean no harm: somebody, or the clock, was quicker."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a client knew of a table at a version, as a digest of its view."""

    table: str
    version: int
    seat: int | None
    digest: bytes


def digest(view: Any) -> bytes:  # noqa: ANN401 - plain data
    """Return a digest of plain data: the same for the same."""
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).digest()


async def glimpse(table: LiveTable) -> Glimpse:
    """Return what is known of a table, once its view is that of its version."""
    await table.until(lambda now: now.base == now.version)
    return Glimpse(table.id, table.version, table.seat, digest(table.view))


class Player:
    """Plays at a seat until the match is over, or until stopped."""

    def __init__(
        self, table: LiveTable, dice: random.Random, think: float, refused: Counter[str]
    ) -> None:
        self._table = table
        self._dice = dice
        self._think = think
        self._refused = refused
        self._busy = False
        self._stopped = False
        self._task: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play; what was sent is waited for even when stopped."""
        self._task = asyncio.create_task(self._play())
        try:
            await self._task
        except asyncio.CancelledError:
            if not self._stopped:
                raise

    def stop(self) -> None:
        """Send nothing more."""
        self._stopped = True
        if self._task is not None and not self._busy:
            self._task.cancel()

    async def _play(self) -> None:
        table, asked = self._table, 0
        async for _ in table:
            if table.over or self._stopped:
                return
            if table.stood_in:
                await asyncio.sleep(self._thinking())
                await self._do(table.take_back())
                continue
            if not table.legal or table.base == asked:
                continue
            asked = base = table.base
            await asyncio.sleep(self._thinking())
            if table.base != base:
                continue
            if self._dice.random() < _LEAVES:
                await self._do(table.leave())
            else:
                await self._do(table.play(self._chosen(), base))

    def _thinking(self) -> float:
        return min(self._dice.expovariate(1 / self._think), _LONGEST)

    def _chosen(self) -> str:
        """Return any move, but rather no card thrown away, so that matches end."""
        moves = self._table.legal
        better = [move for move in moves if not move.startswith("-")]
        return self._dice.choice(better or moves)

    async def _do(self, deed: Awaitable[int]) -> None:
        self._busy = True
        try:
            await deed
        except Refused as no:
            self._refused[no.code] += 1
            if no.code not in _OVERTAKEN:
                raise
        finally:
            self._busy = False
