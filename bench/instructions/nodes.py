"""One or two nodes in one process: as they are served, but for their clock and their sockets.

Time goes on only when it is told to, so that timers are as frequent in every run, however slowly
it is counted.
"""

import asyncio
import gc
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import Context
from itertools import count
from pathlib import Path
from typing import Any, Final

import uvicorn
import uvloop
from uvicorn.server import ServerState

from bench.instructions.plan import NOON_MS
from bench.instructions.wire import Wire
from tischrunde.protocol.frames import MAX_BYTES
from tischrunde.server import clock
from tischrunde.server.app import application
from tischrunde.server.composition import running_node
from tischrunde.server.ports import Store
from tischrunde.server.settings import Settings
from tischrunde.server.uvicorn.http_protocol import HttpProtocol
from tischrunde.server.uvicorn.websocket_protocol import WebSocketProtocol

_LENIENCE: Final = 1e5
"""How much more than usual a client may do: these play without a pause."""

_CONNECTIONS: Final = 12
"""Number of questions asked at once: more than a node has connections to read by."""
_TIMES: Final = 3


class Loop(uvloop.Loop):
    """The loop that nodes have, with a time that stands still until it is ``advanced``."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = self._noon = 0.0
        self._numbers = count()
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        clock.CLOCK.now = lambda: NOON_MS + round(1000 * (self._passed - self._noon))  # type: ignore[method-assign] # in place of the machine's

    def time(self) -> float:
        """Return how many seconds were advanced."""
        return self._passed

    def begin_day(self) -> None:
        """Have the nodes that come now believe that it is noon."""
        self._noon = self._passed

    def call_later(
        self,
        delay: float,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call something after some seconds."""
        return self.call_at(self._passed + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[..., object],
        *args: object,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call something at a time."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._numbers), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing: it is left out when its time has come."""

    def advance(self, seconds: float) -> None:
        """Let time pass; what is due then is called soon."""
        self._passed += seconds
        while self._timers and self._timers[0][0] <= self._passed:
            _, _, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self.call_soon(_run_due, handle)


def _run_due(handle: asyncio.TimerHandle) -> None:
    """Run a timer, unless it was cancelled by another that was due at the same time."""
    if not handle.cancelled():
        handle._run()  # noqa: SLF001 - nobody else runs it


def node_settings(database: str, redis: str, prefix: str, data: Path) -> Settings:
    """Return the settings of a node whose clients may do more than usual."""
    return Settings(
        data, database, redis, prefix, data / "key", host="127.0.0.1", patience=_LENIENCE
    )


@asynccontextmanager
async def entrances(  # noqa: PLR0913 - where everything is
    database: str, redis: str, prefix: str, data: Path, number: int, *, ready: bool = True
) -> AsyncIterator[list[Callable[[Wire], Any]]]:
    """Run nodes; each is a function that connects a wire to it.

    Unless they are ``ready`` they open their connections to the database as they need them.
    """
    settings = node_settings(database, redis, prefix, data)
    async with AsyncExitStack() as stack:
        made = [
            await stack.enter_async_context(_entrance(settings, ready=ready)) for _ in range(number)
        ]
        gc.collect()
        gc.disable()  # it comes about once in as many moves as are counted, so by chance
        yield made
        gc.enable()


@asynccontextmanager
async def _entrance(settings: Settings, *, ready: bool) -> AsyncIterator[Callable[[Wire], Any]]:
    async with running_node(settings) as node:
        if ready:
            await _ready(node.tables.store)
        config = uvicorn.Config(
            application(node, None),
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=MAX_BYTES,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            lifespan="off",
        )
        config.load()
        state = ServerState()

        def connected(wire: Wire) -> Any:  # noqa: ANN401 - as a protocol is
            protocol = WebSocketProtocol(config, state, {})
            protocol.connection_made(wire)
            return protocol

        yield connected
        for protocol in list(state.connections):
            protocol.connection_lost(None)
        await asyncio.gather(*state.tasks, return_exceptions=True)


async def _ready(store: Store) -> None:
    """Have all connections opened, and their statements prepared, before anything is counted."""
    for _ in range(_TIMES):
        for ask in (
            lambda: store.news({"": 0}),
            lambda: store.overdue(0, 1),
            store.incarnation,
        ):
            await asyncio.gather(*(ask() for _ in range(_CONNECTIONS)))
