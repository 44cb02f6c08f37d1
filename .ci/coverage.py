"""Prints how much of each package the tests reach; exits 1 if one lies below its floor.

Reads the JSON report of coverage.py, for Python, or the summary of Vitest, for the web client.
Lines and branches count alike.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Any

FLOORS_PERCENT = {"core": 98, "rallye": 98, "uno": 98, "table": 98, "games": 98}
"""Of the packages in Python that have to be exact."""


def main(path: Path) -> int:
    """Print a line for each package; return 1 if one lies below its floor."""
    report = json.loads(path.read_text("utf-8"))
    python = "files" in report
    packages: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for package, reached, all_there_is in _python(report) if python else _web(report):
        packages[package][0] += reached
        packages[package][1] += all_there_is
    below = False
    for package, (reached, all_there_is) in sorted(packages.items()):
        percent = 100 * reached / (all_there_is or 1)
        floor = FLOORS_PERCENT.get(package, 0) if python else 0
        below |= percent < floor
        print(f"{percent:>6.1f} %  {package}{f'  (floor {floor} %)' if floor else ''}")
    return int(below)


def _python(report: dict[str, Any]) -> Iterator[tuple[str, int, int]]:
    for file, measured in report["files"].items():
        counts = measured["summary"]
        yield (
            _package(file, "tischrunde"),
            counts["covered_lines"] + counts["covered_branches"],
            counts["num_statements"] + counts["num_branches"],
        )


def _web(report: dict[str, Any]) -> Iterator[tuple[str, int, int]]:
    for file, counts in report.items():
        if file != "total":
            parts = (counts["lines"], counts["branches"])
            yield (
                _package(file, "src"),
                sum(part["covered"] for part in parts),
                sum(part["total"] for part in parts),
            )


def _package(file: str, root: str) -> str:
    """Return the folder below the root, or the root itself."""
    parts = PurePath(file).parts
    inner = parts[parts.index(root) + 1 :]
    return inner[0] if len(inner) > 1 else root


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
