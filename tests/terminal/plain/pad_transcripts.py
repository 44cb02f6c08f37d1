"""An evening of each game on a score pad in plain words, kept to be read aloud.

``python -m tests.terminal.plain.pad_transcripts`` rewrites the transcripts; the diff is the review.
"""

import tempfile
from contextlib import chdir
from pathlib import Path

from tests.terminal.plain.pad_talk import talk

HERE = Path(__file__).parent / "pad_evenings"

EVENINGS = {
    "rallye": (
        "de",
        ("schmidt,target=1500", "Lena", "Ben"),
        # A sum that cannot be is typed again; a hand is told by its cards; somebody errs and goes
        # back; an earlier answer is changed after the end.
        *("?", "710", "1", "700", "1 3!", "100 200 75", "many", "4", "3", "1", "2"),
        *("z", "2", "s", "r 1", "3", "400", "x", "q"),
    ),
    "uno": (
        "fr",
        ("uno-carabiner,target=100", "Anna", "Ben", "Opa"),
        *("3", "35", "999", "2", "r 9", "r", "r 1", "2", "20", "n", "2", "Benno", "d", "3"),
        *("1", "2 1 1", "9", "c", "q"),
    ),
    "teams": (
        "en",
        ("winning-moves", "Ida", "Max", "Eva", "Tom"),
        *("450", "2", "1000", "", "2", "1", "2", "2", "q"),
    ),
}


def transcript(name: str) -> str:
    """Return an evening as it is heard, and what is typed."""
    language, opening, *typed = EVENINGS[name]
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        heard = talk(Path("evening.pad"), typed, *opening, language=language)  # type: ignore[arg-type]
    return "".join(f"{line}\n" for line in heard)


def path(name: str) -> Path:
    """Return where a transcript is kept."""
    return HERE / f"{name}.txt"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for chosen in EVENINGS:
        path(chosen).write_text(transcript(chosen), "utf-8")
