"""The reference of the protocol, from its documents in ``docs/protocol``."""

import json
from collections.abc import Iterator
from typing import Any, Final

from handbook.links import ROOT
from handbook.schema import Schema, fields, kind, row, section

REQUESTS: Final = "protocol/requests.md"
FRAMES: Final = "protocol/frames.md"
_METHODS: Final = ("get", "post", "put", "patch", "delete")
_DONE: Final = "2"
"""How the status of what was done begins."""


def protocol_pages() -> dict[str, str]:
    """Return the pages by their places."""
    requests = json.loads((ROOT / "docs/protocol/openapi.json").read_text("utf-8"))
    frames = json.loads((ROOT / "docs/protocol/asyncapi.json").read_text("utf-8"))
    return {
        REQUESTS: "\n".join(_requests(requests)),
        FRAMES: "\n".join(_frames(frames)),
    }


def _requests(document: dict[str, Any]) -> Iterator[str]:
    info = document["info"]
    yield f"# Requests\n\n{info['summary']} {info['description']}\n"
    yield (
        "[Protocol](../protocol.md) says how a client behaves. This page is written from "
        "[openapi.json](openapi.json), which programs read.\n"
    )
    for path, methods in document["paths"].items():
        for method in _METHODS:
            if method in methods:
                yield from _request(f"{method.upper()} {path}", methods[method], document)
    yield "## Schemas\n"
    for name, schema in document["components"]["schemas"].items():
        yield from section(name, schema)


def _request(title: str, operation: dict[str, Any], document: dict[str, Any]) -> Iterator[str]:
    yield f"## `{title}` {{ #{operation['operationId']} }}\n\n{operation['summary']}\n"
    if "description" in operation:
        yield operation["description"] + "\n"
    if operation.get("parameters"):
        yield "| parameter | in | is | |\n|---|---|---|---|"
        for parameter in operation["parameters"]:
            name, where = f"`{parameter['name']}`", parameter["in"]
            needed = "" if parameter.get("required") else "may be missing"
            yield row(name, where, kind(parameter["schema"]), needed)
        yield ""
    if "requestBody" in operation:
        yield f"Sent: {_content(operation['requestBody'])}.\n"
    yield "| status | answer |\n|---|---|"
    for status, answer in operation["responses"].items():
        told = _component(answer, document)
        if status.startswith(_DONE):
            yield row(status, _content(told) or "nothing")
        else:
            codes = answer.get("$ref", "").rpartition("/")[2].split(".")
            yield row(
                status, ", ".join(f"`{code}`" for code in codes if code) or told["description"]
            )
    yield ""


def _component(value: dict[str, Any], document: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in value:
        return value
    found: Any = document
    for part in value["$ref"].removeprefix("#/").split("/"):
        found = found[part]
    named: dict[str, Any] = found
    return named


def _content(body: dict[str, Any]) -> str:
    told = (
        f"{kind(content['schema'])} ({media})" if "schema" in content else media
        for media, content in body.get("content", {}).items()
    )
    return " or ".join(told)


def _frames(document: dict[str, Any]) -> Iterator[str]:
    yield f"# Frames of the socket\n\n{document['info']['description']}\n"
    yield (
        "[Protocol](../protocol.md) says how a client behaves. This page is written from "
        "[asyncapi.json](asyncapi.json), which programs read.\n"
    )
    components = document["components"]
    told = set()
    for operation in document["operations"].values():
        yield f"## {operation['summary'].rstrip('.')}\n"
        for reference in operation["messages"]:
            name = reference["$ref"].rpartition("/")[2]
            message = components["messages"][name]
            schema = message["payload"]["$ref"].rpartition("/")[2]
            told.add(schema)
            yield f"### `{name}` {{ #schema-{schema} }}\n\n{message['summary']}\n"
            payload: Schema = components["schemas"][schema]
            yield from fields(payload)
    yield "## Schemas\n"
    for name, schema in components["schemas"].items():
        if name not in told:
            yield from section(name, schema)
