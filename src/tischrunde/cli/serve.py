"""``tischrunde serve``: tables for friends, at home or for everybody."""

import argparse
import sys
from collections.abc import Iterator

from tischrunde import texts
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.cli.node import listen, settings_of, take_flags, with_a_key


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take all settings of a server."""
    take_flags(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Serve tables until stopped; the link to send around is printed at once."""
    try:
        from tischrunde.server.uvicorn.server import serve  # noqa: PLC0415 - an extra not all have
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    settings = settings_of(options)
    listen(settings.host, settings.port, options.lang).close()  # report at once what cannot be
    with with_a_key(options.lang):
        serve(settings, lambda: _tell(options.lang, settings.public_url + settings.base_path))
    yield texts.say("cli", "serve-stopped", options.lang)


def _tell(lang: str, link: str) -> None:
    """Print the link, and in a terminal a code for telephones to read."""
    sys.stdout.write(texts.say("cli", "serve-link", lang, link=link) + "\n")
    if sys.stdout.isatty():
        import segno  # noqa: PLC0415 - an extra not all have

        segno.make(link, error="m").terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
