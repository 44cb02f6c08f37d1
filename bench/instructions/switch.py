"""Switches valgrind's counting on and off from within the process it counts.

Only what is switched on is translated for counting, so that starting up takes seconds and not
minutes. ``cc`` and valgrind's headers are needed: they come with valgrind.
"""

import ctypes
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

_SOURCE: Final = Path(__file__).with_suffix(".c")


@contextmanager
def counted(name: str, *, whole: bool = True) -> Iterator[None]:
    """Count what happens meanwhile under a name; unless ``whole``, only what is toggled on."""
    library = _library()
    library.begin()
    if whole:
        library.toggle()
    try:
        yield
    finally:
        if whole:
            library.toggle()
        library.end(name.encode())


def toggle() -> None:
    """Count from here on, or no more."""
    _library().toggle()


@cache
def _library() -> ctypes.CDLL:
    with tempfile.TemporaryDirectory() as directory:
        built = Path(directory) / "switch.so"
        command = ["cc", "-O2", "-shared", "-fPIC", "-o", str(built), str(_SOURCE)]
        subprocess.run(command, check=True)  # noqa: S603 - our own source
        return ctypes.CDLL(str(built))
