"""Every command of these tests speaks German on a terminal of 90 columns, unless told otherwise."""

from pathlib import Path

import pytest

from tests.cli.recorded import RECORDS, written
from tischrunde.core.record import write_record


@pytest.fixture(autouse=True)
def fixed_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "90")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def file(tmp_path: Path, game: str) -> str:
    """The path of a finished match of this game, written down."""
    return written(tmp_path, write_record(RECORDS[game]))
