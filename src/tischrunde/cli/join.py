"""``tischrunde join``: a table of a server, by the link somebody sent."""

import argparse
from collections.abc import Iterator
from functools import partial

from tischrunde.cli.arguments import count
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.cli.screens import show
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.match_setup import Asker, ask_name, unfit
from tischrunde.terminal.sessions.session import Denied, Session
from tischrunde.texts.company import NO_COMPANY


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take where to go, and under which name."""
    parser.add_argument("link", metavar=say("word-link"), nargs="+", help=say("join-link"))
    parser.add_argument("--server", metavar="URL", default="", help=say("join-server"))
    parser.add_argument("--name", metavar=say("word-name"), help=say("join-name"))
    parser.add_argument("--seat", type=count, metavar="N", help=say("join-seat"))
    parser.add_argument("--watch", action="store_true", help=say("join-watch"))
    parser.add_argument("--plain", action="store_true", help=say("play-plain"))


def run(options: argparse.Namespace) -> Iterator[str]:
    """Play at a server's table, or watch there."""
    options.save = None
    if options.name is not None and (wrong := unfit(options.name, (), options.lang)) is not None:
        raise Mistake(wrong)
    try:
        show(options, partial(_session, options))
    except Denied as denied:
        raise Mistake(denial_words(denied, NO_COMPANY, options.lang)) from None
    yield from ()


async def _session(options: argparse.Namespace, asker: Asker) -> Session:
    from tischrunde.terminal.sessions.guests import Guests  # noqa: PLC0415 - not for the help
    from tischrunde.terminal.sessions.invitation import read_invitation  # noqa: PLC0415
    from tischrunde.terminal.sessions.join import join  # noqa: PLC0415

    said, guests = " ".join(options.link), Guests()
    known = guests.last(read_invitation(said, options.server).server)
    name = options.name or known or ("" if options.watch else await ask_name(asker))
    seat = None if options.seat is None else options.seat - 1
    coming = join(said, name, server=options.server, seat=seat, watch=options.watch, guests=guests)
    return await asker.patiently(coming, "joining")
