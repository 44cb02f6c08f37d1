"""What happens while the database is away, and after."""

import asyncio
import sqlite3
from collections.abc import Iterator
from itertools import count
from operator import le
from pathlib import Path

import pytest

from tests.server.store.databases import Databases, postgres_database
from tests.server.store.own_postgres import OwnPostgres, own_postgres
from tests.server.store.samples import NOON, guest, row
from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.store import connections, postgres_log, sqlite_connection
from tischrunde.server.store import postgres as postgres_store
from tischrunde.server.store.factory import open_store
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres() -> Iterator[OwnPostgres]:
    with own_postgres(OwnPostgres) as own:
        yield own


@pytest.fixture
def database(postgres: OwnPostgres) -> Iterator[str]:
    with postgres_database(postgres.server) as url:
        yield url
        postgres.start()


async def test_a_closed_store_is_unavailable(databases: Databases) -> None:
    store = await open_store(*databases)
    assert await store.ready()
    await store.close()
    with pytest.raises(Unavailable):
        await store.append(row(1))
    with pytest.raises(Unavailable):
        await store.rows("burrow")
    with pytest.raises(Unavailable):
        await store.check("burrow", NOON)
    assert not await store.ready()


async def _play_on(store: Store, table: str, acked: list[Row], stop: asyncio.Event) -> None:
    """Play until told to stop; whether a row was written when the answer failed is looked up."""
    for version in count(1):
        if stop.is_set():
            return
        claim = row(version, table)
        while True:
            try:
                await store.append(claim)  # False: it was written, but the answer got lost
                break
            except Unavailable:
                await asyncio.sleep(0.05)
        acked.append(claim)


async def _all_play_on(acked: list[list[Row]]) -> None:
    """Wait until everybody has played once more."""
    before = [len(mine) for mine in acked]
    async with asyncio.timeout(60):
        while any(map(le, map(len, acked), before)):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)


async def test_killed_and_back_it_goes_on_and_nothing_acked_is_lost(
    postgres: OwnPostgres, database: str
) -> None:
    store = await open_store(database)
    stop = asyncio.Event()
    acked: list[list[Row]] = [[] for _ in range(8)]
    players = [
        asyncio.create_task(_play_on(store, f"t{number}", mine, stop))
        for number, mine in enumerate(acked)
    ]
    for _ in range(2):
        await _all_play_on(acked)
        postgres.kill()
        with pytest.raises(Unavailable):
            await store.rows("t0")
        with pytest.raises(Unavailable):
            await store.append(row(1, "other"))
        assert not await store.ready()
        await asyncio.to_thread(postgres.start)
        await _all_play_on(acked)
        assert await store.ready()
    stop.set()
    await asyncio.gather(*players)
    for number, mine in enumerate(acked):
        assert await store.rows(f"t{number}") == mine
    await store.close()


async def test_an_idle_store_goes_on_after_a_restart_and_can_tell(
    postgres: OwnPostgres, database: str
) -> None:
    store = await open_store(database)
    assert await store.append(row(1))
    before = await store.incarnation()
    assert await store.incarnation() == before
    postgres.kill()
    await asyncio.to_thread(postgres.start)
    assert await store.append(row(2))
    assert await store.rows("burrow") == [row(1), row(2)]
    assert await store.incarnation() != before
    await store.close()


async def test_a_server_that_hangs_is_unavailable(
    postgres: OwnPostgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(database)
    assert await store.append(row(1))
    with postgres.frozen(), monkeypatch.context() as hurried:
        hurried.setattr(connections, "TIMEOUT_S", 0.5)
        hurried.setattr(postgres_log, "TIMEOUT_S", 0.5)
        hurried.setattr(postgres_store, "READY_TIMEOUT_S", 0.5)
        waiting = [asyncio.ensure_future(store.append(row(2)))]
        await asyncio.sleep(0.1)
        waiting += [asyncio.ensure_future(store.append(row(3))) for _ in range(3)]
        async with asyncio.timeout(60):
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Unavailable] * 4
        assert not await store.ready()
    for version in (2, 3):
        await store.append(row(version))
    assert [each.version for each in await store.rows("burrow")] == [1, 2, 3]
    await store.close()


async def test_a_file_that_another_program_holds_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "TIMEOUT_S", 0.2)
    store = await open_store(f"sqlite:///{tmp_path}/store.db")
    await store.welcome(guest(), b"paw")
    holding = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    outcomes = await asyncio.gather(
        *(store.append(row(version)) for version in (1, 2)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Unavailable] * 2
    assert not await store.ready()
    assert await store.guest(b"paw") == guest()
    holding.close()
    assert await store.append(row(1))
    assert await store.rows("burrow") == [row(1)]
    await store.close()


async def test_a_database_that_is_not_there_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await open_store("postgresql://postgres@127.0.0.1:1/nowhere")
    with pytest.raises(Unavailable):
        await open_store(f"sqlite:///{tmp_path}/nowhere/store.db")
    (tmp_path / "letter").write_text("This is no database, but it is long enough for a header." * 9)
    with pytest.raises(Unavailable):
        await open_store(f"sqlite:///{tmp_path}/letter")
