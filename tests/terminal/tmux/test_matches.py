"""Whole matches by keys alone, in a real terminal; what it shows on the way is as the files say."""

import os

import pytest

from tests.terminal.tmux.matches import EVENINGS
from tests.terminal.tmux.pane import ROOMY, SMALL, Size
from tests.terminal.tmux.screens import SIZES, folder, kept, made

LONGER = {("rallye", ROOMY), ("uno", SMALL)}
"""Each game once is enough for every day; `just long` (LONG=1) plays them in both sizes."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_at_the_terminal_looks_like_this(evening: str, size: Size) -> None:
    if (evening, size) in LONGER and not os.environ.get("LONG"):
        pytest.skip("only with LONG=1")
    seen, files = made(evening, size), kept(evening, size)
    assert seen.keys() == files.keys()
    for name, screen in seen.items():
        assert screen == files[name], name


def test_every_screen_is_kept_in_every_size() -> None:
    names = [{path.name for path in folder(size).iterdir()} for size in SIZES]
    assert names[0] == names[1]
