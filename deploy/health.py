"""Tells whether the server of its container answers, and ends one that no longer does.

    health.py PORT SECONDS

A composition starts what has ended, and leaves what is unhealthy as it is. So a server that did
answer, and then does not for so many seconds, is ended here. One that has not answered yet is left
alone: it may be bringing a database up to date. When it last answered lies in the folder for
temporary files.
"""

import os
import signal
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

TIMEOUT_S = 2
LISTENS = "0A"


def main(port: int, patience_s: float) -> int:
    """Return 0 if it answers, else 1."""
    last = Path(tempfile.gettempdir(), f"answered-{port}")
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=TIMEOUT_S).close()
    except OSError as error:
        print("no answer:", error)
        if last.exists() and time.monotonic() - float(last.read_text("utf-8")) >= patience_s:
            last.unlink()
            for process in set(listening(port)):
                print("ended:", process)
                os.kill(process, signal.SIGKILL)
        return 1
    unnamed = last.with_suffix(".new")
    unnamed.write_text(str(time.monotonic()), "utf-8")
    unnamed.replace(last)
    return 0


def listening(port: int) -> Iterator[int]:
    """Yield the processes that listen at a port, of those one may look into."""
    sockets = set()
    for table in ("tcp", "tcp6"):
        for line in Path("/proc/net", table).read_text("utf-8").splitlines()[1:]:
            _, address, _, state, *_, inode = line.split()[:10]
            if state == LISTENS and int(address.rpartition(":")[2], 16) == port:
                sockets.add(f"socket:[{inode}]")
    for handle in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if str(handle.readlink()) in sockets:
                yield int(handle.parts[2])
        except OSError:  # it has ended, or is somebody else's
            continue


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), float(sys.argv[2])))
