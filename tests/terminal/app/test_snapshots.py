"""Every screen looks as its pictures show, and can be read."""

from pathlib import Path

import pytest

from tests.client.node import run
from tests.terminal.app.pictures import Piece, picture, pieces
from tests.terminal.app.screens import VIEWS
from tests.terminal.app.snapshots import KEPT, SIZES, in_every_size, path, shown

LEAST = 4.5
"""The contrast of text that can be read, by the WCAG."""
DRAWN = set("▄▀█▌▐▛▜▙▟▖▗▘▝▔▁▏▕━─╌●▚│╭╮╰╯╎┃┏┓┗┛▮▶▆▇▂▃▅")
"""What is a drawing and no text."""


@pytest.mark.parametrize("name", VIEWS)
def test_a_screen_looks_like_this_and_can_be_read(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def test() -> None:
        async with shown(name) as somebody:
            async for size in in_every_size(somebody):
                assert picture(somebody.app) == path(name, size).read_text("utf-8")
                assert faint(list(pieces(somebody.app)), covered=covered(somebody.app)) == []

    run(test())


def test_every_picture_is_drawn() -> None:
    assert {*KEPT.iterdir()} == {path(name, size) for name in VIEWS for size in SIZES}


def test_pictures_are_small() -> None:
    assert sum(file.stat().st_size for file in KEPT.iterdir()) < 2_500_000


def test_faint_text_would_be_seen() -> None:
    piece = Piece(0, 0, "Stop", "#0c8d40", "#0e2f38", bold=True)
    assert faint([piece], covered=None)


def covered(app: object) -> tuple[int, int, int, int] | None:
    """Return where the sheet on top lies; what is beneath it shall be faint."""
    found = list(app.screen.query("#sheet"))  # type: ignore[attr-defined]
    return tuple(found[0].region) if found else None


def faint(
    shown: list[Piece], *, covered: tuple[int, int, int, int] | None
) -> list[tuple[str, str, str, float]]:
    """Return the text that stands out too little."""
    return [
        (piece.text, piece.ink, piece.ground, round(contrast(piece.ink, piece.ground), 2))
        for piece in shown
        if set(piece.text) - DRAWN - {" "}
        and (covered is None or _within(piece, covered))
        and contrast(piece.ink, piece.ground) < LEAST
    ]


def _within(piece: Piece, box: tuple[int, int, int, int]) -> bool:
    x, y, width, height = box
    return x <= piece.column < x + width and y <= piece.row < y + height


def contrast(ink: str, ground: str) -> float:
    """Return how much a colour stands out from another, from 1 to 21."""
    light, dark = sorted((_luminance(ink), _luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
