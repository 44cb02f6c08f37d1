"""What a terminal shows at telling moments, as files.

``python -m tests.terminal.tmux.screens`` rewrites them; the diff is the review. The menu is not
among them: ``test_menu`` holds it against the file of the app.
"""

import tempfile
from pathlib import Path
from typing import Final

from tests.terminal.tmux.matches import EVENINGS, Wanted
from tests.terminal.tmux.pane import ROOMY, SMALL, Pane, Size, stripped

HERE = Path(__file__).parent / "screens"
SIZES = (SMALL, ROOMY)
LAID_OUT_S: Final = 2.0
"""Seconds a screen has to rest before it is written: a long sheet finds out late that it needs a
bar. Whoever compares waits for the file instead."""


def folder(size: Size) -> Path:
    """Return where the screens of a size are kept."""
    return HERE / str(size)


def kept(evening: str, size: Size) -> dict[str, str]:
    """Return the screens of an evening as they are kept, by name."""
    paths = folder(size).glob(f"{evening}-*.txt")
    return {path.stem.removeprefix(f"{evening}-"): path.read_text("utf-8") for path in paths}


def _write(evening: str, size: Size) -> None:
    def look(name: str, wanted: Wanted) -> str:
        screen = pane.wait_for(wanted, rest=LAID_OUT_S)
        (folder(size) / f"{evening}-{name}.txt").write_text(stripped(screen), "utf-8")
        return screen

    for old in folder(size).glob(f"{evening}-*.txt"):
        old.unlink()
    with tempfile.TemporaryDirectory() as here, Pane(Path(here), size) as pane:
        EVENINGS[evening](pane, look)


if __name__ == "__main__":
    for each in SIZES:
        folder(each).mkdir(parents=True, exist_ok=True)
        for played in EVENINGS:
            _write(played, each)
