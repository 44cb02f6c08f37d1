"""What is published over Redis is believed only with a proof, or as far as the log has it."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from typing import Any, Final

import pytest
from redis.asyncio import Redis

from tests.server.isolated_node import KEYS, IsolatedNode, Sink
from tests.server.store.databases import postgres_database
from tischrunde.protocol.frames import Sub
from tischrunde.server.keys import Keys
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Announced, Store, Unreadable
from tischrunde.server.redis.bus import RedisBus
from tischrunde.server.redis.row_codec import SIGNATURE_BYTES, write_row
from tischrunde.server.row_proofs import NO_PROOF, RowProofs
from tischrunde.server.store.factory import open_store
from tischrunde.server.submission import submit
from tischrunde.table.commands import Grant, Start
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio

STRANGER: Final = b"?" * SIGNATURE_BYTES


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres_database() as url:
        yield url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await open_store(database)
    yield opened
    await opened.close()


class Overheard:
    """Two nodes, a running table that is watched at the second, and a stranger at their Redis."""

    def __init__(self, redis: str, store: Store) -> None:
        self._prefix = secrets.token_hex(4)
        self._stranger = Redis.from_url(redis)
        self._buses = [RedisBus(redis, self._prefix) for _ in range(2)]
        self.here, self.there = (IsolatedNode(store, bus) for bus in self._buses)
        self.sink = Sink()
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for announced in self._buses[1].heard():
            if announced is not None:
                self.there.tables.hear(announced)

    async def begin(self) -> tuple[LiveTable, LiveTable]:
        for bus in self._buses:
            while not await bus.ready():  # noqa: ASYNC110 - nobody tells when it is
                await asyncio.sleep(0.01)
        self.guest = await self.here.guest("Igel")
        table = (await self.here.open(self.guest, bots=["easy"], public=True)).table
        mine, theirs = await self.here.tables.get(table), await self.there.tables.get(table)
        assert mine is not None
        assert theirs is not None
        await submit(self.here.tables, mine, 0, Start(), by=self.guest.id, key="start")
        await self.there.node.streams.subscribe(self.sink, theirs, None, Sub(table))
        return mine, theirs

    async def forge(self, row: Row, proof: bytes = NO_PROOF) -> None:
        """Publish a row that nobody has written; somebody hears it."""
        channel = f"{self._prefix}:table:{row.table}"
        assert await self._stranger.publish(channel, write_row(row, STRANGER, proof))

    async def goes_on(self, live: LiveTable) -> Row:
        """Let a true row follow, and wait until it was heard."""
        grant = Grant(secrets.token_hex(4), self.here.tables.now() + 600_000)
        await submit(self.here.tables, live, 0, grant, by=self.guest.id, key=secrets.token_hex(4))
        theirs = self.there.tables.known(live.table.id)
        assert theirs is not None
        async with asyncio.timeout(60):
            while theirs.last != live.last:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.005)
        return live.last

    def shown(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.sink.frames]

    async def close(self) -> None:
        for bus in self._buses:
            await bus.close()
        with suppress(asyncio.CancelledError):
            await self._hearing
        await self._stranger.aclose()


@pytest.fixture
async def overheard(redis: str, store: Store) -> AsyncIterator[Overheard]:
    made = Overheard(redis, store)
    yield made
    await made.close()


def moved(live: LiveTable, version: int) -> Row:
    """Return a move that could be the next: a legal one."""
    match = live.table.match
    assert match is not None
    (seat,) = match.waiting
    move = live.table.game.write_move(match.legal(seat)[-1])
    return Row(live.table.id, version, live.table.at + 1, seat, "forged", "move", move)


async def test_a_row_nobody_has_written_is_never_shown(overheard: Overheard) -> None:
    """Be it the next one, another one in place of the last, or one that will come."""
    live, theirs = await overheard.begin()
    forged = moved(live, live.table.version + 1)
    for row in (forged, forged._replace(version=3), forged._replace(version=9)):
        await overheard.forge(row)
    await overheard.goes_on(live)
    await overheard.forge(moved(live, live.table.version + 1))
    await overheard.goes_on(live)
    frames = overheard.shown()
    assert [frame["v"] for frame in frames] == [4, 5, 6]
    assert not any(frame.get("events") for frame in frames)
    assert not any(frame.get("back") for frame in frames)
    assert "forged" not in {row.key for row, _ in theirs.ring}


async def test_what_was_written_is_shown_as_it_was_written(
    overheard: Overheard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although somebody publishes another, and before the true one comes."""
    live, theirs = await overheard.begin()
    monkeypatch.setattr(overheard.here.tables.bus, "publish", lambda *_: None)
    grant = Grant("a" * 8, overheard.here.tables.now() + 600_000)
    await submit(overheard.here.tables, live, 0, grant, by=overheard.guest.id, key="true")
    await overheard.forge(moved(live, live.table.version))
    async with asyncio.timeout(60):
        while theirs.table.version < live.table.version:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)
    assert theirs.last == live.last


