"""A history: what clients asked and were told, each with its moment, one line after the other.

The moments are those of one clock, the driver's, in microseconds, and lines stand in their order: a
question was asked no later than its line says, an answer was there no earlier.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, TypeAlias

import msgspec
from msgspec import Struct


class Event(Struct, frozen=True, tag=str.lower, tag_field="is"):
    """Something that went over a session, which is one connection of a client to a node."""

    at: int
    session: int
    table: str


class Asked(Event, frozen=True):
    """A command, or another copy of it, is sent, by whoever knew the version ``base``."""

    seat: int
    key: str
    base: int = 0


class Acked(Event, frozen=True):
    """A command is told to be durable as a version."""

    key: str
    version: int


class Refused(Event, frozen=True):
    """A copy of a command is refused; unless ``final`` it may have been done, or come again."""

    key: str
    code: str
    final: bool


class Looked(Event, frozen=True):
    """A table is asked for, as it is or from the version ``since`` on."""

    since: int = 0


class Seen(Event, frozen=True):
    """The answer: the whole table as a seat sees it, by a digest of the view.

    Without a digest it was said that nothing is newer than the version that was known. ``row_at``
    is when the last row was written, by the server's clock; ``back`` says that what was seen before
    is no more.
    """

    seat: int
    version: int
    row_at: int
    digest: str = ""
    back: bool = False


class Told(Event, frozen=True):
    """The next version is shown to who looks on, with a digest of the view after it if known."""

    seat: int
    version: int
    row_at: int | None
    key: str | None = None
    by: int | None = None
    digest: str = ""


class Gone(Event, frozen=True):
    """A table that was asked for is shown no more, or cannot be: the code says why."""

    code: str = ""


class Began(Event, frozen=True):
    """A new session with a node; ``wall`` is the true time, in milliseconds since 1970."""

    wall: int


class Waited(Event, frozen=True):
    """In the end, with no trouble for long enough, a question was still not answered."""

    key: str = ""


AnyEvent: TypeAlias = Asked | Acked | Refused | Looked | Seen | Told | Gone | Began | Waited

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


class Journal:
    """A history that is being written."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._line = bytearray()
        self.views = 0
        """Number of views that were asked for and answered."""

    def add(self, event: AnyEvent) -> None:
        """Write down what has just happened."""
        _ENCODER.encode_into(event, self._line)
        self._line += b"\n"
        self._file.write(self._line)
        self.views += isinstance(event, Seen)


def read(path: Path) -> Iterator[AnyEvent]:
    """Return the events of a file, in order."""
    with path.open("rb") as lines:
        for line in lines:
            yield _DECODER.decode(line)
