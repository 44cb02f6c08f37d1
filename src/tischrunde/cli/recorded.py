"""Records for the commands: read from a file, with what is wrong as a mistake."""

from pathlib import Path

from tischrunde import texts
from tischrunde.cli.console import Mistake
from tischrunde.core.record import Record
from tischrunde.engine.record_problems import untrue
from tischrunde.games.replay import Frame, Untrue, frames
from tischrunde.terminal import recorded


def read_bytes(path: str, lang: str) -> bytes:
    """Return what is in a file."""
    try:
        return recorded.read_bytes(Path(path), lang)
    except recorded.Unread as told:
        raise Mistake(str(told)) from None


def is_file(words: str) -> bool:
    """Return whether words name a file; a position may be longer than any file name."""
    try:
        return Path(words).is_file()
    except OSError:
        return False


def read(path: str, lang: str) -> Record:
    """Return the record in a file."""
    try:
        return recorded.read(Path(path), lang)
    except recorded.Unread as told:
        raise Mistake(str(told)) from None


def frame_at(record: Record, number: int, lang: str) -> Frame:
    """Return a recorded match after ``number`` moves."""
    moves = sum(len(round_.moves) for round_ in record.rounds)
    if not 0 <= number <= moves:
        raise Mistake(texts.say("records", "no-such-number", lang, moves=str(moves)))
    try:
        return next(shown for shown in frames(record) if shown.number == number)
    except Untrue as error:
        raise Mistake(untrue(record, error, lang)) from None
