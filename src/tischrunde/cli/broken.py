"""``tischrunde broken``: which tables of a server cannot be read."""

import argparse
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tischrunde import texts
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake
from tischrunde.cli.node import database, take_flags, with_a_key

if TYPE_CHECKING:
    from tischrunde.server.admin import Damage


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take where the server keeps its data and its key."""
    take_flags(parser, say, "data", "database", "further-databases", "key-file")


def run(options: argparse.Namespace) -> Iterator[str]:
    """Fold every table, and name those that cannot be folded, with the row at which that fails."""
    try:
        from tischrunde.server.composition import KEY_FILE  # noqa: PLC0415
        from tischrunde.server.ports import Unavailable  # noqa: PLC0415 - not all have it
        from tischrunde.server.store.url import sqlite_path  # noqa: PLC0415
    except ImportError:
        raise Mistake(texts.say("cli", "serve-extra", options.lang)) from None
    path = sqlite_path(database(options))
    key = options.key_file or options.data / KEY_FILE
    for needed, text in ((path, "backup-nothing"), (key, "broken-no-key")):
        if needed is not None and not needed.is_file():
            raise Mistake(texts.say("cli", text, options.lang, path=str(needed)))
    try:
        with with_a_key(options.lang):
            found = asyncio.run(_damages(options, key))
    except Unavailable:
        raise Mistake(texts.say("cli", "broken-away", options.lang)) from None
    for each in found:
        words = {"table": each.table, "row": str(each.row), "why": each.why}
        yield texts.say("cli", "broken-table", options.lang, **words)
    yield texts.say("cli", "broken-count", options.lang, count=len(found))


async def _damages(options: argparse.Namespace, key: Path) -> "list[Damage]":
    from tischrunde.server.admin import damages  # noqa: PLC0415 - an extra not all have
    from tischrunde.server.keys import key_from  # noqa: PLC0415
    from tischrunde.server.store.factory import open_store  # noqa: PLC0415

    keys = key_from(key)
    store = await open_store(database(options), options.further_databases)
    try:
        return [each async for each in damages(store, keys)]
    finally:
        await store.close()
