"""``tischrunde verify``: whether a record is true."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Unverified, progress, wrapped
from tischrunde.cli.recorded import read_bytes
from tischrunde.engine.record_problems import check_in_words
from tischrunde.games.verify import Verdict, verify_record


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take records, and what was promised of them."""
    parser.add_argument("files", metavar=say("word-file"), nargs="+", help=say("record"))
    parser.add_argument("--commitment", metavar="HEX", help=say("commitment"))
    parser.add_argument("--entropy", metavar=say("word-text"), help=say("entropy"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Check records and say what was checked."""
    lang = options.lang
    verdicts: dict[str, Verdict] = {}
    with progress(texts.say("cli", "files", lang), len(options.files), lang) as watch:
        for done, file in enumerate(options.files, 1):
            data = read_bytes(file, lang)
            verdicts[file] = verify_record(data, options.commitment, options.entropy)
            watch(done)
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
        yield from wrapped(check_in_words(verdict, check, lang), "  ✓ " if check.right else "  ✗ ")
    yield texts.say("records", "verified" if verdict.verified else "not-verified", lang)


def _plain(file: str, verdict: Verdict, lang: str) -> dict[str, Any]:
    return {
        "file": file,
        "verified": verdict.verified,
        "checks": [
            {"check": check.id, "right": check.right, "words": check_in_words(verdict, check, lang)}
            for check in verdict.checks
        ],
    }
