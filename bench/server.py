"""How many moves two nodes make durable, beside PostgreSQL alone and a bare echo: one run.

Everything runs on this machine: the nodes, PostgreSQL, Redis and the players. Absolute speeds
differ from machine to machine and, on a busy one, from second to second; so only ratios are judged,
and all of them come from this one run. What is compared takes turns, block by block, and of each
the best block counts.

- pgbench: 32 connections insert rows like those of our log, one a transaction, as pgbench comes:
  by its simple protocol.
- echo: two bare WebSocket servers, uvicorn with ``websockets-sansio`` and uvloop as our nodes have
  it, send back frames of the size of our commands, on as many sockets as we play on.
- ours: two nodes with the full rules, PostgreSQL and Redis. At every table two players, one at each
  node, play one game or the other at random; every answer makes them play at once. What counts is a
  move acknowledged, which is a row committed, and both players have been sent what it changed for
  them.
- slice: the least that makes a move durable, without rules and without another node.

The clients are the same throughout: those of the package ``websockets``, on uvloop.
Half load is half of the best rate of each. It has more blocks than the rest: one pause of the
machine spoils the slowest hundredth of a block, while moves that wait behind others wait in every
block. CPU seconds are as the kernel counts them.

``--quick`` measures in less than 45 seconds what has a bound, with fewer and shorter blocks.
"""

import argparse
import resource
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from bench.build import build_compiled
from bench.load.contests import Best, Size, measure
from bench.load.environment import Environment, built
from bench.racers import ROOT

FULL: Final = Size(blocks=5, seconds=4, halves=10, half_seconds=4, tables=20_000, figures=True)
QUICK: Final = Size(blocks=2, seconds=1, halves=7, half_seconds=0.75, tables=1_000, figures=False)


class Ratio(NamedTuple):
    """A ratio, and the least or the most it may be; ``goal`` is where it shall come to."""

    name: str
    value: float
    least: float | None = None
    most: float | None = None
    goal: float | None = None

    @property
    def kept(self) -> bool:
        """Whether it is as it must be."""
        enough = self.least is None or self.value >= self.least
        return enough and (self.most is None or self.value <= self.most)

    def line(self) -> str:
        """Return a line of the table."""
        bound = "" if self.least is None else f"at least {self.least:g}"
        bound = bound if self.most is None else f"at most {self.most:g}"
        bound += "" if self.goal is None else f", goal {self.goal:g}"
        mark = ("pass" if self.kept else "MISS") if bound else ""
        return f"{mark:<4}  {self.name:<52} {self.value:8.2f}  {bound}".rstrip()


def main() -> int:
    """Print figures and ratios; the exit code says whether all bounds are kept."""
    parser = argparse.ArgumentParser(description="Measure the server beside what it stands on.")
    parser.add_argument("--quick", action="store_true", help="shorter, and only what has a bound")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="the compiled wheel, unpacked; else it is made"
    )
    parser.add_argument("--postgres", default="postgresql://postgres@127.0.0.1:5432")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379")
    asked = parser.parse_args()
    size = QUICK if asked.quick else FULL
    _allow_many_sockets()
    with tempfile.TemporaryDirectory() as made:
        compiled = asked.compiled or build_compiled(ROOT, Path(made))
        with built(asked.postgres, asked.redis, compiled.resolve()) as environment:
            ratios = measured(environment, size)
            if missed := [ratio.line() for ratio in ratios if not ratio.kept]:
                print(*missed, "measured once more, all of it: that counts", sep="\n")
                ratios = measured(environment, size)
    print()
    for ratio in ratios:
        print(ratio.line())
    return 0 if all(ratio.kept for ratio in ratios) else 1


def measured(environment: Environment, size: Size) -> list[Ratio]:
    """Measure everything, print the figures and return the ratios."""
    best = measure(environment, size)
    for name, rate in best.rates.items():
        print(f"{name:<12} {rate:>10,.0f} a second")
    for name, seconds in best.tails.items():
        print(f"{name:<12} {1000 * seconds:>10.1f} ms: p99 of acknowledgements at half load")
    for name, spent in best.spent.items():
        print(f"{name:<12} CPU for 1,000 moves: {spent.line()}")
    print(f"{'echo':<12} CPU for 1,000 frames: {1000 * best.echo:.3f} s, clients included")
    cost = 1000 * best.spent["ours"].nodes
    for part, share in best.shares.items():
        print(f"{part:<12} {share * cost:>10.0f} µs of the nodes' CPU for a move")
    for name, memory in best.idle.items():
        print(f"{name:<12} {memory:>10,.0f} bytes an idle socket")
    return [*_judged(best, size), *_compared(best)]


def _judged(best: Best, size: Size) -> list[Ratio]:
    rates, tails = best.rates, best.tails
    many = f"{size.tables:,} open tables ÷ few"
    return [
        Ratio("ours ÷ pgbench", rates["ours"] / rates["pgbench"], least=0.08, goal=0.4),
        Ratio("ours ÷ echo", rates["ours"] / rates["echo"], least=0.06, goal=0.3),
        Ratio("p99 at half load, ours ÷ slice", tails["ours"] / tails["slice"], most=3),
        Ratio(many, rates["many"] / rates["few"], least=0.6, goal=0.85),
    ]


def _compared(best: Best) -> list[Ratio]:
    whole = best.spent["ours"].whole / 1000
    ratios = [Ratio("CPU of an echo ÷ of a move, clients included", best.echo / whole)]
    if "one node" in best.rates:
        ratios.append(Ratio("two nodes ÷ one", best.rates["few"] / best.rates["one node"]))
    return ratios


def _allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
