"""A socket byte by byte: for what no library would send."""

import json
import os
import socket
import struct
from base64 import b64encode
from typing import Any, Final, Self
from urllib.parse import urlsplit

from tests.server.running_server import HEARD_TIMEOUT_S, RunningServer
from tischrunde.protocol.routes import SOCKET

CONT, TEXT, PING = 0, 1, 9

_FIN: Final = 0x80
_MASKED: Final = 0x80
_SHORT: Final = 126
_CLOSE: Final = b"\x88\x02"
"""How a goodbye begins; two bytes more say why."""


def framed(payload: bytes, opcode: int = TEXT, *, fin: bool = True) -> bytes:
    """Return a frame as a client sends it; its mask of zeros leaves the payload as it is."""
    first, size = opcode | (_FIN if fin else 0), len(payload)
    if size < _SHORT:
        return struct.pack("!BB4x", first, _MASKED | size) + payload
    return struct.pack("!BBH4x", first, _MASKED | _SHORT, size) + payload


def handshake(path: str = SOCKET, *headers: str) -> bytes:
    """Return how a socket is asked for."""
    key = b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


class RawSocket:
    """A connection that sends what it is told, and reads only when it is told to."""

    def __init__(self, server: RunningServer, *, room: int | None = None) -> None:
        self._socket = socket.socket()
        if room is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self._socket.settimeout(HEARD_TIMEOUT_S)
        address = urlsplit(server.url)
        self._socket.connect((address.hostname, address.port))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def open(self, token: str = "") -> "RawSocket":
        """Shake hands, and say hello."""
        self.send(handshake())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._socket.recv(1)
        assert head.startswith(b"HTTP/1.1 101")
        self.say(t="hello", **({"token": token} if token else {}))
        return self

    def send(self, data: bytes) -> None:
        """Send bytes, as many as are taken."""
        self._socket.sendall(data)

    def say(self, **frame: Any) -> None:
        """Send a frame of text."""
        self.send(framed(json.dumps(frame).encode()))

    def until_closed(self) -> bytes:
        """Return all that still comes up to the server's goodbye, which is not answered."""
        heard = b""
        while heard[-4:-2] != _CLOSE and (data := self._socket.recv(65_536)):
            heard += data
        return heard

    def rest(self) -> bytes:
        """Return all that still comes until the server hangs up."""
        heard = b""
        try:
            while data := self._socket.recv(65_536):
                heard += data
        except ConnectionError:
            pass
        return heard
