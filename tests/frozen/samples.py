"""Whole matches as a version of Tischrunde stored and sent them, never to be rewritten.

A sample is the log of a table, the record of its match and what is told of it again, to one seat
and with all cards open. ``python -m tests.frozen.make`` adds what is missing; what is there stays
as it is.
"""

import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tischrunde.core.record import Record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.replay import frames
from tischrunde.games.replay_frames import retold
from tischrunde.table.log import Row

HERE: Final = Path(__file__).parent
ENDING: Final = ".json.gz"


@dataclass(frozen=True, slots=True)
class Sample:
    """A match: its rows and its secret, and what came of them.

    ``positions`` is the hash of every position as text, ``replays`` what a seat saw, by seat.
    """

    table: str
    secret: str
    rows: list[list[Any]]
    record: str
    checks: list[str]
    positions: str
    replays: dict[str, list[dict[str, Any]]]

    @property
    def log(self) -> tuple[Row, ...]:
        """The rows as the store hands them out."""
        return tuple(Row(self.table, *row) for row in self.rows)


def read(path: Path) -> Sample:
    """Return a sample from its file."""
    return Sample(**json.loads(gzip.decompress(path.read_bytes())))


def write(path: Path, sample: Sample) -> None:
    """Write a sample, the same bytes whenever it is done."""
    text = json.dumps(asdict(sample), ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def paths() -> list[Path]:
    """Return the files of all samples."""
    return sorted(HERE.glob(f"*{ENDING}"))


def told(record: Record, seat: int | None) -> list[dict[str, Any]]:
    """Return what is told again of a match."""
    return [asdict(each) for each in retold(record, seat)]


def hashed_positions(record: Record) -> str:
    """Return the hash of every position of a match."""
    write_position = GAMES[record.game].write_position
    return hashed(_unmarked(write_position(frame.match.round.position)) for frame in frames(record))


def _unmarked(position: str) -> str:
    """Return a position without its revision: a newer version names one that has become old."""
    return re.sub(r"^([a-z-]+)@[0-9]+", r"\1", position)


def hashed(lines: Iterable[str]) -> str:
    """Return the hash of lines of text."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
