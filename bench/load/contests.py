"""What is measured, contest by contest; those that are compared take turns, block by block."""

import asyncio
import json
import math
import os
import signal
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bench.load.cost import Spending, play
from bench.load.environment import Call, Environment, Process, echo, node, run, running, sliced
from bench.load.pgbench import pgbench
from bench.load.pings import ping
from bench.load.planted_tables import Pair, dealt
from bench.load.players import Room, look_on, seated, sockets
from bench.load.usage import cpu, memory
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
    """The best block of everything."""

    def __init__(self) -> None:
        self.rates: dict[str, float] = {}
        self.tails: dict[str, float] = {}
        self.spent: dict[str, Spending] = {}
        self.echo = math.inf
        """CPU seconds of an echo, the client's included."""
        self.shares: dict[str, float] = {}
        """The share of the CPU time of two nodes that each part of them takes."""
        self.idle: dict[str, float] = {}
        """Bytes of an idle socket."""

    def rate(self, name: str, rate: float) -> None:
        """Note a rate."""
        self.rates[name] = max(rate, self.rates.get(name, rate))

    def tail(self, name: str, seconds: float) -> None:
        """Note within which time 99 of 100 moves were acknowledged."""
        self.tails[name] = min(seconds, self.tails.get(name, seconds))

    def spend(self, name: str, spent: Spending) -> None:
        """Note what a thousand moves cost."""
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
    await _side_by_side(environment, size, best, servers, room)
    if size.figures:
        await _split(environment, size, best, servers["ours"], room)
    await _growth(environment, size, best, servers, room)
    if unexpected := room.refused.keys() - _OVERTAKEN:
        raise RuntimeError(f"moves were refused: {unexpected}")


async def _side_by_side(
    environment: Environment,
    size: Size,
    best: Best,
    servers: Mapping[str, Sequence[Process]],
    room: Room,
) -> None:
    """Let PostgreSQL alone, an echo, the bare slice and ours take turns; then two at half load."""
    echoing, slicing = (
        await sockets(servers["echo"], 2 * PAIRS),
        await sockets(servers["slice"], PAIRS),
    )
    for block in range(size.blocks):
        best.rate("pgbench", await pgbench(environment, block, size.seconds))
        await _echo(size, best, servers["echo"], echoing)
        best.rate("slice", (await ping(slicing, size.seconds)).rate)
        await _play(environment, size, best, "ours", servers["ours"], room)
    for _ in range(size.halves):
        ours = await room.play_for(size.half_seconds, gap=2 * PAIRS / best.rates["ours"])
        bare = await ping(slicing, size.half_seconds, best.rates["slice"] / 2)
        best.tail("ours", ours.percentile(TAIL))
        best.tail("slice", bare.percentile(TAIL))


async def _echo(
    size: Size, best: Best, echo: Sequence[Process], echoing: Sequence[WebSocket]
) -> None:
    pids = [process.pid for process in echo]
    before = cpu(pids) + time.process_time()
    tally = await ping(echoing, size.seconds)
    best.echo = min(best.echo, (cpu(pids) + time.process_time() - before) / tally.moves)
    best.rate("echo", tally.rate)


async def _play(  # noqa: PLR0913, PLR0917 - who, where, how long
    environment: Environment,
    size: Size,
    best: Best,
    name: str,
    processes: Sequence[Process],
    room: Room,
) -> None:
    tally, spent = await play(environment, processes, room, size.seconds)
    best.rate(name, tally.rate)
    best.spend(name, spent)


async def _growth(
    environment: Environment,
    size: Size,
    best: Best,
    servers: Mapping[str, Sequence[Process]],
    room: Room,
) -> None:
    """Let two nodes, two with many open tables, and one take turns."""
    await look_on(servers["many"], await _idle_pairs(environment, size.tables - PAIRS))
    places = {"few": (servers["ours"], room)}
    for name in ("many", "one node") if size.figures else ("many",):
        places[name] = servers[name], Room()
        await seated(places[name][1], servers[name], await dealt(environment, PAIRS, TABLES))
    for _ in range(size.blocks):
        for name, (where, players) in places.items():
            await _play(environment, size, best, name, where, players)


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
