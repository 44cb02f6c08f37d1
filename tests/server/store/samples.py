"""Rows, notices and guests for tests."""

import secrets

from tischrunde.server.ports import Guest, Notice, Reseating, Sitting, Store
from tischrunde.table.log import Row

NOON = 1_700_000_000_000


def row(version: int, table: str = "burrow", body: str = "25", at: int = NOON) -> Row:
    return Row(table, version, at, version % 3, f"k{version}", "play", body)


def notice(table: str = "burrow", code: str = "", *, public: bool = True, **changed: int) -> Notice:
    numbers = {"players": 4, "free": 2, "opened": NOON, "expires": NOON + 1000, **changed}
    return Notice(
        table, code or f"{table}-otter-7", public, "uno", "uno-carabiner", state="open", **numbers
    )


def guest(identity: str = "badger", expires: int = NOON) -> Guest:
    return Guest(identity, identity.title(), "triangle", program=False, created=1, expires=expires)


async def sit(store: Store, sitting: Sitting) -> bool:
    """Note that a guest has a seat, with a row of a table that nobody looks at."""
    return await store.reseat(row(1, table=secrets.token_hex(), at=-1), Reseating(taken=[sitting]))
