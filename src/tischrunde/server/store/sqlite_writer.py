"""One thread that writes to SQLite: changes that wait at the same time go into one transaction."""

import asyncio
import sqlite3
from asyncio import Future
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from tischrunde.server.ports import Unavailable

T = TypeVar("T")
Change: TypeAlias = Callable[[sqlite3.Connection], T]
_Waiting: TypeAlias = tuple[Change[Any], Future[Any]]
_Outcome: TypeAlias = tuple[Future[Any], Any, Exception | None]


class SqliteWriter:
    """Writes all waiting changes in one transaction, then the next; each is all or nothing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._closing = False
        # Nothing is lost if the program ends without it: whoever waits has not been answered.
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def write(self, change: Change[T]) -> T:
        """Make a change and return what it returns, once it is there for good."""
        if self._closing:
            raise Unavailable("the store is closed")
        written: Future[T] = self._loop.create_future()
        self._waiting.put((change, written))
        return await written

    async def close(self) -> None:
        """Finish pending writes, and close."""
        self._closing = True
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write(self) -> None:
        closing = False
        while not closing:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            closing = None in batch
            outcomes = _write_down(self._connection, list(filter(None, batch)))
            self._loop.call_soon_threadsafe(_answer, outcomes)
        self._connection.close()


def _write_down(connection: sqlite3.Connection, batch: list[_Waiting]) -> list[_Outcome]:
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [(written, *_attempt(connection, change)) for change, written in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            with suppress(sqlite3.Error):  # then the next change fails, and tries again
                connection.execute("ROLLBACK")
        return [(written, None, Unavailable(str(error))) for _, written in batch]
    return outcomes


def _attempt(connection: sqlite3.Connection, change: Change[Any]) -> tuple[Any, Exception | None]:
    connection.execute("SAVEPOINT change")
    result, blame = None, None
    try:
        result = change(connection)
    except Exception as error:  # whoever waits gets it, and nobody else
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            raise  # the file is to blame, not the change
        blame = error
        connection.execute("ROLLBACK TO change")
    connection.execute("RELEASE change")
    return result, blame


def _answer(outcomes: list[_Outcome]) -> None:
    for written, result, error in outcomes:
        if written.done():  # its task was cancelled
            continue
        if error is None:
            written.set_result(result)
        else:
            written.set_exception(error)
