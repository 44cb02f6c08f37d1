"""Measures a series: its points take turns block by block, each in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing import Pipe
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

import msgspec

from bench.growth.blocks import BACK, ME, MINUTE, MOVES, PROFILE, Block, Plan, Ready
from bench.growth.series import SEATS, Series
from bench.instructions.plan import KEY
from bench.load.environment import Environment, built
from bench.racers import ROOT

_GROWN: Final = 8
"""Number of functions that are told of a series."""


class Figure(NamedTuple):
    """A ratio to the first point: the median of all blocks, and the middle half of them."""

    value: float
    low: float
    high: float


class Measured(NamedTuple):
    """A point as it was measured.

    ``cost`` is the CPU time of a row; ``move_us`` is the least of all blocks. ``minute`` is that
    of a minute in which nobody moves, in rows of the first point. ``memory`` is what a table takes
    at a node; ``search`` is what looking through a node for garbage takes, in rows as well.
    """

    size: int
    cost: Figure
    frames: float
    bytes: float
    move_us: float
    minute: float | None = None
    memory: int | None = None
    search: float | None = None


class Services(NamedTuple):
    """Where PostgreSQL and Redis are, and which build is measured."""

    postgres: str
    redis: str
    build: Path


class _Asked:
    """The process of a point."""

    def __init__(self, environment: Environment, plan: Plan, redis: str) -> None:
        (environment.data / "key").write_text(KEY.hex())
        path = environment.data / "plan.json"
        path.write_bytes(msgspec.json.encode(plan))
        self._pipe, theirs = Pipe()
        arguments = (str(path), environment.database, redis, str(theirs.fileno()))
        self._process = subprocess.Popen(  # noqa: S603 - our own process
            [sys.executable, "-P", "-m", "bench.growth.point", *arguments],
            cwd=environment.data,
            env={**os.environ, "PYTHONPATH": f"{environment.compiled}:{ROOT}"},
            pass_fds=[theirs.fileno()],
        )
        theirs.close()

    def answer(self) -> Any:  # noqa: ANN401 - what it was asked for
        try:
            return self._pipe.recv()
        except EOFError as error:
            raise RuntimeError("the process of a point has failed, see above") from error

    def ask(self, what: str, *arguments: int) -> Any:  # noqa: ANN401 - what it was asked for
        self._pipe.send((what, *arguments))
        return self.answer()

    def end(self) -> None:
        self._pipe.close()
        self._process.wait()


def measure(series: Series, services: Services) -> list[Measured]:
    """Measure all points of a series."""
    with _all_asked(series, services) as (points, ready):
        blocks: list[list[Block]] = [[] for _ in points]
        for _ in range(series.blocks):
            for made, point in zip(blocks, points, strict=True):
                made.append(point.ask(MOVES))
        minutes = [
            min((point.ask(MINUTE).seconds for _ in range(series.minutes)), default=None)
            for point in points
        ]
    base = [block.seconds / block.rows for block in blocks[0]]
    found = []
    for place, (planned, made) in enumerate(zip(series.points, blocks, strict=True)):
        costs = [block.seconds / block.rows for block in made]
        rows = sum(block.rows for block in made)
        minute, plan = minutes[place], planned.plan
        found.append(
            Measured(
                planned.size,
                _figure([cost / first for cost, first in zip(costs, base, strict=True)]),
                round(sum(block.frames for block in made) / rows, 3),
                round(sum(block.bytes for block in made) / rows),
                round(1e6 * min(costs)),
                None if minute is None else round(minute / median(base), 1),
                ready[place].memory // plan.idle if plan.idle else None,
                round(ready[place].search / plan.case.nodes / median(base)) if plan.idle else None,
            )
        )
    return found


def folds(series: Series, services: Services) -> list[dict[str, Any]]:
    """Return what is asked of a node that must fold for it, each in rows: moves that cost as much.

    The medians of all blocks are told.
    """
    with _all_asked(series, services) as (points, _):
        return [
            row
            for planned, point in zip(series.points, points, strict=True)
            for row in _folds(planned.size, point, series.blocks)
        ]


def _folds(rows: int, point: "_Asked", blocks: int) -> Iterator[dict[str, Any]]:
    asked: dict[str, tuple[str, tuple[int, ...]]] = {
        "a player comes back to a table": (BACK, ()),
        **{f"the list of a guest, seats: {seats}": (ME, (seats,)) for seats in SEATS},
    }
    found: dict[str, list[tuple[float, float]]] = {what: [] for what in asked}
    for _ in range(blocks):
        for what, (block, arguments) in asked.items():
            moves: Block = point.ask(MOVES)
            folded, known = point.ask(block, *arguments)
            move = moves.seconds / moves.rows
            found[what].append((folded / move, known / move))
    for what, ratios in found.items():
        folded, known = map(median, zip(*ratios, strict=True))
        yield {"what": what, "rows": rows, "folded": round(folded, 1), "known": round(known, 1)}


def grown(series: Series, services: Services) -> dict[str, tuple[float, float]]:
    """Return which functions take more at the last point than at the first, in microseconds."""
    ends = series._replace(points=(series.points[0], series.points[-1]))
    with _all_asked(ends, services) as (points, _):
        first, last = (point.ask(PROFILE) for point in points)
    more = sorted(last, key=lambda name: first.get(name, 0) - last[name])
    return {name: (1e6 * first.get(name, 0), 1e6 * last[name]) for name in more[:_GROWN]}


@contextmanager
def _all_asked(
    series: Series, services: Services
) -> Iterator[tuple[list[_Asked], Sequence[Ready]]]:
    with ExitStack() as stack:
        points = []
        for point in series.points:
            environment = stack.enter_context(
                built(services.postgres, services.redis, services.build)
            )
            asked = _Asked(environment, point.plan, services.redis)
            stack.callback(asked.end)
            points.append(asked)
        ready = [point.answer() for point in points]
        for each in ready:
            if not Path(each.source).is_relative_to(services.build):
                raise RuntimeError(f"{each.source} was measured instead of {services.build}")
        yield points, ready


def _figure(ratios: Sequence[float]) -> Figure:
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return Figure(middle, low, high)
