"""A node that writes down all it hears."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Self

from tischrunde.server.ports import Bus
from tischrunde.table.log import Row


def row(version: int, table: str = "fuchsbau") -> Row:
    seat = None if version % 5 == 0 else version % 3
    return Row(table, version, 1_700_000_000_000 + version, seat, f"k{version}", "play", "lay 100")


class Node:
    """Listens for ever, and keeps what it heard."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[Row | None] = []
        self._task = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for announced in self.bus.heard():
            self.heard.append(None if announced is None else announced.row)

    async def stop_listening(self) -> None:
        """Be too busy to listen."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    def listen_again(self) -> None:
        self._task = asyncio.create_task(self._hear())

    async def hears(self, rows: int) -> None:
        """Wait until a number of different rows are heard."""
        await until(lambda: len({*self.heard}) >= rows)

    def newest(self) -> Row | None:
        """Return what came last, whether or not it was listened to."""
        inbox: Any = self.bus
        waiting = inbox._inbox._waiting  # noqa: SLF001 - nobody else can see it
        return waiting[-1].row if waiting and waiting[-1] else None

    def rows(self, table: str = "fuchsbau", heard: Sequence[Row | None] | None = None) -> list[int]:
        """Return the versions heard of a table, in their order, each when it was heard first."""
        heard = self.heard if heard is None else heard
        return [*dict.fromkeys(row.version for row in heard if row and row.table == table)]

    async def __aenter__(self) -> Self:
        while not await self.bus.ready():  # noqa: ASYNC110 - nobody tells when it is
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bus.close()
        async with asyncio.timeout(60):
            with suppress(asyncio.CancelledError):
                await self._task


async def until(happened: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something, but not for ever."""
    async with asyncio.timeout(seconds):
        while not happened():  # noqa: ASYNC110 - nobody tells when it has
            await asyncio.sleep(0.005)
