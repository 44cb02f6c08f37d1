"""Writes the protocol down for others: ``python -m tischrunde.protocol.documents``."""

import json
from pathlib import Path

from tischrunde.protocol.asyncapi import asyncapi
from tischrunde.protocol.openapi import openapi
from tischrunde.protocol.schemas import Json
from tischrunde.protocol.typescript import typescript


def documents() -> dict[str, str]:
    """Return each document's text by its path in the project."""
    return {
        "docs/protocol/openapi.json": _text(openapi()),
        "docs/protocol/asyncapi.json": _text(asyncapi()),
        "web/src/protocol/generated.ts": typescript(),
    }


def write(project: Path) -> None:
    """Write the documents into the project."""
    for path, text in documents().items():
        place = project / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")


def _text(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    write(Path())
