"""A node behind uvicorn, served until it is asked to stop."""

import asyncio
import gc
import signal
from collections.abc import Callable, Coroutine
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn

from tischrunde.protocol.frames import MAX_BYTES
from tischrunde.server.app import application
from tischrunde.server.composition import running_node, running_worker
from tischrunde.server.logs import set_up
from tischrunde.server.node import Connected, Node
from tischrunde.server.settings import Settings
from tischrunde.server.uvicorn.http_protocol import HttpProtocol
from tischrunde.server.uvicorn.websocket_protocol import WebSocketProtocol

WEB: Final = Path(__file__).parents[2] / "web"
"""The built web client, where it is part of the package."""

_STEP_S: Final = 0.05
_MIN_SENT_AWAY: Final = 50
"""Minimum number of clients sent away together; the others follow later."""
_GC_THRESHOLD: Final = 10_000
"""Number of new objects after which the garbage collector runs."""


class Server(uvicorn.Server):
    """Stops gently: sends bye to a few clients at a time, and hangs up.

    Commands under way are finished; a client without an answer sends them again to another node.
    """

    def __init__(self, config: uvicorn.Config, node: Node, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._node = node
        self._on_ready = on_ready
        self._leaving: asyncio.Task[None] | None = None

    async def startup(self, sockets: Any = None) -> None:  # noqa: ANN401 - as uvicorn has it
        """Start to listen, and call ``on_ready``."""
        await super().startup(sockets)
        if not self.should_exit:
            self._on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; at the second signal stop at once."""
        if self._leaving is None:
            self._leaving = asyncio.ensure_future(self._leave())
        else:
            super().handle_exit(sig, frame)

    async def _leave(self) -> None:
        """Report not ready, so that nobody new comes, and send clients to other nodes."""
        self._node.draining = True
        self._node.pads.news.stop()
        steps = round(self._node.settings.drain / _STEP_S)
        told: set[Connected] = set()
        at_once = max(_MIN_SENT_AWAY, 2 * len(self._node.sockets) // max(1, steps))
        for _ in range(steps):
            if not self._node.sockets:
                break
            for socket in list(islice(self._node.sockets - told, at_once)):
                told.add(socket)
                socket.send_bye()
            await asyncio.sleep(_STEP_S)
        self.should_exit = True


def serve(settings: Settings, on_ready: Callable[[], None]) -> None:
    """Serve until stopped; ``on_ready`` is called once players can come."""
    set_up(settings.log_level, settings.log_format)
    tune_garbage_collection()
    _run(_serve(settings, on_ready))


def work(settings: Settings) -> None:
    """Let bots play for all nodes, until stopped."""
    set_up(settings.log_level, settings.log_format)
    _run(_work(settings))


async def _serve(settings: Settings, on_ready: Callable[[], None]) -> None:
    async with running_node(settings) as node:
        web = WEB if (WEB / "index.html").is_file() else None
        config = uvicorn.Config(
            application(node, web),
            host=settings.host,
            port=settings.port,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=MAX_BYTES,
            ws_per_message_deflate=False,
            root_path=settings.base_path,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=5,
            log_config=None,
            access_log=False,
            lifespan="off",
            server_header=False,
        )
        await Server(config, node, on_ready).serve()


async def _work(settings: Settings) -> None:
    async with running_worker(settings):
        stopped = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        await stopped.wait()


def tune_garbage_collection() -> None:
    """Look for cyclic garbage less often, and never in what is loaded.

    Tables live long and hold no cycles; by default a busy node would spend a twentieth of its time
    looking through them. But every closed socket is a cycle, with all it last received: with few
    tables everything must be searched often enough that an attacker cannot fill the memory. With
    many tables Python itself waits until a quarter is new.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GC_THRESHOLD, 5, 2)


def _run(work: Coroutine[Any, Any, None]) -> None:
    factory = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)
