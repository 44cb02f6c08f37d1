"""Prints how much of each package the tests reach, from a JSON report; exits 1 below a floor."""

import json
import sys
from collections import defaultdict
from pathlib import Path, PurePath

PACKAGE = "tischrunde"

FLOORS_PERCENT = {"core": 98, "rallye": 98, "uno": 98, "table": 98, "games": 98}
"""Lines and branches together, of what has to be exact."""

COUNTS = ("covered_lines", "covered_branches", "num_statements", "num_branches")


def main(report: Path) -> int:
    """Print a line for each package; return 1 if one lies below its floor."""
    packages: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(COUNTS, 0))
    for file, measured in json.loads(report.read_text("utf-8"))["files"].items():
        for count in COUNTS:
            packages[_package(file)][count] += measured["summary"][count]
    below = False
    for name, counts in sorted(packages.items()):
        reached = counts["covered_lines"] + counts["covered_branches"]
        percent = 100 * reached / ((counts["num_statements"] + counts["num_branches"]) or 1)
        floor = FLOORS_PERCENT.get(name, 0)
        below |= percent < floor
        print(f"{percent:>6.1f} %  {name}{f'  (floor {floor} %)' if floor else ''}")
    return int(below)


def _package(file: str) -> str:
    parts = PurePath(file).parts
    inner = parts[parts.index(PACKAGE) + 1 :]
    return inner[0] if len(inner) > 1 else PACKAGE


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
