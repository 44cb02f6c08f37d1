"""``tischrunde site``: the web client as files for any host, to play without a server."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tischrunde import texts
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake

_MB: Final = 1_000_000


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take the folder of the site."""
    parser.add_argument("folder", metavar=say("word-folder"), type=Path, help=say("site-folder"))


def run(options: argparse.Namespace) -> Iterator[str]:
    """Write the site, and say how to try it."""
    try:
        from tischrunde.server.static_site import NotBuilt, NotOurs, write_site  # noqa: PLC0415
        from tischrunde.server.uvicorn.server import WEB  # noqa: PLC0415 - an extra not all have
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    try:
        size = write_site(WEB, options.folder)
    except NotBuilt:
        raise _mistake("not-built", options) from None
    except NotOurs:
        raise _mistake("not-ours", options) from None
    except OSError:
        raise _mistake("unwritable", options) from None
    megabytes = round(size / _MB)
    yield texts.say("cli", "site-done", options.lang, path=str(options.folder), size=str(megabytes))


def _mistake(why: str, options: argparse.Namespace) -> Mistake:
    return Mistake(texts.say("cli", f"site-{why}", options.lang, path=str(options.folder)))
