"""Opens the store that a URL names."""

import asyncio
import sqlite3

from sqlalchemy.exc import DBAPIError

from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.store.connections import unavailable_if_away
from tischrunde.server.store.migration import migrate
from tischrunde.server.store.postgres import PostgresStore
from tischrunde.server.store.sqlite import SqliteStore
from tischrunde.server.store.sqlite_connection import connect
from tischrunde.server.store.url import sqlite_path


async def open_store(url: str) -> Store:
    """Open ``sqlite:///path`` or ``postgresql://…``, brought to the schema of this version.

    The store belongs to the event loop it is opened in. What is out of reach raises Unavailable.
    """
    try:
        with unavailable_if_away():
            await migrate(url)
            return await _open(url)
    except DBAPIError as error:
        raise Unavailable(str(error.orig)) from error
    except sqlite3.OperationalError as error:
        raise Unavailable(str(error)) from error


async def _open(url: str) -> Store:
    path = sqlite_path(url)
    if path is not None:
        return SqliteStore(
            writing=await asyncio.to_thread(connect, path),
            reading=await asyncio.to_thread(connect, path),
        )
    store = PostgresStore(url)
    await store.open()
    return store
