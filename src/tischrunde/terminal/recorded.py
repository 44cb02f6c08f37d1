"""Reads a record from a file, with what is wrong with it in words."""

from pathlib import Path

from tischrunde import texts
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Record
from tischrunde.core.record_reader import read_record
from tischrunde.core.refusal import Refusal
from tischrunde.games.replay import Untrue
from tischrunde.terminal.troubles import trouble
from tischrunde.texts.quote import shortened


class Unread(Exception):  # noqa: N818 - told to people as it is
    """A record that could not be read, in words."""


def read_bytes(path: Path, language: str) -> bytes:
    """Return what is in a file."""
    try:
        return path.read_bytes()
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


def unreadable(problem: str, words: str, place: tuple[int, int], language: str) -> str:
    """Return why a record cannot be read, and where."""
    said = texts.say("records", f"unreadable-{problem}", language, words=shortened(words))
    return _placed(said, place, language)


def untrue(record: Record, error: Untrue, language: str) -> str:
    """Return why a record cannot be true, and where."""
    return unlike(record, error.problem, dict(error.details), error.place, error.refusal, language)


def unlike(  # noqa: PLR0913, PLR0917 - all that is known of a problem
    record: Record,
    problem: str,
    details: dict[str, str | int],
    place: tuple[int, int],
    refusal: Refusal | None,
    language: str,
) -> str:
    """Return a problem of a record in words, with the clause where a rule is behind it."""
    said = texts.say(
        "records",
        f"untrue-{problem}",
        language,
        **{key: str(value) for key, value in details.items()},
        **({} if refusal is None else _refused(record, problem, refusal, language)),
    )
    return _placed(said, place, language)


def _refused(record: Record, problem: str, refusal: Refusal, language: str) -> dict[str, str]:
    edition = record.rules.partition(",")[0]
    group = "house" if problem == "no-such-rules" else "refusal"
    reason = texts.explain(record.game, refusal, edition, language, group=group)
    return {"reason": reason, "clause": refusal.clause}


def _placed(said: str, place: tuple[int, int], language: str) -> str:
    line, column = place
    if not line:
        return said
    return texts.say(
        "records", "placed", language, line=str(line), column=str(column), problem=said
    )
