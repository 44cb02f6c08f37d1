"""One round of each game in plain words, kept to be read aloud.

``python -m tests.terminal.plain.transcripts`` rewrites the transcripts; the diff is the review.
"""

from pathlib import Path

from tests.terminal.plain.pipes import PROMPTS, Played, first

HERE = Path(__file__).parent / "transcripts"

ROUNDS = {
    "rallye": ("--edition", "fx-schmid", "--bots", "medium", "--seed", "Luchs"),
    "uno": ("--bots", "easy", "--seed", "Biber"),
}
ASIDES = ("t", "h", "s", "?", "6", "r")
"""What is asked for before anything is played; the sixth card cannot be."""


def transcript(game: str) -> str:
    """Return a round as Ida hears it, and what she types."""
    asides = iter(ASIDES)

    def answer(lines: list[str]) -> str | None:
        if any(line.startswith("Runde 2:") for line in lines):
            return None
        aside = next(asides, None) if lines[-1] in PROMPTS else None
        return aside or first(lines)

    with Played(game, *ROUNDS[game], "--name", "Ida", "--lang", "de", "--plain") as played:
        heard = played.answered(answer)
    return "".join(f"{line}\n" for line in heard)


def path(game: str) -> Path:
    """Return where a transcript is kept."""
    return HERE / f"{game}.txt"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for chosen in ROUNDS:
        path(chosen).write_text(transcript(chosen), "utf-8")
