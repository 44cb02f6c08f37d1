"""What is measured, contest by contest; those that are compared take turns, block by block."""

import asyncio
import json
import math
import os
import signal
from collections import Counter
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bench.load.cost import Spending, spent
from bench.load.environment import Call, Environment, Process, echo, node, run, running, sliced
from bench.load.pgbench import pgbench
from bench.load.pings import ping
from bench.load.planted_tables import Pair, dealt
from bench.load.players import Room, look_on, seated, sockets
from bench.load.slice_pairs import slice_room
from bench.load.tally import Tally
from bench.load.usage import memory
from bench.load.websocket import WebSocket

PAIRS: Final = 128
"""Number of tables: enough that most never wait for a clock."""
TABLES: Final = 4
"""Number of tables a pair has, one after the other."""
TAIL: Final = 0.99
_SETTLED: Final = 1.0
_IDLE: Final = 2_000
"""Number of idle sockets measured."""
_GREETED: Final = 64
"""Number of them opened at once."""
_FRAME_BYTES: Final = 750
"""Number of bytes of a frame where none has come yet."""
_OVERTAKEN: Final = frozenset({"stale", "stood-in", "too-late"})
"""What a move hears when the clock was quicker."""


class Size(NamedTuple):
    """How much is measured: blocks and their seconds, at full and at half load; open tables.

    ``figures`` are those without a bound: one node alone, idle sockets, where CPU time goes.
    """

    blocks: int
    seconds: int
    halves: int
    half_seconds: float
    tables: int
    figures: bool


class Best:
    """The best block of everything; what a busy machine did not let come to pass is missing."""

    def __init__(self) -> None:
        self.rates: dict[str, float] = {}
        self.tails: dict[str, float] = {}
        self.spent: dict[str, Spending] = {}
        self.frame = 0
        """Bytes of a frame that tells of a row, on the average."""
        self.refused: Counter[str] = Counter()
        """Moves that were refused, by the reason."""
        self.shares: dict[str, float] = {}
        """The share of the CPU time of two nodes that each part of them takes."""
        self.idle: dict[str, float] = {}
        """Bytes of an idle socket."""

    def rate(self, name: str, rate: float) -> None:
        """Note a rate, unless nothing was done."""
        if rate:
            self.rates[name] = max(rate, self.rates.get(name, rate))

    def tail(self, name: str, seconds: float) -> None:
        """Note within which time 99 of 100 moves were acknowledged, unless none was."""
        if math.isfinite(seconds):
            self.tails[name] = min(seconds, self.tails.get(name, seconds))

    def spend(self, name: str, spent: Spending | None) -> None:
        """Note what a thousand moves cost, unless none was made."""
        if spent is not None:
            known = self.spent.get(name, spent)
            self.spent[name] = min(spent, known, key=lambda each: each.nodes)


def measure(environment: Environment, size: Size) -> Best:
    """Measure everything, on servers that all live as long as the run."""
    best = Best()
    wanted: dict[str, Sequence[Call]] = {
        "ours": [node, node],
        "many": [node, node],
        "echo": [echo, echo],
        "slice": [sliced, sliced],
    }
    if size.figures:
        wanted["one node"] = [node]
    with running(environment, wanted) as servers:
        run(_measure(environment, size, best, servers))
    return best


async def _measure(
    environment: Environment, size: Size, best: Best, servers: Mapping[str, Sequence[Process]]
) -> None:
    if size.figures:
        for name in ("echo", "one node"):
            best.idle[name] = await _idle(servers[name][:1])
    room = Room()
    await seated(room, servers["ours"], await dealt(environment, PAIRS, TABLES))
    await room.play_for(_SETTLED)
    best.frame = room.size // room.frames if room.frames else _FRAME_BYTES
    await _side_by_side(environment, size, best, servers, room)
    if size.figures:
        await _split(environment, size, best, servers["ours"], room)
    await _growth(environment, size, best, servers, room)
    best.refused = Counter(
        {code: count for code, count in room.refused.items() if code not in _OVERTAKEN}
    )


