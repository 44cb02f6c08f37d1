"""Appends rows without an end and prints each that was acknowledged; made to be killed."""

import asyncio
import json
import sys
from itertools import count

from tests.server.store.databases import Databases
from tests.server.store.samples import row
from tischrunde.server.ports import Store
from tischrunde.server.store.factory import open_store


async def main(databases: Databases) -> None:
    store = await open_store(*databases)
    await asyncio.gather(*(append(store, f"t{number}") for number in range(8)))


async def append(store: Store, table: str) -> None:
    for version in count(1):
        if await store.append(row(version, table), check_at=version):
            sys.stdout.write(f"{table} {version}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(json.loads(sys.argv[1])))
