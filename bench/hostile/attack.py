"""Attackers: sockets that send hostile frames batch by batch, and note all they are sent."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import IO, Final
from urllib.parse import urlsplit

from bench.hostile.frames import Arms
from tests.server.raw_socket import framed, handshake
from tests.server.running_server import RunningServer

_BATCH: Final = 48
_PATIENCE_S: Final = 30.0
_RESET: Final = 1006
_CLOSE: Final = 4


@dataclass
class Spoils:
    """What attackers were sent, by whether they sit somewhere; and how their sockets ended."""

    seated: IO[bytes]
    watching: IO[bytes]
    closes: Counter[int] = field(default_factory=Counter)


class Attacker:
    """One guest, or nobody, on one socket after the other."""

    def __init__(self, server: RunningServer, arms: Arms, spoils: Spoils, *, seated: bool) -> None:
        address = urlsplit(server.url)
        self._host, self._port = address.hostname or "", address.port or 0
        self._arms = arms
        self._spoils = spoils
        self._seated = seated
        self._kept: list[bytes] = []

    async def go_on(self, until: Callable[[], bool]) -> None:
        """Attack until it is enough."""
        while not until():
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await self._attack(until)

    async def _attack(self, until: Callable[[], bool]) -> None:
        reader, writer = await asyncio.open_connection(self._host, self._port, limit=1 << 20)
        listening = None
        try:
            writer.write(handshake())
            async with asyncio.timeout(_PATIENCE_S):
                await reader.readuntil(b"\r\n\r\n")
            listening = asyncio.ensure_future(self._listen(reader))
            writer.write(framed(b'{"t":"hello","token":"%b"}' % self._arms.token.encode()))
            while not until() and not listening.done():
                writer.write(self._arms.batch(_BATCH))
                async with asyncio.timeout(_PATIENCE_S):
                    await writer.drain()
                await asyncio.sleep(0)
        finally:
            if listening is not None:
                with suppress(TimeoutError, OSError):
                    await asyncio.wait_for(listening, 1)
            writer.transport.abort()

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        heard = b""
        try:
            while data := await reader.read(1 << 16):
                heard = heard[-_CLOSE:] + data
                self._kept.append(data)
        except ConnectionError:
            self._spoils.closes[_RESET] += 1
        finally:  # in one piece, so that nothing hides between those of two sockets
            (self._spoils.seated if self._seated else self._spoils.watching).writelines(self._kept)
            self._kept.clear()
            if heard[-_CLOSE:-2] == b"\x88\x02":
                self._spoils.closes[int.from_bytes(heard[-2:], "big")] += 1


def attackers(
    server: RunningServer, spoils: Spoils, sockets: int, tables: list[str], moves: list[str]
) -> list[Attacker]:
    """Return attackers of all kinds: nobody, guests, and some who sit at tables of their own."""
    made: list[Attacker] = []
    for number in range(sockets):
        arms = Arms(Random(number), tables=tables, moves=moves)
        seated = number % 4 == 0
        if number % 2 == 0:
            arms.token = server.guest("Marder")
        if seated:
            arms.own = server.table(arms.token, public=True, bots=["easy"])["table"]
            tables.append(arms.own)
        made.append(Attacker(server, arms, spoils, seated=seated))
    return made


async def begin_and_leave(server: RunningServer, until: Callable[[], bool]) -> int:
    """Begin handshakes and requests that are never finished, and return how many."""
    address = urlsplit(server.url)
    begun: list[asyncio.StreamWriter] = []
    while not until():
        with suppress(OSError):
            _, writer = await asyncio.open_connection(address.hostname, address.port)
            whole = handshake()
            writer.write(whole[: len(begun) % len(whole)])
            begun.append(writer)
        await asyncio.sleep(0.02)
    for writer in begun:
        writer.transport.abort()
    return len(begun)
