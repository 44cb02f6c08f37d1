"""The parts of what a version stored, in ``tests/releases/VERSION``, never to be rewritten.

A part is JSON with what was stored and what came of it then, or the dump of a database.
``python -m tests.releases.make`` writes those of the version under way.
"""

import gzip
import json
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent

Plain = dict[str, Any]

MATCHES: Final = "matches.json"
PADS: Final = "pads.json"
DEVICE: Final = "device.json"
DATABASE: Final = "database.json"
"""What is said by both of the databases, which have the same in them."""
SQLITE: Final = "sqlite.sql"
POSTGRES: Final = "postgres.sql"


def versions() -> list[str]:
    """Return the versions that have stored something."""
    return sorted(path.name for path in HERE.iterdir() if (path / f"{MATCHES}.gz").exists())


def read_text(folder: Path, part: str) -> str:
    """Return a part as text."""
    return gzip.decompress((folder / f"{part}.gz").read_bytes()).decode()


def read(folder: Path, part: str) -> Plain:
    """Return a part."""
    content: Plain = json.loads(read_text(folder, part))
    return content


def write_text(folder: Path, part: str, text: str) -> None:
    """Write a part, the same bytes whenever the text is the same."""
    (folder / f"{part}.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def write(folder: Path, part: str, content: Plain) -> None:
    """Write a part."""
    write_text(folder, part, json.dumps(content, ensure_ascii=False, separators=(",", ":")))


def as_stored(content: Any) -> Any:
    """Return plain data as a part gives it back: lists for tuples, text for keys."""
    return json.loads(json.dumps(content))
