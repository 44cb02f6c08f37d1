"""What ``docs/scale.md`` says of growth: tables and plots of the results in ``docs/scale/``.

A result is plain data: ``name``, ``axis``, ``grows``, ``game``, ``points``, and what it was
measured on. The result ``folds`` has rows of another kind.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bench.growth.plot import plot

Result = dict[str, Any]

PAGE: Final = Path(__file__).parents[2] / "docs" / "scale.md"
RESULTS: Final = PAGE.with_suffix("")
HEADING: Final = "## What the cost of a move grows with\n"
FOLDS: Final = "folds"

_NEXT: Final = "\n## "
_INTRODUCTION: Final = """
Written by `python -m bench.growth --write` from the results in `docs/scale/`. Two nodes in one
process have moves played to them, with a little more of something at each point; by {build}, on a
machine with {cores} cores that did other things too. The points of a series take turns block by
block. What is told is their CPU time for a move, without PostgreSQL, Redis and the sockets' system
calls, as a ratio to the first point: the median of all blocks, in brackets the middle half of them.
What the clock does counts as a move.
"""
_AXES: Final = {
    "length": ("By the length of the match", "rows before"),
    "tables": ("By open tables", "open tables"),
    "watchers": ("By watchers of one table", "watchers"),
    "players": ("By players", "players"),
}
"""The headings of the series, and of the first column of their tables, in the order they stand."""
_WHY: Final = {
    "length": """\
Nothing that is done for a move looks at earlier rows. Only the frame that ends a round has the
sheets of all rounds: at 4,000 rows of the rally game 45 of them, where a match has about five as
people play it. UNO played at random hardly ends a round.""",
    "tables": """\
A move finds its table in a dictionary, and the clocks are a heap: more tables only make both
larger. Resting, two nodes do what is done every second and every look whatever there is; a table
adds a sixth of a move a minute, for a node announces once for each who is there. When a quarter of
all objects is new, Python looks through all of them for garbage, and the node stands still
meanwhile: that pause, not the cost of a move, is what grows with the tables of a node. On a quiet
machine the series goes on to 50,000 tables; `--most-tables` ends it earlier.""",
    "watchers": """\
All spectators are sent the same bytes, encoded once. What each has of its own is a frame's head and
a call to its socket; by the profile a third of that is the bench's counting, in the place of the
system call. Two tables share here what a node does anyway, so that the first point is more than
twice as dear as elsewhere.""",
    "players": """\
Judging, writing and announcing a row do not depend on who plays. Each player has a view of its own:
by the profile what grows is telling what has changed in it, one frame, and one socket; about as
much for the tenth player as for the third.""",
    FOLDS: """\
To fold a table costs about three moves, for reading its log, its terms and the deal, and one more
for every 30 rows. A table that was looked at or played at within a minute is in memory. So the list
of a guest costs next to nothing while the guest plays; after a pause ten matches of 200 rows are as
dear as 100 moves. Nobody waits for them: after 32 rows others have their turn, and no list has more
than 24 tables. If a node with 2,500 tables of 200 rows is lost, another folds for its players as
long as 26,000 moves take, while it plays on; if a database is lost nothing is folded, but the
rows since are asked for, which is less than a move for each table.

Snapshots of folded tables are not built. Coming back would cost three or four moves instead of ten,
for reading and showing the table are still to be done. But every table would pay for them while it
is played; they would have to be dropped with every version; and they would hold the seed and the
hands, which the log does not, so that they must be encrypted, for which Python alone has no cipher.
A list does need the whole fold, for it says whose turn it is. Folding without events and without
the record's text for rows nobody will be shown would save about a fifth, by the profile.""",
}
"""What explains a series, by what ``--profile`` tells of it."""


def read_results(directory: Path) -> list[Result]:
    """Return the results in a directory, in the order of their files' names."""
    return [json.loads(path.read_text("utf-8")) for path in sorted(directory.glob("*.json"))]


def pictures(results: Sequence[Result]) -> dict[str, str]:
    """Return the plots by the names of their files."""
    return {f"{axis}.svg": plot(some) for axis, some in _by_axis(results).items()}


def section(results: Sequence[Result]) -> str:
    """Return what the page says of growth."""
    first = results[0]
    build = f"the {'compiled' if first['compiled'] else 'plain'} build ({first['date']})"
    lines = [HEADING.rstrip(), _INTRODUCTION.format(build=build, cores=first["cores"])]
    for axis, some in _by_axis(results).items():
        heading, column = _AXES[axis]
        lines += [f"### {heading}\n", f"![{_described(some)}](scale/{axis}.svg)\n"]
        for result in some:
            lines += [*_table(column, result), ""]
        lines += [f"{_WHY[axis]}\n"]
    for result in results:
        if result["name"] == FOLDS:
            lines += [*_folds(result), "", f"{_WHY[FOLDS]}\n"]
    return "\n".join(lines)


def with_section(page: str, results: Sequence[Result]) -> str:
    """Return a page with its section on growth as the results have it."""
    before, _, rest = page.partition(HEADING)
    _, heading, after = rest.partition(_NEXT)
    return f"{before}{section(results)}{heading}{after}"


def _by_axis(results: Sequence[Result]) -> dict[str, list[Result]]:
    found = {axis: [each for each in results if each.get("axis") == axis] for axis in _AXES}
    return {axis: some for axis, some in found.items() if some}


def _described(some: Sequence[Result]) -> str:
    return f"The cost of a move by {some[0]['grows']}, as a ratio to the first; as in the tables"


def _table(column: str, result: Result) -> Iterator[str]:
    minutes = any("minute" in point for point in result["points"])
    heads = [column, f"CPU for a move, {result['game']}", "frames", "bytes a viewer"]
    heads += (
        ["a minute of rest, in moves", "a table at a node", "a search for garbage, in moves"]
        if minutes
        else []
    )
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for point in result["points"]:
        cost = point["cost"]
        cells = [
            f"{point['size']:,}",
            f"{cost['value']:.2f} ({cost['low']:.2f} to {cost['high']:.2f})",
            f"{point['frames']:,.0f}",
            f"{point['bytes'] / point['frames']:,.0f}",
        ]
        if minutes:
            cells += [
                f"{point['minute']:,.0f}",
                f"{point['memory'] / 1_000:,.0f} KB",
                f"{point['search']:,}",
            ]
        yield f"| {' | '.join(cells)} |"


def _folds(result: Result) -> Iterator[str]:
    yield "### What folding costs\n"
    yield "| | rows of each log | folded, in moves | in memory already, in moves |"
    yield "|---|---|---|---|"
    for row in result["rows"]:
        folded, known = row["folded"], row["known"]
        yield f"| {row['what']} | {row['rows']:,} | {folded:,.1f} | {known:,.1f} |"
