"""The process of one point of a series: ``python -m bench.growth.point PLAN DATABASE REDIS PIPE``.

It runs two nodes, as ``bench.instructions`` does, and plays a block whenever the parent asks for
one; while it is not asked no time passes for its nodes.
"""

import asyncio
import cProfile
import gc
import os
import pstats
import sys
import time
from contextlib import AsyncExitStack, nullcontext, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

import tischrunde
from bench.growth.blocks import BACK, ME, MINUTE, MOVES, PROFILE, Block, Plan, Ready
from bench.growth.folds import Folds, plant_folded
from bench.growth.idle_tables import plant_idle, watch_idle
from bench.instructions.evening import Evening
from bench.instructions.nodes import Loop, entrances, node_settings
from bench.instructions.valgrind import plant
from bench.load.usage import memory
from tischrunde.server.composition import quiet_node
from tischrunde.server.uvicorn.server import tune_garbage_collection

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_LOOK_S: Final = 0.05
_LOOKS_PER_MINUTE: Final = 1_200
_NAP_S: Final = 0.001
"""Seconds for which a node really waits at every look, so that PostgreSQL and Redis can answer."""


class Asked:
    """Two nodes, and the tables played at."""

    def __init__(self, plan: Plan, loop: Loop, evening: Evening) -> None:
        self._plan = plan
        self._loop = loop
        self._evening = evening
        self._viewers = len(plan.case.tables[0].guests) + plan.case.watchers

    async def moves(self) -> Block:
        """Play a block of laps."""
        began = time.process_time()
        played = await self._evening.play(MOVES, self._plan.case.laps, nullcontext())
        seconds = time.process_time() - began
        if played.frames % self._viewers:
            raise RuntimeError(f"{played.frames} frames were sent to {self._viewers} viewers")
        return Block(seconds, played.frames / self._viewers, played.frames, played.size)

    async def profile(self) -> dict[str, float]:
        """Play a block, and return how many seconds a row takes within each function."""
        profile = cProfile.Profile(time.process_time)
        with profile:
            block = await self.moves()
        stats: Any = pstats.Stats(profile)
        found: dict[str, float] = {}
        for (path, _, name), (_, _, own, *_) in stats.stats.items():
            where = f"{'/'.join(Path(path).parts[-2:])} {name}"
            found[where] = found.get(where, 0) + own / block.rows
        return found

    async def minute(self) -> Block:
        """Let a minute pass in which nobody moves; those who did have gone."""
        await self._evening.leave()
        began = time.process_time()
        for _ in range(_LOOKS_PER_MINUTE):
            self._loop.advance(_LOOK_S)
            await self._loop.run_in_executor(None, time.sleep, _NAP_S)
        seconds = time.process_time() - began
        await self._evening.settle()
        return Block(seconds)


async def _run(plan: Plan, database: str, redis: str, data: Path, parent: Connection) -> None:
    loop: Any = asyncio.get_running_loop()
    await plant(database, [plan.case])
    ids = await plant_idle(database, plan.idle)
    loop.begin_day()
    prefix = database.rpartition("/")[2]
    async with AsyncExitStack() as stack:
        nodes = await stack.enter_async_context(
            entrances(database, redis, prefix, data, plan.case.nodes, ready=False)
        )
        gc.enable()
        tune_garbage_collection()
        before = memory([os.getpid()])
        evening = Evening(loop)
        await watch_idle(evening, nodes, ids)
        took = memory([os.getpid()]) - before
        await evening.begin(plan.case, nodes)
        asked = Asked(plan, loop, evening)
        answers: dict[str, Callable[..., Awaitable[Any]]] = {
            MOVES: asked.moves,
            PROFILE: asked.profile,
            MINUTE: asked.minute,
        }
        if plan.folded:
            await plant_folded(database, plan.folded)
            settings = node_settings(database, redis, prefix, data)
            fresh = await stack.enter_async_context(quiet_node(settings))
            folds = Folds(fresh, database, plan.folded)
            answers |= {BACK: folds.back, ME: folds.me}
        source = str(Path(tischrunde.__file__).parent)
        parent.send(Ready(source, took, _search()))
        with suppress(EOFError):
            while True:
                what, *arguments = parent.recv()
                parent.send(await answers[what](*arguments))


def _search() -> float:
    """Return the seconds of a full search for garbage; the first may find some."""
    gc.collect()
    began = time.process_time()
    gc.collect()
    return time.process_time() - began


def main() -> None:
    """Answer until the parent hangs up."""
    path, database, redis, pipe = sys.argv[1:]
    plan = msgspec.json.decode(Path(path).read_bytes(), type=Plan)
    with Connection(int(pipe)) as parent, asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(_run(plan, database, redis, Path(path).parent, parent))


if __name__ == "__main__":
    main()
