"""Many evenings in twin worlds at once, at a server at home and at one for everybody."""

import asyncio
from collections import Counter
from random import Random
from typing import Final

from structlog.testing import capture_logs

from tests.server.bot_script import Script, Scripted
from tests.server.twin_deeds import VISITOR, act
from tests.server.twin_evening import Evening, TwinServers, wait
from tests.server.twin_worlds import CLOCKS_AT_US, Parts, World
from tests.server.virtual_clock import run_virtually
from tests.table.twins import twins

AS_IT_IS: Final = Parts()

AT_ONCE: Final = 48
"""Maximum number of tables played at the same time."""
A_WHILE: Final = 16
"""States compared at each of them, about."""
LONGEST: Final = 20
"""Maximum number of things done to a pair of worlds."""


def compared(wanted: int, seed: str, parts: Parts = AS_IT_IS) -> Counter[str]:
    """Compare states in twin worlds and return how much was seen of what.

    A state is a version of a table for one viewer, a seat or the spectators, who saw it.
    """
    comparison = _Comparison(wanted, seed)
    with capture_logs() as logs:
        run_virtually(comparison.run(parts))
    assert not logs, logs
    return comparison.seen


class _Comparison:
    def __init__(self, wanted: int, seed: str) -> None:
        self.seen: Counter[str] = Counter()
        self._wanted = wanted
        self._seed = seed
        self._pairs = twins(Random(seed))

    async def run(self, parts: Parts) -> None:
        """Let servers run, and evenings be lived there, until enough was seen."""
        await asyncio.sleep(CLOCKS_AT_US / 1_000_000)
        all_servers = [_twin_servers(parts, public=public) for public in (False, True)]
        worlds = [world for servers in all_servers for world in servers.worlds]
        for world in worlds:
            world.start()
        try:
            async with asyncio.TaskGroup() as evenings:
                for number in range(min(AT_ONCE, self._wanted // A_WHILE + 2)):
                    evenings.create_task(self._one_after_another(all_servers[number % 2]))
        except ExceptionGroup as group:
            raise group.exceptions[0] from None
        finally:
            for world in worlds:
                await world.stop()

    async def _one_after_another(self, servers: TwinServers) -> None:
        while self.seen["states"] < self._wanted:
            self.seen["pairs"] += 1
            table = f"{self.seen['pairs']:016d}"
            evening = Evening(table, next(self._pairs), servers, Random(self._seed + table))
            await _lived(evening)
            self.seen.update(evening.seen)


def _twin_servers(parts: Parts, *, public: bool) -> TwinServers:
    script = Script()
    pool = Scripted(script, parts.slowest)
    worlds = World(pool, parts, public=public), World(pool, parts, public=public)
    return TwinServers(worlds, script)


async def _lived(evening: Evening) -> None:
    """Live an evening until the worlds may differ, or it is late."""
    await wait(1)
    evening.begin()
    evening.come("stays", None)
    for seat in dict.fromkeys((None, evening.pair.viewer)):
        evening.come(VISITOR, seat)
    await wait(1)
    try:
        for _ in range(LONGEST):
            await wait(await act(evening))
            if not evening.alike():
                return
    finally:
        await evening.end()
