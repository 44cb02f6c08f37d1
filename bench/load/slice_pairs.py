"""Players at nodes without rules: two at a table, who take turns as those of a match do."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from bench.load.environment import Process
from bench.load.players import sockets
from bench.load.tally import Tally
from bench.load.websocket import WebSocket
from tischrunde.table.ids import ID_BYTES, table_id

_PATIENCE_S: Final = 300.0


class SliceRoom:
    """All tables of a run; between the blocks they rest."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = Random(seed)
        self.tally: Tally | None = None
        self.gap = 0.0
        self.tables: list[SliceTable] = []

    async def play_for(self, seconds: float, gap: float = 0.0) -> Tally:
        """Let everybody play for a while; with a gap each one thinks that long before a move."""
        tally = self.tally = Tally()
        self.gap = gap
        began = time.perf_counter()
        for table in self.tables:
            table.go_on()
        await asyncio.sleep(seconds)
        tally.seconds = time.perf_counter() - began
        self.tally = None
        return tally


class SliceTable:
    """Two sockets at one table, one at each node."""

    def __init__(self, room: SliceRoom, pair: Sequence[WebSocket], size: int) -> None:
        self._room = room
        self._pair = pair
        self._name = table_id(secrets.token_bytes(ID_BYTES))
        self._on_turn = 0
        self._said = 0
        self._heard = 0
        self._sent_at = 0.0
        self._resting = True
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for seat, socket in enumerate(pair):
            socket.hears = partial(self._hear, seat)
            socket.say(b'{"t":"sub","table":"%b","since":%d}' % (self._name.encode(), size))

    def go_on(self) -> None:
        """Play on after a rest."""
        if self._resting:
            self._resting = False
            self._think()

    def _hear(self, seat: int, _: bytes) -> None:
        """Count an answer to whoever moved; the next one moves once both have heard of it."""
        self._heard += 1
        tally = self._room.tally
        if self.seated.done() and seat == self._on_turn and tally is not None:
            tally.acks.append(time.perf_counter() - self._sent_at)
        if self._heard < len(self._pair):
            return
        self._heard = 0
        if not self.seated.done():
            self.seated.set_result(None)
            return
        self._on_turn = 1 - self._on_turn
        if tally is None:
            self._resting = True
        else:
            self._think()

    def _think(self) -> None:
        if self._room.gap:
            gap = self._room.gap * self._room.dice.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(gap, self._move)
        else:
            self._move()

    def _move(self) -> None:
        self._said += 1
        self._sent_at = time.perf_counter()
        self._pair[self._on_turn].say(
            b'{"t":"play","k":"%d-%d","table":"%b","base":123,"move":"-end-of-limit"}'
            % (self._on_turn, self._said, self._name.encode())
        )


async def slice_room(nodes: Sequence[Process], tables: int, size: int) -> SliceRoom:
    """Return a room of tables whose frames have a size, everybody seated."""
    room = SliceRoom()
    made = await sockets(nodes, 2 * tables)
    pairs = zip(made[::2], made[1::2], strict=True)
    room.tables = [SliceTable(room, pair, size) for pair in pairs]
    async with asyncio.timeout(_PATIENCE_S):
        await asyncio.gather(*(table.seated for table in room.tables))
    return room
