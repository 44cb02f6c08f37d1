"""The WebSocket of a client; tests record, disturb or cut it."""

from typing import Final

from websockets.asyncio.client import ClientConnection, connect

_CONNECT_TIMEOUT_S: Final = 5.0
"""Seconds a node has to accept a connection."""

_PING_S: Final = 10.0
"""Seconds between two pings, and until one must be answered."""


class Socket:
    """One connection after another, never two at once; what fails raises.

    A client has a socket of its own. Tests record what ``receive`` returns, send a frame twice
    or later, or ``cut`` the connection: the client must live with all of it.
    """

    def __init__(self) -> None:
        self._connection: ClientConnection | None = None

    async def open(self, url: str) -> None:
        """Connect to a node."""
        # Frames are small: compression costs more memory and time than it saves.
        self._connection = await connect(
            url,
            compression=None,
            open_timeout=_CONNECT_TIMEOUT_S,
            ping_interval=_PING_S,
            ping_timeout=_PING_S,
            close_timeout=1,
        )

    async def send(self, frame: bytes) -> None:
        """Send a frame."""
        await self._connected.send(frame, text=True)

    async def receive(self) -> bytes:
        """Return the next frame, once it is there."""
        return await self._connected.recv(decode=False)

    async def close(self) -> None:
        """Hang up, if there is a connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    def cut(self) -> None:
        """Abort the connection, if there is one."""
        if self._connection is not None:
            self._connection.transport.abort()

    @property
    def _connected(self) -> ClientConnection:
        if self._connection is None:
            raise ConnectionError("the socket is not open")
        return self._connection
