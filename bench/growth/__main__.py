"""What the cost of a move grows with, and what folding costs.

Two nodes run in one process with all they have, PostgreSQL and Redis among it, as
``bench.instructions`` has them; what is measured is that process's CPU time for a row of the log.
Only ratios to the first point of a series are judged. The points of a series are processes of their
own, and take turns block by block, so that a busy machine is as busy for all of them.

- length: at all tables a match that has gone on for longer.
- tables: the same moves at the same tables, and ever more tables beside them that are watched at
  both nodes, and at which nobody moves. What these take is measured as a minute of rest.
- watchers: two tables, the same moves, and ever more spectators at either.
- players: as many tables, with more players each.
- folds: what a guest's list of tables costs a node, and a player who comes back to a table, once
  where it must be folded from its log and once where it is in memory.

``--quick`` measures in less than 45 seconds the ends of each series, and prints their ratios last;
the exit code says whether all are small enough. ``--profile`` tells which functions take more at
the end of a series than at its beginning. ``--write`` writes the results to ``docs/scale/``, and
the plots and the section of ``docs/scale.md`` that show them.
"""

import argparse
import json
import os
import resource
import sys
from pathlib import Path
from typing import Any, Final

from bench.growth.measurement import Measured, Services, folds, grown, measure
from bench.growth.page import FOLDS, PAGE, RESULTS, pictures, read_results, with_section
from bench.growth.series import FULL, QUICK, Series, all_series, folded_series
from bench.racers import ROOT
from bench.server import Ratio
from tischrunde.arena.result import circumstances

_MOST: Final = {
    "length-rallye": 1.4,
    "length-uno": 1.4,
    "tables": 1.4,
    "watchers": 2.2,
    "players-rallye": 2.0,
    "players-uno": 2.5,
}
"""The most that a move may cost at the last point of a quick series, as a ratio to the first."""


def main() -> int:
    """Print all series, or only their ends; the exit code says whether those are small enough."""
    asked = _arguments()
    _allow_many_sockets()
    services = Services(asked.postgres, asked.redis, (asked.compiled or ROOT / "src").resolve())
    size = QUICK if asked.quick else FULL
    size = size._replace(tables=[each for each in size.tables if each <= asked.most_tables])
    planned = all_series(size)
    ratios = []
    for name in [name for name in planned if asked.only in name]:
        series = planned[name]()
        measured = measure(series, services)
        _print(series, measured)
        if asked.quick:
            ratios.append(_judged(series, measured, services))
        if asked.profile:
            _print_grown(series, services)
        if asked.write:
            _write(name, _result(series, measured))
    if asked.quick:
        print()
        print(*(ratio.line() for ratio in ratios), sep="\n")
        return 0 if all(ratio.kept for ratio in ratios) else 1
    if asked.only in FOLDS:
        _measure_folds(services, write=asked.write)
    if asked.write:
        _write_page()
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure what the cost of a move grows with.")
    parser.add_argument("--quick", action="store_true", help="only the ends, closer together")
    parser.add_argument("--profile", action="store_true", help="tell what takes more at the end")
    parser.add_argument("--only", default="", metavar="WORD", help="series with this in their name")
    parser.add_argument("--write", action="store_true", help="write results, plots and the page")
    parser.add_argument(
        "--most-tables", type=int, default=FULL.tables[-1], metavar="N", help="no more are opened"
    )
    parser.add_argument("--compiled", type=Path, metavar="DIR", help="the build to be measured")
    parser.add_argument("--postgres", default="postgresql://postgres@127.0.0.1:5432")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379")
    return parser.parse_args()


def _judged(series: Series, measured: list[Measured], services: Services) -> Ratio:
    """Return the ratio of the ends; one that is too large is measured once more."""
    first, *_, last = series.points
    name = f"{series.name}: {last.size:,} ÷ {first.size:,}"
    ratio = Ratio(name, measured[-1].cost.value, most=_MOST[series.name])
    if ratio.kept:
        return ratio
    print(ratio.line(), "measured once more: that counts", sep="\n")
    return ratio._replace(value=measure(series, services)[-1].cost.value)


def _measure_folds(services: Services, *, write: bool) -> None:
    rows = folds(folded_series(), services)
    for row in rows:
        print(
            f"{row['what']}, {row['rows']} rows: "
            f"{row['folded']:.1f} moves folded, {row['known']:.1f} in memory"
        )
    if write:
        _write(FOLDS, {"rows": rows})


def _print(series: Series, measured: list[Measured]) -> None:
    print(f"{series.name}: CPU of the nodes for a move, by {series.grows}")
    for point in measured:
        cost = point.cost
        line = (
            f"{point.size:>8,}  {cost.value:8.2f} ({cost.low:.2f} to {cost.high:.2f})  "
            f"{point.frames:8,.1f} frames  {point.bytes:10,.0f} bytes  {point.move_us:8,.0f} µs"
        )
        if point.minute is not None:
            line += f"  {point.minute:8,.0f} moves a minute of rest"
        if point.memory is not None:
            line += f"  {point.memory:8,} bytes a table  {point.search:8,} moves a search"
        print(line, flush=True)


def _print_grown(series: Series, services: Services) -> None:
    for name, (first, last) in grown(series, services).items():
        print(f"    {first:8.1f} → {last:8.1f} µs  {name}", flush=True)


def _result(series: Series, measured: list[Measured]) -> dict[str, Any]:
    points = [
        {name: value for name, value in _plain(point).items() if value is not None}
        for point in measured
    ]
    about = {"axis": series.axis, "grows": series.grows, "game": series.game}
    return {**about, "blocks": series.blocks, "points": points}


def _plain(point: Measured) -> dict[str, Any]:
    ratios = {name: round(value, 4) for name, value in point.cost._asdict().items()}
    return {**point._asdict(), "cost": ratios}


def _write(name: str, result: dict[str, Any]) -> None:
    RESULTS.mkdir(exist_ok=True)
    command = "python -m bench.growth --write"
    about = {"cores": os.cpu_count(), "command": command, **circumstances()}
    text = json.dumps({"name": name, **result, **about}, indent=2)
    (RESULTS / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


def _write_page() -> None:
    results = read_results(RESULTS)
    for name, picture in pictures(results).items():
        (RESULTS / name).write_text(picture, encoding="utf-8")
    PAGE.write_text(with_section(PAGE.read_text("utf-8"), results), encoding="utf-8")


def _allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
