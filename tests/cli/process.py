"""The command as a process of its own, as shells start it."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

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
    """Return what is wrong with a command: one line, exit code 2, nothing printed."""
    done = started(*arguments, cwd=None, **environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr
