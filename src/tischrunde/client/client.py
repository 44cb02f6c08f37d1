"""A client of a server: a guest with a token, and the tables it watches."""

import time
from types import TracebackType
from typing import Self

from tischrunde.client.lobby import Lobby
from tischrunde.client.promises import Promises
from tischrunde.client.socket import Socket
from tischrunde.client.table import LiveTable
from tischrunde.client.tables import Tables
from tischrunde.protocol import rest
from tischrunde.protocol.routes import SOCKET


class Client(Lobby):
    """A guest, or with neither token nor name a mere spectator.

    ``nodes`` are addresses of the same server, as ``http://localhost:8000``; when one goes away the
    next is asked. All live tables share one connection, over the ``socket`` if one is given. The
    client keeps what the server promises of its cards, or ``promises`` does.
    """

    def __init__(
        self,
        *nodes: str,
        token: str | None = None,
        socket: Socket | None = None,
        promises: Promises | None = None,
    ) -> None:
        if not nodes or not all(node.startswith(("http://", "https://")) for node in nodes):
            raise ValueError("a client needs the address of a server, http:// or https://")
        bases = [node.rstrip("/") for node in nodes]
        super().__init__(bases, token, Promises() if promises is None else promises)
        urls = [f"ws{base.removeprefix('http')}{SOCKET}" for base in bases]
        self.socket = socket or Socket()
        self._tables = Tables(self.socket, urls, lambda: self.token, self.promises)

    async def __aenter__(self) -> Self:
        """Return itself; connections are made when they are needed."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close all connections."""
        await self.close()

    async def table(self, table: str, code: str = "") -> LiveTable:
        """Watch a table: as its player, or with its code as a spectator."""
        return await self._tables.follow(table, code)

    async def successor(self, table: LiveTable) -> LiveTable:
        """Watch the table of the rematch, once all want one."""
        await table.until(lambda table: table.view["successor"] is not None)
        return await self.table(table.view["successor"])

    def server_time(self) -> int:
        """Return the server's time, in milliseconds since 1970: clocks go by it."""
        return time.monotonic_ns() // 1_000_000 + self._tables.ahead

    async def come_in(
        self, name: str, *, shape: str = "circle", program: bool = False
    ) -> rest.Admitted:
        """Become a guest, and use its token from now on."""
        admitted = await super().come_in(name, shape=shape, program=program)
        self._tables.renew()
        return admitted

    async def take_seat(
        self,
        table: str,
        code: str = "",
        *,
        seat: int | None = None,
        bot: str | None = None,
        entropy: str | None = None,
    ) -> rest.Seat:
        """Sit down, or let a bot of a level sit down; by default at any free seat."""
        taken = await super().take_seat(table, code, seat=seat, bot=bot, entropy=entropy)
        if bot is None:
            self._tables.look_again(table)
        return taken

    async def claim(self, table: str, token: str) -> rest.Seat:
        """Share a seat by its token."""
        taken = await super().claim(table, token)
        self._tables.look_again(table)
        return taken

    async def close(self) -> None:
        """Close all connections."""
        await self._tables.close()
        await super().close()
