"""Nodes that share a store and do not hear each other, as when Redis is away."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tischrunde.protocol import rest
from tischrunde.protocol.frames import FromClient
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.bots.hints import HintDesk
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.guests import Guests
from tischrunde.server.keys import Keys
from tischrunde.server.local_bus import LocalBus
from tischrunde.server.metrics import Metrics
from tischrunde.server.node import Node
from tischrunde.server.ports import Bus, Guest, Store
from tischrunde.server.rate_limits import RateLimits
from tischrunde.server.settings import Settings
from tischrunde.server.shared_pads import SharedPads
from tischrunde.server.socket import Message, Socket
from tischrunde.server.store.factory import open_store
from tischrunde.server.streams import Streams
from tischrunde.server.tables import Tables

KEYS = Keys(bytes(32))


class Sink:
    """Somebody who looks on, and keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)


class StoreWrapper:
    """A store around another; whatever it does not do otherwise, the other does."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class IsolatedNode:
    """A node asked directly, without HTTP."""

    def __init__(self, store: Store, bus: Bus | None = None, keys: Keys = KEYS) -> None:
        tables = Tables(store, bus or LocalBus(), keys)
        self.node = Node(
            settings=Settings(Path(), ""),
            version="",
            tables=tables,
            streams=Streams(tables),
            pads=SharedPads(tables),
            guests=Guests(store),
            metrics=Metrics(),
            limits=RateLimits(1),
            hints=HintDesk(tables, LocalBotQueue()),
        )
        self.tables = tables
        self.tokens: dict[str, str] = {}
        self._answers = answers(self.node)

    async def guest(self, name: str) -> Guest:
        guest, token = await self.node.guests.come_in(name, "circle", program=True)
        self.tokens[guest.id] = token
        return guest

    async def ask(  # noqa: PLR0913, PLR0917 - all that a request has
        self,
        route: str,
        guest: Guest,
        body: Any = None,
        query: Mapping[str, str] | None = None,
        address: str = "",
        code: str = "",
        token: str = "",
        **path: str,
    ) -> Any:
        request = Request(guest, token, path, query or {}, body, address, code)
        return await self._answers(route)(request)

    def answers_to(self, route: str) -> Any:
        """Return who answers a request."""
        return getattr(self._answers(route), "__self__", None)

    async def open(self, guest: Guest, *, sit: bool = True, **more: Any) -> rest.Opened:
        terms = {"game": "rallye", "rules": "fx-schmid,target=100", "players": 2, **more}
        body = rest.NewTable(**{"pace": "programs", "programs": True, **terms})
        opened: rest.Opened = await self.ask("open_table", guest, body)
        if sit:
            wish = rest.TakeSeat(code=opened.code, seat=0)
            await self.ask("take_seat", guest, wish, table=opened.table)
        return opened


class Spoken:
    """A socket of a guest, what is said to it and what it answers."""

    def __init__(self, node: IsolatedNode, guest: Guest) -> None:
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        socket = Socket(node.node, self._said.get, self._heard.put, guest.id, address="")
        self._running = asyncio.create_task(socket.run())

    def say(self, frame: FromClient) -> None:
        text = msgspec.json.encode(frame).decode()
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def answer(self) -> dict[str, Any]:
        async with asyncio.timeout(60):
            answer = await self._heard.get()
        return msgspec.json.decode(answer["text"], type=dict)

    async def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self._running


@asynccontextmanager
async def isolated_nodes(folder: Path) -> AsyncIterator[tuple[IsolatedNode, IsolatedNode]]:
    store = await open_store(f"sqlite:///{folder / 'store.db'}")
    try:
        yield IsolatedNode(store), IsolatedNode(store)
    finally:
        await store.close()
