"""Every test that asks for a store is run on each of them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.store.databases import order, postgres_database
from tischrunde.server.ports import Store
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.migration import migrate
from tischrunde.server.store.schema import metadata


@pytest.fixture(scope="session")
def _postgres() -> Iterator[str]:
    with postgres_database() as url:
        asyncio.run(migrate(url))
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    url: str = request.getfixturevalue("_postgres")
    tables = ", ".join(table.name for table in metadata.sorted_tables)
    asyncio.run(order(url, f"TRUNCATE {tables}"))
    return url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()
