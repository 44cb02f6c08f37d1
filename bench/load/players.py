"""Players that play at random and say what they waited for: a closed loop, one move at a time."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench.load.environment import Process
from bench.load.planted_tables import Pair
from bench.load.tally import Tally
from bench.load.websocket import WebSocket, connected

_STAND: Final = "stand"
"""Letting an attack stand leaves no trace: whoever would do so waits for the clock instead."""

_AT_ONCE: Final = 64
_LOOKING: Final = 16
"""Number of clients that begin to look on at once."""
_PASTIME_S: Final = 5.0
"""Seconds a player takes for a move when nothing is measured."""

_SEATED_S: Final = 300.0
"""Seconds within which everybody has seen a table, however busy the machine is."""


class _Round(Struct):
    legal: list[str] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET


class _Match(Struct):
    round: _Round | UnsetType = UNSET


class _Set(Struct):
    match: _Match | UnsetType | None = UNSET
    state: str | UnsetType = UNSET


class _Frame(Struct):
    t: str
    v: int = 0
    k: str | None = None
    set: _Set | UnsetType = UNSET
    view: _Set | UnsetType = UNSET
    code: str = ""
    table: str = ""


_DECODER: Final = msgspec.json.Decoder(_Frame)


class Room:
    """All players of a run; between the blocks they go on slowly, so that no clock runs out."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = Random(seed)
        self.tally: Tally | None = None
        self.refused: Counter[str] = Counter()
        self.frames = 0
        self.size = 0
        """Bytes of all frames that players have heard about rows."""
        self.thinking: dict[Player, asyncio.TimerHandle] = {}
        self._gap = _PASTIME_S

    async def play_for(self, seconds: float, gap: float = 0.0) -> Tally:
        """Let everybody play for a while; with a gap each one thinks that long before a move."""
        tally = self.tally = Tally()
        began = time.perf_counter()
        self._change_gap(gap)
        await asyncio.sleep(seconds)
        tally.seconds = time.perf_counter() - began
        self.tally = None
        self._change_gap(_PASTIME_S)
        return tally

    def let_think(self, player: "Player") -> None:
        """Let a player play, now or after a while."""
        if self._gap:
            gap = self._gap * self.dice.uniform(0.5, 1.5)
            self.thinking[player] = asyncio.get_running_loop().call_later(gap, player.play)
        else:
            player.play()

    def _change_gap(self, gap: float) -> None:
        self._gap = gap
        thinking, self.thinking = self.thinking, {}
        for player, timer in thinking.items():
            timer.cancel()
            self.let_think(player)


class Player:
    """One guest on one socket, at one table after the other."""

    def __init__(self, room: Room, socket: WebSocket, pair: Pair, number: int) -> None:
        self._room = room
        self._socket = socket
        self._tables: Iterator[str] = iter(pair.tables)
        self._said = 0
        self._sent_at = 0.0
        self._waits_for = ""
        self._legal: list[str] = []
        self._on_turn = False
        self._seat = number
        socket.hears = self._hear
        socket.say(b'{"t":"hello","token":"%b"}' % pair.tokens[number].encode())
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._next_table()

    def _next_table(self) -> None:
        self._table = next(self._tables)
        self._legal, self._on_turn, self._waits_for = [], False, ""
        self._socket.say(b'{"t":"sub","table":"%b"}' % self._table.encode())

    def _hear(self, data: bytes) -> None:
        frame = _DECODER.decode(data)
        if frame.t == "err":
            self._room.refused[frame.code] += 1
            self._waits_for = ""
            return
        if frame.t not in ("ev", "skip", "snap", "ack") or frame.table != self._table:
            return
        if frame.t == "ev":
            self._room.frames += 1
            self._room.size += len(data)
        if frame.k is not None and frame.k == self._waits_for:
            self._waits_for = ""
            if self._room.tally is not None:
                self._room.tally.acks.append(time.perf_counter() - self._sent_at)
        self._version = frame.v
        news = frame.view if frame.view is not UNSET else frame.set
        if news is not UNSET:
            self._see(news)
        if not self.seated.done():
            self.seated.set_result(None)

    def _see(self, news: _Set) -> None:
        if news.state == "over":
            self._next_table()
            return
        if not news.match or not news.match.round:
            return
        seen = news.match.round
        if seen.legal is not UNSET:
            self._legal = seen.legal
        if seen.waiting is not UNSET:
            self._on_turn = self._seat in seen.waiting
        if self._on_turn and self._legal and not self._waits_for:
            self._room.let_think(self)

    def play(self) -> None:
        """Play a move at random, if there is still one to play."""
        self._room.thinking.pop(self, None)
        if not self._on_turn or not self._legal or self._waits_for:
            return
        move = self._room.dice.choice(self._legal)
        if move == _STAND:
            return
        self._said += 1
        self._waits_for = f"{self._seat}-{self._said}"
        self._sent_at = time.perf_counter()
        self._socket.say(
            b'{"t":"play","k":"%b","table":"%b","base":%d,"move":"%b"}'
            % (self._waits_for.encode(), self._table.encode(), self._version, move.encode())
        )


async def sockets(nodes: Sequence[Process], count: int, path: str = "/ws") -> list[WebSocket]:
    """Return sockets, to one node after the other in turn."""
    made: list[WebSocket] = []
    for start in range(0, count, _AT_ONCE):
        numbers = range(start, min(start + _AT_ONCE, count))
        made += await asyncio.gather(
            *(connected(nodes[number % len(nodes)].port, path) for number in numbers)
        )
    return made


async def seated(room: Room, nodes: Sequence[Process], pairs: Sequence[Pair]) -> list[WebSocket]:
    """Seat pairs, the two of each at different nodes where there are two, and see all tables."""
    made = await sockets(nodes, 2 * len(pairs))
    players = [
        Player(room, socket, pairs[number // 2], number % 2) for number, socket in enumerate(made)
    ]
    await asyncio.wait_for(asyncio.gather(*(player.seated for player in players)), _SEATED_S)
    return made


async def look_on(nodes: Sequence[Process], pairs: Sequence[Pair]) -> None:
    """See all tables of all pairs, each pair at one node, and do nothing there."""
    for start in range(0, len(pairs), _LOOKING):
        some = pairs[start : start + _LOOKING]
        await asyncio.gather(*map(_looked, await sockets(nodes, len(some)), some))


async def _looked(socket: WebSocket, pair: Pair) -> None:
    """See one table after the other: whoever asks for all at once is sent more than it can read."""
    tables = iter(pair.tables)
    all_seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def look_at_another() -> None:
        if (table := next(tables, None)) is None:
            all_seen.set_result(None)
        else:
            socket.say(b'{"t":"sub","table":"%b"}' % table.encode())

    def hear(data: bytes) -> None:
        if _DECODER.decode(data).t == "snap":
            look_at_another()

    socket.hears = hear
    socket.say(b'{"t":"hello","token":"%b"}' % pair.tokens[0].encode())
    look_at_another()
    await all_seen
