"""The protocol's documents are what the code says, and what their standards want."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from tischrunde.protocol import frames
from tischrunde.protocol.asyncapi import asyncapi
from tischrunde.protocol.documents import documents, write
from tischrunde.protocol.frames import FromClient, FromServer
from tischrunde.protocol.openapi import IN_PATH, openapi
from tischrunde.protocol.routes import CODE, EVERYWHERE, GUEST, ROUTES, STATUS, Route
from tischrunde.table.ids import table_id

PROJECT: Final = Path(__file__).parents[2]
FRAMES: Final = (*get_args(FromClient), *get_args(FromServer))
by_name = pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)


def operation(route: Route) -> dict[str, Any]:
    found: dict[str, Any] = openapi()["paths"][route.path][route.method.lower()]
    return found


def references(document: Any) -> Iterator[str]:
    if isinstance(document, dict):
        if "$ref" in document:
            yield document["$ref"]
        for part in document.values():
            yield from references(part)
    elif isinstance(document, list):
        for part in document:
            yield from references(part)


def looked_up(document: dict[str, Any], reference: str) -> Any:
    found: Any = document
    for key in reference.removeprefix("#/").split("/"):
        found = found[key]
    return found


@pytest.mark.parametrize("name", documents())
def test_the_files_are_what_the_code_says(name: str) -> None:
    written = (PROJECT / name).read_text("utf-8")
    assert written == documents()[name], "run: python -m tischrunde.protocol.documents"


def test_they_are_written_where_one_says(tmp_path: Path) -> None:
    write(tmp_path)
    written = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.*")}
    assert written == set(documents())


def test_openapi_is_valid() -> None:
    OpenAPIV31SpecValidator(json.loads(documents()["docs/protocol/openapi.json"])).validate()


@by_name
def test_every_problem_has_its_status(route: Route) -> None:
    document = openapi()
    responses = operation(route)["responses"]
    described = {
        (code, int(status))
        for status, response in responses.items()
        if int(status) != route.status
        for schema in [looked_up(document, response["$ref"])["content"]["application/json"]]
        for code in schema["schema"]["properties"]["code"]["enum"]
    }
    may = {*EVERYWHERE, *route.codes, *(["not-known"] if route.who == GUEST else [])}
    may |= {"not-found"} if "{" in route.path else set()
    may |= {"unreadable-table"} if "{table}" in route.path else set()
    assert described == {(code, STATUS.get(code, 409)) for code in may}


@by_name
def test_bodies_are_closed_and_parameters_are_named(route: Route) -> None:
    document, described = openapi(), operation(route)
    assert ("requestBody" in described) == (route.body is not None)
    if route.body is not None:
        schema = described["requestBody"]["content"]["application/json"]["schema"]
        assert looked_up(document, schema["$ref"])["additionalProperties"] is False
    in_path = {given["name"] for given in described["parameters"] if given["in"] == "path"}
    assert in_path == set(re.findall(r"{(\w+)}", route.path))
    assert {given["name"] for given in described["parameters"] if given["in"] == "query"} == {
        *route.query
    }
    in_headers = [given["name"] for given in described["parameters"] if given["in"] == "header"]
    assert in_headers == ([CODE] if route.admits else [])


@by_name
def test_only_guests_need_to_be_known(route: Route) -> None:
    assert ({} in operation(route)["security"]) == (route.who != GUEST)


def test_replies_have_the_media_type_they_are_sent_as() -> None:
    media = {route.name: operation(route)["responses"][str(route.status)] for route in ROUTES}
    assert list(media["record"]["content"]) == ["text/plain"]
    assert list(media["invitation"]["content"]) == ["image/svg+xml"]
    assert list(media["me"]["content"]) == ["application/json"]
    assert "content" not in media["forget"]


def test_ids_fit_their_pattern() -> None:
    for chance in (bytes(16), b"\xff" * 16, bytes(range(16))):
        assert re.search(IN_PATH["table"]["pattern"], table_id(chance))
    assert not re.search(IN_PATH["table"]["pattern"], "i" * 16)


def test_asyncapi_has_every_frame_on_its_side() -> None:
    document = asyncapi()
    for name, action, kinds in (("listen", "receive", FromClient), ("tell", "send", FromServer)):
        described = document["operations"][name]
        assert described["action"] == action
        tags = [frame.__struct_config__.tag for frame in get_args(kinds)]
        assert [message["$ref"].rpartition("/")[2] for message in described["messages"]] == tags


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.__name__)
def test_asyncapi_tells_each_frame_by_its_tag(frame: type[frames.Frame]) -> None:
    document = asyncapi()
    tag = frame.__struct_config__.tag
    assert isinstance(tag, str)
    message = looked_up(document, document["channels"]["socket"]["messages"][tag]["$ref"])
    payload = looked_up(document, message["payload"]["$ref"])
    assert payload["properties"]["t"] == {"enum": [tag]}
    assert set(payload["properties"]) == {"t", *frame.__struct_fields__}
    assert message["summary"].endswith(".")


def test_asyncapi_has_the_fields_its_standard_asks_for() -> None:
    document = asyncapi()
    assert re.fullmatch(r"3\.0\.\d", document["asyncapi"])
    assert {"title", "version"} <= set(document["info"])
    assert set(document) <= {
        *("asyncapi", "id", "info", "servers", "defaultContentType"),
        *("channels", "operations", "components"),
    }
    assert all(re.fullmatch(r"[\w.-]+", name) for name in document["components"]["messages"])


@pytest.mark.parametrize("document", [openapi(), asyncapi()], ids=["openapi", "asyncapi"])
def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    found = list(references(document))
    assert len(found) > 30
    for reference in found:
        assert looked_up(document, reference)