async def test_a_row_with_a_proof_is_shown_without_a_look_into_the_log(
    overheard: Overheard, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = await overheard.begin()
    asked: list[object] = []
    monkeypatch.setattr(overheard.there.tables, "_read_news", lambda: asked.append(1))
    await overheard.goes_on(live)
    await overheard.goes_on(live)
    assert [frame["v"] for frame in overheard.shown()] == [4, 5, 6]
    assert not asked


def other_key(row: Row, before: Row, _: RowProofs) -> bytes:
    return Keys(b"x" * 32).row_proofs().proof(row, before)


def other_row(row: Row, before: Row, proofs: RowProofs) -> bytes:
    return proofs.proof(row._replace(body="- 100"), before)


def other_row_before(row: Row, before: Row, proofs: RowProofs) -> bytes:
    return proofs.proof(row, before._replace(key="lost"))


def other_start_of_the_database(row: Row, before: Row, _: RowProofs) -> bytes:
    proofs = KEYS.row_proofs()
    proofs.incarnation = "before a replica took over"
    return proofs.proof(row, before)


def none_at_all(row: Row, before: Row, _: RowProofs) -> bytes:  # noqa: ARG001 - as the others are
    return NO_PROOF


@pytest.mark.parametrize(
    "forge", [other_key, other_row, other_row_before, other_start_of_the_database, none_at_all]
)
async def test_a_proof_of_something_else_is_not_believed(
    overheard: Overheard, forge: Callable[[Row, Row, RowProofs], bytes]
) -> None:
    live, theirs = await overheard.begin()
    row = moved(live, live.table.version + 1)
    await overheard.forge(row, forge(row, live.last, overheard.here.tables.proofs))
    await overheard.goes_on(live)
    assert [frame["v"] for frame in overheard.shown()] == [4, 5]
    assert "forged" not in {row.key for row, _ in theirs.ring}


@pytest.fixture
def copy() -> Iterator[str]:
    with postgres_database() as url:
        yield url


async def test_a_copy_of_the_database_at_the_same_server_is_another(
    store: Store, copy: str
) -> None:
    """A trial of the server may have the same key and the same Redis."""
    other = await open_store(copy)
    assert await other.incarnation() != await store.incarnation()
    await other.close()


async def test_nothing_is_believed_while_it_is_in_doubt_what_was_written(
    overheard: Overheard,
) -> None:
    """Although the proof is one: the row a node has last may be lost."""
    live, theirs = await overheard.begin()
    row = moved(live, live.table.version + 1)
    proof = overheard.here.tables.proofs.proof(row, live.last)
    theirs.in_doubt = True
    overheard.there.tables.hear(Announced(row, proof))
    assert theirs.last == live.last
    theirs.in_doubt = False
    overheard.there.tables.hear(Announced(row, proof))
    assert theirs.last == row


async def test_a_table_with_a_proven_row_that_cannot_be_folded_is_set_aside(
    overheard: Overheard,
) -> None:
    live, theirs = await overheard.begin()
    row = moved(live, live.table.version + 1)._replace(body="no move")
    proof = overheard.here.tables.proofs.proof(row, live.last)
    overheard.there.tables.hear(Announced(row, proof))
    assert theirs.cleared
    with pytest.raises(Unreadable):
        await overheard.there.tables.get(live.table.id)
