"""Every screen looks as its files show, and can be read in every size.

A file has the characters; colours are checked as properties. With LONG=1 (`just long`) every screen
has its properties checked in all sizes, else only in those in which it is kept: all screens at
80x24, those of ``LARGER`` in the others too.
"""

import os
from pathlib import Path

import pytest
from textual.app import App
from textual.geometry import Region

from tests.client.node import run
from tests.terminal.app.grids import grid, side_by_side
from tests.terminal.app.looks import chosen_badly, cut, faint, loud_beneath, mismarked, pieces
from tests.terminal.app.screens import VIEWS
from tests.terminal.app.snapshots import (
    KEPT,
    LARGER,
    SIZES,
    in_sizes,
    kept_sizes,
    owned,
    path,
    shown,
)


@pytest.mark.parametrize("name", VIEWS)
def test_a_screen_looks_like_this_and_can_be_read(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sizes = SIZES if os.environ.get("LONG") else kept_sizes(name)

    async def test() -> None:
        async with shown(name) as somebody:
            async for size in in_sizes(somebody, sizes):
                if size in kept_sizes(name):
                    expected, seen = path(name, size).read_text("utf-8"), grid(somebody.app)
                    is_same = seen == expected
                    assert is_same, f"{path(name, size).name}\n{side_by_side(expected, seen)}"
                assert complaints(somebody.app) == {}, size

    run(test())


def complaints(app: App[None]) -> dict[str, object]:
    """Return all that is wrong with how a screen looks."""
    everything, sheet = pieces(app), on_top(app)
    on_it = [piece for piece in everything if sheet is None or piece.within(sheet)]
    found: dict[str, object] = {
        "faint": faint(everything, sheet),
        "loud beneath the sheet": loud_beneath(everything, sheet),
        "cut": cut(app),
        "chosen badly": chosen_badly(on_it),
        "marked badly": mismarked(on_it) if sheet is None else [],
    }
    return {what: which for what, which in found.items() if which}


def on_top(app: App[None]) -> Region | None:
    """Return where the sheet on top lies; what is beneath it shall be faint."""
    return next((sheet.region for sheet in app.screen.query("#sheet")), None)


def test_every_file_is_of_a_screen() -> None:
    assert {*KEPT.iterdir()} == owned()


def test_every_larger_screen_is_one() -> None:
    assert VIEWS.keys() >= LARGER
