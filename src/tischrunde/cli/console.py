"""What commands share: errors for people, what the terminal can show, lines, progress."""

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tischrunde import texts

CALM_S: Final = 1.0
"""Seconds a bot waits before it acts, so that people can follow."""
DUMB: Final = ("", "dumb", "unknown")
"""Values of ``TERM`` for terminals that can only print."""
_MAX_COLUMNS: Final = 100


class Mistake(Exception):  # noqa: N818 - told to the user as it is
    """Something the user asked for that cannot be done."""


class Unverified(Exception):  # noqa: N818 - its text has been printed
    """A record that is not true."""


def say(message: str, lang: str, **args: str | int) -> str:
    """Return the text of a mistake."""
    return texts.say("mistakes", message, lang, **args)


def is_screen() -> bool:
    """Return whether there is a terminal to draw on; Textual draws on standard error."""
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return terminal and os.environ.get("TERM", "") not in DUMB


def discard_output() -> None:
    """Discard what is still to be written to a standard output that nobody reads."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def width() -> int:
    """Return how many columns to fill."""
    return min(shutil.get_terminal_size().columns, _MAX_COLUMNS)


def heading(title: str, rule: str = "─") -> list[str]:
    """Return a title over a rule."""
    return ["", title, rule * len(title), ""]


def wrapped(line: str, bullet: str) -> list[str]:
    """Return a line broken to the width of the terminal."""
    indent = " " * len(bullet)
    return textwrap.wrap(
        line, width(), initial_indent=bullet, subsequent_indent=indent, break_on_hyphens=False
    )


def tenths(number: float, lang: str) -> str:
    """Return a number with one decimal, after a point in English and a comma elsewhere."""
    written = f"{number:.1f}"
    return written if lang == "en" else written.replace(".", ",")


@contextmanager
def progress(work: str, total: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Show during work how much is done, how quickly, and how long the rest will take.

    Yields a function to call with the amount done so far.
    """
    if not _shown():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415 - takes longer than short work itself
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    bar = Progress(
        TextColumn(work),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
    )
    with bar:
        task = bar.add_task("", total=total, rate="")

        def watch(done: int) -> None:
            bar.update(task, completed=done, rate=_rate(bar.tasks[0].speed, lang))

        yield watch


def _shown() -> bool:
    return sys.stderr.isatty() and os.environ.get("TERM", "") not in DUMB


def _rate(speed: float | None, lang: str) -> str:
    if speed is None:
        return ""
    return texts.say("cli", "per-second", lang, rate=tenths(speed, lang))
