"""``tischrunde play``: a table at home, with bots, or with others before the same screen."""

import argparse
import hashlib
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tischrunde.cli import console
from tischrunde.cli.commands import Say
from tischrunde.cli.console import CALM_S, Mistake
from tischrunde.cli.screens import show
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.match_setup import Asker, Disagreed, Wishes, agree
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.saved_match import Unkept, check_free, resume
from tischrunde.terminal.sessions.session import Session

PAUSES_S: Final[Mapping[str, float]] = MappingProxyType({"quick": 0.02, "calm": CALM_S})
"""By pace: seconds a bot waits before it acts."""


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take what is to be played; the rest is asked for."""
    parser.add_argument(
        "game", choices=GAMES, nargs="?", metavar=say("word-game"), help=say("game")
    )
    parser.add_argument("--edition", metavar=say("word-edition"), help=say("edition"))
    parser.add_argument("--players", type=int, metavar="N", help=say("players"))
    parser.add_argument(
        "--bots", metavar=f"{say('word-level')},…", default="", help=say("play-bots")
    )
    parser.add_argument("--name", metavar=say("word-name"), action="append", help=say("play-name"))
    parser.add_argument("--seed", metavar=say("word-text"), help=say("play-seed"))
    parser.add_argument("--pace", choices=PAUSES_S, help=say("play-pace"))
    parser.add_argument("--resume", metavar=say("word-file"), type=Path, help=say("play-resume"))
    parser.add_argument("--save", metavar=say("word-file"), type=Path, help=say("play-save"))
    parser.add_argument("--plain", action="store_true", help=say("play-plain"))


def run(options: argparse.Namespace) -> Iterator[str]:
    """Play a match at home."""
    _check(options)
    try:
        if options.save is not None:
            check_free(options.save, options.lang)
        options.save = options.save or options.resume
        show(options, partial(_session, options))
    except (Disagreed, Unkept) as told:
        raise Mistake(str(told)) from None
    yield from ()


def _check(options: argparse.Namespace) -> None:
    """Refuse to resume a match and to set up another one at once."""
    for name in ("game", "edition", "players", "bots", "name", "seed"):
        if options.resume is not None and getattr(options, name):
            said = options.game if name == "game" else f"--{name}"
            words = console.say("not-together", options.lang, name="--resume", other=said)
            raise Mistake(words)


async def _session(options: argparse.Namespace, asker: Asker) -> Session:
    pause = PAUSES_S[options.pace or ("calm" if sys.stdin.isatty() else "quick")]
    if options.resume is not None:
        return resume(options.resume, pause, options.lang)
    wishes = Wishes(
        game=options.game,
        rules=options.edition,
        players=options.players,
        names=tuple(options.name or ()),
        bots=tuple(level.strip() for level in options.bots.split(",") if level.strip()),
        seed=None if options.seed is None else hashlib.sha256(options.seed.encode()).digest(),
    )
    return LocalSession(await agree(wishes, asker), pause)
