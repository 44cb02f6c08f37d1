"""What can be seen where the program runs: a terminal to draw on, or lines alone."""

import os
import sys
from typing import Final

CALM_S: Final = 1.0
"""Seconds a bot takes before it acts, where people want to follow."""

DUMB: Final = ("", "dumb", "unknown")
"""What terminals are called that only write."""


def is_screen() -> bool:
    """Return whether there is a terminal that can be drawn on; it is drawn on as standard error."""
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return terminal and os.environ.get("TERM", "") not in DUMB


def hush() -> None:
    """Write to nowhere what is still to be written to a standard output that nobody reads."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
