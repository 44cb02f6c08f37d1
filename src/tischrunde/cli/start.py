"""``tischrunde`` alone: what it is, and what to ask for next."""

import argparse
from collections.abc import Iterator
from functools import partial
from typing import Final

from tischrunde import texts
from tischrunde.cli.lines import wrapped
from tischrunde.cli.seeing import CALM_S, is_screen

_WANTED: Final = ("play", "join", "rules", "serve", "replay")


def start(options: argparse.Namespace) -> Iterator[str]:
    """Open the menu for whoever asks for nothing in particular; in a pipe say what there is."""
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
    longest = max(map(len, _WANTED))
    for name in _WANTED:
        yield from wrapped(say(name), f"  tischrunde {name:<{longest}}  ")
    yield ""
    yield from wrapped(say("greeting-more"), "")
