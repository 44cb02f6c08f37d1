"""From the command line to an exit code: whatever goes wrong is printed as a sentence."""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from tischrunde import texts
from tischrunde.cli.commands import load
from tischrunde.cli.console import (
    CALM_S,
    Mistake,
    Unverified,
    discard_output,
    is_screen,
    say,
    wrapped,
)
from tischrunde.cli.parser import command_line
from tischrunde.terminal.charset import spell_out
from tischrunde.terminal.troubles import trouble
from tischrunde.texts import LANGUAGES

_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the system's language; the first that is set counts."""

_INTRODUCED: Final = ("play", "join", "rules", "serve", "replay")
"""The commands that are listed when none is given."""

FINE, UNTRUE, WRONG = 0, 1, 2
"""Exit codes."""


def language(arguments: Sequence[str]) -> str:
    """Return the language asked for, or else the system's, or else German."""
    system = next(filter(None, map(os.environ.get, _LOCALE)), "")[:2]
    spoken = [asked for asked in (*_asked(arguments), system) if asked in LANGUAGES]
    return spoken[0] if spoken else "de"


def _asked(arguments: Sequence[str]) -> list[str]:
    words = [
        after if word == "--lang" else word.removeprefix("--lang=")
        for word, after in pairwise([*arguments, ""])
        if word == "--lang" or word.startswith("--lang=")
    ]
    return words[-1:]


def start(options: argparse.Namespace) -> Iterator[str]:
    """Open the menu, which runs without a command; in a pipe print what there is."""
    if not is_screen():
        yield from _greeting(options.lang)
        return
    from tischrunde.cli.screens import on_screen  # noqa: PLC0415 - not in a pipe
    from tischrunde.terminal.app.menu import menu  # noqa: PLC0415

    on_screen(partial(menu, pause=CALM_S), options.lang)


def _greeting(lang: str) -> Iterator[str]:
    def say(message: str) -> str:
        return texts.say("help", message, lang)

    yield from wrapped(say("greeting"), "")
    yield ""
    longest = max(map(len, _INTRODUCED))
    for name in _INTRODUCED:
        yield from wrapped(say(name), f"  tischrunde {name:<{longest}}  ")
    yield ""
    yield from wrapped(say("greeting-more"), "")


def run(arguments: Sequence[str]) -> int:
    """Run a command, print its output and return the exit code."""
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
        discard_output()
    except Exception as error:  # noqa: BLE001 - a traceback is only for those who asked for it
        return _told(_unexpected(error, lang))
    return FINE


def _obey(arguments: Sequence[str], lang: str) -> None:
    try:
        options = command_line(lang, arguments).parse_args(arguments)
    except SystemExit:  # help or the version was asked for and is printed
        sys.stdout.flush()
        return
    obey = load(options.command).run if options.command else start
    for line in obey(options):
        print(line)
    sys.stdout.flush()  # here a closed pipe can still be handled


def _unexpected(error: Exception, lang: str) -> str:
    if os.environ.get("TISCHRUNDE_DEBUG"):
        sys.excepthook(*sys.exc_info())
    if isinstance(error, OSError) and error.filename:
        return say("file", lang, file=str(error.filename), reason=trouble(error, lang))
    return say("unexpected", lang, error=f"{type(error).__name__}: {error}")


def _told(words: str) -> int:
    print(words, file=sys.stderr)
    return WRONG
