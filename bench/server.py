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
- slice: two nodes without rules, with the same traffic: for every command a row, written by the
  same group commit, an announcement on the same bus, and two frames as long as ours, one to each
  player of the table, who take turns. It reads no row back.

The clients are the same throughout: those of the package ``websockets``, on uvloop. What they use
of the CPU is told apart from what the nodes use.
Half load is half of the best rate of each. It has more blocks than the rest: one pause of the
machine spoils the slowest hundredth of a block, while moves that wait behind others wait in every
block. CPU seconds are as the kernel counts them. What a busy machine did not let come to pass in
any block is said not to be measured; where that has a bound, the bound is missed.

``--quick`` measures in less than 45 seconds what has a bound, with fewer and shorter blocks.
"""

import argparse
import resource
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from bench.build import build_compiled
from bench.load.contests import Best, Size, measure
from bench.load.environment import Environment, built
from bench.racers import ROOT

FULL: Final = Size(blocks=5, seconds=4, halves=10, half_seconds=4, tables=20_000, figures=True)
QUICK: Final = Size(blocks=2, seconds=1, halves=7, half_seconds=0.75, tables=1_000, figures=False)


class Ratio(NamedTuple):
    """A ratio, and the least or the most it may be; ``goal`` is where it shall come to.

    Without a value it could not be measured.
    """

    name: str
    value: float | None
    least: float | None = None
    most: float | None = None
    goal: float | None = None

    @property
    def kept(self) -> bool:
        """Whether it is as it must be."""
        if self.value is None:
            return self.least is None and self.most is None
        enough = self.least is None or self.value >= self.least
        return enough and (self.most is None or self.value <= self.most)

    def line(self) -> str:
        """Return a line of the table."""
        bound = "" if self.least is None else f"at least {self.least:g}"
        bound = bound if self.most is None else f"at most {self.most:g}"
        bound += "" if self.goal is None else f", goal {self.goal:g}"
        mark = ("pass" if self.kept else "MISS") if bound else ""
        value = "not measured" if self.value is None else f"{self.value:.2f}"
        return f"{mark:<4}  {self.name:<48} {value:>12}  {bound}".rstrip()


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
        what = "frames" if name == "echo" else "moves"
        print(f"{name:<12} CPU for 1,000 {what}: {spent.line()}")
    print(f"{'slice':<12} {best.frame:>10,} bytes a frame, as ours")
    if "ours" in best.spent:
        for part, share in best.shares.items():
            cost = 1000 * share * best.spent["ours"].nodes
            print(f"{part:<12} {cost:>10.0f} µs of the nodes' CPU for a move")
    for name, memory in best.idle.items():
        print(f"{name:<12} {memory:>10,.0f} bytes an idle socket")
    for code, count in best.refused.items():
        print(f"{code:<12} {count:>10,} moves refused, which should not be")
    return [*judged(best, size), *_compared(best, size)]


def judged(best: Best, size: Size) -> list[Ratio]:
    """Return the ratios that have a bound."""
    rates, tails = best.rates, best.tails
    many = f"{size.tables:,} open tables ÷ few"
    return [
        Ratio("ours ÷ pgbench", _divided(rates, "ours", "pgbench"), least=0.08, goal=0.4),
        Ratio("ours ÷ echo", _divided(rates, "ours", "echo"), least=0.06, goal=0.3),
        Ratio("ours ÷ slice", _divided(rates, "ours", "slice")),
        Ratio("p99 at half load, ours ÷ slice", _divided(tails, "ours", "slice"), most=3),
        Ratio(many, _divided(rates, "many", "few"), least=0.6, goal=0.85),
        Ratio("moves refused", float(best.refused.total()), most=0),
    ]


def _compared(best: Best, size: Size) -> list[Ratio]:
    nodes = {name: spent.nodes for name, spent in best.spent.items()}
    clients = {name: spent.clients for name, spent in best.spent.items()}
    ratios = [
        Ratio("CPU of nodes for a move, ours ÷ slice", _divided(nodes, "ours", "slice")),
        Ratio("CPU of nodes, a move ÷ an echo", _divided(nodes, "ours", "echo")),
        Ratio("CPU of clients for a move, ours ÷ slice", _divided(clients, "ours", "slice")),
    ]
    if size.figures:
        ratios.append(Ratio("two nodes ÷ one", _divided(best.rates, "few", "one node")))
    return ratios


def _divided(found: Mapping[str, float], one: str, other: str) -> float | None:
    """Return a ratio; None if either was not measured."""
    if one not in found or not found.get(other):
        return None
    return found[one] / found[other]


def _allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
