"""How long the bots think: CPU time of every decision of every level, at small and large tables.

Positions come from rounds that strong bots play against each other, the same for every level; each
is looked at once, from a view already built, and only where there is a choice. Before that each bot
decides a few times untimed. Times are CPU seconds, so a busy machine hardly matters; but the
expert's own clock is that on the wall, and ends its thinking there.

Measured is the build that Python finds first: with ``PYTHONPATH=build/compiled`` the compiled one.
The limits are for that one, and on it the exit code says whether all are kept; on the plain build
nothing is judged.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from tischrunde.arena.decisions import Decisions
from tischrunde.bots.bot import Bot
from tischrunde.bots.levels import seat_bot
from tischrunde.core import position
from tischrunde.core.chance import Chance
from tischrunde.core.match_view import MatchView
from tischrunde.rallye.editions import FX_SCHMID
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules

COMPILED: Final = not position.__file__.endswith(".py")

LIMITS: Final = {"easy": 0.002, "medium": 0.010, "strong": 0.060, "expert": 0.200}
"""By level: the seconds within which 99 of 100 decisions must be made."""

SHARE: Final = 0.99
APART: Final = 3
"""One in how many decisions is taken, so that neighbours differ."""
UNTIMED: Final = 3


class Size(NamedTuple):
    """How many positions of each table are tried: by fast levels, and by those that think ahead."""

    glances: int
    thoughts: int

    def of(self, level: str) -> int:
        """Return how many positions a level looks at."""
        return self.thoughts if level == "expert" else self.glances


FULL: Final = Size(glances=2000, thoughts=300)
QUICK: Final = Size(glances=500, thoughts=80)


class Choice(NamedTuple):
    """What a bot is asked: a view, and the moves there are."""

    view: MatchView[Any]
    legal: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Table:
    """A game with a number of players."""

    game: str
    rules: Any
    round: Any

    def __str__(self) -> str:
        """Return it as in the figures."""
        return f"{self.game} {self.rules.players}"

    def choices(self) -> Iterator[Choice]:
        """Yield positions of rounds of strong bots in which there is a choice, without end."""
        met = seed = 0
        while True:
            bots = [self.bot("strong", seat) for seat in range(self.rules.players)]
            played = self.round.dealt(
                self.rules, Chance(b"decisions", str(seed)), seed % self.rules.players
            )
            while not played.over:
                seat = min(played.waiting)
                choice = Choice(self._view(played, seat), played.legal(seat))
                if len(choice.legal) > 1:
                    met += 1
                    if met % APART == 0:
                        yield choice
                played.play(seat, bots[seat].choose(*choice))
            seed += 1

    def bot(self, level: str, seed: int) -> Bot:
        """Return a bot for this table."""
        return seat_bot(self.game, self.rules, level, seed)

    def _view(self, played: Any, seat: int) -> MatchView[Any]:  # noqa: ANN401 - of any game
        """Return what a seat sees of the first round of a match."""
        return MatchView(
            number=1,
            target=self.rules.edition.target,
            totals=(0,) * self.rules.parties,
            sheets=(),
            winners=frozenset(),
            round=played.view(seat),
        )


TABLES: Final = (
    *(Table("rallye", RallyeRules(FX_SCHMID, players), RallyeRound) for players in (2, 3, 4, 6)),
    *(Table("uno", UnoRules(UNO_CARABINER, players), UnoRound) for players in (2, 4, 10)),
)


@dataclass(frozen=True, slots=True)
class Figure:
    """How long a level thinks at a table, in seconds."""

    table: str
    level: str
    decisions: int
    p50: float
    p99: float
    longest: float

    @property
    def ratio(self) -> float:
        """By what the limit must be multiplied to come to what was measured."""
        return self.p99 / LIMITS[self.level]

    def line(self) -> str:
        """Return the figure as a line of the table."""
        times = "".join(f"{1000 * time:>11.3f}" for time in (self.p50, self.p99, self.longest))
        return f"{self.table:<10} {self.level:<8}{self.decisions:>10,}{times}"

    def verdict(self) -> str:
        """Return the ratio as a line of its table; only the compiled build is judged."""
        mark = ("pass" if self.ratio <= 1 else "MISS") if COMPILED else ""
        limit = f"{1000 * LIMITS[self.level]:g} ms"
        return f"{mark:<4}  {self.table:<10} {self.level:<8} p99 ÷ {limit:<6} {self.ratio:8.3f}"

    def plain(self) -> dict[str, Any]:
        """Return the figure as plain data."""
        return {
            "table": self.table,
            "level": self.level,
            "decisions": self.decisions,
            "p50_seconds": round(self.p50, 9),
            "p99_seconds": round(self.p99, 9),
            "max_seconds": round(self.longest, 9),
            "limit_seconds": LIMITS[self.level],
        }


def measured(table: Table, size: Size) -> Iterator[Figure]:
    """Yield the figures of all levels at a table."""
    positions = table.choices()
    choices = [next(positions) for _ in range(max(size))]
    for level in LIMITS:
        times = timed(table.bot(level, 1), choices[: size.of(level)])
        yield Figure(
            str(table), level, times.count, times.within(0.5), times.within(SHARE), times.longest
        )


def timed(bot: Bot, choices: Sequence[Choice]) -> Decisions:
    """Return how long a bot takes for its choices."""
    for choice in choices[:UNTIMED]:
        bot.choose(*choice)
    times = Decisions()
    for choice in choices:
        began = time.process_time()
        bot.choose(*choice)
        times.add(time.process_time() - began)
    return times


def main() -> int:
    """Print figures and ratios; the exit code says whether the compiled build keeps all limits."""
    parser = argparse.ArgumentParser(description="Measure how long the bots think.")
    parser.add_argument("--quick", action="store_true", help="fewer positions, under 45 seconds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    asked = parser.parse_args()

    build = "compiled" if COMPILED else "plain"
    print(f"{build} build, CPU time of a decision in ms")
    print(f"{'table':<10} {'level':<8}{'decisions':>10}{'p50':>11}{'p99':>11}{'max':>11}")
    figures: list[Figure] = []
    for table in TABLES:
        for figure in measured(table, QUICK if asked.quick else FULL):
            print(figure.line(), flush=True)
            figures.append(figure)
    print()
    for figure in figures:
        print(figure.verdict())
    if asked.json:
        result = {"build": build, "figures": [figure.plain() for figure in figures]}
        asked.json.write_text(f"{json.dumps(result, indent=2)}\n", "utf-8")
    if not COMPILED:
        print("The limits are for the compiled build: not judged.")
        return 0
    return 0 if all(figure.ratio <= 1 for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
