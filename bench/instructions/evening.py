"""The process that is counted: ``python -m bench.instructions.evening PLAN DATABASE REDIS``.

It plays a plan lap by lap: at every table somebody moves, then it waits until all viewers have been
sent all rows. Two stretches are counted, one twice as long as the other. What it did is written
beside the plan.
"""

import asyncio
import cProfile
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

import tischrunde
from bench.instructions.nodes import Loop, entrances
from bench.instructions.plan import LAP_MS, Table
from bench.instructions.stages import STAGES, counted_stage, crossings, mark
from bench.instructions.switch import counted
from bench.instructions.wire import Tally, Wire, framed
from tischrunde.server.store.factory import open_store

STAGGERED: Final = 5
"""Number of laps in which each table moves once: what happens every few seconds at a table is not
to happen at all of them in the same lap."""
STAGGERED_LAPS: Final = 1
"""Number of turns that this takes at each table."""
WARM: Final = 20
"""Number of laps, counted by nobody, in which the interpreter has learnt what is called often."""
STAGEWISE: Final = "stagewise"
"""The way to play in which every stage is counted by itself."""
TIMED: Final = "timed"
"""The way to play in which nothing is counted, but every function timed."""
_STEP_S: Final = 0.05
_STEPS: Final = 6
_AT_ONCE: Final = 100
"""Maximum number of watchers who come at once."""
_CROWD: Final = 40
"""Number of watchers for whom it takes one step more until all have been told who is there."""


class Case(msgspec.Struct):
    """Tables, how many nodes they are played at, how many laps are counted first.

    Each of them is watched by ``watchers`` besides, as many at each node. ``warm`` laps are counted
    by nobody.
    """

    name: str
    nodes: int
    laps: int
    tables: list[Table]
    watchers: int = 0
    warm: int = WARM


class Plan(msgspec.Struct):
    """All cases, how names in Redis begin, and in which way it is played."""

    prefix: str
    cases: list[Case]
    how: str = ""


class Stretch(msgspec.Struct):
    """What was done while it was counted; how often its stage was begun or left, if it is one."""

    name: str
    moves: int
    frames: int
    size: int
    crossings: int = 0


class Report(msgspec.Struct):
    """What was done, and by which source."""

    source: str
    stretches: list[Stretch]


class Seated:
    """A table with its two players."""

    def __init__(self, table: Table, wires: list[Wire]) -> None:
        self.table = table
        self.wires = wires
        self._frames = map(self._frame, table.turns, count())
        self._turns = list(zip(table.turns, self._frames, strict=True))
        self._next = 0
        self._closed = False

    def close(self) -> int:
        """Return how many frames the clock's acting will send, if it is about to."""
        if self._closed or self._next == len(self._turns):
            return 0
        self._closed = self._turns[self._next][0].closes
        return len(self.wires) if self._closed else 0

    @property
    def seat(self) -> int | None:
        """The seat that moves in this lap, if one does."""
        return self._turns[self._next][0].seat

    def play(self, seat: int) -> None:
        """Send the move of this lap."""
        self.wires[seat].protocol.data_received(self._turns[self._next][1])

    def turn(self) -> None:
        """Come to the next lap."""
        self._next += 1
        self._closed = False

    def _frame(self, turn: Any, number: int) -> bytes:  # noqa: ANN401 - a turn
        said = f'{{"t":"play","k":"{turn.seat}-{number}","table":"{self.table.id}",'
        return framed(f'{said}"base":{turn.base},"move":"{turn.move}"}}'.encode())


