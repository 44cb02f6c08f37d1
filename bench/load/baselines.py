"""What our server is compared with: two ASGI applications behind uvicorn, as our nodes are.

``python -m bench.load.baselines echo PORT DATABASE REDIS PREFIX`` sends back every frame. ``slice``
has the traffic of our nodes and no rules: of every command it makes a row durable through our
store, by the same group commit, sends a frame as long as ours to whoever sent it, and announces the
row on our bus; the other node sends such a frame to the other player of the table. It judges,
folds, shows and reads nothing, and has our connections.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import msgspec
import uvicorn

from tischrunde.protocol.frames import Play, Sub
from tischrunde.server.clock import now
from tischrunde.server.ports import Bus, Store
from tischrunde.server.redis.bus import RedisBus
from tischrunde.server.store.factory import open_store
from tischrunde.server.uvicorn.websocket_protocol import EXTENSION, WebSocketProtocol
from tischrunde.table.log import Row

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]


async def echo(_: Message, receive: Receive, send: Send) -> None:
    """Send back every frame."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


class _Place:
    """A player at a table, and the last version that is known there."""

    def __init__(self, connection: WebSocketProtocol, said: Sub) -> None:
        self._connection = connection
        self._encoder = msgspec.json.Encoder()
        self._fill = ""
        self._fill = "x" * (
            said.since - len(self._frame(Row(said.table, 999, 0, 0, "0-1", "", "")))
        )
        self.version = 0

    def send(self, row: Row) -> None:
        """Send a frame about a row, as long as the client has asked for."""
        self.version = row.version
        self._connection.write(self._frame(row))

    def _frame(self, row: Row) -> bytes:
        said = {"t": "ev", "table": row.table, "v": row.version, "k": row.key, "fill": self._fill}
        return self._encoder.encode(said)


class Slice:
    """A node without rules."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._decoder = msgspec.json.Decoder(Play | Sub)
        self._places: dict[str, _Place] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def hear(self) -> None:
        """Send a frame about every row that the other node announces."""
        async for heard in self._bus.heard():
            if heard is not None and (place := self._places.get(heard.row.table)) is not None:
                place.send(heard.row)

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one player."""
        await receive()
        await send({"type": "websocket.accept"})
        connection: WebSocketProtocol = scope["extensions"][EXTENSION]

        def take(frame: bytes) -> bool:
            said = self._decoder.decode(frame)
            work = self._seat(connection, said) if isinstance(said, Sub) else self._take(said)
            task = asyncio.ensure_future(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return True

        connection.text_handler = take
        await receive()

    async def _seat(self, connection: WebSocketProtocol, said: Sub) -> None:
        """Seat a player; ``since`` is how many bytes its frames shall have."""
        place = self._places[said.table] = _Place(connection, said)
        await self._bus.listen(said.table)
        place.send(Row(said.table, 0, now(), None, "", "", ""))

    async def _take(self, said: Play) -> None:
        place = self._places[said.table]
        row = Row(said.table, place.version + 1, now(), 0, said.k, "move", said.move)
        if await self._store.append(row):
            place.send(row)
            self._bus.publish(row)


async def serve(name: str, port: int, database: str, redis: str, prefix: str) -> None:
    """Serve one of them until stopped."""
    app: App = echo
    ws: Any = "websockets-sansio"
    work = None
    if name == "slice":
        node = Slice(await open_store(database), RedisBus(redis, prefix))
        app, ws = node.serve, WebSocketProtocol
        work = asyncio.create_task(node.hear())
    config = uvicorn.Config(
        app,
        interface="asgi3",
        host="127.0.0.1",
        port=port,
        ws=ws,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    await uvicorn.Server(config).serve()
    if work is not None:
        work.cancel()


def main() -> None:
    """Serve what is asked for."""
    name, port, database, redis, prefix = sys.argv[1:]
    factory = uvicorn.Config("", loop="uvloop", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(name, int(port), database, redis, prefix))


if __name__ == "__main__":
    main()
