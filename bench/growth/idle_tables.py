"""Tables at which a match has begun and nobody moves, each watched at one of the nodes."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import Any, Final

import asyncpg

from bench.instructions.evening import Evening
from bench.instructions.plan import GAMES_PLAYED, NOON_MS, Kind, beginning
from bench.instructions.wire import Wire, framed
from tischrunde.server.socket import MAX_TABLES
from tischrunde.table.commands import write_command
from tischrunde.table.ids import ID_BYTES, table_id

_WIRES_AT_ONCE: Final = 16
_AGO_MS: Final = 3_600_000
"""Milliseconds since the last row: rows of a moment ago are looked for again by every node."""
_PACE: Final = "relaxed"
"""Nobody's time is ever up there."""


async def plant_idle(database: str, number: int) -> list[str]:
    """Write down the logs of some tables, and return their ids."""
    ids = [table_id(place.to_bytes(ID_BYTES, "big")) for place in range(number)]
    connection = await asyncpg.connect(database)
    try:
        names = ("table_id", "version", "at", "seat", "key", "act", "body")
        rows = (row for place, table in enumerate(ids) for row in _rows(place, table))
        await connection.copy_records_to_table("log", records=rows, columns=names)
        await connection.execute("VACUUM ANALYZE log")
    finally:
        await connection.close()
    return ids


def _rows(place: int, table: str) -> Iterator[tuple[Any, ...]]:
    game, rules = GAMES_PLAYED[place % len(GAMES_PLAYED)]
    guests = (f"{table}-0", f"{table}-1")
    commands = beginning(Kind(game, rules, public=True, pace=_PACE), table, guests)
    for version, (seat, command) in enumerate(commands, 1):
        yield table, version, NOON_MS - _AGO_MS, seat, str(version), *write_command(command)


async def watch_idle(
    evening: Evening, nodes: Sequence[Callable[[Wire], Any]], ids: Sequence[str]
) -> None:
    """Have somebody watch all of these tables, at every node its share."""
    shares = [ids[place : place + MAX_TABLES] for place in range(0, len(ids), MAX_TABLES)]
    for place in range(0, len(shares), _WIRES_AT_ONCE):
        some = shares[place : place + _WIRES_AT_ONCE]
        wanted = evening.tally.frames + sum(1 + len(share) for share in some)
        for node, share in zip(cycle(nodes), some, strict=False):
            wire = Wire(evening.tally)
            wire.connect(node)
            await asyncio.sleep(0)
            said = [
                b'{"t":"hello"}',
                *(b'{"t":"sub","table":"%b"}' % table.encode() for table in share),
            ]
            wire.protocol.data_received(b"".join(map(framed, said)))
        await evening.tally.reaches(wanted)
        await evening.settle(1)
