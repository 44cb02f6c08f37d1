"""Plain HTTP: every route of the protocol is parsed, checked and answered."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route as HttpRoute

from tischrunde.core.house import HouseRulesRefused
from tischrunde.protocol.frames import UNREADABLE
from tischrunde.protocol.rest import LONGEST_ENCODED_CODE, Admitted, Problem
from tischrunde.protocol.routes import CODE, CONFLICT, GUEST, ROUTES, STATUS, Route
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request, Trouble
from tischrunde.server.cached_responses import CachedResponse
from tischrunde.server.codes import in_german
from tischrunde.server.node import Node
from tischrunde.server.ports import Guest, Unavailable, Unreadable

BODY_TIMEOUT_S: Final = 5.0
COOKIE_AGE_S: Final = 400 * 24 * 3600

_BEARER: Final = "bearer "
_ENCODER: Final = msgspec.json.Encoder()
_HEADERS: Final = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
_PORTS: Final = {"http": ":80", "https": ":443"}
"""The default ports, which browsers leave out of an origin."""
_LOGOUT_ROUTES: Final = ("forget", "log_out")
"""Routes after which the cookie is deleted."""
Endpoint = Callable[[HttpRequest], Awaitable[Response]]


def routes(node: Node) -> list[HttpRoute]:
    """Return the routes of the protocol, for Starlette."""
    answering = answers(node)
    paths: defaultdict[str, dict[str, Endpoint]] = defaultdict(dict)
    for route in ROUTES:
        paths[route.path][route.method] = _endpoint(node, route, answering(route.name))
    return [
        HttpRoute(path, _by_method(endpoints), methods=list(endpoints))
        for path, endpoints in paths.items()
    ]


def problem(trouble: Trouble) -> Response:
    """Return the response that says why a request was refused."""
    reason, clause, args = trouble.refusal or (None, None, None)
    body = Problem(
        code=trouble.code,
        reason=reason,
        clause=clause,
        args=None if args is None else dict(args),
        retry=trouble.retry,
    )
    headers = dict(_HEADERS)
    if trouble.retry is not None:
        headers["retry-after"] = str(-(-trouble.retry // 1000))
    status = STATUS.get(trouble.code, CONFLICT)
    return Response(_ENCODER.encode(body), status, headers, media_type="application/json")


def token_of(node: Node, headers: Any, cookies: Any) -> str:  # noqa: ANN401 - of requests and sockets
    """Return the token sent in a header or a cookie."""
    authorization: str = headers.get("authorization", "")
    if authorization.lower().startswith(_BEARER):
        return authorization[len(_BEARER) :].strip()
    cookie: str = cookies.get(node.settings.cookie, "")
    return cookie


def is_foreign(node: Node, headers: Any) -> bool:  # noqa: ANN401 - of requests and sockets
    """Return whether a page of another origin sent this; programs send no origin.

    A server at home has several names: its own pages come from the requested one. A server with a
    public URL has no other name, whatever the request says.
    """
    origin = headers.get("origin")
    if origin is None:
        return False
    own = {_origin(node.settings.public_url)}
    if node.settings.called:
        host = headers.get("host")
        own |= {_origin(f"http://{host}"), _origin(f"https://{host}")}
    return _origin(origin) not in own


def _origin(url: str) -> str:
    """Return the origin of a URL as browsers write it; empty if it has none."""
    scheme, _, rest = url.lower().partition("://")
    host = rest.partition("/")[0].removesuffix(_PORTS.get(scheme, " "))
    return f"{scheme}://{host}" if scheme in _PORTS and host else "none"


def _by_method(endpoints: Mapping[str, Endpoint]) -> Endpoint:
    async def endpoint(http: HttpRequest) -> Response:
        return await endpoints["GET" if http.method == "HEAD" else http.method](http)

    return endpoint


def _endpoint(node: Node, route: Route, answer: Callable[[Request], Awaitable[Any]]) -> Endpoint:
    decoder = None if route.body is None else msgspec.json.Decoder(route.body)

    async def endpoint(http: HttpRequest) -> Response:
        try:
            request = await _read(node, route, decoder, http)
            reply = await answer(request)
        except Trouble as trouble:
            node.metrics.denied(trouble.code)
            return problem(trouble)
        except Unreadable:
            node.metrics.denied("unreadable-table")
            return problem(Trouble("unreadable-table"))
        except Unavailable:
            node.metrics.denied("unavailable")
            return problem(Trouble("unavailable", retry=1000))
        except HouseRulesRefused:  # by a table that another version has opened
            node.metrics.denied("newer-rules")
            return problem(Trouble("newer-rules", retry=1000))
        if isinstance(reply, CachedResponse):
            return reply.answer(http.headers, _HEADERS)
        return _replied(node, route, reply)

    return endpoint


async def _read(
    node: Node, route: Route, decoder: msgspec.json.Decoder[Any] | None, http: HttpRequest
) -> Request:
    address = http.client.host if http.client else ""
    if retry := node.limits.request(route.name, address):
        raise Trouble("too-many", retry=retry)
    if route.method != "GET" and is_foreign(node, http.headers):
        raise Trouble("wrong-origin")
    token = token_of(node, http.headers, http.cookies)
    guest = await _guest(node, token)
    if guest is None and route.who == GUEST:
        raise Trouble("not-known")
    body = None if decoder is None else _decoded(decoder, await _body(http, route.max_bytes))
    code = _code(http) if route.admits else ""
    return Request(guest, token, http.path_params, http.query_params, body, address, code)


async def _guest(node: Node, token: str) -> Guest | None:
    return await node.guests.known(token) if token else None


def _code(http: HttpRequest) -> str:
    """Return the code of a table that is sent with a request."""
    sent = http.headers.get(CODE, "")
    if len(sent) > LONGEST_ENCODED_CODE:
        raise Trouble("malformed")
    return in_german(unquote(sent))


async def _body(http: HttpRequest, max_bytes: int) -> bytes:
    body = b""
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            async for chunk in http.stream():
                body += chunk
                if len(body) > max_bytes:
                    raise Trouble("too-long")
    except (ClientDisconnect, TimeoutError):
        raise Trouble("malformed") from None
    return body


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:  # noqa: ANN401 - of any route
    try:
        return decoder.decode(body)
    except UNREADABLE:
        raise Trouble("malformed") from None


def _replied(node: Node, route: Route, reply: Any) -> Response:  # noqa: ANN401 - of any route
    if reply is None:
        response = Response(status_code=route.status, headers=_HEADERS)
        if route.name in _LOGOUT_ROUTES:
            response.delete_cookie(
                node.settings.cookie, secure=node.settings.secure, httponly=True, samesite="lax"
            )
        return response
    if isinstance(reply, str):
        media = f"{route.media}; charset=utf-8"
        return Response(reply, route.status, _HEADERS, media_type=media)
    body = _ENCODER.encode(reply)
    response = Response(body, route.status, _HEADERS, media_type="application/json")
    if isinstance(reply, Admitted):
        response.set_cookie(
            node.settings.cookie,
            reply.token,
            max_age=COOKIE_AGE_S,
            httponly=True,
            secure=node.settings.secure,
            samesite="lax",
        )
    return response
