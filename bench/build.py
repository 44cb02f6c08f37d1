"""Makes the compiled build of the package as it lies in the tree."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

_COMMAND: Final = ("uv", "build", "--quiet", "--wheel", "--python", sys.executable)


def build_compiled(root: Path, directory: Path) -> Path:
    """Build the compiled wheel of a project for this Python and return where it lies unpacked."""
    subprocess.run(  # noqa: S603 - our own project
        [*_COMMAND, "--out-dir", str(directory), str(root)],
        env={**os.environ, "TISCHRUNDE_COMPILED": "1"},
        check=True,
    )
    (wheel,) = directory.glob("*.whl")
    unpacked = directory / "unpacked"
    shutil.unpack_archive(wheel, unpacked, format="zip")
    return unpacked
