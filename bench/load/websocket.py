"""The client side of a WebSocket: ``websockets`` as it comes, frames handed on as bytes."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from collections.abc import Callable

_PATIENCE_S: Final = 60.0


class WebSocket:
    """A socket whose frames are handed to whoever ``hears``."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._answers: deque[bytes] = deque()
        self._hearing = False
        self._tasks = {asyncio.ensure_future(self._listen())}
        self.hears: Callable[[bytes], None] = _ignore

    def say(self, frame: bytes) -> None:
        """Send a frame."""
        if self._hearing:
            self._answers.append(frame)
        else:
            task = asyncio.ensure_future(self._connection.send(frame, text=True))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Hang up."""
        self._connection.transport.abort()

    async def _listen(self) -> None:
        try:
            while True:
                frame = await self._connection.recv(decode=False)
                self._hearing = True
                self.hears(frame)
                while self._answers:
                    await self._connection.send(self._answers.popleft(), text=True)
                self._hearing = False
        except ConnectionClosed:
            return


async def connected(port: int, path: str = "/ws") -> WebSocket:
    """Return a socket to a server on this machine."""
    url = f"ws://127.0.0.1:{port}{path}"
    return WebSocket(
        await connect(
            url, compression=None, ping_interval=None, open_timeout=_PATIENCE_S, proxy=None
        )
    )


def _ignore(_: bytes) -> None:
    """Hear nothing."""
