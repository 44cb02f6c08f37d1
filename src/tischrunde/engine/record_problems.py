"""What is wrong with a record, in words."""

from tischrunde import texts
from tischrunde.core.record import Record
from tischrunde.core.refusal import Refusal
from tischrunde.games.replay import Untrue
from tischrunde.games.verify import Check, Verdict
from tischrunde.texts.quote import shortened


def check_in_words(verdict: Verdict, check: Check, language: str) -> str:
    """Return what a check of a record has found."""
    if check.right:
        return texts.say("records", f"right-{check.id}", language, **check.args)
    if check.id == "no-utf-8":
        return texts.say("records", "no-utf-8", language, byte=str(check.args["byte"]))
    if verdict.record is None:
        return unreadable(check.id, str(check.args["words"]), check.place, language)
    return unlike(verdict.record, check.id, check.args, check.place, check.refusal, language)


def unreadable(problem: str, words: str, place: tuple[int, int], language: str) -> str:
    """Return why a record cannot be read, and where."""
    said = texts.say("records", f"unreadable-{problem}", language, words=shortened(words))
    return placed(said, place, language)


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
    return placed(said, place, language)


def _refused(record: Record, problem: str, refusal: Refusal, language: str) -> dict[str, str]:
    edition = record.rules.partition(",")[0]
    group = "house" if problem == "no-such-rules" else "refusal"
    reason = texts.explain(record.game, refusal, edition, language, group=group)
    return {"reason": reason, "clause": refusal.clause}


def placed(said: str, place: tuple[int, int], language: str) -> str:
    """Return what is said, with its line and column if it has a place."""
    line, column = place
    if not line:
        return said
    return texts.say(
        "records", "placed", language, line=str(line), column=str(column), problem=said
    )
