"""What our server is compared with: two ASGI applications behind uvicorn, as our nodes are.

``python -m bench.load.baselines echo PORT DATABASE`` sends back every frame. ``slice`` is the least
that makes a move durable: it reads a frame, appends a row through our store, and acknowledges it;
no rules, no other node, no view.
"""

import asyncio
import secrets
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import msgspec
import uvicorn

from tischrunde.protocol.frames import Ack, Play
from tischrunde.server.clock import now
from tischrunde.server.ports import Store
from tischrunde.server.store.factory import open_store
from tischrunde.table.ids import ID_BYTES, table_id
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


def sliced(store: Store) -> App:
    """Return what appends a row for every frame; each socket is a table of its own."""
    decoder = msgspec.json.Decoder(Play)
    encoder = msgspec.json.Encoder()

    async def app(_: Message, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        table, version = table_id(secrets.token_bytes(ID_BYTES)), 0
        while (message := await receive())["type"] == "websocket.receive":
            said = decoder.decode(message["text"])
            version += 1
            await store.append(Row(table, version, now(), 0, said.k, "move", said.move))
            ack = encoder.encode(Ack(said.k, table, version))
            await send({"type": "websocket.send", "text": ack.decode()})

    return app


async def serve(name: str, port: int, database: str) -> None:
    """Serve one of them until stopped."""
    app = echo if name == "echo" else sliced(await open_store(database))
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="off",
    )
    await uvicorn.Server(config).serve()


def main() -> None:
    """Serve what is asked for."""
    name, port, database = sys.argv[1:]
    factory = uvicorn.Config("", loop="uvloop", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(name, int(port), database))


if __name__ == "__main__":
    main()
