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
    from collections.abc import Awaitable, Callable, Coroutine

    from tischrunde.terminal.app.app import TischrundeApp
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
        until_ended(_in_words(options, begin))
    else:
        on_screen(begin, options.lang, options.save)


def is_plain(options: argparse.Namespace) -> bool:
    """Return whether to play in plain words: on request, or if the terminal can do no more."""
    return options.plain or not is_screen()


def on_screen(begin: ScreenBegin, language: str, kept: Path | None = None) -> None:
    """Play with keys and mouse; errors before the match are raised."""
    with importing():
        from tischrunde.terminal.app.app import TischrundeApp  # noqa: PLC0415 - not in plain words

    run_app(TischrundeApp(begin, language, kept))


def run_app(app: "TischrundeApp") -> None:
    """Run a program on the whole screen; errors before there is something to show are raised."""
    app.run()
    if app.failure is not None:
        raise app.failure
    if app.return_code:
        sys.exit(app.return_code)


def until_ended(talking: "Coroutine[None, None, None]") -> None:
    """Speak in plain words; exit if the system asks for it."""
    code = asyncio.run(_heeding_signals(talking))
    if code:
        _leave(code)


async def _heeding_signals(talking: "Coroutine[None, None, None]") -> int:
    """Return the exit code if the system asked to end."""
    from tischrunde.terminal.app.signals import handle_signals  # noqa: PLC0415 - not on a screen

    code = 0
    task = asyncio.ensure_future(talking)

    def leave(by_signal: int) -> None:
        nonlocal code
        code = by_signal
        task.cancel()

    handle_signals(leave)
    try:
        await task
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
    talk = Talk(lines, out, options.lang)
    talk.say("welcome")
    try:
        session = await begin(PlainAsker(talk))
    except Ended:
        words = texts.say("plain", f"nobody-answers-{options.command}", options.lang)
        raise Mistake(words) from None
    except Left:
        return
    if session is not None:
        await play(session, options.lang, lines, out, options.save)


def out(sentence: str) -> None:
    """Print a sentence at once."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()
