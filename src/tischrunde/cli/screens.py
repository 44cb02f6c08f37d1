"""Where a table is shown: on a whole screen, or line by line in plain words."""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from tischrunde import texts
from tischrunde.cli.console import Mistake, discard_output, is_screen
from tischrunde.cli.startup import importing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tischrunde.terminal.app.asker import ScreenAsker
    from tischrunde.terminal.match_setup import Asker
    from tischrunde.terminal.sessions.session import Session

Begin: TypeAlias = "Callable[[Asker], Awaitable[Session | None]]"
"""Returns the session to play, after asking for what is not known."""

ScreenBegin: TypeAlias = "Callable[[ScreenAsker], Awaitable[Session | None]]"
"""The same, with all the questions that a screen offers."""


def show(options: argparse.Namespace, begin: Begin) -> None:
    """Play with keys and mouse, or in plain words if that is not possible."""
    if is_plain(options):
        code = asyncio.run(_until_ended(options, begin))
        if code:
            _leave(code)
    else:
        on_screen(begin, options.lang, options.save)


def is_plain(options: argparse.Namespace) -> bool:
    """Return whether to play in plain words: on request, or if the terminal can do no more."""
    return options.plain or not is_screen()


def on_screen(begin: ScreenBegin, language: str, kept: Path | None = None) -> None:
    """Play with keys and mouse; errors before the match are raised."""
    with importing():
        from tischrunde.terminal.app.app import TischrundeApp  # noqa: PLC0415 - not in plain words

    app = TischrundeApp(begin, language, kept)
    app.run()
    if app.failure is not None:
        raise app.failure
    if app.return_code:
        sys.exit(app.return_code)


async def _until_ended(options: argparse.Namespace, begin: Begin) -> int:
    """Play in plain words; return the exit code if the system asked to end."""
    from tischrunde.terminal.app.signals import handle_signals  # noqa: PLC0415 - not on a screen

    code = 0
    playing = asyncio.ensure_future(_in_words(options, begin))

    def leave(by_signal: int) -> None:
        nonlocal code
        code = by_signal
        playing.cancel()

    handle_signals(leave)
    try:
        await playing
    except asyncio.CancelledError:
        if not code:
            raise
    return code


def _leave(code: int) -> NoReturn:
    """Exit with a code, even if nobody reads the last output."""
    try:
        sys.stdout.flush()
    except OSError:
        discard_output()
    sys.exit(code)


async def _in_words(options: argparse.Namespace, begin: Begin) -> None:
    from tischrunde.terminal.plain.console import (  # noqa: PLC0415
        Ended,
        Talk,
        typed,
    )
    from tischrunde.terminal.plain.departure import Left  # noqa: PLC0415
    from tischrunde.terminal.plain.match_loop import play  # noqa: PLC0415
    from tischrunde.terminal.plain.setup import PlainAsker  # noqa: PLC0415 - not on a screen

    lines = typed(sys.stdin)
    talk = Talk(lines, _out, options.lang)
    talk.say("welcome")
    try:
        session = await begin(PlainAsker(talk))
    except Ended:
        words = texts.say("plain", f"nobody-answers-{options.command}", options.lang)
        raise Mistake(words) from None
    except Left:
        return
    if session is not None:
        await play(session, options.lang, lines, _out, options.save)


def _out(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()
