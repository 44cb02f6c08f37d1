"""Finished matches, counted, and kept as JSON lines so that a long run can be resumed."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from bench.results import Figure, write_result

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
    wins, lead = figures(matches)
    return (
        f"won {wins.value:.1%} of {len(matches)} matches "
        f"(95 %: {wins.low:.1%} to {wins.high:.1%})\n"
        f"{_hands(matches)} hands, {lead.value:+.0f} points a hand more than the program "
        f"(95 %: {lead.low:+.0f} to {lead.high:+.0f})"
    )


def figures(matches: Sequence[Played]) -> list[Figure]:
    """Return the share of matches won and the points a hand more than the program."""
    won = sum(match.score for match in matches)
    gains = [ours - theirs for match in matches for ours, theirs in match.hands]
    mean = fmean(gains)
    margin = _Z * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
    return [
        Figure("match-wins", won / len(matches), *wilson(won, len(matches))),
        Figure("points-lead-per-round", mean, mean - margin, mean + margin),
    ]


def save(path: Path, level: str, matches: Sequence[Played], broken: int, command: str) -> None:
    """Write the figures where the page of strengths finds them."""
    about = {
        "title": f"rallye-bsd-101-2-{level}-bsd-mille-matches",
        "game": "rallye",
        "edition": "bsd-101",
        "players": 2,
        "how": (
            f"The real program of Debian's `bsdgames` in a terminal of its own: {len(matches)} "
            f"matches to 5000, {_hands(matches)} hands, every key accepted; {broken} more matches "
            "broke off because the program fell over its own memory or silent, and do not count."
        ),
        "command": command,
    }
    write_result(path, about, (level, "BSD mille"), figures(matches))


def _hands(matches: Sequence[Played]) -> int:
    return sum(len(match.hands) for match in matches)


def wilson(won: float, played: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    share = won / played
    middle = share + _Z**2 / (2 * played)
    margin = _Z * sqrt(share * (1 - share) / played + _Z**2 / (4 * played**2))
    whole = 1 + _Z**2 / played
    return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)


def _pair(values: Iterable[int]) -> tuple[int, int]:
    ours, theirs = values
    return ours, theirs
