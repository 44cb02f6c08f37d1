"""A node that is started before its database waits for it."""

import asyncio
from pathlib import Path

import pytest

from tischrunde.server import composition
from tischrunde.server.composition import running_node
from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.settings import Settings
from tischrunde.server.store.factory import open_store

pytestmark = pytest.mark.anyio

NOWHERE = "postgresql://postgres@127.0.0.1:1/postgres"


async def test_it_waits_for_postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[Unavailable] = []

    async def opened(url: str, _: object) -> Store:
        """Open the store, but only after it could not be reached three times."""
        if len(refused) == 3:
            return await open_store(f"sqlite:///{tmp_path / 'store.db'}")
        try:
            return await open_store(url)
        except Unavailable as away:
            refused.append(away)
            raise

    monkeypatch.setattr(composition, "open_store", opened)
    monkeypatch.setattr(composition, "_RETRY_S", 0.01)
    async with running_node(Settings(tmp_path, NOWHERE)) as node:
        assert await node.tables.store.ready()
    assert len(refused) == 3


async def test_it_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(composition, "STARTUP_TIMEOUT_S", 0.1)
    monkeypatch.setattr(composition, "_RETRY_S", 0.01)
    with pytest.raises(Unavailable):
        async with asyncio.timeout(60), running_node(Settings(tmp_path, NOWHERE)):
            pass
