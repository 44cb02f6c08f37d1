"""A copy of a family's store, made while it is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tischrunde.server.store.sqlite_connection import make_private
from tischrunde.server.store.url import sqlite_path


class NoStore(FileNotFoundError):  # noqa: N818 - what happened has a name of its own
    """There is nothing to be copied."""


def backup(url: str, path: Path) -> None:
    """Copy a SQLite store to a file, as it is at one moment; the copy is a store to be opened.

    The file is there once it is whole, in place of any that was there before. A store that is
    damaged raises sqlite3.DatabaseError.
    """
    source = sqlite_path(url)
    if source is None:
        raise ValueError("PostgreSQL has its own tools for this: pg_dump")
    if not source.is_file():
        raise NoStore(source)
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            original.backup(copy)
            # One file by itself, to be read where nobody may write.
            copy.execute("PRAGMA journal_mode = DELETE")
            _check(copy)
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def _check(copy: sqlite3.Connection) -> None:
    (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    if not copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'log'").fetchone():
        raise sqlite3.DatabaseError("no log of any table")
