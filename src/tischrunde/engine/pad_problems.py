"""What is wrong with the file of a pad, in words."""

from typing import Final

from tischrunde import texts
from tischrunde.engine.record_problems import placed
from tischrunde.games.verify import Check
from tischrunde.pad.verify import PadVerdict
from tischrunde.texts.quote import shortened

_AS_OF_RECORDS: Final = frozenset(
    (
        "carriage-return",
        "expected",
        "no-points",
        "no-seal",
        "no-such-game",
        "no-such-revision",
        "no-such-rules",
        "rules-written-otherwise",
        "seal-broken",
        "sealed",
        "unexpected",
        "wrong-players",
        "wrong-value",
    )
)
"""What is said in the same words as of a record."""


def check_in_words(verdict: PadVerdict, check: Check, language: str) -> str:
    """Return what a check of a pad has found."""
    if check.id == "no-utf-8":
        return texts.say("records", "no-utf-8", language, byte=str(check.args["byte"]))
    source = "records" if check.id in _AS_OF_RECORDS else "pads"
    if check.right:
        return texts.say(source, f"right-{check.id}", language, **check.args)
    if not verdict.readable:
        words = shortened(str(check.args["words"]))
        said = texts.say(source, f"unreadable-{check.id}", language, words=words)
    else:
        args = {key: str(value) for key, value in check.args.items()}
        if check.refusal is not None:
            edition = args["rules"].partition(",")[0]
            reason = texts.explain(args["game"], check.refusal, edition, language, group="house")
            args["reason"] = reason
        said = texts.say(source, f"untrue-{check.id}", language, **args)
    return placed(said, check.place, language)
