"""Builds the site of the documentation: ``python -m handbook DIR``.

Any fault ends it: a broken link or anchor, a page that no menu shows, a name that is not found.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from handbook.contents import contents
from handbook.pages import gather
from handbook.rendering import render


def main() -> int:
    """Build the site into a folder that is empty or not there yet."""
    parser = argparse.ArgumentParser(prog="python -m handbook", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the site goes")
    folder: Path = parser.parse_args().folder.absolute()
    if folder.exists() and any(folder.iterdir()):
        parser.error(f"{folder} is not empty")
    with tempfile.TemporaryDirectory() as name:
        workshop = Path(name)
        gather(workshop / "docs")
        built = render(workshop, contents(), folder)
    sys.stderr.write(built.stderr + built.stdout)
    return built.returncode


if __name__ == "__main__":
    sys.exit(main())
