"""``tischrunde worker``: bots that think for all nodes of a server."""

import argparse
from collections.abc import Iterator

from tischrunde import texts
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.cli.node import settings_of, take_flags, with_a_key


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take all settings of a server."""
    take_flags(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Let bots play for all nodes until stopped."""
    try:
        from tischrunde.server.uvicorn.server import work  # noqa: PLC0415 - an extra not all have
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    settings = settings_of(options)
    if settings.redis is None:
        raise Mistake(texts.say("cli", "worker-needs-redis", options.lang))
    with with_a_key(options.lang):
        work(settings)
    yield texts.say("cli", "serve-stopped", options.lang)
