"""Writes the protocol down for others: ``python -m tischrunde.protocol.documents``."""

import json
from pathlib import Path

from tischrunde.protocol.asyncapi import asyncapi
from tischrunde.protocol.openapi import openapi
from tischrunde.protocol.schemas import Json


def documents() -> dict[str, str]:
    """Return each document's text by the name of its file."""
    return {"openapi.json": _text(openapi()), "asyncapi.json": _text(asyncapi())}


def write(folder: Path) -> None:
    """Write the documents into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in documents().items():
        (folder / name).write_text(text, "utf-8")


def _text(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    write(Path("docs/protocol"))
