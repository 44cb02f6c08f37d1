"""Databases for tests: each has its own, and drops it."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

SERVER = os.environ.get("TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")


@contextmanager
def postgres_database(server: str = SERVER) -> Iterator[str]:
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
