"""``tischrunde verify``: whether a record is true, in plain words."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from tischrunde import texts
from tischrunde.cli.asking import Unverified, wrapped
from tischrunde.cli.recorded import read_bytes, unlike, unreadable
from tischrunde.games.verify import Check, Verdict
from tischrunde.games.verify import verify as verdict_of


def verify(options: argparse.Namespace) -> Iterator[str]:
    """Check records and say what was checked."""
    lang = options.lang
    verdicts = {
        file: verdict_of(read_bytes(file, lang), options.commitment) for file in options.files
    }
    if options.json:
        yield json.dumps(
            [_plain(file, verdict, lang) for file, verdict in verdicts.items()],
            ensure_ascii=False,
            indent=1,
        )
    else:
        for file, verdict in verdicts.items():
            yield from _told(file, verdict, lang)
    if not all(verdict.verified for verdict in verdicts.values()):
        raise Unverified


def _told(file: str, verdict: Verdict, lang: str) -> Iterator[str]:
    yield texts.say("records", "verifying", lang, file=file)
    for check in verdict.checks:
        yield from wrapped(_words(verdict, check, lang), "  ✓ " if check.right else "  ✗ ")
    yield texts.say("records", "verified" if verdict.verified else "not-verified", lang)


def _words(verdict: Verdict, check: Check, lang: str) -> str:
    if check.right:
        return texts.say("records", f"right-{check.id}", lang, **check.args)
    if check.id == "no-utf-8":
        return texts.say("records", "no-utf-8", lang, byte=str(check.args["byte"]))
    if verdict.record is None:
        return unreadable(check.id, str(check.args["words"]), check.place, lang)
    return unlike(verdict.record, check.id, check.args, check.place, check.refusal, lang)


def _plain(file: str, verdict: Verdict, lang: str) -> dict[str, Any]:
    return {
        "file": file,
        "verified": verdict.verified,
        "checks": [
            {"check": check.id, "right": check.right, "words": _words(verdict, check, lang)}
            for check in verdict.checks
        ],
    }
