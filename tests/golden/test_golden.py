"""The golden files hold what the rules do today."""

from pathlib import Path

import pytest

from tests.golden.make import HERE, PICTURES, files
from tests.golden.records import RECORDS

MAKERS = files()


@pytest.mark.parametrize("path", MAKERS, ids=lambda path: path.stem)
def test_the_rules_still_play_like_this(path: Path) -> None:
    assert path.read_text("utf-8") == MAKERS[path]()


def test_every_golden_file_is_made() -> None:
    here = {*HERE.rglob("*.txt"), *HERE.rglob("*.json")}
    drawn = {*PICTURES.glob("*.svg")} - {PICTURES / "coup-fourre.svg"}  # filmed in a browser
    assert {*here, *drawn, *RECORDS.glob("*.tisch")} == set(MAKERS)
