"""Whether all is well afterwards: the log, held against everything clients were told."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias

import asyncpg

from bench.chaos.duels import insist
from bench.chaos.evening import Evening
from bench.chaos.player import Glimpse, digest, glimpse
from tischrunde.client import LiveTable, Refused, Unreachable
from tischrunde.engine.viewer import ViewDiff
from tischrunde.games.catalogue import GAMES
from tischrunde.games.verify import verify_record
from tischrunde.server.keys import Keys
from tischrunde.table.fold import apply
from tischrunde.table.log import Row
from tischrunde.table.table import Table

_PATIENCE_S: Final = 60.0
"""Seconds clients have to be up to date, and to have a view of it."""

Acked: TypeAlias = defaultdict[str, dict[str, set[int]]]
"""The versions clients were told, by table and key."""


@dataclass(slots=True)
class Findings:
    """What was counted, and what is wrong."""

    rows: int = 0
    tables: int = 0
    acked: int = 0
    stands: int = 0
    views: int = 0
    records: int = 0
    slowest: float = 0.0
    faults: list[str] = field(default_factory=list)


async def check(evening: Evening, database: str, keys: Keys) -> Findings:
    """Look at everything, once nobody acts any more."""
    found = Findings()
    try:
        connection = await asyncpg.connect(database)
    except (OSError, asyncpg.PostgresError) as error:
        found.faults.append(f"the database cannot be read: {error!r}")
        return found
    await _converge(evening, connection, found)
    tables = [table for party in evening.parties.values() for _, table in party.seats]
    await asyncio.gather(*(_glimpse(table, evening, found) for table in tables))
    # Clocks run on: what clients are told from now on may not be in the log that is read.
    acked: Acked = defaultdict(dict)
    for (name, key), versions in evening.ledger.acked.items():
        acked[name][key] = set(versions)
    lines = await connection.fetch(
        "SELECT table_id, version, at, seat, key, act, body FROM log ORDER BY table_id, version"
    )
    await connection.close()
    check_log([Row(*line) for line in lines], acked, evening, keys, found)
    await _check_records(evening, found)
    return found


async def _glimpse(table: LiveTable, evening: Evening, found: Findings) -> None:
    try:
        async with asyncio.timeout(_PATIENCE_S):
            evening.glimpses.append(await glimpse(table))
    except (Refused, TimeoutError) as error:
        found.faults.append(f"{table.id}: a client cannot see it any more: {error!r}")


async def _converge(evening: Evening, connection: asyncpg.Connection, found: Findings) -> None:
    """Measure how long it takes until every client knows what was in the log when all was quiet."""
    clock = asyncio.get_running_loop().time
    began = clock()
    lines = await connection.fetch("SELECT table_id, max(version) FROM log GROUP BY table_id")
    last: dict[str, int] = dict(map(tuple, lines))
    behind = [
        table
        for party in evening.parties.values()
        for _, table in party.seats
        if table.version < last.get(table.id, 0)
    ]
    while behind and clock() - began < _PATIENCE_S:
        await asyncio.sleep(0.02)
        behind = [table for table in behind if table.version < last[table.id]]
    found.slowest = clock() - began
    for table in behind:
        found.faults.append(f"{table.id}: a client is at {table.version} of {last[table.id]}")


def check_log(rows: list[Row], acked: Acked, evening: Evening, keys: Keys, found: Findings) -> None:
    """Hold the whole log against what clients were told; whatever is broken is reported."""
    logs: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        logs[row.table].append(row)
    found.rows, found.tables = len(rows), len(logs)
    glimpses: defaultdict[str, list[Glimpse]] = defaultdict(list)
    for each in evening.glimpses:
        glimpses[each.table].append(each)
    for name in (acked.keys() | glimpses.keys()) - logs.keys():
        found.faults.append(f"{name}: clients were told of it, and there is no such log")
    for name, log in logs.items():
        if not _is_whole(log, found):
            continue
        unlogged = _unlogged(log, acked[name], found)
        stands = {
            key: (at, evening.ledger.moves.get((name, key), "")) for key, at in unlogged.items()
        }
        table = _folded(log, keys.table(name), glimpses[name], stands, found)
        if table is None:
            continue
        if table.successor is not None and len(logs.get(table.successor, ())) < _begun(table):
            found.faults.append(f"{name}: its rematch {table.successor} was not opened")


def _folded(
    log: list[Row],
    table: Table,
    glimpses: list[Glimpse],
    stands: dict[str, tuple[int, str]],
    found: Findings,
) -> Table | None:
    """Fold a log, and see at every version whether what clients knew of it is true.

    None if it cannot be folded to its end.
    """
    for row in log:
        try:
            apply(table, row, GAMES)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told of
            found.faults.append(f"{table.id}: version {row.version} cannot be folded: {error!r}")
            return None
        for each in glimpses:
            if each.version == row.version:
                _check_view(table, each, found)
        for key, (at, move) in stands.items():
            if at == row.version:
                _check_stand(table, key, move, found)
    lost = [each.version for each in glimpses if each.version > table.version]
    lost += [at for at, _ in stands.values() if at > table.version]
    if lost:
        found.faults.append(f"{table.id}: {table.version} is the last, clients were told of {lost}")
    return table


def _begun(table: Table) -> int:
    """Return the version at which the rematch of a table has begun: opened, all sit, dealt."""
    return 2 + len(table.chairs)


def _is_whole(log: list[Row], found: Findings) -> bool:
    missing = holes(log)
    if missing:
        found.faults.append(f"{log[0].table}: a hole, versions {missing} are missing")
    if len({(row.seat, row.key) for row in log}) != len(log):
        found.faults.append(f"{log[0].table}: a command was taken twice")
    return not missing


def holes(log: Sequence[Row]) -> list[int]:
    """Return the versions that a log does not have and should."""
    return sorted(set(range(1, log[-1].version + 1)) - {row.version for row in log})


def _unlogged(log: list[Row], acked: dict[str, set[int]], found: Findings) -> dict[str, int]:
    """Hold what was acknowledged against a log; return what left no trace there, and when."""
    versions: defaultdict[str, set[int]] = defaultdict(set)
    for row in log:
        versions[row.key].add(row.version)  # the keys of clocks are those of several seats
    unlogged: dict[str, int] = {}
    for key, told in acked.items():
        found.acked += 1
        if key not in versions:
            unlogged[key] = min(told)
        elif not told <= versions[key]:
            found.faults.append(f"{log[0].table}: {key} is {versions[key]}, told was {told}")
    return unlogged


def _check_stand(table: Table, key: str, move: str, found: Findings) -> None:
    """Only whoever lets an attack stand is told yes and leaves no trace."""
    found.stands += 1
    if table.window is None or move != table.game.write_move(table.window.stand):
        found.faults.append(f"{table.id}: {key} ({move}) was acknowledged and is lost")


def _check_view(table: Table, seen: Glimpse, found: Findings) -> None:
    found.views += 1
    if digest(ViewDiff(table, seen.seat).everything(table)) != seen.digest:
        found.faults.append(f"{table.id}: seat {seen.seat} has a wrong view of {seen.version}")


async def _check_records(evening: Evening, found: Findings) -> None:
    for table, client in evening.finished.items():
        try:
            record = await insist(partial(client.record, table))
        except (Refused, Unreachable) as error:
            found.faults.append(f"{table}: there is no record of it: {error!r}")
            continue
        found.records += 1
        if not verify_record(record.encode()).verified:
            found.faults.append(f"{table}: its record is not true")
