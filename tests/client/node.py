"""A node that says what a test tells it to, and the running of such tests."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve

from tischrunde.client import Client, LiveTable, Socket
from tischrunde.protocol.frames import (
    PROTOCOL,
    Ev,
    FromClient,
    FromServer,
    Hello,
    Say,
    Snap,
    Sub,
    Welcome,
)

TABLE = "0123456789abcdef"
SEAT = 0
GONE_TIMEOUT_S = 60.0
CHAIRS = [{"name": "Igel", "stood_in": False}, {"name": "Dachs", "stood_in": False}]
_READ = msgspec.json.Decoder[FromClient](FromClient)


def run(test: Coroutine[Any, Any, None], seconds: float = 600) -> None:
    """Run a test in good time, and see that it leaves no task behind."""

    async def whole() -> None:
        async with asyncio.timeout(seconds):
            await test
        left = asyncio.all_tasks() - {asyncio.current_task()}
        if left:  # what is being closed may need another moment
            _, left = await asyncio.wait(left, timeout=GONE_TIMEOUT_S)
        assert not left

    asyncio.run(whole())


class Call:
    """A connection a client has made, as the node sees it."""

    def __init__(self, connection: ServerConnection) -> None:
        self._connection = connection
        self._last: FromClient | None = None

    async def hears(self) -> FromClient:
        """Return what is said next; a client may say a command again if the machine is slow."""
        while (frame := await self._heard()) == self._last and hasattr(frame, "k"):
            pass
        self._last = frame
        return frame

    async def hears_again(self) -> FromClient:
        """Return what is said next, even if it was said just before."""
        self._last = await self._heard()
        return self._last

    async def _heard(self) -> FromClient:
        frame: FromClient = _READ.decode(await self._connection.recv())
        return frame

    async def hears_the_last(self, table: LiveTable) -> None:
        """Hear all that is still on its way."""
        table.say("thanks")
        while not isinstance(await self._heard(), Say):
            pass

    async def hears_nothing(self, seconds: float) -> bool:
        """Return whether the client keeps quiet for some seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._connection.recv()
        except TimeoutError:
            return True
        return False

    async def says(self, *frames: FromServer) -> None:
        for frame in frames:
            await self.says_raw(msgspec.json.encode(frame))

    async def says_raw(self, frame: bytes) -> None:
        await self._connection.send(frame, text=True)

    async def welcomes(self, **details: Any) -> Hello:
        hello = await self.hears()
        assert isinstance(hello, Hello)
        await self.says(Welcome(**{"protocol": PROTOCOL, "server": "test", "now": 0, **details}))
        return hello

    async def is_asked_for_the_table(self, since: int) -> None:
        said = await self.hears()
        assert isinstance(said, Sub)
        assert (said.table, said.since, said.code) == (TABLE, since, "drei-alte-autos")

    async def hangs_up(self) -> None:
        await self._connection.close()

    def breaks(self) -> None:
        self._connection.transport.abort()


class Node:
    """Takes calls; the test answers them one after the other."""

    def __init__(self) -> None:
        self.url = ""
        self._calls: asyncio.Queue[Call] = asyncio.Queue()

    async def call(self) -> Call:
        return await self._calls.get()

    async def take(self, connection: ServerConnection) -> None:
        await self._calls.put(Call(connection))
        await connection.wait_closed()


@contextlib.asynccontextmanager
async def node() -> AsyncIterator[Node]:
    answering = Node()
    async with serve(answering.take, "127.0.0.1", 0) as server:
        answering.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield answering


def view(**changed: Any) -> dict[str, Any]:
    return {"id": TABLE, "seat": SEAT, "state": "playing", "chairs": CHAIRS, **changed}


def playing(*legal: str, stock: int = 50) -> dict[str, Any]:
    seen = {"waiting": [SEAT], "legal": list(legal), "stock": stock}
    return view(match={"number": 1, "totals": [0, 0], "round": seen})


def snap(version: int, *legal: str, **changed: Any) -> Snap:
    return Snap(TABLE, version, 1000 + version, {**playing(*legal), **changed})


def ev(version: int, stock: int | None = None, k: str | None = None, by: int | None = 1) -> Ev:
    """Return a version that leaves a number of cards in the stock."""
    left = 100 - version if stock is None else stock
    changed = {"match": {"round": {"stock": left}}}
    return Ev(TABLE, version, 1000 + version, [{"event": "Drawn"}], changed, by, k)


@contextlib.asynccontextmanager
async def looking(
    answering: Node, version: int = 5, *legal: str, socket: Socket | None = None
) -> AsyncIterator[tuple[Client, LiveTable, Call]]:
    """Let a client look at the table, which has this version."""
    async with Client(answering.url, token="known", socket=socket) as client:  # noqa: S106 - of no server
        seen = asyncio.create_task(client.table(TABLE, "drei-alte-autos"))
        call = await answering.call()
        await call.welcomes()
        await call.is_asked_for_the_table(0)
        await call.says(snap(version, *legal))
        yield client, await seen, call
