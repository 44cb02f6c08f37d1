"""The engine as one archive, for Python in a browser: the very source that this package runs."""

import hashlib
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import fluent.syntax
import typing_extensions

from tischrunde.games.catalogue import GAMES

_SOURCE: Final = Path(__file__).parents[1]
_PACKAGES: Final = ("bots", "core", "engine", "games", "pad", "table", "texts", *GAMES)
_OF_GAMES: Final = ("cases", "house", "lessons", "manual", "pad", "table")
_TEXTS: Final = (
    *("cases", "hints", "lessons", "manual", "moves", "odds", "pads", "records", "table"),
    *("web-start", "web-table"),
    *(name for game in GAMES for name in (game, *(f"{part}-{game}" for part in _OF_GAMES))),
    *(f"clauses-{edition}" for game in GAMES.values() for edition in game.editions),
)
"""The texts that the engine itself speaks with; a page has its own."""
_KINDS: Final = (".py", ".json", ".toml")
_DIGITS: Final = 10
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time that an archive can hold: the same source gives the same bytes."""


class Archive(NamedTuple):
    """A file named by its content."""

    name: str
    content: bytes


@cache
def engine_archive() -> Archive:
    """Return everything that ``engine.calls`` needs, except the standard library."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, file in sorted(_files()):
            archive.writestr(ZipInfo(name, _EPOCH), file.read_bytes(), ZIP_DEFLATED)
    content = packed.getvalue()
    return Archive(f"engine-{hashlib.sha256(content).hexdigest()[:_DIGITS]}.zip", content)


def _files() -> Iterator[tuple[str, Path]]:
    yield "tischrunde/__init__.py", _SOURCE / "__init__.py"
    for package in _PACKAGES:
        for file in (_SOURCE / package).rglob("*"):
            if file.suffix in _KINDS or (file.suffix == ".ftl" and file.stem in _TEXTS):
                yield f"tischrunde/{file.relative_to(_SOURCE).as_posix()}", file
    parser = Path(fluent.syntax.__file__).parent
    for file in parser.glob("*.py"):
        yield f"fluent/syntax/{file.name}", file
    yield "typing_extensions.py", Path(typing_extensions.__file__)
