"""JSON schemas of the protocol as Markdown: what a value is, and the fields of an object."""

from collections.abc import Iterator
from typing import Any, Final

Schema = dict[str, Any]

_LIMITS: Final = (
    ("minimum", "at least {}"),
    ("maximum", "at most {}"),
    ("minLength", "at least {} characters"),
    ("maxLength", "at most {} characters"),
    ("minItems", "at least {} items"),
    ("maxItems", "at most {} items"),
    ("pattern", "like `{}`"),
)


def kind(schema: Schema) -> str:
    """Return what a value is, with links to the schemas on the same page."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{anchor(name)})"
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(kind(each) for each in schema[choice])
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(map(kind, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    named = schema.get("type", "anything")
    return named if isinstance(named, str) else " or ".join(named)


def section(name: str, schema: Schema) -> Iterator[str]:
    """Return a schema as a section of a page."""
    yield f"### {name} {{ #{anchor(name)} }}\n"
    if "description" in schema:
        yield schema["description"] + "\n"
    if "properties" in schema:
        yield from fields(schema)
    else:
        yield kind(schema) + "\n"


def fields(schema: Schema) -> Iterator[str]:
    """Return the fields of an object as a table."""
    required = schema.get("required", ())
    yield "| field | is | |\n|---|---|---|"
    for name, value in schema["properties"].items():
        notes = [*_notes(value)] + ([] if name in required else ["may be missing"])
        yield row(f"`{name}`", kind(value), "; ".join(notes))
    yield ""


def row(*cells: str) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def anchor(name: str) -> str:
    """Return the anchor of a schema."""
    return f"schema-{name}"


def _notes(value: Schema) -> Iterator[str]:
    if "description" in value:
        yield value["description"].rstrip(".")
    yield from (words.format(value[key]) for key, words in _LIMITS if key in value)
    if "default" in value:
        yield f"usually `{value['default']}`"
