"""What ends the program from outside: the terminal shall be left as it was then too."""

import asyncio
import signal
import sys
from collections.abc import Callable
from typing import Final

_BY_SIGNAL: Final = 128
"""Shells tell a program ended by a signal by this and its number."""


def heed(leave: Callable[[int], None]) -> None:
    """Leave with an exit code when somebody or the system asks to, or the terminal is closed."""
    if sys.platform == "win32":  # knows no such signals
        return
    loop = asyncio.get_running_loop()
    for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(asked, leave, _BY_SIGNAL + asked)
