"""What a terminal shows at telling moments, as files.

``python -m tests.terminal.tmux.screens`` writes them anew; the diff is the review.
"""

import tempfile
from pathlib import Path

from tests.terminal.tmux.matches import EVENINGS, Seen
from tests.terminal.tmux.pane import ROOMY, SMALL, Pane, Size

HERE = Path(__file__).parent / "screens"
SIZES = (SMALL, ROOMY)


def folder(size: Size) -> Path:
    """Return where the screens of a size are kept."""
    return HERE / str(size)


def kept(evening: str, size: Size) -> Seen:
    """Return the screens of an evening as they are kept."""
    paths = folder(size).glob(f"{evening}-*.txt")
    return {path.stem.removeprefix(f"{evening}-"): path.read_text("utf-8") for path in paths}


def made(evening: str, size: Size) -> Seen:
    """Play, and return the screens without the blanks at the ends of lines."""
    with tempfile.TemporaryDirectory() as here, Pane(Path(here), size) as pane:
        seen = EVENINGS[evening](pane)
    return {name: "\n".join(map(str.rstrip, text.split("\n"))) for name, text in seen.items()}


if __name__ == "__main__":
    for each in SIZES:
        folder(each).mkdir(parents=True, exist_ok=True)
        for played in EVENINGS:
            for name, text in made(played, each).items():
                (folder(each) / f"{played}-{name}.txt").write_text(text, "utf-8")
