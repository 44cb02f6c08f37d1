"""How a SQLite file is opened: what is written survives a loss of power, readers hold up nobody."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Final

TIMEOUT_S: Final = 5.0
"""Seconds another program may hold the file before it counts as out of reach."""


def make_private(path: Path) -> None:
    """Create a file if need be, readable by its owner alone; SQLite's other files follow it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    if path.stat().st_uid == os.geteuid():
        path.chmod(0o600)


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection for one thread at a time, with transactions left to whoever uses it."""
    connection = sqlite3.connect(
        path, timeout=TIMEOUT_S, isolation_level=None, check_same_thread=False
    )
    _use_write_ahead_log(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Use write-ahead logging; SQLite itself does not wait for the lock that setting it needs."""
    deadline = time.monotonic() + TIMEOUT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return
