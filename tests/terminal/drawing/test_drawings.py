"""Telling positions are drawn as their files show."""

import pytest

from tests.terminal.drawing.drawings import DRAWINGS, HERE, drawing, path


@pytest.mark.parametrize(("name", "lang"), DRAWINGS)
def test_a_position_is_drawn_like_this(name: str, lang: str) -> None:
    assert drawing(name, lang) == path(name, lang).read_text("utf-8")


def test_every_drawing_is_made() -> None:
    assert {*HERE.iterdir()} == {path(*made) for made in DRAWINGS}
