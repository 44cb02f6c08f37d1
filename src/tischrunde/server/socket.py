"""One WebSocket: the frames of a client, and those it is sent."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from itertools import count
from typing import Any, Final

import msgspec
import structlog

from tischrunde.core.house import HouseRulesRefused
from tischrunde.protocol.close_codes import NORMAL, POLICY, RESTART, TOO_LONG, TRY_AGAIN
from tischrunde.protocol.frames import (
    MAX_BYTES,
    PROTOCOL,
    UNREADABLE,
    Bye,
    Do,
    Err,
    FromClient,
    Gone,
    Hello,
    Ping,
    Play,
    Pong,
    Said,
    Say,
    Sub,
    Unsub,
    Welcome,
)
from tischrunde.server.broadcasts import announce_phrase
from tischrunde.server.client_commands import MAX_KEY_LENGTH, Commands, denied_frame, seat_of
from tischrunde.server.codes import in_german
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.ports import Unavailable, Unreadable
from tischrunde.server.uvicorn.websocket_protocol import WebSocketProtocol
from tischrunde.table.ids import is_table_id

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MAX_OUTBOX_FRAMES: Final = 256
"""Maximum number of frames that wait for a slow client; then it is disconnected."""
MAX_OUTBOX_BYTES: Final = 131_072
"""Maximum number of bytes that wait for it."""
MAX_TABLES: Final = 64
"""Maximum number of tables a client sees at once."""
FRAMES_PER_TURN: Final = 32
"""Number of frames of a client after which other tasks have their turn."""
MAX_IGNORED_WARNINGS: Final = 100
"""Number of warnings in a row after which a client that does not wait is disconnected."""
RETRY_MS: Final = 1_000
HELLO_TIMEOUT_S: Final = 10.0
"""Seconds a client has to say hello."""

_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()

_log = structlog.get_logger()


class Socket:
    """A client from its hello to its end."""

    def __init__(  # noqa: PLR0913 - where it is, how it speaks, and whose it is
        self,
        node: Node,
        receive: Receive,
        send: Send,
        guest: str | None,
        *,
        address: str,
        connection: WebSocketProtocol | None = None,
    ) -> None:
        self._node = node
        self._receive = receive
        self._send = send
        self.guest = guest
        self._address = address
        self._connection = connection
        self._listening = False
        self._writing = False
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_OUTBOX_FRAMES)
        self._waiting = 0
        self._tables: dict[str, LiveTable] = {}
        self._commands = Commands(node, self)
        self._close_code = NORMAL
        self._greeted = False
        self._unheeded = 0
        self._allowance = node.limits.messages()

    def send(self, frame: bytes) -> None:
        """Send a frame; a client that does not read is disconnected."""
        self._node.metrics.frames += 1
        behind = self._writing or not self._outbox.empty()
        if self._connection is not None and not behind and self._connection.write(frame):
            return
        if self._is_full:
            self.end(TRY_AGAIN)
        else:
            self._outbox.put_nowait(frame)
            self._waiting += len(frame)

    def send_frame(self, frame: msgspec.Struct) -> None:
        """Send a frame of this client's own."""
        if isinstance(frame, Err):
            self._node.metrics.denied(frame.code)
        self.send(_ENCODER.encode(frame))

    def send_bye(self) -> None:
        """Ask the client to connect to another node."""
        self.send_frame(Bye("restart", RETRY_MS))
        self.end(RESTART)

    def end(self, code: int) -> None:
        """Hang up after sending the outbox, or at once if the client is too slow for it."""
        if self._close_code == NORMAL:
            self._close_code = code
        if not self._is_full:
            self._outbox.put_nowait(None)
        elif self._connection is not None:
            self._connection.hang_up(self._close_code)
        else:
            self._writer.cancel()

    @property
    def _is_full(self) -> bool:
        return self._outbox.full() or self._waiting > MAX_OUTBOX_BYTES

    async def run(self) -> None:
        """Listen and answer until either side hangs up."""
        self._writer = asyncio.ensure_future(self._write())
        reader = asyncio.ensure_future(self._read())
        patience = asyncio.get_running_loop().call_later(HELLO_TIMEOUT_S, self._end_unless_greeted)
        self._node.sockets.add(self)
        if self._connection is not None:
            self._connection.text_handler = self._take_move
        self._exceeds_socket_limit()
        try:
            await asyncio.wait((self._writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            patience.cancel()
            if self._connection is not None:
                self._connection.text_handler = None
            self._node.sockets.discard(self)
            self._node.limits.gone(self)
            reader.cancel()
            self._writer.cancel()
            await asyncio.gather(reader, self._writer, return_exceptions=True)
            for live in self._tables.values():
                await self._node.streams.unsubscribe(self, live)

    async def _write(self) -> None:
        try:
            while (frame := await self._outbox.get()) is not None:
                self._writing = True
                self._waiting -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._writing = False
        finally:
            if self._connection is None or not self._connection.close_sent:
                await self._send({"type": "websocket.close", "code": self._close_code})

    async def _read(self) -> None:
        for number in count(1):
            if number % FRAMES_PER_TURN == 0:
                await asyncio.sleep(0)
            self._listening = self._greeted
            message = await self._receive()
            self._listening = False
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text") or message.get("bytes") or b""
            if self._exceeds_message_limit():
                continue
            if len(frame) > MAX_BYTES:
                self.end(TOO_LONG)
                return
            try:
                said = _DECODER.decode(frame)
            except UNREADABLE:
                self.send_frame(Err("malformed"))
                continue
            await self._hear(said)

    async def _hear(self, said: FromClient) -> None:
        if not self._greeted and not isinstance(said, Hello):
            self.send_frame(Err("say-hello"))
            return
        match said:
            case Play() | Do():
                await self._commands.have_room()
                self._commands.start(said)
            case Sub():
                await self.guarded(self._subscribe(said), table=said.table)
            case Unsub(table):
                if found := self._tables.pop(table, None):
                    await self._node.streams.unsubscribe(self, found)
            case Say():
                await self.guarded(self._say(said), said.k[:MAX_KEY_LENGTH] or None)
            case Ping():
                self.send_frame(Pong(self._node.tables.now()))
            case Hello(token):
                await self.guarded(self._greet(token))

    def _take_move(self, frame: bytes) -> bool:
        """Start a move at once, if nothing waits before it; return whether it was started."""
        if not self._listening or self._commands.full or len(frame) > MAX_BYTES:
            return False
        try:
            said = _DECODER.decode(frame)
        except UNREADABLE:
            return False
        if not isinstance(said, Play):
            return False
        if not self._exceeds_message_limit():
            self._commands.start(said)
        return True

    def _exceeds_message_limit(self) -> bool:
        """Count a frame, and return whether it was one too many; then the client is warned."""
        self._node.metrics.frames_read += 1
        retry = self._allowance.allow(self._node.tables.now())
        if retry is None:
            self._unheeded = 0
            return False
        self._unheeded += 1
        self.send_frame(Err("too-many", retry=retry))
        if self._unheeded == MAX_IGNORED_WARNINGS:
            self.end(POLICY)
        return True

    async def guarded(
        self, work: Awaitable[None], k: str | None = None, table: str | None = None
    ) -> None:
        """Do something; if it fails, answer with an error instead of ending the socket."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody waits in vain
            self.fail(error, k, table)

    def fail(self, error: Exception, k: str | None, table: str | None) -> None:
        """Answer with an error; one that nobody expects is logged."""
        match error:
            case Unavailable():
                err = Err("unavailable", k, table, retry=RETRY_MS)
            case HouseRulesRefused():  # by a table that another version has opened
                err = Err("newer-rules", k, table)
            case Unreadable():
                err = Err("unreadable-table", k, error.table)
            case _:
                _log.error("unanswered", table=table, exc_info=error)
                err = Err("unavailable", k, table, retry=RETRY_MS)
        self.send_frame(err)

    async def _greet(self, token: str) -> None:
        if token:
            guest = await self._node.guests.known(token)
            if guest is not None and guest.id != self.guest:
                await self._unsubscribe_all()
                guest = await self._node.guests.known(token)  # it may be deleted by now
            if guest is None:
                self.send_frame(Err("not-known"))
                return
            self.guest = guest.id
        if self._exceeds_socket_limit():
            return
        self._greeted = True
        self.send_frame(Welcome(PROTOCOL, self._node.version, self._node.tables.now(), self.guest))

    async def _unsubscribe_all(self) -> None:
        """Finish the commands under way, and unsubscribe from all tables."""
        await self._commands.ended()
        while self._tables:
            await self._node.streams.unsubscribe(self, self._tables.popitem()[1])

    def _exceeds_socket_limit(self) -> bool:
        """Count this socket, and return whether its owner has enough; then it is ended."""
        if self._node.limits.another(self, self.guest, self._address):
            return False
        self.send_frame(Err("too-many-sockets"))
        self.end(POLICY)
        return True

    def _end_unless_greeted(self) -> None:
        if not self._greeted:
            self.end(POLICY)

    async def _subscribe(self, said: Sub) -> None:
        said = msgspec.structs.replace(said, code=in_german(said.code))
        live = await self._found(said.table)
        if live is None:
            self.send_frame(Gone(said.table[:32]))
            return
        denied = self._node.turned_away(live.table, self.guest, said.code, self._address)
        if denied is not None:
            wait = denied_frame(denied, None, said.table, self._node.tables.now())
            self.send_frame(Gone(said.table) if denied.until is None else wait)
            return
        if said.table in self._tables:
            await self._node.streams.unsubscribe(self, self._tables.pop(said.table))
        if len(self._tables) >= MAX_TABLES:
            self.send_frame(Err("too-many-tables", table=said.table))
            return
        try:
            await self._node.streams.subscribe(self, live, self.guest, said)
        except LookupError:
            self.send_frame(Gone(said.table))
            return
        self._tables[said.table] = live

    async def _found(self, table: str) -> LiveTable | None:
        """Return a table, after reading its log if the client may not watch it as it is known."""
        live = await self._node.tables.get(table) if is_table_id(table) else None
        if live is not None and not live.table.may_watch(self.guest, ""):
            await self._node.tables.catch_up(live)
        return live

    async def _say(self, said: Say) -> None:
        key = said.k[:MAX_KEY_LENGTH] or None
        live = await self._node.tables.get(said.table) if is_table_id(said.table) else None
        seat = None if live is None else await seat_of(self._node, live, self.guest)
        if live is None or seat is None:
            self.send_frame(Err("not-your-seat", key))
            return
        if (retry := self._node.limits.phrase(said.table, seat)) is not None:
            self.send_frame(Err("too-much-talk", key, retry=retry))
            return
        announce_phrase(self._node, Said(said.table, seat, said.phrase))
