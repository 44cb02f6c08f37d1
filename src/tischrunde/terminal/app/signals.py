"""Signals that end the program: they too must leave the terminal as it was."""

import asyncio
import signal
import sys
from collections.abc import Callable
from typing import Final

_BY_SIGNAL: Final = 128
"""Exit codes of programs ended by a signal are this plus its number."""


def handle_signals(leave: Callable[[int], None]) -> None:
    """Call ``leave`` with an exit code when a signal asks to end, or the terminal is closed."""
    if sys.platform == "win32":  # it has no such signals
        return
    loop = asyncio.get_running_loop()
    for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(asked, leave, _BY_SIGNAL + asked)
