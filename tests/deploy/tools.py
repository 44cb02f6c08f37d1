"""Programs of others that know whether what we ship for them is right."""

import os
import shutil
from pathlib import Path
from typing import Final

import pytest

DEPLOY: Final = Path(__file__).parents[2] / "deploy"


def tool(name: str) -> str:
    """Return where a program is; in the gate (GATE=1) all of them have to be there."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        if os.environ.get("GATE"):
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found
