"""What browsers heard and said, as the end-to-end tests wrote it down: one line a frame."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HEARD: Final = "in"
SAID: Final = "out"


@dataclass(frozen=True, slots=True)
class Recorded:
    """A frame as it went over a socket of a page, to the browser or from it."""

    page: str
    socket: int
    way: str
    text: str

    @property
    def frame(self) -> dict[str, Any]:
        """The frame, read."""
        frame: dict[str, Any] = json.loads(self.text)
        return frame


def recorded(file: Path) -> Iterator[Recorded]:
    """Read a recording; what is none of ours is an error."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        told = json.loads(line)
        if told.get("way") not in (HEARD, SAID):
            raise ValueError(f"{file}, line {number}: neither heard nor said")
        yield Recorded(**told)
