"""Second devices: they look at a table for a moment, now at one node and now at the other."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from bench.chaos.bad_socket import HonestSocket
from bench.chaos.evening import Evening
from tischrunde.client import Client, Refused

_DEVICES: Final = 4
_PAUSE_S: Final = 0.1


@asynccontextmanager
async def onlooking(evening: Evening, urls: Sequence[str], seed: int) -> AsyncIterator[None]:
    """Let some look on as long as the context lasts.

    A node to which nobody else comes for a table still has it as it was at the last look.
    """
    devices = [
        asyncio.create_task(_look_on(evening, urls, random.Random(f"{seed} {number}")))
        for number in range(_DEVICES)
    ]
    try:
        yield
    finally:
        for device in devices:
            device.cancel()
        for end in await asyncio.gather(*devices, return_exceptions=True):
            if isinstance(end, Exception):
                evening.faults.append(f"who looked on: {end!r}")


async def _look_on(evening: Evening, urls: Sequence[str], dice: random.Random) -> None:
    known: dict[tuple[str, str], Client] = {}
    try:
        while True:
            await asyncio.sleep(dice.uniform(0.0, 2 * _PAUSE_S))
            if not evening.parties:
                continue
            name = dice.choice(sorted(evening.parties))
            owner, _ = evening.parties[name].seats[0]
            who = (dice.choice(urls), owner.token)
            if who not in known:
                known[who] = Client(who[0], token=owner.token, socket=HonestSocket(evening.ledger))
            try:
                (await known[who].table(name)).close()
            except Refused as no:
                evening.refused[no.code] += 1
                evening.faults.append(f"{name} was not shown: {no}")
    finally:
        await asyncio.gather(*(client.close() for client in known.values()))
