"""A node that says what its CPU time goes to: every millisecond of it one look at the stack.

``python -m bench.load.sampled serve …`` is ``tischrunde serve …``. From SIGUSR2 on it looks; at
SIGUSR1 it stops and writes the counts beside its data, as ``split-PID.json``. What is compiled has
no frame of its own and counts for whoever called it, which is of the same part.
"""

import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Final

from tischrunde.cli import main

_EVERY: Final = 0.001

PARTS: Final = {
    "rules": ("tischrunde/core", "tischrunde/rallye", "tischrunde/uno", "tischrunde/table"),
    "views": ("tischrunde/games", "server/streams"),
    "database": ("server/store", "asyncpg"),
    "bus": ("server/local_bus", "server/bots/queue_", "redis/"),
    "framework": ("server/", "uvicorn", "websockets", "starlette", "prometheus_client"),
}
"""Where a file belongs, by what its path has in it; the first that fits. The rest is the loop."""

_looks: Counter[str] = Counter()
_known: dict[str, str | None] = {}


def part(path: str) -> str | None:
    """Return the part of a node that a file belongs to."""
    if path not in _known:
        parts = [name for name, marks in PARTS.items() if any(mark in path for mark in marks)]
        _known[path] = parts[0] if parts else None
    return _known[path]


def look(_: int, frame: FrameType | None) -> None:
    """Count for the innermost frame that belongs to a part."""
    while frame is not None:
        if (found := part(frame.f_code.co_filename)) is not None:
            # Everything is called from where the server is started.
            _looks["loop" if "server/uvicorn/server" in frame.f_code.co_filename else found] += 1
            return
        frame = frame.f_back
    _looks["loop"] += 1


def begin(*_: object) -> None:
    """Look from now on."""
    signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)


def write(*_: object) -> None:
    """Look no more, and write down what was counted."""
    signal.setitimer(signal.ITIMER_PROF, 0)
    data = Path(sys.argv[sys.argv.index("--data") + 1])
    unfinished = data / f"split-{os.getpid()}.part"
    unfinished.write_text(json.dumps(_looks))
    unfinished.rename(data / f"split-{os.getpid()}.json")


if __name__ == "__main__":
    signal.signal(signal.SIGPROF, look)
    signal.signal(signal.SIGUSR1, write)
    signal.signal(signal.SIGUSR2, begin)
    sys.exit(main())
