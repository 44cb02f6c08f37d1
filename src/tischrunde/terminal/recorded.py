"""Reads a record from a file, with what is wrong with it in words."""

from pathlib import Path

from tischrunde import texts
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Record
from tischrunde.core.record_reader import read_record
from tischrunde.engine.record_problems import unreadable
from tischrunde.terminal.troubles import trouble


class Unread(Exception):  # noqa: N818 - told to people as it is
    """A record that could not be read, in words."""


def read_bytes(path: Path, language: str, most: int = -1) -> bytes:
    """Return what is in a file, or its first ``most`` bytes."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        reason = trouble(error, language)
        words = texts.say("records", "no-file", language, file=str(path), reason=reason)
        raise Unread(words) from None


def read(path: Path, language: str) -> Record:
    """Return the record in a file."""
    try:
        return read_record(read_bytes(path, language).decode())
    except UnicodeDecodeError as error:
        raise Unread(texts.say("records", "no-utf-8", language, byte=str(error.start))) from None
    except Unreadable as error:
        place = (error.line, error.column + 1)
        raise Unread(unreadable(error.problem, error.words, place, language)) from None
