"""Opens the store that a URL names."""

import asyncio
import sqlite3
from collections.abc import Mapping

from sqlalchemy.exc import DBAPIError

from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.store.connections import unavailable_if_away
from tischrunde.server.store.migration import migrate
from tischrunde.server.store.postgres import PostgresStore
from tischrunde.server.store.sharded import ShardedStore
from tischrunde.server.store.shards import HOME
from tischrunde.server.store.sqlite import SqliteStore
from tischrunde.server.store.sqlite_connection import connect
from tischrunde.server.store.url import sqlite_path


async def open_store(url: str, further: Mapping[str, str] | None = None) -> Store:
    """Open ``sqlite:///path`` or ``postgresql://…``, brought to the schema of this version.

    ``further`` are databases, by their names, in which shards of tables may lie. The store belongs
    to the event loop it is opened in. What is out of reach raises Unavailable.
    """
    try:
        with unavailable_if_away():
            for each in (url, *(further or {}).values()):
                await migrate(each)
            return await _open(url, further or {})
    except DBAPIError as error:
        raise Unavailable(str(error.orig)) from error
    except sqlite3.OperationalError as error:
        raise Unavailable(str(error)) from error


async def _open(url: str, further: Mapping[str, str]) -> Store:
    path = sqlite_path(url)
    if path is not None:
        if further:
            raise ValueError("beside a file there is no further database")
        return SqliteStore(
            writing=await asyncio.to_thread(connect, path),
            reading=await asyncio.to_thread(connect, path),
        )
    stores: dict[str, PostgresStore] = {}
    try:
        for name, each in {HOME: url, **further}.items():
            stores[name] = PostgresStore(each)
            await stores[name].open()
        home, others = stores[HOME], {name: stores[name] for name in further}
        sharded = ShardedStore(home, others)
        await sharded.open()
    except BaseException:
        for store in stores.values():
            await store.close()
        raise
    return sharded if others else home
