"""Prints which part of the small changes of each package the tests notice, after `mutmut run`."""

import json
from collections import defaultdict
from pathlib import Path

MUTANTS = Path("mutants/src/tischrunde")
UNNOTICED = (0, 5, 33)
"""Codes by which mutmut says that the tests passed, or that there are none for it."""
SKIPPED = (None, 34)
"""It was not tried."""


def main() -> None:
    """Print a line for each package."""
    codes: dict[str, list[int]] = defaultdict(list)
    for file in MUTANTS.glob("*/*.meta"):
        tried = json.loads(file.read_text("utf-8"))["exit_code_by_key"].values()
        codes[file.parent.name] += [code for code in tried if code not in SKIPPED]
    for package, ends in sorted(codes.items()):
        if ends:
            noticed = sum(code not in UNNOTICED for code in ends)
            print(f"{100 * noticed / len(ends):>6.1f} %  {package}, {noticed} of {len(ends)}")


if __name__ == "__main__":
    main()
