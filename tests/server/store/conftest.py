"""Every test that asks for a store is run on each of them."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Final
from unittest.mock import AsyncMock, patch

import pytest

from tests.server.store.databases import Databases, lay, order, postgres_database
from tischrunde.server.ports import Store
from tischrunde.server.store import factory
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.migration import migrate
from tischrunde.server.store.schema import metadata

_TOKENS: Final = dict.fromkeys(map("".join, product("01234567", "0123456789abcdef")), "left")
"""The shards of half of the tables whose ids are tokens."""
_PLACES: Final[Mapping[str, Mapping[str, str]]] = {
    "postgres": {},
    "shards": _TOKENS | {"bu": "left", "ne": "right", "t1": "left", "t2": "right"},
    "other shards": _TOKENS | {"de": "left", "ne": "left", "t1": "right"},
}
"""Which tables of the tests lie in which database; the others lie at home."""
_CLEARED: Final = tuple(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables))  # noqa: S608 - our own names
"""What empties a database."""


@pytest.fixture(scope="session")
def _postgres() -> Iterator[list[str]]:
    with ExitStack() as stack:
        urls = [stack.enter_context(postgres_database()) for _ in range(3)]
        for url in urls:
            asyncio.run(migrate(url))
        yield urls


@pytest.fixture(params=["sqlite", *_PLACES])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Databases:
    """Where an empty store is: its database, and further ones by their names."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}", {}
    places = _PLACES[request.param]
    home, *others = request.getfixturevalue("_postgres")
    further = dict(zip(("left", "right"), others, strict=True)) if places else {}
    # The tables hold a few rows: truncated, each would get new files, which takes far longer.
    for url in (home, *further.values()):
        asyncio.run(order(url, *_CLEARED))
    asyncio.run(lay(home, places))
    return home, further


@pytest.fixture
def url(databases: Databases) -> str:
    """Where the database of an empty store is; with several, the one that is home."""
    return databases[0]


@pytest.fixture
def laid_out_databases(databases: Databases, request: pytest.FixtureRequest) -> Databases:
    """Where an empty store is whose tables are there already."""
    at_home = databases[0].startswith("sqlite")
    return (request.getfixturevalue("empty_file"), {}) if at_home else databases


@pytest.fixture
async def store(laid_out_databases: Databases) -> AsyncIterator[Store]:
    """An empty store. What opening one does to its tables is for the tests of migrations."""
    with patch.object(factory, "migrate", AsyncMock()):
        opened = await open_store(*laid_out_databases)
    yield opened
    await opened.close()
