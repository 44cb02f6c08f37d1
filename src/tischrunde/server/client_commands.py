"""The commands of a client, from the frame to the answer."""

import asyncio
import re
from asyncio import Future
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from tischrunde.engine.viewer import error_fields
from tischrunde.protocol.frames import Ack, Do, Err, Play
from tischrunde.server.codes import fresh_code
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.streams import Sink
from tischrunde.server.submission import Taken, submit, submit_at_once
from tischrunde.table.commands import (
    Command,
    Leave,
    MoreTime,
    Move,
    Rematch,
    Replace,
    Resume,
    Return,
    Rise,
    Speed,
    Start,
)
from tischrunde.table.denial import Denial
from tischrunde.table.ids import is_table_id

MAX_COMMANDS: Final = 32
"""Maximum number of commands of a client that are judged at the same time."""
MAX_KEY_LENGTH: Final = 64
_CLIENT_KEY: Final = re.compile(rf"[!-~]{{1,{MAX_KEY_LENGTH}}}")
"""Keys of clients. Those of clocks and bots have spaces in them."""


class Sender(Sink, Protocol):
    """Whoever sends commands, and is answered."""

    guest: str | None

    def send_frame(self, frame: msgspec.Struct) -> None:
        """Send a frame of this client's own."""

    async def guarded(self, work: Awaitable[None], k: str | None, table: str | None) -> None:
        """Do something; if it fails, answer with an error."""

    def fail(self, error: Exception, k: str | None, table: str | None) -> None:
        """Answer with an error."""


class Commands:
    """The commands of one client that are under way."""

    def __init__(self, node: Node, client: Sender) -> None:
        self._node = node
        self._client = client
        self._under_way: set[Future[Any]] = set()

    @property
    def full(self) -> bool:
        """Whether no more can be taken now."""
        return len(self._under_way) >= MAX_COMMANDS

    async def have_room(self) -> None:
        """Wait until one more can be taken."""
        if self.full:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)

    async def ended(self) -> None:
        """Wait for all of them."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    def start(self, said: Play | Do) -> None:
        """Submit a command, without waiting: a client may have several under way."""
        if self._under_way or not isinstance(said, Play) or not self._play_at_once(said):
            self._start_task(said)

    def _play_at_once(self, said: Play) -> bool:
        """Begin to write down a plainly legal move; return whether it was begun."""
        live = self._node.tables.known(said.table)
        seat = None if live is None else live.table.seat_of(self._client.guest)
        if live is None or seat is None or _CLIENT_KEY.fullmatch(said.k) is None:
            return False
        written = submit_at_once(
            self._node.tables,
            live,
            seat,
            Move(said.move),
            by=self._client.guest,
            key=said.k,
            base=said.base,
            told=partial(self._end_play, said, seat),
        )
        if written is None:
            return False
        self._under_way.add(written)
        return True

    def _end_play(
        self, said: Play, seat: int, written: Future[bool], end: Taken | Exception | None
    ) -> None:
        """Answer a move that was begun at once, or submit it in the usual way."""
        self._under_way.discard(written)
        if end is None:
            self._start_task(said)
        elif isinstance(end, Exception):
            self._client.fail(end, said.k, said.table)
        else:
            self._answer(end, said.k, said.table, seat)

    def _start_task(self, said: Play | Do) -> None:
        """Submit a command in a task of its own."""
        key, table = said.k[:MAX_KEY_LENGTH], said.table[:32]
        task = asyncio.create_task(self._client.guarded(self._submit(said, key, table), key, table))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _submit(self, said: Play | Do, key: str, table: str) -> None:
        command = _command_of(said)
        if command is None or _CLIENT_KEY.fullmatch(said.k) is None:
            self._client.send_frame(Err("malformed", key, table))
            return
        tables = self._node.tables
        live = tables.known(table)
        if live is None and is_table_id(table):
            live = await tables.get(table)
        seat = None if live is None else await seat_of(self._node, live, self._client.guest)
        if live is None or seat is None:
            self._client.send_frame(Err("not-your-seat", key, table))
            return
        base = said.base if isinstance(said, Play) else 0
        if isinstance(command, Replace):
            command = replace(command, code=fresh_code(public=live.table.opened.public))
        if isinstance(command, Leave) and isinstance(said, Do) and said.seat is not None:
            seat = said.seat
        done = await submit(tables, live, seat, command, by=self._client.guest, key=key, base=base)
        self._answer(done, key, table, seat)

    def _answer(self, done: Taken | Denial, key: str, table: str, seat: int) -> None:
        """Send the answer, unless the client watches from that seat and was sent the row."""
        if isinstance(done, Denial):
            self._client.send_frame(denied_frame(done, key, table, self._node.tables.now()))
        elif done.row is None or not self._node.streams.sees(self._client, table, seat):
            self._client.send_frame(Ack(key, table, done.version))


async def seat_of(node: Node, live: LiveTable, guest: str | None) -> int | None:
    """Return a guest's seat; one who has none may have sat down at another node."""
    seat = live.table.seat_of(guest)
    if seat is None:
        await node.tables.catch_up(live)
        seat = live.table.seat_of(guest)
    return seat


def _command_of(said: Play | Do) -> Command | None:
    if isinstance(said, Play):
        return Move(said.move)
    commands: dict[str, Command] = {
        "start": Start(),
        "rise": Rise(),
        "leave": Leave(),
        "return": Return(),
        "resume": Resume(),
        "speed": Speed(said.speed),
        "more-time": MoreTime(),
        "usual-time": MoreTime(needed=False),
        "rematch": Rematch(said.entropy),
        "replace": Replace(-1 if said.seat is None else said.seat, ""),
    }
    return commands.get(said.do)


def denied_frame(denial: Denial, key: str | None, table: str, now: int) -> Err:
    """Return what a client is told of a denial."""
    return Err(k=key, table=table, **error_fields(denial, now))
