"""The command as a process of its own, as shells start it."""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from tischrunde.cli import main

COMMAND = (sys.executable, "-m", "tischrunde")


def started(
    *arguments: str, cwd: Path | None = None, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Return what became of a command whose output goes into pipes."""
    return subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *arguments],
        check=False,
        capture_output=True,
        text=True,
        input=typed,
        cwd=cwd,
        env={**os.environ, **environment},
        timeout=120,
    )


def told_in_a_sentence(arguments: Sequence[str], **environment: str) -> str:
    """Return what is wrong with a command: one line, exit code 2, nothing printed.

    It runs in this process: whether a shell gets the same is shown by one mistake for all.
    """
    said, printed = StringIO(), StringIO()
    with patch.dict(os.environ, environment), redirect_stderr(said), redirect_stdout(printed):
        code = main(arguments)
    assert (code, printed.getvalue()) == (2, "")
    assert said.getvalue().count("\n") == 1
    return said.getvalue()
