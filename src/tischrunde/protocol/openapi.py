"""What goes over plain HTTP, as OpenAPI 3.1."""

import re
from collections import defaultdict
from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from tischrunde.games.catalogue import GAMES
from tischrunde.pad.events import ID_LENGTH as PAD_ID_LENGTH
from tischrunde.protocol import library, pads, rest
from tischrunde.protocol.frames import PROTOCOL
from tischrunde.protocol.routes import CODE, CONFLICT, EVERYWHERE, GUEST, ROUTES, STATUS, Route
from tischrunde.protocol.schemas import PLACE, Json, schemas
from tischrunde.table.ids import ALPHABET, ID_LENGTH

_RENAMED: Final = {413: "Content Too Large"}
"""What RFC 9110 calls otherwise than Python before 3.13."""
NOT_KNOWN: Final = "not-known"
NOT_FOUND: Final = "not-found"
UNREADABLE: Final = "unreadable-table"

IN_PATH: Final[Mapping[str, Json]] = {
    "table": {"type": "string", "pattern": f"^[{ALPHABET}]{{{ID_LENGTH}}}$"},
    "pad": {"type": "string", "pattern": f"^[0-9a-f]{{{PAD_ID_LENGTH}}}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 9},
    "edition": {
        "type": "string",
        "enum": [name for game in GAMES.values() for name in game.editions],
    },
    "rules": {"type": "string", "pattern": "^[a-z0-9-]+(,[a-z0-9-]+(=[a-z0-9-]+)?)*$"},
}
IN_QUERY: Final = {
    "lang": library.Language,
    "seat": library.Eyes,
    "after": rest.HistoryPlace,
    "since": pads.PadNumber,
    "wait": pads.PadWait,
}

_KNOWN: Final[list[Json]] = [{"cookie": []}, {"plain-cookie": []}, {"bearer": []}]
_SECURITY: Final[Json] = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "__Host-tischrunde",
        "description": "Set when a guest comes in, over TLS.",
    },
    "plain-cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "tischrunde",
        "description": "The same without TLS, at home.",
    },
    "bearer": {"type": "http", "scheme": "bearer", "description": "For programs."},
}


def openapi() -> Json:
    """Return the document."""
    paths: defaultdict[str, Json] = defaultdict(dict)
    for route in ROUTES:
        paths[route.path][route.method.lower()] = _operation(route)
    wanted = [kind for route in ROUTES for kind in (route.body, route.reply) if kind is not None]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tischrunde",
            "version": str(PROTOCOL),
            "summary": "Opening and joining tables, guests, records.",
            "description": (
                "Times are milliseconds since 1970. Replies may get new fields; bodies with fields"
                " nobody knows are refused. What happens at a table goes over the socket:"
                " `asyncapi.json`."
            ),
            "license": {"name": "MPL-2.0", "identifier": "MPL-2.0"},
        },
        "servers": [{"url": "/", "description": "The server the document is read for."}],
        "paths": dict(paths),
        "components": {
            "schemas": schemas([*wanted, rest.Problem])[1],
            "responses": {
                _name(names): _problem(status, names)
                for route in ROUTES
                for status, names in codes(route).items()
            },
            "securitySchemes": _SECURITY,
        },
    }


def codes(route: Route) -> dict[int, list[str]]:
    """Return which problems a route may have, by their status."""
    by_status: defaultdict[int, list[str]] = defaultdict(list)
    unknown = (NOT_KNOWN,) if route.who == GUEST else ()
    # A parameter with a slash in it makes another path, which nobody knows.
    elsewhere = (NOT_FOUND,) if "{" in route.path else ()
    damaged = (UNREADABLE,) if "{table}" in route.path else ()
    for code in (*EVERYWHERE, *unknown, *elsewhere, *damaged, *route.codes):
        by_status[STATUS.get(code, CONFLICT)].append(code)
    return {status: sorted(by_status[status]) for status in sorted(by_status)}


def _operation(route: Route) -> Json:
    operation: Json = {
        "operationId": route.name,
        "summary": route.says,
        "security": _KNOWN if route.who == GUEST else [{}, *_KNOWN],
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": IN_PATH[name]}
                for name in re.findall(r"{(\w+)}", route.path)
            ),
            *(
                {"name": name, "in": "query", "schema": schemas([IN_QUERY[name]])[0][0]}
                for name in route.query
            ),
            *([_code()] if route.admits else []),
        ],
        "responses": {
            str(route.status): _reply(route),
            **{
                str(status): {"$ref": f"#/components/responses/{_name(names)}"}
                for status, names in codes(route).items()
            },
        },
    }
    if route.body is not None:
        (schema,), _ = schemas([route.body])
        content = {"application/json": {"schema": schema}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _code() -> Json:
    (schema,), _ = schemas([rest.EncodedCode])
    says = (
        "The code of the table, such as igel-lampe-wolke-anker, percent-encoded;"
        " words may be English or French, too."
    )
    return {"name": CODE, "in": "header", "description": says, "schema": schema}


def _reply(route: Route) -> Json:
    phrase = _phrase(route.status)
    if route.reply is None:
        return {"description": phrase}
    (schema,), _ = schemas([route.reply])
    return {"description": phrase, "content": {route.media: {"schema": schema}}}


def _phrase(status: int) -> str:
    return _RENAMED.get(status) or HTTPStatus(status).phrase


def _name(codes_of_a_status: list[str]) -> str:
    return ".".join(codes_of_a_status)


def _problem(status: int, names: list[str]) -> Json:
    schema = {"$ref": PLACE + rest.Problem.__name__, "properties": {"code": {"enum": names}}}
    return {
        "description": f"{_phrase(status)}: {', '.join(f'`{name}`' for name in names)}",
        "content": {"application/json": {"schema": schema}},
    }
