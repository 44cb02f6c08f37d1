"""``tischrunde verify``: whether a record, or the file of a score pad, is true."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Unverified, progress, wrapped
from tischrunde.cli.recorded import read_bytes
from tischrunde.engine import pad_problems, record_problems
from tischrunde.games.verify import Check, Verdict, verify_record
from tischrunde.pad.file_reader import is_pad
from tischrunde.pad.verify import PadVerdict, verify_pad


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take records, and what was promised of them."""
    parser.add_argument("files", metavar=say("word-file"), nargs="+", help=say("record"))
    parser.add_argument("--commitment", metavar="HEX", help=say("commitment"))
    parser.add_argument("--entropy", metavar=say("word-text"), help=say("entropy"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Check records and say what was checked."""
    lang = options.lang
    verdicts: dict[str, Verdict | PadVerdict] = {}
    with progress(texts.say("cli", "files", lang), len(options.files), lang) as watch:
        for done, file in enumerate(options.files, 1):
            data = read_bytes(file, lang)
            verdicts[file] = (
                verify_pad(data)
                if is_pad(data)
                else verify_record(data, options.commitment, options.entropy)
            )
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


def _told(file: str, verdict: Verdict | PadVerdict, lang: str) -> Iterator[str]:
    yield texts.say("records", "verifying", lang, file=file)
    for check in verdict.checks:
        yield from wrapped(_in_words(verdict, check, lang), "  ✓ " if check.right else "  ✗ ")
    source = "pads" if isinstance(verdict, PadVerdict) else "records"
    yield texts.say(source, "verified" if verdict.verified else "not-verified", lang)


def _in_words(verdict: Verdict | PadVerdict, check: Check, lang: str) -> str:
    if isinstance(verdict, PadVerdict):
        return pad_problems.check_in_words(verdict, check, lang)
    return record_problems.check_in_words(verdict, check, lang)


def _plain(file: str, verdict: Verdict | PadVerdict, lang: str) -> dict[str, Any]:
    return {
        "file": file,
        "verified": verdict.verified,
        "checks": [
            {"check": check.id, "right": check.right, "words": _in_words(verdict, check, lang)}
            for check in verdict.checks
        ],
    }
