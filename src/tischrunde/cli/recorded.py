"""Records as the commands meet them: read from a file, and what is wrong with them in words."""

from pathlib import Path

from tischrunde import texts
from tischrunde.cli.asking import Mistake, shortened
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import Record
from tischrunde.core.record_reader import read_record
from tischrunde.core.refusal import Refusal
from tischrunde.games.replay import Frame, Untrue, frames


def read_bytes(path: str, lang: str) -> bytes:
    """Return what is in a file."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Mistake(texts.say("records", "no-file", lang, file=path, reason=reason)) from None


def read(path: str, lang: str) -> Record:
    """Return the record in a file."""
    try:
        return read_record(read_bytes(path, lang).decode())
    except UnicodeDecodeError as error:
        raise Mistake(texts.say("records", "no-utf-8", lang, byte=str(error.start))) from None
    except Unreadable as error:
        place = (error.line, error.column + 1)
        raise Mistake(unreadable(error.problem, error.words, place, lang)) from None


def frame_at(record: Record, number: int, lang: str) -> Frame:
    """Return a recorded match after so many moves."""
    moves = sum(len(round_.moves) for round_ in record.rounds)
    if not 0 <= number <= moves:
        raise Mistake(texts.say("records", "no-such-number", lang, moves=moves))
    try:
        return next(shown for shown in frames(record) if shown.number == number)
    except Untrue as error:
        raise Mistake(untrue(record, error, lang)) from None


def unreadable(problem: str, words: str, place: tuple[int, int], lang: str) -> str:
    """Return why a record cannot be read, and where."""
    said = texts.say("records", f"unreadable-{problem}", lang, words=shortened(words))
    return _placed(said, place, lang)


def untrue(record: Record, error: Untrue, lang: str) -> str:
    """Return why a record cannot be true, and where."""
    return unlike(record, error.problem, dict(error.details), error.place, error.refusal, lang)


def unlike(  # noqa: PLR0913, PLR0917 - all that is known of a problem
    record: Record,
    problem: str,
    details: dict[str, str | int],
    place: tuple[int, int],
    refusal: Refusal | None,
    lang: str,
) -> str:
    """Return a problem of a record in words, with the clause where a rule is behind it."""
    said = texts.say(
        "records",
        f"untrue-{problem}",
        lang,
        **{key: str(value) for key, value in details.items()},
        **({} if refusal is None else _refused(record, problem, refusal, lang)),
    )
    return _placed(said, place, lang)


def _refused(record: Record, problem: str, refusal: Refusal, lang: str) -> dict[str, str]:
    edition = record.rules.partition(",")[0]
    group = "house" if problem == "no-such-rules" else "refusal"
    reason = texts.explain(record.game, refusal, edition, lang, group=group)
    return {"reason": reason, "clause": refusal.clause}


def _placed(said: str, place: tuple[int, int], lang: str) -> str:
    line, column = place
    if not line:
        return said
    return texts.say("records", "placed", lang, line=str(line), column=str(column), problem=said)
