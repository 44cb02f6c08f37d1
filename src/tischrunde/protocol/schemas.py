"""Types of the protocol as JSON schemas with words for readers, as both documents have them."""

import inspect
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec

Json: TypeAlias = dict[str, Any]

PLACE: Final = "#/components/schemas/"


def schemas(types: Iterable[Any]) -> tuple[list[Json], Json]:
    """Return the schema of each type, and by name those of the structs they refer to."""
    found, components = msgspec.json.schema_components(types, ref_template=PLACE + "{name}")
    for schema in components.values():
        schema["description"] = prose(schema["description"])
    return list(found), dict(sorted(components.items()))


def prose(docstring: str) -> str:
    """Return a docstring as the documents have it: in CommonMark, paragraphs in one line."""
    paragraphs = inspect.cleandoc(docstring).replace("``", "`").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
