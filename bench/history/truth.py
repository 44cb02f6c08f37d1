"""What is true: the log as it is in the end, and the views it folds to."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

import asyncpg

from bench.chaos.player import digest
from bench.history.checker import ViewAt, Views
from tischrunde.engine.viewer import ViewDiff
from tischrunde.games.catalogue import GAMES
from tischrunde.server.keys import Keys
from tischrunde.table.fold import apply
from tischrunde.table.log import Row


async def logs(database: str) -> dict[str, list[Row]]:
    """Return the logs of all tables."""
    connection = await asyncpg.connect(database)
    try:
        lines = await connection.fetch(
            "SELECT table_id, version, at, seat, key, act, body FROM log ORDER BY table_id, version"
        )
    finally:
        await connection.close()
    found: defaultdict[str, list[Row]] = defaultdict(list)
    for line in lines:
        found[line["table_id"]].append(Row(*line))
    return dict(found)


def views_by(keys: Keys) -> Views:
    """Return how logs are folded with these keys."""

    def views(_: str, rows: Sequence[Row], wanted: Collection[ViewAt]) -> Mapping[ViewAt, str]:
        seats: defaultdict[int, list[int]] = defaultdict(list)
        for version, seat in wanted:
            seats[version].append(seat)
        table, found = keys.table_of(rows[0]), dict[ViewAt, str]()
        viewers: dict[int, ViewDiff] = {}
        for row in rows:
            apply(table, row, GAMES)
            for seat in seats[row.version]:
                viewer = viewers.get(seat) or viewers.setdefault(seat, ViewDiff(table, seat))
                found[row.version, seat] = view_digest(viewer.everything(table))
        return found

    return views


def view_digest(view: object) -> str:
    """Return a short digest of a view."""
    return digest(view).hex()[:16]
