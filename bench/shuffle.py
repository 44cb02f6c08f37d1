"""How even the shuffle is: chi-squared statistics of a million decks of 106 different cards.

Counted is how often each card comes to lie in each place, and how often each card follows each
other one. Every statistic must keep within bounds that an ideal shuffle leaves once in a thousand
times, above and below alike: a shuffle that is too even is no shuffle either.
"""

import argparse
import hashlib
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from math import cbrt, sqrt
from statistics import NormalDist
from typing import Final

from tischrunde.cli.console import progress
from tischrunde.core import shuffle
from tischrunde.core.shuffle import Stream, shuffled

CARDS: Final = 106
DECK: Final = bytes(range(CARDS))
DECKS: Final = 1_000_000
QUICK_DECKS: Final = 100_000

PURPOSES: Final = tuple(f"round {number}" for number in range(1, 11))
"""What one seed is asked for, as a match has rounds."""

MATCHES: Final = 500
"""Seeds whose decks are counted in one go."""

OUTSIDE: Final = 0.001
"""How likely an ideal shuffle leaves the bounds of a statistic."""


class Counts:
    """How often each card lay in each place, and how often each card followed each other one."""

    def __init__(self) -> None:
        self.decks = 0
        self.places = [Counter[int]() for _ in range(CARDS)]
        self.followers: Counter[tuple[int, int]] = Counter()

    def add(self, decks: Sequence[bytes]) -> None:
        """Count some decks."""
        self.decks += len(decks)
        together = b"".join(decks)
        for place, cards in enumerate(self.places):
            cards.update(together[place::CARDS])
        for deck in decks:
            self.followers.update(pairwise(deck))

    def merge(self, other: "Counts") -> None:
        """Add what was counted elsewhere."""
        self.decks += other.decks
        for cards, others in zip(self.places, other.places, strict=True):
            cards.update(others)
        self.followers.update(other.followers)


def counted(first: int) -> Counts:
    """Count the decks of some matches from a number on."""
    seeds = (hashlib.sha256(b"match %d" % m).digest() for m in range(first, first + MATCHES))
    counts = Counts()
    counts.add([shuffled(DECK, Stream(seed, purpose)) for seed in seeds for purpose in PURPOSES])
    return counts


# ── statistics ────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Statistic:
    """A sum of squares beside the mean and variance it has for an ideal shuffle.

    It is the most deviant one of ``drawn_from`` statistics of its kind.
    """

    name: str
    value: float
    mean: float
    variance: float
    drawn_from: int = 1

    @property
    def deviation(self) -> float:
        """The value as a deviate of the normal distribution (Wilson and Hilferty)."""
        spread = self._spread
        return (cbrt(self.value / self.mean) - (1 - spread)) / sqrt(spread)

    @property
    def bounds(self) -> tuple[float, float]:
        """What an ideal shuffle keeps within."""
        most = NormalDist().inv_cdf(1 - OUTSIDE / 2 / self.drawn_from)
        spread = self._spread
        low, high = (self.mean * (1 - spread + z * sqrt(spread)) ** 3 for z in (-most, most))
        return low, high

    @property
    def _spread(self) -> float:
        """The variance of the cube root of value / mean; with n degrees of freedom 2 / 9n."""
        return self.variance / self.mean**2 / 9

    @property
    def holds(self) -> bool:
        """Whether the value keeps within the bounds."""
        low, high = self.bounds
        return low <= self.value <= high

    def line(self) -> str:
        """Return the statistic as a line of the table."""
        low, high = self.bounds
        chance = 2 * (1 - NormalDist().cdf(abs(self.deviation)))
        return (
            f"{self.name:<34}{self.value:>10.1f}{self.mean:>10.1f}{low:>10.1f}{high:>10.1f}"
            f"{self.deviation:>+8.2f}{min(1, chance * self.drawn_from):>9.3f}"
            f"  {'holds' if self.holds else 'FAILS'}"
        )


def statistics(counts: Counts) -> list[Statistic]:
    """Return every statistic of what was counted."""
    expected = counts.decks / CARDS
    by_place = [[cards[card] for card in DECK] for cards in counts.places]
    by_card = list(zip(*by_place, strict=True))
    return [
        _all_places(sum(_chi_squared(row, expected) for row in by_place)),
        _most_deviant("the most deviant card", by_card, expected),
        _most_deviant("the most deviant place", by_place, expected),
        _all_followers(
            _chi_squared(
                [counts.followers[a, b] for a in DECK for b in DECK if a != b],
                expected,
            )
        ),
    ]


def _chi_squared(seen: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in seen) / expected


def _most_deviant(name: str, rows: Sequence[Sequence[int]], expected: float) -> Statistic:
    """Return the statistic of the row that is least like an ideal one, one way or the other."""
    free = CARDS - 1
    found = [
        Statistic(name, _chi_squared(row, expected), free, 2 * free, drawn_from=len(rows))
        for row in rows
    ]
    return max(found, key=lambda statistic: abs(statistic.deviation))


def _all_places(value: float) -> Statistic:
    """All cards in all places.

    The places of a deck exclude each other: the covariance of its counts is that of (n - 1)²
    independent ones, divided by n - 1 and not by n as the sum of squares has it.
    """
    free = (CARDS - 1) ** 2
    scale = CARDS / (CARDS - 1)
    return Statistic("all cards in all places", value, scale * free, scale**2 * 2 * free)


def _all_followers(value: float) -> Statistic:
    """All pairs of a card and the one that follows it.

    The covariance of the pairs of one deck of n cards has three eigenvalues besides 0. Times n
    they are 1 for what is symmetric in the two cards, (n + 1) / (n - 1) for what is antisymmetric,
    and 1 / (n - 1) for what hangs on one card alone, that is on who lies first or last.
    """
    n = CARDS
    weights = (
        (1, n * (n - 3) / 2),
        ((n + 1) / (n - 1), (n - 1) * (n - 2) / 2),
        (1 / (n - 1), 2 * (n - 1)),
    )
    mean = sum(weight * free for weight, free in weights)
    variance = sum(2 * weight**2 * free for weight, free in weights)
    return Statistic("all pairs that follow each other", value, mean, variance)


def main() -> int:
    """Print the statistics; the exit code says whether all keep within their bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer decks, under 45 seconds")
    decks = QUICK_DECKS if parser.parse_args().quick else DECKS

    began = time.perf_counter()
    total = Counts()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        parts = pool.map(counted, range(0, decks // len(PURPOSES), MATCHES))
        with progress("decks", decks, "en") as watch:
            for counts in parts:
                total.merge(counts)
                watch(total.decks)
    seconds = time.perf_counter() - began

    build = "plain" if shuffle.__file__.endswith(".py") else "compiled"
    print(f"{total.decks:,} decks of {CARDS} cards in {seconds:.0f} s, {build} build")
    print(f"{'':<34}{'found':>10}{'mean':>10}{'least':>10}{'most':>10}{'sigma':>8}{'p':>9}")
    found = statistics(total)
    for statistic in found:
        print(statistic.line())
    return 0 if all(statistic.holds for statistic in found) else 1


if __name__ == "__main__":
    sys.exit(main())
