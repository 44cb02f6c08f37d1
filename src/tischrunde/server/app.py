"""The server as an ASGI application: HTTP, the socket, the web client if it is there."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request, cookie_parser
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tischrunde.protocol.close_codes import POLICY, TRY_AGAIN
from tischrunde.protocol.routes import SOCKET
from tischrunde.server.api.request import Trouble
from tischrunde.server.http import is_foreign, problem, routes, token_of
from tischrunde.server.node import Node
from tischrunde.server.pages import Pages, table_at
from tischrunde.server.ports import Unavailable
from tischrunde.server.socket import Message, Receive, Send, Socket
from tischrunde.server.uvicorn.websocket_protocol import EXTENSION
from tischrunde.table.ids import is_table_id

Application = Callable[[Message, Receive, Send], Awaitable[None]]


def application(node: Node, web: Path | None) -> Application:
    """Return the application of a node."""
    pages = Pages(web, node.settings) if web else None
    http = Starlette(
        routes=[
            Route("/healthz", _healthy),
            Route("/readyz", _ready(node)),
            Route("/metrics", _metrics(node)),
            *routes(node),
        ],
        exception_handlers={HTTPException: _no_such_page(pages)},
    )

    # A redirect to a path with another slash would trust the Host header, which may lie.
    http.router.redirect_slashes = False

    async def app(scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _socket(node, scope, receive, send)
            return
        page = None
        if pages and scope["method"] in ("GET", "HEAD"):
            path = _path(scope)
            page = pages.answer(path, Headers(scope=scope), await _game_at(node, path, scope))
        await (page or http)(scope, receive, send)

    return app


async def _socket(node: Node, scope: Message, receive: Receive, send: Send) -> None:
    await receive()
    headers = Headers(scope=scope)
    if _path(scope) != SOCKET or is_foreign(node, headers):
        await send({"type": "websocket.close", "code": POLICY})
        return
    try:
        token = token_of(node, headers, cookie_parser(headers.get("cookie", "")))
        guest = await node.guests.known(token) if token else None
    except Unavailable:
        await send({"type": "websocket.close", "code": TRY_AGAIN})
        return
    await send({"type": "websocket.accept"})
    connection = scope.get("extensions", {}).get(EXTENSION)
    known = None if guest is None else guest.id
    await Socket(node, receive, send, known, address=_address(scope), connection=connection).run()


async def _game_at(node: Node, path: str, scope: Message) -> str | None:
    """Return the game of the table whose page is at a path.

    None if that is not known, or was asked too often.
    """
    table = table_at(path)
    if table is None or not is_table_id(table) or node.limits.request("page", _address(scope)):
        return None
    if live := node.tables.known(table):
        return live.table.opened.game
    try:
        notice = await node.tables.store.notice(table)
    except Unavailable:
        return None
    return None if notice is None else notice.game


def _address(scope: Message) -> str:
    address: str = scope["client"][0] if scope.get("client") else ""
    return address


def _path(scope: Message) -> str:
    path: str = scope["path"].removeprefix(scope.get("root_path", ""))
    return path


async def _healthy(_: Request) -> Response:
    return PlainTextResponse("ok")


def _ready(node: Node) -> Callable[[Request], Any]:
    async def ready(_: Request) -> Response:
        store = await node.tables.store.ready()
        bus = await node.tables.bus.ready()
        well = store and not node.draining
        status = 200 if well else 503
        return JSONResponse({"store": store, "bus": bus, "draining": node.draining}, status)

    return ready


def _metrics(node: Node) -> Callable[[Request], Any]:
    async def metrics(_: Request) -> Response:
        node.metrics.store_up.set(await node.tables.store.ready())
        node.metrics.bus_up.set(await node.tables.bus.ready())
        return Response(generate_latest(node.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return metrics


def _no_such_page(pages: Pages | None) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def no_such_page(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        if pages and status == HTTPStatus.NOT_FOUND and _wants_page(request):
            return pages.not_found(request.headers)
        barred = status == HTTPStatus.METHOD_NOT_ALLOWED
        answer = problem(Trouble("not-allowed" if barred else "not-found"))
        answer.headers.update(getattr(error, "headers", None) or {})
        return answer

    return no_such_page


def _wants_page(request: Request) -> bool:
    """Return whether a person looks for a page, not a program for data."""
    reads = request.method in ("GET", "HEAD")
    html = "text/html" in request.headers.get("accept", "")
    return reads and html and not _path(request.scope).startswith("/api/")
