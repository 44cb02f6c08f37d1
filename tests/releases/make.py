"""What the version under way stores, for all later ones to read: ``python -m tests.releases.make``.

It is written once. ``--again`` makes it anew as long as the version is not released: there is no
tag of it.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

from tests.releases import stored
from tests.releases.database import postgres_dump, sqlite_dump
from tests.releases.device import device
from tests.releases.matches import matches
from tests.releases.pads import pads
from tests.requirements import POSTGRES, ROOT
from tests.server.store.databases import postgres_database

MAX_BYTES: Final = 300_000
"""What all of a version may take."""


class Refused(Exception):  # noqa: N818 - told to whoever asked as it is
    """What is there already is not written again."""


def version() -> str:
    """Return the version under way as it will be released, without what says that it is not yet."""
    released = re.match(r"\d+\.\d+\.\d+(?:rc\d+)?", _version())
    assert released is not None
    return released[0]


def is_under_way() -> bool:
    """Return whether the version says of itself that it is not to be released yet."""
    return _version() != version()


def _version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text: str = project["version"]
    return text


def is_released(name: str) -> bool:
    """Return whether there is a tag of a version."""
    command = ["git", "-C", str(ROOT), "tag", "--list", f"v{name}"]
    return bool(subprocess.run(command, check=True, capture_output=True).stdout)  # noqa: S603


def write(folder: Path) -> None:
    """Write all parts."""
    folder.mkdir()
    stored.write(folder, stored.MATCHES, matches())
    stored.write(folder, stored.PADS, pads())
    stored.write(folder, stored.DEVICE, device())
    with tempfile.TemporaryDirectory() as place:
        dump, told = sqlite_dump(Path(place) / "store.db")
    with postgres_database(POSTGRES.address) as url:
        other_dump, told_by_other = postgres_dump(url)
    if told != told_by_other:
        raise ValueError("the databases do not say the same")
    stored.write_text(folder, stored.SQLITE, dump)
    stored.write_text(folder, stored.POSTGRES, other_dump)
    stored.write(folder, stored.DATABASE, told)


def make(folder: Path, *, again: bool) -> None:
    """Write what a version stores into its folder; all of it, or nothing."""
    if is_released(folder.name):
        raise Refused(f"{folder.name} is released: what it stored stays as it is")
    if folder.exists() and not again:
        raise Refused(f"{folder} is there; --again makes it anew, while it is not released")
    with tempfile.TemporaryDirectory(dir=folder.parent) as place:
        made = Path(place) / "made"
        write(made)
        size = sum(path.stat().st_size for path in made.iterdir())
        if size > MAX_BYTES:
            raise ValueError(f"{size} bytes are too many")
        if folder.exists():
            folder.rename(Path(place) / "before")
        made.rename(folder)


def main() -> int:
    """Write it, and say where."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--again", action="store_true", help="while the version is not released")
    folder = stored.HERE / version()
    try:
        make(folder, again=parser.parse_args().again)
    except Refused as refused:
        sys.stderr.write(f"{refused}\n")
        return 1
    sys.stdout.write(f"{folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
