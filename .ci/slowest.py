"""Prints the ten slowest tests of a folder of JUnit reports."""

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

SHOWN = 10


def main(folder: Path) -> None:
    """Print seconds and names, the slowest first."""
    cases = [
        (float(case.get("time", 0)), f"{case.get('classname')}: {case.get('name')}")
        for report in folder.glob("*.xml")
        for case in ET.parse(report).iter("testcase")  # noqa: S314 # our own reports
    ]
    for seconds, name in sorted(cases, reverse=True)[:SHOWN]:
        print(f"{seconds:>6.1f} s  {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
