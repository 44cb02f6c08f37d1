"""Plain requests, to whichever node answers."""

import asyncio
import ssl
from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from tischrunde.client.backoff import Backoff
from tischrunde.client.errors import Unreachable, refused
from tischrunde.protocol.rest import Body, Problem
from tischrunde.protocol.routes import CODE, ROUTES, Route

_ROUTES: Final = {route.name: route for route in ROUTES}
_RETRY_S: Final = 10.0
"""Seconds for which a request is tried again while nothing was done."""

_TIMEOUT: Final = httpx.Timeout(5.0, read=20.0)
"""In seconds: a node that is away is known soon, but an expert on a small machine thinks longer."""

_MS_PER_S: Final = 1000
_FAULTS: Final = 400
"""The lowest HTTP status of a refusal."""

_NEVER_ARRIVED: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

T = TypeVar("T")


class Requests:
    """Sends requests by the table of routes; a node that is away is skipped.

    A request that surely was not done is sent again: no node was reached, or one said when to
    retry. So is one that only reads. Any other failure raises, because it may have been done.
    """

    def __init__(self, nodes: Sequence[str]) -> None:
        self.token = ""
        self._nodes = nodes
        self._node = 0
        self._http: httpx.AsyncClient | None = None

    async def ask(self, name: str, reply: type[T], body: Body | None = None, **said: str) -> T:
        """Return the answer to a request; ``said`` fills its path, its query and its headers."""
        return msgspec.json.decode((await self.request(name, body, **said)).content, type=reply)

    async def request(self, name: str, body: Body | None = None, **said: str) -> httpx.Response:
        """Return the raw response; raise Refused if it is a refusal."""
        clock = asyncio.get_running_loop().time
        until = clock() + _RETRY_S
        backoff = Backoff()
        while True:
            answer = await self._try(name, body, said)
            if isinstance(answer, httpx.Response) and answer.status_code < _FAULTS:
                return answer
            problem = _problem(answer) if isinstance(answer, httpx.Response) else None
            pause = backoff.pause()
            if problem is not None:
                if problem.retry is None:
                    raise refused(problem)
                pause = problem.retry / _MS_PER_S
            if clock() + pause > until:
                raise Unreachable(name) if problem is None else refused(problem)
            await asyncio.sleep(pause)

    async def close(self) -> None:
        """Close all connections."""
        if self._http is not None:
            await self._http.aclose()

    async def _try(
        self, name: str, body: Body | None, said: dict[str, str]
    ) -> httpx.Response | None:
        """Return a node's response; None if there is none and nothing was done."""
        route = _ROUTES[name]
        if self._http is None:
            self._http = httpx.AsyncClient(verify=_trusted(), timeout=_TIMEOUT)
        path = route.path.format(**{key: quote(value, safe="") for key, value in said.items()})
        try:
            return await self._http.request(
                route.method,
                self._nodes[self._node] + path,
                params={key: said[key] for key in route.query if said.get(key)},
                content=None if body is None else msgspec.json.encode(body),
                headers=self._headers | _code(route, said),
            )
        except httpx.TransportError as why:
            self._node = (self._node + 1) % len(self._nodes)
            if route.method == "GET" or isinstance(why, _NEVER_ARRIVED):
                return None
            raise Unreachable(name) from why

    @property
    def _headers(self) -> dict[str, str]:
        known = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {"content-type": "application/json", **known}


def _code(route: Route, said: dict[str, str]) -> dict[str, str]:
    return {CODE: quote(said["code"])} if route.admits and said.get("code") else {}


def _problem(answer: httpx.Response) -> Problem:
    """Return why a node refused; a proxy between may have used words of its own."""
    try:
        return msgspec.json.decode(answer.content, type=Problem)
    except msgspec.DecodeError:
        raise Unreachable(f"{answer.status_code} {answer.reason_phrase}") from None


@cache
def _trusted() -> ssl.SSLContext:
    """Return the certificates that the system trusts, read once."""
    return ssl.create_default_context()
