"""What is used of other packages beyond what they promise: here it is noticed when it is gone.

A test that fails names the file to look at, and with it the package's list of changes. The upper
bounds in pyproject.toml keep newer versions away from people until these tests have seen them.
"""

import ast
import inspect
from asyncio import Lock
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from textwrap import dedent
from typing import NamedTuple

import pytest
from httptools import HttpRequestParser
from redis.asyncio.connection import AbstractConnection
from textual._compositor import Compositor
from textual.app import App
from textual.screen import Screen
from uvicorn import Server as UvicornServer
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from tischrunde.server.uvicorn.http_protocol import HttpProtocol
from tischrunde.server.uvicorn.server import Server
from tischrunde.server.uvicorn.websocket_protocol import WebSocketProtocol
from tischrunde.terminal.app.app import TischrundeApp


class Used(NamedTuple):
    """Names of a class of others that a file of ours uses, or that it overrides."""

    theirs: type
    names: str
    where: str


HTTP = Used(
    HttpToolsProtocol,
    "connection_made connection_lost data_received on_headers_complete on_message_complete"
    " cycle loop parser send_400_response transport",
    "src/tischrunde/server/uvicorn/http_protocol.py",
)
WEBSOCKET = Used(
    WebSocketsSansIOProtocol,
    "connection_made connection_lost data_received pause_writing resume_writing keepalive_timeout"
    " run_asgi handle_connect handle_ping handle_cont send_receive_event_to_app close_sent"
    " close_timeout close_timer config conn curr_msg_data_type disconnected frames"
    " handshake_complete handshake_initiated loop queue read_paused scope transport writable",
    "src/tischrunde/server/uvicorn/websocket_protocol.py",
)
SERVER = Used(
    UvicornServer, "startup handle_exit should_exit", "src/tischrunde/server/uvicorn/server.py"
)
APP = Used(App, "_handle_exception _exception", "src/tischrunde/terminal/app/app.py")
OTHERS = (
    Used(RequestResponseCycle, "response_complete", HTTP.where),
    Used(HttpRequestParser, "should_upgrade", HTTP.where),
    Used(
        ServerProtocol,
        "current_size data_to_send handshake_exc parser reject send_close send_response state",
        WEBSOCKET.where,
    ),
    Used(Request, "headers path", WEBSOCKET.where),
    Used(StreamReader, "at_eof", WEBSOCKET.where),
    Used(Lock, "_locked _waiters", "src/tischrunde/server/submission.py"),
    Used(AbstractConnection, "_writer", "src/tischrunde/server/redis/connection.py"),
    Used(ClientConnection, "transport", "src/tischrunde/client/socket.py"),
    Used(ProcessPoolExecutor, "_processes", "src/tischrunde/server/bots/process_pool.py"),
    Used(Screen, "_compositor", "tests/terminal/app/seated.py"),
    Used(Compositor, "render_strips", "tests/terminal/app/seated.py"),
)


@pytest.mark.parametrize(
    ("used", "name"),
    [
        (used, name)
        for used in (HTTP, WEBSOCKET, SERVER, APP, *OTHERS)
        for name in used.names.split()
    ],
    ids=lambda value: value if isinstance(value, str) else value.theirs.__name__,
)
def test_it_is_still_there(used: Used, name: str) -> None:
    kind = used.theirs
    assert name in known(kind), f"{kind.__module__}.{kind.__name__}.{name}: look at {used.where}"


@pytest.mark.parametrize(
    ("ours", "used"),
    [(HttpProtocol, HTTP), (WebSocketProtocol, WEBSOCKET), (Server, SERVER)],
    ids=["http", "websocket", "server"],
)
def test_all_that_is_used_of_uvicorn_is_listed(ours: type, used: Used) -> None:
    """Of its classes hardly anything is promised."""
    assert set(written(ours)) & known(used.theirs) == set(used.names.split())


def test_all_that_is_used_of_textual_is_listed() -> None:
    """Of an application only what begins with an underscore is not promised."""
    private = {name for name in written(TischrundeApp) if name.startswith("_")}
    assert private & known(App) == set(APP.names.split())


@cache
def known(kind: type) -> set[str]:
    """Return all names of a class, those its methods give to objects too."""
    return {*dir(kind), *(name for base in kind.__mro__ for name in written(base))}


def written(kind: type) -> Iterator[str]:
    """Find what the source of a class defines and uses of ``self``; there may be no source."""
    try:
        source = inspect.getsource(kind)
    except (OSError, TypeError):
        return
    for node in ast.walk(ast.parse(dedent(source))):
        match node:
            case (
                ast.Attribute(value=ast.Name(id="self"), attr=name)
                | ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
            ):
                if not name.startswith("__"):
                    yield name
            case _:
                pass
