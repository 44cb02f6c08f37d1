"""The migrations are in what people install."""

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.needs import program
from tests.requirements import ROOT

_OPEN = """
import asyncio, sys
from tischrunde.server.store import migration
assert migration.__file__.startswith(sys.argv[1]), migration.__file__
asyncio.run(migration.migrate("sqlite:///" + sys.argv[1] + "/store.db"))
"""


def without_web_client(folder: Path) -> Path:
    """Return a copy of what a wheel is made of; beside its sources the client would be built."""
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("web", "__pycache__")
    )
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.mark.skipif(bool(os.environ.get("GATE")), reason="the gate serves from the wheel itself")
def test_a_wheel_can_make_a_store(tmp_path: Path) -> None:
    sources = without_web_client(tmp_path / "sources")
    build = [program("uv"), "build", "--quiet", "--wheel", "--python", sys.executable]
    subprocess.run([*build, "--out-dir", str(tmp_path), str(sources)], check=True)  # noqa: S603 - our own package
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    subprocess.run(  # noqa: S603 - our own package
        [sys.executable, "-c", _OPEN, str(tmp_path)], check=True, cwd=tmp_path
    )
    connection = sqlite3.connect(tmp_path / "store.db")
    assert connection.execute("SELECT count(*) FROM log").fetchone() == (0,)
    connection.close()
