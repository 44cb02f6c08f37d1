"""Instructions a move takes at the nodes, counted by valgrind: they hardly depend on the machine.

Nodes run in one process with all they have, PostgreSQL and Redis among it; only the sockets are
none: they hand in frames as clients send them, and count what is sent back. The kernel's work, that
of the database and of Redis, and the garbage collector's are not counted. Half a second of the
nodes' time passes from move to move of a table, so that its clocks are looked at once in between,
as where people play; attacks are always left to the clock. The nodes of a pair move one after the
other, so that which of them is quicker is not left to chance.

- two nodes: at every table one player at each node.
- one node: both players at the same.

Two stretches of moves are counted, one twice as long as the other. The figure is of both; beside it
stands what the longer takes more than the shorter, for every move it has more: were anything but
moves counted, the two would differ.

``--compiled DIR`` counts the build that lies there, else the source as it is. With ``--against
DIR`` another build, or an older source, plays the same moves in the same run, and the ratios are
printed last; with ``--most`` none may be above it. ``--profile`` tells what the instructions are
for, stage by stage, and which functions of Python take the most time, whose instructions cannot be
counted.
"""

import argparse
import pstats
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.instructions.evening import STAGEWISE, STAGGERED_LAPS, TIMED, Case
from bench.instructions.plan import GAMES_PLAYED, Kind, tables
from bench.instructions.stages import STAGES
from bench.instructions.valgrind import Counted, counted
from bench.racers import ROOT

TABLES: Final = 16
"""Number of tables: as many moves are on their way at once."""
WARM: Final = 200
"""Number of laps before anything is counted: by then most of what nodes keep for all tables with
the same rules, why a card must wait on what lies, has been met once."""
FULL: Final = 12
"""Number of laps of the shorter stretch."""
QUICK: Final = 3
STAGE_LAPS: Final = 2
"""Number of laps in which one stage is counted."""
_NODES: Final = {2: "two nodes", 1: "one node"}
_DEAREST: Final = 25


class Move(NamedTuple):
    """What a move takes in a case, by both stretches and by what they differ in."""

    instructions: float
    more: float
    frames: float
    size: float

    def line(self, name: str) -> str:
        """Return a line of the table."""
        return (
            f"{name:<18} {self.instructions:>12,.0f} instructions a move ({self.more:,.0f}), "
            f"{self.frames:.2f} frames, {self.size:,.0f} bytes"
        )


def main() -> int:
    """Print what a move takes; the exit code says whether it is little enough."""
    asked = _arguments()
    if missing := [name for name in ("valgrind", "cc") if shutil.which(name) is None]:
        print("Instructions cannot be counted without", " and ".join(missing))
        return 1
    build = (asked.compiled or ROOT / "src").resolve()
    laps = QUICK if asked.quick else FULL

    def played(path: Path, many: int, how: str = "") -> Counted:
        return counted(asked.postgres, asked.redis, path, cases(many, how), how)

    new = moves(played(build, laps))
    _print(f"{build}", new)
    if asked.profile:
        _print_stages(played(build, STAGE_LAPS, STAGEWISE), new)
        if (profile := played(build, laps, TIMED).profile) is not None:
            _print_dearest(profile)
    if asked.against is None:
        return 0
    old = moves(played(asked.against.resolve(), laps))
    _print(f"{asked.against}", old)
    print()
    ratios = {name: new[name].instructions / old[name].instructions for name in new}
    for name, ratio in ratios.items():
        print(f"{_mark(ratio, asked.most):<4}  {name:<18} new ÷ old {ratio:8.3f}")
    return 0 if all(_mark(ratio, asked.most) != "MISS" for ratio in ratios.values()) else 1


