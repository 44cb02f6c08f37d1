"""Finished matches, counted, and kept as JSON lines so that a long run can be resumed."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

_Z: Final = 1.96
"""Standard deviations to either side that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match; points by hand and in all, ours first."""

    level: str
    seed: int
    totals: tuple[int, int]
    hands: tuple[tuple[int, int], ...]

    @property
    def score(self) -> float:
        """1 for a match we won, 0 for a lost one, half for a tie."""
        ours, theirs = self.totals
        return 0.5 if ours == theirs else float(ours > theirs)


def load(path: Path | None, level: str) -> list[Played]:
    """Return the matches of a level that a file holds."""
    if path is None or not path.exists():
        return []
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    matches = [
        Played(
            line["level"],
            line["seed"],
            _pair(line["totals"]),
            tuple(_pair(hand) for hand in line["hands"]),
        )
        for line in lines
    ]
    return [match for match in matches if match.level == level]


def append(path: Path | None, match: Played) -> None:
    """Write a match behind those a file holds."""
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(match)) + "\n")


def report(matches: Sequence[Played]) -> str:
    """Return how the matches went, with 95 % intervals."""
    if not matches:
        return "no matches"
    won = sum(match.score for match in matches)
    low, high = wilson(won, len(matches))
    gains = [ours - theirs for match in matches for ours, theirs in match.hands]
    return (
        f"won {won:g} of {len(matches)} matches: {won / len(matches):.1%} "
        f"(95 %: {low:.1%} to {high:.1%})\n"
        f"{len(gains)} hands, {_mean(gains)} points a hand more than the program"
    )


def wilson(won: float, played: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    share = won / played
    middle = share + _Z**2 / (2 * played)
    margin = _Z * sqrt(share * (1 - share) / played + _Z**2 / (4 * played**2))
    whole = 1 + _Z**2 / played
    return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)


def _mean(values: Sequence[int]) -> str:
    margin = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return f"{fmean(values):+.0f} ± {margin:.0f}"


def _pair(values: Iterable[int]) -> tuple[int, int]:
    ours, theirs = values
    return ours, theirs
