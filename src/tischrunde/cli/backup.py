"""``tischrunde backup``: a copy of the database of a server at home, while it runs."""

import argparse
from collections.abc import Iterator

from tischrunde import texts
from tischrunde.cli.asking import Mistake
from tischrunde.cli.serve import database


def backup(options: argparse.Namespace) -> Iterator[str]:
    """Copy the database into a file."""
    try:
        from tischrunde.server.store.backup import backup as copy  # noqa: PLC0415 - an extra
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    try:
        copy(database(options), options.file)
    except ValueError:
        raise Mistake(texts.say("cli", "backup-postgres", options.lang)) from None
    except FileNotFoundError as error:
        raise Mistake(
            texts.say("cli", "backup-nothing", options.lang, path=str(error.args[0]))
        ) from None
    yield texts.say("cli", "backup-done", options.lang, path=str(options.file))
