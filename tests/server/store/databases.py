"""Databases for tests: each has its own, and drops it."""

import asyncio
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias

import asyncpg

from tests import needs
from tests.requirements import POSTGRES

Databases: TypeAlias = tuple[str, dict[str, str]]
"""Where a store is: its database, and further ones by their names."""


@contextmanager
def postgres_database(server: str | None = None) -> Iterator[str]:
    """Lend one at a server, else at the one that all tests share."""
    server = needs.service(POSTGRES) if server is None else server
    name = f"tischrunde_test_{secrets.token_hex(6)}"
    asyncio.run(order(f"{server}/postgres", f"CREATE DATABASE {name}"))
    try:
        yield f"{server}/{name}"
    finally:
        asyncio.run(order(f"{server}/postgres", f"DROP DATABASE {name} WITH (FORCE)"))


async def order(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def lay(home: str, places: Mapping[str, str]) -> None:
    """Note that empty shards lie in other databases."""
    connection = await asyncpg.connect(home)
    await connection.executemany("INSERT INTO shard_place VALUES ($1, $2)", places.items())
    await connection.executemany("INSERT INTO closed_shard VALUES ($1, $2, true)", places.items())
    await connection.close()
