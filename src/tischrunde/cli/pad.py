"""``tischrunde pad``: a score pad in a file, for rounds played with real cards."""

import argparse
import getpass
import json
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tischrunde import texts
from tischrunde.cli import console
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake, wrapped
from tischrunde.cli.screens import is_plain, on_screen, out, until_ended
from tischrunde.core.record import LONGEST_NAME, is_fit
from tischrunde.engine import pads
from tischrunde.pad.file import write_pad
from tischrunde.terminal.drawing.pad import draw_pad
from tischrunde.terminal.match_setup import Disagreed, unfit
from tischrunde.terminal.pads.new_pad import PadWishes, begin_pad
from tischrunde.terminal.pads.words import PadWords
from tischrunde.terminal.plain.console import Ended, Talk, typed
from tischrunde.terminal.plain.departure import Left
from tischrunde.terminal.plain.pad import write_down
from tischrunde.terminal.plain.setup import PlainAsker
from tischrunde.terminal.sessions.saved_match import Unkept
from tischrunde.terminal.sessions.saved_pad import SavedPad, Writer, open_saved

if TYPE_CHECKING:
    from tischrunde.terminal.app.asker import ScreenAsker


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a file, for a new pad who plays by which rules, and what to do with it."""
    parser.add_argument("file", metavar=say("word-file"), type=Path, help=say("pad-file"))
    parser.add_argument(
        "--edition",
        metavar=(say("word-edition"), say("word-name")),
        nargs="+",
        help=say("pad-edition"),
    )
    parser.add_argument("--name", metavar=say("word-name"), help=say("pad-name"))
    parser.add_argument(
        "--join", metavar=say("word-file"), type=Path, action="append", help=say("pad-join")
    )
    parser.add_argument("--show", action="store_true", help=say("pad-show"))
    parser.add_argument("--plain", action="store_true", help=say("pad-plain"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Show a pad, join others into it, or write on it."""
    writer = Writer(_writer_name(options), lambda: time.time_ns() // 1_000_000)
    try:
        if options.join or options.show or options.json:
            yield from _shown(options, writer)
        else:
            _write(options, writer)
    except (Disagreed, Unkept) as told:
        raise Mistake(str(told)) from None


def _writer_name(options: argparse.Namespace) -> str:
    """Return the name asked for, or else the one the system knows somebody by."""
    if options.name is not None:
        wrong = unfit(options.name, (), options.lang)
        if wrong is not None:
            raise Mistake(wrong)
        return str(options.name)
    try:
        login = getpass.getuser()
    except (ImportError, KeyError, OSError):
        login = ""
    usual = texts.say("agreeing", "usual-name", options.lang, count=1, number=1)
    return login if is_fit(login, LONGEST_NAME) else usual


def _shown(options: argparse.Namespace, writer: Writer) -> Iterator[str]:
    """Join files, and print the pad."""
    if options.edition:
        other = next(name for name in ("join", "show", "json") if getattr(options, name))
        words = console.say("not-together", options.lang, name="--edition", other=f"--{other}")
        raise Mistake(words)
    saved = open_saved(options.file, writer, options.lang)
    joined = [_joined(saved, other, options.lang) for other in options.join or ()]
    if options.json:
        log = pads.from_file(write_pad(saved.pad))
        yield json.dumps(pads.view(log, options.lang), ensure_ascii=False, indent=1)
        return
    for line in joined:
        yield from wrapped(line, "")
    sys.stdout.flush()
    Console(highlight=False).print(draw_pad(PadWords(saved.pad, options.lang)))


def _joined(saved: SavedPad, other: Path, lang: str) -> str:
    """Join a file, and return what came of it."""
    new = saved.join(other)
    names = texts.together(list(dict.fromkeys(event.by for event in new)) or [""], lang)
    return texts.say("terminal-pad", "joined", lang, count=len(new), file=str(other), names=names)


def _write(options: argparse.Namespace, writer: Writer) -> None:
    """Write on a pad."""
    rules, *names = options.edition or [None]
    wishes = PadWishes(options.file, rules, tuple(names))
    if is_plain(options):
        until_ended(_in_words(wishes, writer, options.lang))
    else:
        on_screen(partial(_on_screen, wishes, writer), options.lang)


async def _on_screen(wishes: PadWishes, writer: Writer, asker: "ScreenAsker") -> None:
    await asker.keep_score(await begin_pad(wishes, writer, asker))


async def _in_words(wishes: PadWishes, writer: Writer, lang: str) -> None:
    talk = Talk(typed(sys.stdin), out, lang)
    try:
        saved = await begin_pad(wishes, writer, PlainAsker(talk))
    except Ended:
        raise Mistake(texts.say("terminal-pad", "nobody-answers", lang)) from None
    except Left:
        return
    await write_down(saved, talk)
