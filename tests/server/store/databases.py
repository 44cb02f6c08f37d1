"""Databases for tests: each has its own, and drops it."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from tests import needs
from tests.requirements import POSTGRES


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
