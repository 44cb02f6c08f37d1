"""What `bench.server` measures with: slices without rules, and a machine too busy to measure."""

import asyncio
import math
from collections.abc import Callable
from typing import Any

import pytest

from bench.load.baselines import Slice
from bench.load.contests import Best, half_load_gap
from bench.load.cost import Spending
from bench.load.pings import ping
from bench.load.slice_pairs import SliceRoom, SliceTable
from bench.load.tally import Tally
from bench.server import QUICK, Ratio, judged
from tischrunde.server.local_bus import LocalBus, LocalHub
from tischrunde.server.uvicorn.websocket_protocol import EXTENSION
from tischrunde.table.log import Row


class Socket:
    """A client's socket; nobody answers unless somebody is told what it says."""

    def __init__(self, tell: Callable[[bytes], Any] | None = None) -> None:
        self.hears: Callable[[bytes], None] = lambda _: None
        self._tell = tell

    def say(self, frame: bytes) -> None:
        if self._tell is not None:
            self._tell(frame)


class Connection:
    """A socket as a node has it: whatever is written is heard at once."""

    def __init__(self) -> None:
        self.client = Socket(self._take)
        self.text_handler: Callable[[bytes], bool] | None = None
        self.sizes: list[int] = []

    def write(self, frame: bytes) -> bool:
        self.sizes.append(len(frame))
        asyncio.get_running_loop().call_soon(self.client.hears, frame)
        return True

    def _take(self, frame: bytes) -> None:
        assert self.text_handler is not None
        self.text_handler(frame)


class Log:
    """A store that only appends."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    async def append(self, row: Row) -> bool:
        self.rows.append(row)
        return True


async def connected(node: Slice, tasks: list[asyncio.Task[None]]) -> Connection:
    """Return a connection of a node that stays open."""
    made = Connection()
    first: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    first.put_nowait({"type": "websocket.connect"})

    async def send(_: Any) -> None:
        return

    serving = node.serve({"extensions": {EXTENSION: made}}, first.get, send)
    tasks.append(asyncio.ensure_future(serving))
    while made.text_handler is None:  # noqa: ASYNC110 - nobody tells when it is there
        await asyncio.sleep(0)
    return made


@pytest.mark.anyio
async def test_a_slice_writes_a_row_for_every_move_and_tells_both_players() -> None:
    hub, log = LocalHub(), Log()
    store: Any = log
    nodes = [Slice(store, LocalBus(hub)) for _ in range(2)]
    tasks = [asyncio.ensure_future(node.hear()) for node in nodes]
    pair = [await connected(node, tasks) for node in nodes]
    room = SliceRoom()
    clients: list[Any] = [each.client for each in pair]
    room.tables = [SliceTable(room, clients, 740)]
    await room.tables[0].seated
    for _ in range(2):  # they rest in between, and go on
        while not (await room.play_for(0.01)).moves:  # a busy machine may not come to it
            pass
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    assert [row.version for row in log.rows] == [*range(1, len(log.rows) + 1)]
    assert [row.key[0] for row in log.rows[:4]] == ["0", "1", "0", "1"]
    assert all(len(each.sizes) == 1 + len(log.rows) for each in pair)
    assert all(abs(size - 740) < 12 for each in pair for size in each.sizes[1:])


@pytest.mark.anyio
async def test_frames_nobody_answers_make_no_rate() -> None:
    silent: Any = Socket()
    tally = await ping([silent], 0.01)
    assert (tally.moves, tally.rate, tally.percentile(0.99)) == (0, 0.0, math.inf)


def test_a_tally_of_nothing_is_nothing() -> None:
    assert Tally().rate == 0
    assert Tally().usual(0.99) == math.inf


def test_nobody_plays_at_half_of_no_rate() -> None:
    assert half_load_gap(0.0) is None
    assert half_load_gap(256.0) == 1.0


def test_what_did_not_come_to_pass_is_no_best() -> None:
    best = Best()
    best.rate("ours", 0.0)
    best.tail("ours", math.inf)
    best.spend("ours", None)
    assert (best.rates, best.tails, best.spent) == ({}, {}, {})


def test_what_was_not_measured_is_said_and_misses_its_bound() -> None:
    best = Best()
    best.rates = {"ours": 10.0, "few": 10.0, "many": 9.0}
    best.tails = {"ours": 0.01, "slice": 0.01}
    ratios = {ratio.name: ratio for ratio in judged(best, QUICK)}
    assert ratios["ours ÷ pgbench"].line().startswith("MISS")
    assert "not measured" in ratios["ours ÷ pgbench"].line()
    assert ratios["ours ÷ slice"].kept  # it has no bound
    assert ratios["p99 at half load, ours ÷ slice"].value == 1.0
    assert ratios["moves refused"].kept


def test_refused_moves_miss_a_bound() -> None:
    best = Best()
    best.refused["unavailable"] = 2
    (refused,) = (ratio for ratio in judged(best, QUICK) if ratio.name == "moves refused")
    assert refused.line().startswith("MISS")


def test_a_ratio_is_held_to_its_bounds() -> None:
    assert Ratio("a", 2.0, least=1).kept
    assert not Ratio("a", 2.0, most=1).kept
    assert not Ratio("a", None, most=1).kept


def test_what_a_move_costs_is_told_apart() -> None:
    line = Spending(0.4, 0.06, 0.01, 0.1).line()
    assert "nodes 0.400 s" in line
    assert "clients 0.100 s" in line
