"""A match in a file: saved, and resumed."""

import errno
import shlex
import tempfile
from datetime import date
from itertools import count
from pathlib import Path

from tischrunde import texts
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Record
from tischrunde.core.record_reader import read_record
from tischrunde.engine.record_problems import untrue
from tischrunde.games.replay import Untrue, frames
from tischrunde.terminal.atomic_file import replace_file
from tischrunde.terminal.recorded import Unread, read
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.scene import OVER, Scene
from tischrunde.terminal.troubles import trouble


class Unkept(Exception):  # noqa: N818 - told to people as it is
    """A match that could not be saved or resumed, in words."""


def save(text: str, path: Path, language: str) -> None:
    """Save a match atomically; it overwrites only an earlier state of the same match."""
    try:
        if path.exists() and not _is_earlier(path, text):
            raise Unkept(texts.say("plain", "save-taken", language, file=str(path)))
        replace_file(text, path)
    except OSError as error:
        raise Unkept(unwritable(path, error, language)) from None
    except ValueError:  # a name with a NUL in it
        raise Unkept(unwritable(path, OSError(errno.EINVAL, ""), language)) from None


def saved_words(scene: Scene, path: Path, language: str) -> str:
    """Return what a file can be used for: a server keeps the cards secret until the end."""
    if scene.state == OVER:
        message = "saved-over"
    else:
        message = "saved" if scene.link is None else "saved-so-far"
    return texts.say("plain", message, language, file=str(path), word=shlex.quote(str(path)))


def free_path(game: str) -> Path:
    """Return a free file name of today in this folder."""
    path = Path(f"{game}-{date.today():%Y-%m-%d}.tisch")  # noqa: DTZ011 - the day where people sit
    return beside(path) if path.exists() else path


def check_free(path: Path, language: str) -> None:
    """Raise Unkept before a match if it could not be saved to a file."""
    if path.exists():
        raise Unkept(texts.say("plain", "save-taken", language, file=str(path)))
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise Unkept(unwritable(path, error, language)) from None


def beside(path: Path) -> Path:
    """Return a free name like this one, for the next match."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in names if not name.exists())


def resume(path: Path, pause: float, language: str) -> LocalSession:
    """Return the session of a saved match, after verifying it."""
    try:
        record = read(path, language)
    except Unread as told:
        raise Unkept(str(told)) from None
    try:
        for _ in frames(record):
            pass
    except Untrue as error:
        raise Unkept(untrue(record, error, language)) from None
    if record.result is not None:
        word = shlex.quote(str(path))
        raise Unkept(texts.say("plain", "resume-over", language, file=str(path), word=word))
    for level in filter(None, record.levels):
        if level not in _levels(record.game):
            raise Unkept(texts.say("plain", "resume-no-such-level", language, level=level))
    return LocalSession(record, pause)


def _levels(game: str) -> tuple[str, ...]:
    from tischrunde.bots.levels import names  # noqa: PLC0415 - the table is shown before

    return names(game)


def _is_earlier(path: Path, text: str) -> bool:
    """Return whether a file has the same match, played no further."""
    try:
        kept, new = read_record(path.read_text("utf-8")), read_record(text)
    except (UnicodeDecodeError, Unreadable):
        return False
    played = _moves(kept)
    return kept.terms == new.terms and played == _moves(new)[: len(played)]


def _moves(record: Record) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for round_ in record.rounds for move in round_.moves]


def unwritable(path: Path, error: OSError, language: str) -> str:
    """Return why a file cannot be written, and what helps."""
    file = str(path)
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return texts.say("plain", "save-no-folder", language, file=file, folder=str(path.parent))
    return texts.say("plain", "save-failed", language, file=file, reason=trouble(error, language))
