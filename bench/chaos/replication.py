"""Two PostgreSQL servers of one's own, one the copy of the other, that change places."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import asyncpg

from bench.chaos.services import DATABASE, READY_TIMEOUT_S
from tests.server.running_server import free_port
from tests.server.store.own_postgres import OwnPostgres, lend
from tischrunde.table.log import Row

_SETTINGS: Final = """
synchronous_commit = remote_apply
wal_keep_size = 32MB
wal_retrieve_retry_interval = 100ms
jit = off
"""
"""In the file, and so also those of the dead server that is recovered to be rewound: without
``wal_keep_size`` that throws away the log in which the last common checkpoint is. It waits for a
copy only while there is one it shall wait for. What `pg_rewind` asks is not worth compiling."""
_FIELDS: Final = "table_id, version, at, seat, key, act, body"
_ROWS: Final = f"SELECT {_FIELDS} FROM log ORDER BY table_id, version"  # noqa: S608 - our own
_ROWS_FROM: Final = f"""
SELECT {_FIELDS} FROM log
JOIN unnest($1::text[], $2::int[]) AS known (table_id, since) USING (table_id)
WHERE version >= since ORDER BY table_id, version
"""  # noqa: S608 - put together from our own
_CAUGHT_UP: Final = "SELECT pg_last_wal_replay_lsn() >= $1::text::pg_lsn"


class Replica(OwnPostgres):
    """A server that others may copy, or a copy of another that follows it."""

    def __init__(self, directory: Path, port: int, leader: "Replica | None" = None) -> None:
        super().__init__(directory, port, leader)
        if leader is None:
            with (self._data / "postgresql.conf").open("a") as settings:
                settings.write(_SETTINGS)

    async def ask(self, statement: str, *arguments: object, database: str = "postgres") -> Any:  # noqa: ANN401 - whatever is asked for
        """Return the first value of the first line."""
        connection = await asyncpg.connect(f"{self.server}/{database}")
        try:
            return await connection.fetchval(statement, *arguments)
        finally:
            await connection.close()

    async def set(self, setting: str) -> None:
        """Change a setting."""
        await self.ask(f"ALTER SYSTEM SET {setting}")
        await self.ask("SELECT pg_reload_conf()")

    async def until(self, statement: str, *arguments: object) -> None:
        """Wait until a statement returns true."""
        end = time.monotonic() + READY_TIMEOUT_S
        while not await self.ask(statement, *arguments):
            if time.monotonic() > end:
                raise TimeoutError(statement)
            await asyncio.sleep(0.02)

    async def rows(self) -> list[Row]:
        """Return the whole log, by table and version."""
        return await self._rows(_ROWS)

    async def rows_from(self, known: Mapping[str, int]) -> list[Row]:
        """Return the rows of some tables, of each those from a version on."""
        return await self._rows(_ROWS_FROM, list(known), list(known.values()))

    async def _rows(self, statement: str, *arguments: object) -> list[Row]:
        connection = await asyncpg.connect(f"{self.server}/{DATABASE}")
        try:
            return [Row(*line) for line in await connection.fetch(statement, *arguments)]
        finally:
            await connection.close()


class Pair:
    """The server that is written to, and the one that takes its place when it dies.

    Without a standby both are the same.
    """

    def __init__(self, folder: Path, *, asynchronous: bool = False) -> None:
        self._folder = folder
        self._asynchronous = asynchronous
        self._ports = (free_port(), free_port(), free_port())
        self.primary = self._made(self._ports[0])
        self.primary.start()
        self.standby = self.primary
        self._dead: Replica | None = None
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports[:2])
        self.url = f"postgresql://postgres@{hosts}/{DATABASE}"

    async def follow(self, *, synchronous: bool) -> None:
        """Let the one that died follow, or else a copy.

        If synchronous, nothing is acknowledged from then on that the standby does not have.
        """
        if self._dead is None:
            self.standby = await asyncio.to_thread(self._made, self._ports[1], self.primary)
        else:
            # What is to be rewound looks for the new timeline in the last checkpoint.
            await self.primary.ask("CHECKPOINT")
            await asyncio.to_thread(self._dead.rewind, self.primary)
            self.standby, self._dead = self._dead, None
        await asyncio.to_thread(self.standby.start)
        await self.primary.until("SELECT count(*) = 1 FROM pg_stat_replication")
        if synchronous and not self._asynchronous:
            await self.primary.set("synchronous_standby_names = '*'")
            await self.primary.until("SELECT sync_state = 'sync' FROM pg_stat_replication")
            await self.primary.ask("CHECKPOINT")  # whoever does this lets others wait
        now = await self.primary.ask("SELECT pg_current_wal_lsn()::text")
        await self.standby.until(_CAUGHT_UP, now)

    async def part(self) -> None:
        """Let the standby receive nothing any more."""
        await self.standby.set("primary_conninfo = ''")
        await self.standby.until("SELECT count(*) = 0 FROM pg_stat_wal_receiver")

    async def stall(self) -> None:
        """Let the primary send nothing to the standby any more, and not know it."""
        sender = await self.primary.ask("SELECT pid FROM pg_stat_replication")
        os.kill(sender, signal.SIGSTOP)

    async def kill(self) -> Replica:
        """Kill the server that is written to, and return it."""
        await asyncio.to_thread(self.primary.kill)
        self._dead = self.primary
        return self.primary

    async def promote(self) -> None:
        """Let the standby be written to."""
        self.primary = self.standby
        if not await self.primary.ask("SELECT pg_promote(true, 120)"):
            raise TimeoutError("the standby was not promoted")

    async def remains(self, dead: Replica) -> list[Row]:
        """Return what a dead server had."""
        usual, dead.port = dead.port, self._ports[2]  # where nobody looks for it
        await asyncio.to_thread(dead.start)
        rows = await dead.rows()
        await asyncio.to_thread(dead.kill)
        dead.port = usual
        return rows

    def close(self) -> None:
        """Kill both."""
        self.primary.kill()
        self.standby.kill()

    def _made(self, port: int, original: Replica | None = None) -> Replica:
        directory = self._folder / str(port)
        directory.mkdir()
        lend(directory)
        return Replica(directory, port, original)


@contextmanager
def replicated(*, asynchronous: bool = False) -> Iterator[Pair]:
    """Run two servers as long as the context lasts."""
    with TemporaryDirectory(prefix="tischrunde-replicas-") as folder:
        lend(Path(folder))
        pair = Pair(Path(folder), asynchronous=asynchronous)
        try:
            yield pair
        finally:
            pair.close()
