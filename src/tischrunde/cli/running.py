"""From the words on the command line to an exit code: whatever goes wrong is told in a sentence."""

import os
import sys
from collections.abc import Sequence

from tischrunde.cli.commands import load
from tischrunde.cli.language import language
from tischrunde.cli.mistakes import Mistake, Unverified, say
from tischrunde.cli.parser import command_line
from tischrunde.cli.seeing import hush
from tischrunde.cli.start import start
from tischrunde.terminal.spelling import spell_out
from tischrunde.terminal.troubles import trouble

FINE, UNTRUE, WRONG = 0, 1, 2


def run(arguments: Sequence[str]) -> int:
    """Do what is asked, print what comes of it and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        spell_out(stream)
    lang = language(arguments)
    try:
        _obey(arguments, lang)
    except Mistake as mistake:
        return _told(str(mistake))
    except Unverified:
        return UNTRUE
    except BrokenPipeError:
        hush()
    except Exception as error:  # noqa: BLE001 - nobody is to read a traceback who did not ask for it
        return _told(_unexpected(error, lang))
    return FINE


def _obey(arguments: Sequence[str], lang: str) -> None:
    try:
        options = command_line(lang, arguments).parse_args(arguments)
    except SystemExit:  # help or the version was asked for and is told
        sys.stdout.flush()
        return
    obey = load(options.command).run if options.command else start
    for line in obey(options):
        print(line)
    sys.stdout.flush()  # here a closed pipe is no trouble yet


def _unexpected(error: Exception, lang: str) -> str:
    if os.environ.get("TISCHRUNDE_DEBUG"):
        sys.excepthook(*sys.exc_info())
    if isinstance(error, OSError) and error.filename:
        return say("file", lang, file=str(error.filename), reason=trouble(error, lang))
    return say("unexpected", lang, error=f"{type(error).__name__}: {error}")


def _told(words: str) -> int:
    print(words, file=sys.stderr)
    return WRONG
