"""Matches of both games, recorded, and the files they are written to."""

from pathlib import Path
from typing import Final, TypeAlias

import pytest

from tests.records import played_long

Capsys: TypeAlias = pytest.CaptureFixture[str]

RECORDS: Final = {
    "rallye": played_long("fx-schmid,target=2000", 2),
    "uno": played_long("uno-carabiner,target=200", 3),
}
every_game = pytest.mark.parametrize("game", RECORDS)


def written(folder: Path, text: str) -> str:
    """Write a record, and return the path of its file."""
    path = folder / "match.tisch"
    path.write_bytes(text.encode())
    return str(path)
