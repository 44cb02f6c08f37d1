"""How far long work has come, shown in a terminal and nowhere else."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tischrunde import texts
from tischrunde.cli.lines import tenths
from tischrunde.cli.seeing import DUMB


@contextmanager
def progress(work: str, total: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Show while work goes on how much is done, how quickly, and how long the rest will take.

    What is handed out is to be called with how much is done by then.
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
