"""Tunes the weights of the rally game's policy: hill climbing by duplicate deals in self-play.

A step changes one to three numbers and is played against the numbers so far, batch by batch, until
it is clearly better or hardly can be. In the end the climb is measured on deals it never saw. With
``--quick`` nothing is tuned: the shipped weights must beat spoiled ones.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from bench.selfplay import Numbers, duplicate_lead, numbers_of, rules_for_two, weights_of
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.weights import Weights
from tischrunde.cli.console import progress
from tischrunde.rallye.rules import Rules

TABLES: Final = ("fx-schmid", "fx-schmid", "schmidt", "winning-moves", "auto-rallye")
"""Whose deals are played; an edition named twice counts twice, with deals of its own each time."""

BATCH: Final = 250
"""Deals a table, each played twice, before a step is judged again."""
FINAL: Final = 3000
QUICK: Final = 500

LEAST_BATCHES: Final = 3
MAX_BATCHES: Final = 6
HOPELESS: Final = -0.2
CLEAR: Final = 2.2
GOOD_ENOUGH: Final = 1.7
"""Standard errors above nothing: given up below, ended early above, taken in the end above."""

AT_ONCE: Final = (1, 1, 2, 3)
SHARES: Final = (0.15, 0.3, 0.6)
LEAST_STEP: Final = 3
"""Share by which a step changes one to three numbers, and the least change."""

MOST: Final = {"extend_stock": 120}
"""No stock is larger: beyond it a number says the same."""

CLIMBING, MEASURING = 1_000_000, 900_000_000
"""The numbers of the deals to climb by and of those to measure with begin here."""
APART: Final = 100_000


class Gain(NamedTuple):
    """A mean lead in points a round, and its standard error."""

    points: float
    error: float

    def __str__(self) -> str:
        """Return it as it is printed."""
        return f"{self.points:+.1f} ± {self.error:.1f}"


class Step(NamedTuple):
    """A change that was accepted: after how many tries, for what gain, and all numbers now."""

    tries: int
    gain: Gain
    numbers: Numbers


def gain(tables: Sequence[Rules], one: Numbers, other: Numbers, deals: int, first: int) -> Gain:
    """Return the lead of some weights over others, on some deals a table from a number on."""
    leads: list[float] = []
    with progress("deals", len(tables) * deals, "en") as watch:
        for place, rules in enumerate(tables):
            drivers = Driver(rules, weights_of(one)), Driver(rules, weights_of(other))
            for deal in range(deals):
                number = first + deal * len(tables) + place
                leads.append(duplicate_lead(rules, *drivers, number, deal % 2))
                watch(len(leads))
    return Gain(fmean(leads), stdev(leads) / sqrt(len(leads)))


def pooled(gains: Sequence[Gain]) -> Gain:
    """Return what batches of the same size say together."""
    error = sqrt(sum(found.error**2 for found in gains)) / len(gains)
    return Gain(fmean(found.points for found in gains), error)


def proposed(numbers: Numbers, random: Random) -> Numbers:
    """Return numbers with a few of them changed."""
    changed = dict(numbers)
    for name in random.sample(sorted(numbers), random.choice(AT_ONCE)):
        reach = max(LEAST_STEP, abs(numbers[name]) * random.choice(SHARES))
        number = round(numbers[name] + random.uniform(-reach, reach))
        changed[name] = min(number, MOST.get(name, number))
    return changed


def judged(tables: Sequence[Rules], new: Numbers, old: Numbers, first: int) -> Gain | None:
    """Return the gain of new numbers if they are to be taken; the deals begin at a number."""
    gains: list[Gain] = []
    while len(gains) < MAX_BATCHES:
        gains.append(gain(tables, new, old, BATCH, first + len(gains) * APART))
        found = pooled(gains)
        if found.points == 0 or found.points < HOPELESS * found.error:
            return None
        if len(gains) >= LEAST_BATCHES and found.points > CLEAR * found.error:
            return found
    found = pooled(gains)
    return found if found.points > GOOD_ENOUGH * found.error else None


def climb(tables: Sequence[Rules], numbers: Numbers, random: Random, ends: float) -> Iterator[Step]:
    """Yield the steps accepted until a time of the monotonic clock."""
    tries = 0
    while time.monotonic() < ends:
        new = proposed(numbers, random)
        if new == numbers:
            continue
        found = judged(tables, new, numbers, CLIMBING + tries * MAX_BATCHES * APART)
        tries += 1
        if found:
            numbers = new
            yield Step(tries, found, numbers)


def changes(new: Numbers, old: Numbers) -> str:
    """Return what differs, as text."""
    return ", ".join(f"{name} {old[name]}→{new[name]}" for name in old if new[name] != old[name])


def tune(minutes: float, seed: int, out: Path | None) -> int:
    """Climb from the shipped weights, or from where a file left off, and print what came of it."""
    tables = [rules_for_two(edition) for edition in TABLES]
    shipped = numbers_of(Weights())
    numbers: Numbers = shipped
    if out and out.exists():
        numbers = {**shipped, **json.loads(out.read_text("utf-8"))}
    for step in climb(tables, numbers, Random(seed), time.monotonic() + minutes * 60):
        print(f"try {step.tries}: {step.gain}  {changes(step.numbers, numbers)}", flush=True)
        numbers = step.numbers
        if out:
            out.write_text(json.dumps(numbers, indent=0) + "\n", "utf-8")
    print(*(f"        self.{name}: i64 = {number}" for name, number in numbers.items()), sep="\n")
    found = gain(tables, numbers, shipped, FINAL, MEASURING)
    print(f"over the shipped weights, on fresh deals: {found} points a round")
    return 0


# ── quick ─────────────────────────────────────────────────────────────────────────────────────


def blurred(numbers: Numbers, random: Random) -> Numbers:
    """Return numbers each of which was changed by up to its own size."""
    return {name: round(number * random.uniform(0, 2)) for name, number in numbers.items()}


def forgetful(numbers: Numbers, random: Random) -> Numbers:
    """Return numbers of which every other one, at random, is nothing."""
    forgotten = random.sample(sorted(numbers), len(numbers) // 2)
    return {**numbers, **dict.fromkeys(forgotten, 0)}


def quick(seed: int) -> int:
    """Print how the shipped weights do against spoiled ones; the exit code, whether they win."""
    tables = [rules_for_two(edition) for edition in TABLES]
    shipped, random = numbers_of(Weights()), Random(seed)
    spoiled = {"blurred": blurred(shipped, random), "forgetful": forgetful(shipped, random)}
    found = {name: gain(tables, shipped, bad, QUICK, MEASURING) for name, bad in spoiled.items()}
    for name, lead in found.items():
        mark = "pass" if lead.points > 0 else "MISS"
        print(f"{mark}  shipped weights over {name} ones: {lead} points a round  floor 0")
    return 0 if all(lead.points > 0 for lead in found.values()) else 1


def main() -> int:
    """Tune, or try the shipped weights; the exit code says whether the floor is kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="how long to climb")
    parser.add_argument("--seed", type=int, default=1, help="which steps are tried")
    parser.add_argument("--out", type=Path, help="a file to keep the numbers in and go on from")
    parser.add_argument("--quick", action="store_true", help="shipped weights against spoiled ones")
    options = parser.parse_args()
    if options.quick:
        return quick(options.seed)
    return tune(options.minutes, options.seed, options.out)


if __name__ == "__main__":
    sys.exit(main())
