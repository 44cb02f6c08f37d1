"""Libraries that are preloaded, so that a program lives in another world."""

import struct
import subprocess
from pathlib import Path

from tests.needs import program


def built(source: Path, folder: Path) -> Path:
    """Return a library that can be preloaded, built from its source if it is not there yet."""
    library = folder / f"{source.stem}.so"
    if library.exists():
        return library
    command = [program("cc"), "-O2", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"]
    subprocess.run(command, check=True)  # noqa: S603 - our own source
    return library


class WrongClock:
    """The clock of programs that are started in its environment; it can be set while they run."""

    def __init__(self, folder: Path, name: str = "clock") -> None:
        library = built(Path(__file__).parent / "wrong_clock.c", folder)
        self._told = folder / f"{name}.offset"
        self.offset = 0
        self._told.write_bytes(struct.pack("l", 0))
        self.environment = {"LD_PRELOAD": str(library), "CLOCK_OFFSET": str(self._told)}

    def set(self, seconds: int) -> None:
        """Let it be wrong by some seconds."""
        self.offset = seconds
        with self._told.open("rb+", buffering=0) as file:
            file.write(struct.pack("l", seconds))
