"""What PostgreSQL acknowledges it keeps, whatever it is set to."""

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from tests.server.store.databases import order, postgres_database
from tests.server.store.samples import guest, notice, row
from tischrunde.server.ports import Beginning, Reseating
from tischrunde.server.store import connections
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.url import each_server, sqlite_path

pytestmark = pytest.mark.anyio

_NOTED = """
CREATE TABLE noted (setting text);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO noted VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON log EXECUTE FUNCTION note();
CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON guest EXECUTE FUNCTION note();
"""
_REFUSED = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE 'no room' USING ERRCODE = 'disk_full'; END $$;
CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.body = 'refused') EXECUTE FUNCTION refuse();
"""
"""What comes to light only when all is written and it is to be kept: at the commit."""


@pytest.fixture
def database() -> Iterator[str]:
    with postgres_database() as url:
        yield url


async def set_to(url: str, setting: str) -> None:
    name = url.rpartition("/")[2]
    await order(url, f"ALTER DATABASE {name} SET synchronous_commit = {setting}")


@pytest.mark.parametrize(
    ("setting", "kept"),
    [("off", "on"), ("local", "on"), ("remote_write", "on"), ("remote_apply", "remote_apply")],
)
async def test_all_that_is_written_is_durable_at_least(
    database: str, setting: str, kept: str
) -> None:
    await set_to(database, setting)
    store = await open_store(database)
    await order(database, _NOTED)
    assert await store.append(row(1))
    assert await store.append(row(2), check_at=1)
    assert await store.reseat(row(3), Reseating())
    assert await store.open_table(Beginning((row(1, "den"),), notice("den")))
    await store.welcome(guest(), b"paw")
    await store.clear("den")
    await store.forget("badger")
    await store.close()
    connection = await asyncpg.connect(database)
    noted = [line["setting"] for line in await connection.fetch("SELECT setting FROM noted")]
    await connection.close()
    assert noted == [kept] * 7


async def test_a_database_that_cannot_be_told_to_is_not_used(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_to(database, "off")
    monkeypatch.setattr(connections, "_PROMISE", "SELECT 1")
    with pytest.raises(RuntimeError, match="synchronous_commit = off"):
        await open_store(database)


async def test_what_fails_at_the_commit_was_not_acknowledged(database: str) -> None:
    store = await open_store(database)
    await order(database, _REFUSED)
    outcomes = await asyncio.gather(
        store.append(row(1, body="refused")),
        store.reseat(row(1, "den", body="refused"), Reseating()),
        store.open_table(Beginning((row(1, "nest", body="refused"),), notice("nest"))),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["Unavailable"] * 3
    assert await store.news({"burrow": 0, "den": 0, "nest": 0}) == {}
    assert await store.append(row(1))
    await store.close()


def test_a_url_may_name_several_servers() -> None:
    several = "postgresql://fox:d%40n@one:5432,[::1]:5433,two/tables?sslmode=require"
    assert sqlite_path(several) is None
    assert each_server(several) == [
        f"postgresql://fox:d%40n@{server}/tables?sslmode=require"
        for server in ("one:5432", "[::1]:5433", "two")
    ]
    for alone in (
        "postgresql://one/tables",
        "postgresql://fox@/tables?host=one:5432,two:5433",
        "postgresql:///tables",
    ):
        assert each_server(alone) == [alone]


async def test_the_first_server_that_can_be_written_to_is_used(database: str) -> None:
    server, _, name = database.rpartition("/")
    user, _, there = server.removeprefix("postgresql://").rpartition("@")
    store = await open_store(f"postgresql://{user}@127.0.0.1:1,{there}/{name}")
    assert await store.append(row(1))
    assert await store.ready()
    await store.close()
