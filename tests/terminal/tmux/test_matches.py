"""Whole matches by keys alone, in a real terminal; what it shows on the way is as the files say."""

import os
from pathlib import Path

import pytest

from tests.terminal.tmux.matches import EVENINGS, Wanted
from tests.terminal.tmux.pane import ROOMY, SMALL, Pane, Size
from tests.terminal.tmux.screens import SIZES, folder, kept

LONGER = {("rallye", ROOMY), ("uno", SMALL)}
"""Each game once is enough for every day; `just long` (LONG=1) plays them in both sizes."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_at_the_terminal_looks_like_this(
    tmp_path: Path, evening: str, size: Size
) -> None:
    if (evening, size) in LONGER and not os.environ.get("LONG"):
        pytest.skip("only with LONG=1")
    files = kept(evening, size)

    def look(name: str, _: Wanted) -> str:
        return pane.becomes(files.pop(name))

    with Pane(tmp_path, size) as pane:
        EVENINGS[evening](pane, look)
    assert not files, "never looked at"


def test_every_screen_is_kept_in_every_size() -> None:
    names = [{path.name for path in folder(size).iterdir()} for size in SIZES]
    assert names[0] == names[1]
