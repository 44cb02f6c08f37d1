"""Jobs for bots in a Redis stream."""

import asyncio
from typing import Any, Final, TypeAlias

import msgspec
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ResponseError

from tischrunde.core.game import Seat
from tischrunde.server.ports import Job
from tischrunde.server.redis.connection import TIMEOUT_S, hold
from tischrunde.server.redis.publisher import Publisher


class _Fields(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    table: str
    version: int
    seat: Seat
    hint: bool = False


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(_Fields)
_MAX_WAITING: Final = b"10000"
_MAX_TAKEN: Final = 10_000

_BLOCK_MS: Final = 1000
"""Milliseconds that Redis lets a worker wait for a job."""

_ABANDONED_MS: Final = 15_000
"""Milliseconds after which a job that was taken and is not done goes to another worker: longer than
a bot may think, or a slow one would be asked everywhere at once."""

_CLAIM_EVERY_S: Final = 1.0
"""Seconds between two looks for abandoned jobs."""

_BEGINNING: Final = b"0-0"
_GROUP: Final = b"bots"
_TAKER: Final = b"bot"
"""All consumers have one name: what counts is how long ago a job was taken, not by whom."""

_Entries: TypeAlias = list[tuple[bytes, list[bytes]]]
"""Entries of a stream: the id, and a list of field names and values."""


def write_job(job: Job) -> bytes:
    """Return a job as bytes; one without a hint is written as it was before there were hints."""
    fields = (job.table, job.version, job.seat)
    return _encoder.encode((*fields, True) if job.hint else fields)


def read_job(data: bytes) -> Job | None:
    """Return the job in these bytes; None if there is none, as from another version."""
    try:
        read = _decoder.decode(data)
    except msgspec.DecodeError:
        return None
    return Job(read.table, read.version, read.seat, hint=read.hint)


class RedisBotQueue:
    """A stream that all workers share; Redis may come and go.

    It is created while an event loop runs. No job is fetched before somebody waits for it: it stays
    available to idle workers elsewhere.
    """

    def __init__(self, url: str, prefix: str) -> None:
        self._url = url
        self._stream = f"{prefix}:jobs".encode()
        self._publisher = Publisher(url)
        self._fetched: asyncio.Queue[Job] = asyncio.Queue()
        self._takers = 0
        self._wanted = asyncio.Event()
        self._ids: dict[Job, set[bytes]] = {}
        self._oldest = _BEGINNING
        self._looked = -_CLAIM_EVERY_S
        self._task: asyncio.Task[None] | None = None

    def put(self, job: Job) -> None:
        """Queue a job, soon; while Redis is away only the newest wait."""
        limit = (b"MAXLEN", b"~", _MAX_WAITING)
        self._publisher.put(b"XADD", self._stream, *limit, b"*", b"job", write_job(job))

    async def take(self) -> Job:
        """Return the next job, once there is one."""
        if self._task is None:
            self._task = asyncio.create_task(hold(self._url, self._fetch))
        self._takers += 1
        self._wanted.set()
        try:
            return await self._fetched.get()
        finally:
            self._takers -= 1

    async def done(self, job: Job) -> None:
        """Acknowledge a job, so that no other worker gets it."""
        for name in self._ids.pop(job, ()):
            self._drop(name)

    async def close(self) -> None:
        """Close the connections; jobs that were fetched and not done go to other workers."""
        await self._publisher.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _drop(self, name: bytes) -> None:
        self._publisher.put(b"XACK", self._stream, _GROUP, name)
        self._publisher.put(b"XDEL", self._stream, name)

    async def _fetch(self, connection: AbstractConnection) -> None:
        await self._make_group(connection)
        clock = asyncio.get_running_loop().time
        while True:
            await self._wanted.wait()
            number = self._takers - self._fetched.qsize()
            if number <= 0:
                self._wanted.clear()
            elif clock() - self._looked >= _CLAIM_EVERY_S:
                found = await self._deserted(connection, number)
                self._hand_over(found)
                if not found and self._oldest == _BEGINNING:
                    self._looked = clock()
            else:
                self._hand_over(await self._new(connection, number))

    async def _make_group(self, connection: AbstractConnection) -> None:
        """Create stream and group unless they exist; the group begins at the stream's start."""
        try:
            await _answer(connection, "XGROUP", "CREATE", self._stream, _GROUP, "0", "MKSTREAM")
        except ResponseError as error:
            if not str(error).startswith("BUSYGROUP"):
                raise

    async def _new(self, connection: AbstractConnection, number: int) -> _Entries:
        whose = ("GROUP", _GROUP, _TAKER, "COUNT", number, "BLOCK", _BLOCK_MS)
        answer = await _answer(connection, "XREADGROUP", *whose, "STREAMS", self._stream, ">")
        entries: _Entries = answer[0][1] if answer else []
        return entries

    async def _deserted(self, connection: AbstractConnection, number: int) -> _Entries:
        whose = (self._stream, _GROUP, _TAKER, _ABANDONED_MS, self._oldest)
        entries: _Entries
        self._oldest, entries, *_ = await _answer(connection, "XAUTOCLAIM", *whose, "COUNT", number)
        return entries

    def _hand_over(self, entries: _Entries) -> None:
        for name, fields in entries:
            job = read_job(fields[1])
            if job is None:
                self._drop(name)
                continue
            self._ids.setdefault(job, set()).add(name)
            if len(self._ids) > _MAX_TAKEN:
                del self._ids[next(iter(self._ids))]  # it is not acknowledged any more
            self._fetched.put_nowait(job)


async def _answer(connection: AbstractConnection, *words: str | bytes | int) -> Any:  # noqa: ANN401
    async with asyncio.timeout(TIMEOUT_S):
        await connection.send_command(*words)
        return await connection.read_response()
