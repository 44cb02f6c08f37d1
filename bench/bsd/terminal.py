"""The program in a terminal of its own, driven in step: a key, and all that comes of it."""

import fcntl
import os
import platform
import pty
import select
import shutil
import struct
import subprocess
import tempfile
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

ROWS: Final = 24
COLUMNS: Final = 80

_READ_CALLS: Final = {"x86_64": "0", "aarch64": "63"}
_PATIENCE_S: Final = 60.0
"""Seconds after which a program that neither reads nor ends is given up."""
_QUIET_S: Final = 0.001
"""Seconds without output after which all of it has come through the terminal."""
_STEP: Final = 0.0002
_CHUNK: Final = 65536


class OutOfStep(RuntimeError):  # noqa: N818 - what happened has a name of its own
    """The program ended, or did something we did not expect."""


def program() -> str | None:
    """Return where the program is installed, if it is."""
    return shutil.which("mille", path=f"{os.environ.get('PATH', '')}:/usr/games")


class Terminal:
    """A running program; ``output`` is all it wrote after the last keys."""

    def __init__(self, command: Sequence[str], cwd: Path, env: Mapping[str, str]) -> None:
        self._master, self._slave = pty.openpty()
        size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, size)
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            command,
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            cwd=cwd,
            env={"TERM": "linux", **env},
            start_new_session=True,
        )
        self.output = b""
        self._await_more_keys(0)

    def press(self, keys: str) -> None:
        """Press keys and wait until the program has dealt with all of them."""
        self.output = b""
        read_by_then = self._bytes_read() + len(keys)
        os.write(self._master, keys.encode())
        self._await_more_keys(read_by_then)

    def more(self) -> bytes:
        """Return output that came late."""
        self.output = b""
        if not self._drain(_PATIENCE_S):
            raise OutOfStep("the program stopped in the middle of its screen")
        return self.output

    def close(self) -> None:
        """End the program at once."""
        self._process.kill()
        self._process.wait()
        os.close(self._master)
        os.close(self._slave)

    def _await_more_keys(self, read_by_then: int) -> None:
        """Wait until the program has read that much, waits for more, and its output is here.

        That it waits alone says nothing: keys reach it with a delay.
        """
        began = time.monotonic()
        while self._bytes_read() < read_by_then or not self._reading():
            self._drain(_STEP)
            if self._process.poll() is not None or time.monotonic() > began + _PATIENCE_S:
                raise OutOfStep(f"the program fell silent after {self.output[-200:]!r}")
        while self._drain(_QUIET_S):
            pass

    def _drain(self, seconds: float) -> bool:
        """Take up what was written within ``seconds``, and return whether anything was."""
        if not select.select([self._master], [], [], seconds)[0]:
            return False
        self.output += os.read(self._master, _CHUNK)
        return True

    def _reading(self) -> bool:
        """Return whether the program is blocked in reading its standard input."""
        call = Path(f"/proc/{self._process.pid}/syscall").read_text("ascii").split()
        return call[:2] == [_READ_CALLS[platform.machine()], "0x0"]

    def _bytes_read(self) -> int:
        """Return how much the program has read since it began, keys and files."""
        counts = Path(f"/proc/{self._process.pid}/io").read_text("ascii")
        return int(counts.partition("rchar: ")[2].split()[0])


_SHIM: Final = """
#include <stdlib.h>
#include <sys/types.h>
pid_t getpid(void) { return atoi(getenv("MILLE_SEED")); }
"""


class Seeds:
    """A library that lets the program believe in a process number: the seed of its cards."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="mille-")
        self._library = Path(self._folder.name) / "seed.so"
        source = self._library.with_suffix(".c")
        source.write_text(_SHIM, "ascii")
        compiler = shutil.which("cc")
        if compiler is None:
            raise FileNotFoundError("a C compiler, to give games a seed")
        subprocess.run(  # noqa: S603 - our own command
            [compiler, "-shared", "-fPIC", "-o", self._library, source], check=True
        )

    def environment(self, seed: int) -> dict[str, str]:
        """Return what the program must find in its environment."""
        return {"LD_PRELOAD": str(self._library), "MILLE_SEED": str(seed)}
