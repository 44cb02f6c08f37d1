"""Holds the lists of what a release is built of against the locks: nothing more, nothing less.

``python -m tests.sbom FOLDER`` reads ``python.cdx.json`` and ``web.cdx.json`` there (CycloneDX).
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tests.requirements import ROOT

_LOCKED: Final = ("uv", "export", "--quiet", "--frozen", "--no-default-groups", "--all-extras")


def main(folder: Path) -> int:
    """Print what differs; return 1 if something does."""
    failed = False
    for name, locked in (("python.cdx.json", locked_python()), ("web.cdx.json", locked_web())):
        listed = components(json.loads((folder / name).read_text("utf-8")))
        differing = sorted(listed ^ locked)
        print(f"{name}: {len(listed)} packages, {len(differing)} of them not as locked", *differing)
        failed |= bool(differing) or not listed
    return int(failed)


def components(bill: Mapping[str, Any]) -> set[str]:
    """Return the packages of a list with their versions."""
    return {
        f"{'/'.join(filter(None, (each.get('group'), each['name'])))} {each['version']}"
        for each in bill["components"]
    }


def locked_python() -> set[str]:
    """Return what the lock of uv has for every extra."""
    command = (*_LOCKED, "--no-emit-project", "--format", "pylock.toml")
    said = subprocess.run(  # noqa: S603 - our own project
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return {f"{each['name']} {each['version']}" for each in tomllib.loads(said)["packages"]}


def locked_web() -> set[str]:
    """Return what the lock of npm has, on every system."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    return {
        f"{path.rpartition('node_modules/')[2]} {package['version']}"
        for path, package in lock["packages"].items()
        if path
    }


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