class Evening:
    """The tables of a case, and the frames they are sent."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._nodes = 1
        self.tally = Tally()
        self._seated: list[Seated] = []

    async def begin(self, case: Case, nodes: list[Any]) -> None:
        """Seat everybody, the two of a table at different nodes where there are two."""
        self._nodes = case.nodes
        await self.settle()
        for table in case.tables:
            wires = []
            for seat, guest in enumerate(table.guests):
                wire = Wire(self.tally)
                wire.connect(nodes[seat % len(nodes)])
                await self._settled(wire, b'{"t":"hello","token":"%b"}' % guest.encode())
                await self._settled(wire, b'{"t":"sub","table":"%b"}' % table.id.encode())
                wires.append(wire)
            self._seated.append(Seated(table, wires))
            for first in range(0, case.watchers, _AT_ONCE):
                watchers = range(first, min(case.watchers, first + _AT_ONCE))
                wires += await self.watched(
                    table.id, [nodes[each % len(nodes)] for each in watchers]
                )
        await self.settle(_STEPS + case.watchers // _CROWD)
        for lap in range(STAGGERED):
            await self.lap(self._seated[lap::STAGGERED])
        for _ in range(case.warm):
            await self.lap(self._seated)

    async def watched(self, table: str, nodes: list[Any]) -> list[Wire]:
        """Have a spectator come to a table at each of these nodes, all at once."""
        wanted = self.tally.frames + 2 * len(nodes)
        wires = []
        for node in nodes:
            wire = Wire(self.tally)
            wire.connect(node)
            await asyncio.sleep(0)
            said = b'{"t":"hello"}', b'{"t":"sub","table":"%b"}' % table.encode()
            wire.protocol.data_received(b"".join(map(framed, said)))
            wires.append(wire)
        await self.tally.reaches(wanted)
        return wires

    async def play(self, name: str, laps: int, how: AbstractContextManager[Any]) -> Stretch:
        """Play some laps, counted in some way."""
        frames, size, moves = self.tally.frames, self.tally.size, 0
        with how:
            for _ in range(laps):
                moves += await self.lap(self._seated)
        await self.settle(0)
        sent = self.tally.frames - frames, self.tally.size - size
        return Stretch(name, moves, *sent, crossings())

    async def leave(self) -> None:
        """Have everybody hang up."""
        while self._seated:
            for wire in self._seated.pop().wires:
                wire.protocol.connection_lost(None)
        await self.settle()

    async def lap(self, seated: list[Seated]) -> int:
        """Let time pass and the clock act, then somebody move at every table."""
        wanted = self.tally.frames + sum(each.close() for each in self._seated)
        self._loop.advance(LAP_MS / 1000)
        await self.tally.reaches(wanted)
        moves = 0
        for node in range(self._nodes):
            # One node after the other: which of two were quicker would be left to chance.
            for each in seated:
                if (seat := each.seat) is not None and seat % self._nodes == node:
                    each.play(seat)
                    moves += 1
                    wanted += len(each.wires)
            await self.tally.reaches(wanted)
        for each in seated:
            each.turn()
        return moves

    async def _settled(self, wire: Wire, text: bytes) -> None:
        """Say something and wait for the answer."""
        await asyncio.sleep(0)
        wanted = self.tally.frames + 1
        wire.protocol.data_received(framed(text))
        await self.tally.reaches(wanted)

    async def settle(self, steps: int = _STEPS) -> None:
        """Let what goes on beside come to rest."""
        for _ in range(steps + 1):
            self._loop.advance(_STEP_S if steps else 0)
            await self._loop.run_in_executor(None, _nap)


def _nap() -> None:
    time.sleep(_STEP_S)


async def _run(plan: Plan, database: str, redis: str, data: Path) -> list[Stretch]:
    loop: Any = asyncio.get_running_loop()
    made: list[Stretch] = []
    for case in plan.cases:
        loop.begin_day()
        async with entrances(database, redis, plan.prefix, data, case.nodes) as nodes:
            evening = Evening(loop)
            await evening.begin(case, nodes)
            made += [
                await evening.play(name, laps, how)
                for name, laps, how in _stretches(plan.how, case, data)
            ]
        await _clear(database, case)
    return made


def _stretches(
    how: str, case: Case, data: Path
) -> Iterator[tuple[str, int, AbstractContextManager[Any]]]:
    """Yield what is played one after the other: its name, its laps, and how it is counted."""
    if how == STAGEWISE:
        for stage in STAGES:
            name = f"{case.name}: {stage}"
            yield name, case.laps, counted_stage(name, stage)
    elif how == TIMED:
        yield case.name, 3 * case.laps, _timed(data / f"{case.name}.prof")
    else:
        for name, laps in (
            (f"{case.name}, short", case.laps),
            (f"{case.name}, long", 2 * case.laps),
        ):
            yield name, laps, counted(name)


@contextmanager
def _timed(path: Path) -> Iterator[None]:
    """Write down which functions of Python took the time."""
    profile = cProfile.Profile()
    profile.enable()
    try:
        yield
    finally:
        profile.disable()
        profile.dump_stats(path)


async def _clear(database: str, case: Case) -> None:
    """Make sure that everything was played as planned, and leave nothing for the next nodes."""
    store = await open_store(database)
    try:
        for table in case.tables:
            rows = await store.rows(table.id)
            if len(rows) != table.version:
                raise RuntimeError(f"{table.id} has {len(rows)} rows instead of {table.version}")
            await store.clear(table.id)
    finally:
        await store.close()


def main() -> None:
    """Play a plan."""
    path, database, redis = sys.argv[1:]
    plan = msgspec.json.decode(Path(path).read_bytes(), type=Plan)
    data = Path(path).parent
    if plan.how == STAGEWISE:
        mark()
    with asyncio.Runner(loop_factory=Loop) as runner:
        stretches = runner.run(_run(plan, database, redis, data))
    report = Report(str(Path(tischrunde.__file__).parent), stretches)
    (data / "report.json").write_bytes(msgspec.json.encode(report))


if __name__ == "__main__":
    main()