async def _side_by_side(
    environment: Environment,
    size: Size,
    best: Best,
    servers: Mapping[str, Sequence[Process]],
    room: Room,
) -> None:
    """Let PostgreSQL alone, an echo, the slice and ours take turns; then two at half load."""
    echoing = await sockets(servers["echo"], 2 * PAIRS)
    slicing = await slice_room(servers["slice"], PAIRS, best.frame)
    for block in range(size.blocks):
        best.rate("pgbench", await pgbench(environment, block, size.seconds))
        await _block(environment, best, "echo", servers, ping(echoing, size.seconds))
        await _block(environment, best, "slice", servers, slicing.play_for(size.seconds))
        await _block(environment, best, "ours", servers, room.play_for(size.seconds))
    for _ in range(size.halves):
        for name, players in (("ours", room), ("slice", slicing)):
            if gap := half_load_gap(best.rates.get(name, 0.0)):
                tally = await players.play_for(size.half_seconds, gap)
                best.tail(name, tally.percentile(TAIL))


def half_load_gap(rate: float) -> float | None:
    """Return how long players think to make half as many moves; None if they made none."""
    return 2 * PAIRS / rate if rate else None


async def _block(
    environment: Environment,
    best: Best,
    name: str,
    servers: Mapping[str, Sequence[Process]],
    play: Coroutine[Any, Any, Tally],
) -> None:
    tally, cost = await spent(environment, servers[name], play)
    best.rate(name, tally.rate)
    best.spend(name, cost)


async def _growth(
    environment: Environment,
    size: Size,
    best: Best,
    servers: Mapping[str, Sequence[Process]],
    room: Room,
) -> None:
    """Let two nodes, two with many open tables, and one take turns."""
    await look_on(servers["many"], await _idle_pairs(environment, size.tables - PAIRS))
    rooms = {"few": room}
    servers = {**servers, "few": servers["ours"]}
    for name in ("many", "one node") if size.figures else ("many",):
        rooms[name] = Room()
        await seated(rooms[name], servers[name], await dealt(environment, PAIRS, TABLES))
    for _ in range(size.blocks):
        for name, players in rooms.items():
            await _block(environment, best, name, servers, players.play_for(size.seconds))


async def _idle_pairs(environment: Environment, tables: int) -> list[Pair]:
    each = 64  # a socket sees no more
    return await dealt(environment, -(-tables // each), each, pace="relaxed")


async def _idle(processes: Sequence[Process]) -> float:
    """Return the bytes of an idle socket."""
    pids = [process.pid for process in processes]
    first = await _greeted(processes, _GREETED)  # what they bring along is not every socket's
    before = memory(pids)
    opened = await _greeted(processes, _IDLE)
    grown = memory(pids) - before
    for socket in (*first, *opened):
        socket.close()
    return grown / _IDLE


async def _greeted(processes: Sequence[Process], count: int) -> list[WebSocket]:
    opened: list[WebSocket] = []
    while len(opened) < count:  # whoever says no hello for too long is hung up on
        some = await sockets(processes, min(_GREETED, count - len(opened)))
        for socket in some:
            socket.say(b'{"t":"hello"}')
        opened += some
    await asyncio.sleep(_SETTLED)
    return opened


async def _split(
    environment: Environment, size: Size, best: Best, ours: Sequence[Process], room: Room
) -> None:
    for process in ours:
        os.kill(process.pid, signal.SIGUSR2)
    await room.play_for(size.seconds)
    looks: Counter[str] = Counter()
    for process in ours:
        os.kill(process.pid, signal.SIGUSR1)
        written = environment.data / f"split-{process.pid}.json"
        while not written.exists():  # noqa: ASYNC110 - nobody tells when it is
            await asyncio.sleep(0.02)
        looks.update(json.loads(written.read_text()))
    best.shares = {part: count / looks.total() for part, count in looks.most_common()}
