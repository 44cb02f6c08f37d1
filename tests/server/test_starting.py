"""A node that is started before its database waits for it."""

import asyncio
from pathlib import Path

import pytest

from tests.server.store.own_postgres import own_postgres
from tischrunde.server.ports import Unavailable
from tischrunde.server.running import running_node
from tischrunde.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_it_waits_for_postgres(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        postgres.kill()
        running = running_node(Settings(tmp_path, f"{postgres.server}/postgres"))
        entering = asyncio.create_task(running.__aenter__())
        await asyncio.sleep(1.5)
        assert not entering.done()
        await asyncio.to_thread(postgres.start)
        node = await entering
        assert await node.tables.store.ready()
        await running.__aexit__(None, None, None)


async def test_it_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.server.running.PATIENCE", 0.5)
    nowhere = Settings(tmp_path, "postgresql://postgres@127.0.0.1:1/postgres")
    with pytest.raises(Unavailable):
        async with running_node(nowhere):
            pass
