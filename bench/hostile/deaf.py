"""Clients that look at a table and never read what they are sent."""

import asyncio
import json
import socket
from typing import Final
from urllib.parse import urlsplit

from tests.server.raw_socket import framed, handshake
from tests.server.running_server import RunningServer

_ROOM: Final = 4096
_AT_ONCE: Final = 50
_MUCH, _GREEDY = 120, 400


async def deaf_ears(
    server: RunningServer, table: str, count: int, *, patient: bool
) -> list[socket.socket]:
    """Return sockets that look at a table.

    One in twenty asks for it until no outbox could hold it, one in five until it does not go out
    any more; the others, if they are patient, ask once.
    """
    address = urlsplit(server.url)
    loop = asyncio.get_running_loop()
    hello = framed(b'{"t":"hello"}')
    asked = framed(json.dumps({"t": "sub", "table": table}).encode())

    async def one(number: int) -> socket.socket:
        times = _GREEDY if number % 20 == 0 else 1 if patient and number % 5 else _MUCH
        ear = socket.socket()
        ear.setblocking(False)  # noqa: FBT003 - as it is called
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _ROOM)
        await loop.sock_connect(ear, (address.hostname, address.port))
        await loop.sock_sendall(ear, handshake())
        await loop.sock_recv(ear, _ROOM)  # the handshake, and nothing ever after
        await loop.sock_sendall(ear, hello + asked * times)
        return ear

    ears: list[socket.socket] = []
    for start in range(0, count, _AT_ONCE):
        numbers = range(start, min(start + _AT_ONCE, count))
        ears += await asyncio.gather(*(one(number) for number in numbers))
    return ears
