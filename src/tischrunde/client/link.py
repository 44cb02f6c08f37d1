"""A connection that is restored: to the next node, after a pause, until it is closed."""

import asyncio
import itertools
import logging
from collections.abc import Sequence
from typing import Final, Protocol, get_args

import msgspec
from websockets.exceptions import WebSocketException

from tischrunde.client.backoff import Backoff
from tischrunde.client.errors import Refused, refused
from tischrunde.client.socket import Socket
from tischrunde.client.tasks import side_by_side
from tischrunde.protocol.frames import (
    PROTOCOL,
    Bye,
    Err,
    FromClient,
    FromServer,
    Hello,
    Welcome,
)

OTHER_PROTOCOL: Final = "other-protocol"
"""The code of a server with another protocol."""

NOT_KNOWN: Final = "not-known"
"""The code for a token of no guest, or of one that was deleted."""
_KINDS: Final = {kind.__struct_config__.tag for kind in get_args(FromServer)}
_DECODER: Final = msgspec.json.Decoder[FromServer](FromServer)
_ENCODER: Final = msgspec.json.Encoder()

_MS_PER_S: Final = 1000
_HELLO_TIMEOUT_S: Final = 5.0
"""Seconds a node has to answer a hello."""

_log = logging.getLogger(__name__)


class _Kind(msgspec.Struct):
    """The kind of a frame."""

    t: str


_KIND: Final = msgspec.json.Decoder(_Kind)


class Speaker(Protocol):
    """What a link calls."""

    def hello(self) -> Hello:
        """Return the hello frame."""

    def welcomed(self, welcome: Welcome) -> None:
        """Send again all that still counts: there is a new connection."""

    def heard(self, frame: FromServer) -> None:
        """Take a frame."""

    def lost(self) -> None:
        """Note that the connection is gone for now; it will be restored."""

    def broken(self, why: Exception) -> None:
        """Note that there will be no connection any more."""


class Link:
    """Keeps one connection up from ``start`` to ``close``."""

    def __init__(self, socket: Socket, urls: Sequence[str], speaker: Speaker) -> None:
        self._socket = socket
        self._urls = urls
        self._speaker = speaker
        self._task: asyncio.Task[None] | None = None
        self._outgoing: asyncio.Queue[FromClient] | None = None
        self._pause = 0.0
        self._welcomed = False

    @property
    def connected(self) -> bool:
        """Whether the server has said welcome, and the connection holds since."""
        return self._outgoing is not None

    def start(self) -> None:
        """Connect, unless that has begun already."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep_up())

    def post(self, frame: FromClient) -> None:
        """Queue a frame to send; without a connection it is dropped."""
        if self._outgoing is not None:
            self._outgoing.put_nowait(frame)

    def renew(self) -> None:
        """Connect and say hello again."""
        self._socket.cut()

    async def close(self) -> None:
        """Hang up for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_up(self) -> None:
        backoff = Backoff()
        try:
            for url in itertools.cycle(self._urls):
                held = await self._talk(url)
                await asyncio.sleep(max(backoff.pause(held), self._pause))
        except Exception as why:  # noqa: BLE001 - nobody may wait for ever
            self._speaker.broken(why)

    async def _talk(self, url: str) -> float:
        """Connect to a node until that ends, and return how many seconds that was."""
        clock = asyncio.get_running_loop().time
        began = None
        self._pause = 0.0
        try:
            await self._socket.open(url)
            welcome = await self._introduce()
            began = clock()
            self._outgoing = asyncio.Queue()
            self._speaker.welcomed(welcome)
            await side_by_side(self._send(self._outgoing), self._receive())
        except (OSError, WebSocketException) as why:
            _log.info("no connection to %s: %r", url, why)
        finally:
            if self.connected:
                self._outgoing = None
                self._speaker.lost()
            await self._socket.close()
        return 0.0 if began is None else clock() - began

    async def _introduce(self) -> Welcome:
        await self._socket.send(_ENCODER.encode(self._speaker.hello()))
        async with asyncio.timeout(_HELLO_TIMEOUT_S):
            while True:
                frame = _read(await self._socket.receive())
                if isinstance(frame, Welcome):
                    if frame.protocol != PROTOCOL:
                        raise Refused(OTHER_PROTOCOL)
                    self._welcomed = True
                    return frame
                if isinstance(frame, Err) and frame.retry is None and self._is_final(frame):
                    raise refused(frame)
                if isinstance(frame, Err | Bye):
                    self._pause = (frame.retry or 0) / _MS_PER_S
                    raise ConnectionError(frame.code)

    def _is_final(self, no: Err) -> bool:
        """Once welcome, a client stays so unless its token is no longer known."""
        return not self._welcomed or no.code == NOT_KNOWN

    async def _send(self, outgoing: asyncio.Queue[FromClient]) -> None:
        while True:
            await self._socket.send(_ENCODER.encode(await outgoing.get()))

    async def _receive(self) -> None:
        while True:
            frame = _read(await self._socket.receive())
            if isinstance(frame, Bye):
                self._pause = frame.retry / _MS_PER_S  # answers under way are still read
            elif frame is not None:
                self._speaker.heard(frame)


def _read(raw: bytes) -> FromServer | None:
    """Return a frame; None for a kind that only newer clients know, and that can be ignored."""
    try:
        frame: FromServer = _DECODER.decode(raw)
    except msgspec.ValidationError:
        if _KIND.decode(raw).t in _KINDS:
            raise
        return None
    return frame