def cases(laps: int, how: str = "") -> list[Case]:
    """Return all cases; each has tables of its own."""
    stretches = len(STAGES) if how == STAGEWISE else 3
    made = []
    for game, rules in GAMES_PLAYED:
        dealt = tables(Kind(game, rules), 2 * TABLES, STAGGERED_LAPS + WARM + stretches * laps)
        for number, (nodes, name) in enumerate(_NODES.items()):
            own = dealt[number * TABLES : (number + 1) * TABLES]
            made.append(Case(f"{game}, {name}", nodes, laps, own, warm=WARM))
    return made


def moves(played: Counted) -> dict[str, Move]:
    """Return what a move takes in each case."""
    stretches, found = played.report.stretches, {}
    for short, long in zip(stretches[::2], stretches[1::2], strict=True):
        few, many = played.instructions[short.name], played.instructions[long.name]
        number = short.moves + long.moves
        found[short.name.rpartition(",")[0]] = Move(
            instructions=(few + many) / number,
            more=(many - few) / (long.moves - short.moves),
            frames=(short.frames + long.frames) / number,
            size=(short.size + long.size) / number,
        )
    return found


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Count the instructions a move takes.")
    parser.add_argument("--quick", action="store_true", help="fewer moves")
    parser.add_argument("--profile", action="store_true", help="tell what they are for")
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="the build to be counted")
    parser.add_argument("--against", type=Path, metavar="DIR", help="another build or source")
    parser.add_argument("--most", type=float, help="the most that new ÷ old may be")
    parser.add_argument("--postgres", default="postgresql://postgres@127.0.0.1:5432")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379")
    return parser.parse_args()


def _mark(ratio: float, most: float | None) -> str:
    if most is None:
        return ""
    return "pass" if ratio <= most else "MISS"


def _print(title: str, found: Mapping[str, Move]) -> None:
    print(title)
    for name, move in found.items():
        print(move.line(name))


def _print_stages(played: Counted, whole: Mapping[str, Move]) -> None:
    """Print a table: stages, and in each column a case."""
    columns = {name: stages(played, name, move.instructions) for name, move in whole.items()}
    print(f"\n{'instructions a move':<20}", *(f"{name:>18}" for name in columns))
    for stage in STAGES:
        print(f"{stage:<20}", *(f"{column[stage]:>18,.0f}" for column in columns.values()))
    print(f"{'in all':<20}", *(f"{sum(column.values()):>18,.0f}" for column in columns.values()))


def stages(played: Counted, case: str, whole: float) -> dict[str, float]:
    """Return what each stage of a case takes of the whole, without what telling them apart takes.

    The whole was counted without that, over more moves.
    """
    marked: dict[str, float] = {}
    crossings: dict[str, float] = {}
    for stretch in played.report.stretches:
        name, _, stage = stretch.name.rpartition(": ")
        if name == case:
            marked[stage] = played.instructions[stretch.name] / stretch.moves
            crossings[stage] = stretch.crossings / stretch.moves
    each = (sum(marked.values()) - whole) / max(1, sum(crossings.values()))
    return {stage: marked[stage] - each * crossings[stage] for stage in marked}


def _print_dearest(profile: pstats.Stats) -> None:
    """Print the functions of Python that took the most time, over all cases."""
    found = sorted(_functions(profile), key=lambda each: -each[0])
    whole = sum(own for own, _, _ in found)
    print(f"\n{'self':>6} {'with all it calls':>18}  function")
    for own, inclusive, name in found[:_DEAREST]:
        print(f"{own / whole:>6.1%} {inclusive / whole:>18.1%}  {name}")


def _functions(profile: pstats.Stats) -> Iterator[tuple[float, float, str]]:
    functions: Mapping[tuple[str, int, str], Sequence[float]] = profile.stats  # type: ignore[attr-defined] # typeshed does not know it
    for (path, line, name), (_, _, own, inclusive, *_) in functions.items():
        yield own, inclusive, f"{'/'.join(Path(path).parts[-2:])}:{line} {name}"


if __name__ == "__main__":
    sys.exit(main())
