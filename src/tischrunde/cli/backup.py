"""``tischrunde backup``: a copy of the database of a server at home, while it runs."""

import argparse
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tischrunde import texts
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.cli.node import database, take_flags


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take where the copy goes and where the server keeps its data."""
    words = say("backup-file")
    parser.add_argument("file", metavar=say("word-file"), type=Path, help=words)
    take_flags(parser, say, "data", "database", "further-databases")


def run(options: argparse.Namespace) -> Iterator[str]:
    """Copy the database into a file."""
    try:
        from tischrunde.server.store.backup import NoStore, backup  # noqa: PLC0415
        from tischrunde.server.store.url import sqlite_path  # noqa: PLC0415 - not all have it
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    try:
        backup(database(options), options.file)
    except ValueError:
        raise _mistake("postgres", options.lang) from None
    except NoStore as error:
        raise _mistake("nothing", options.lang, str(error.args[0])) from None
    except (OSError, sqlite3.OperationalError):
        raise _mistake("unwritable", options.lang, str(options.file)) from None
    except sqlite3.DatabaseError:
        raise _mistake("unreadable", options.lang, str(sqlite_path(database(options)))) from None
    yield texts.say("cli", "backup-done", options.lang, path=str(options.file))


def _mistake(why: str, lang: str, path: str = "") -> Mistake:
    return Mistake(texts.say("cli", f"backup-{why}", lang, path=path))
