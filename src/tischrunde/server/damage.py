"""Which tables cannot be read, for whoever runs a server."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from tischrunde.games.catalogue import GAMES
from tischrunde.server.keys import Keys
from tischrunde.server.ports import Store, Unavailable
from tischrunde.table.folding import apply

_AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Damage:
    """A table whose log ends before this row, and what is wrong; of row 0 nothing can be read."""

    table: str
    row: int
    why: str


async def damages(store: Store, keys: Keys) -> AsyncIterator[Damage]:
    """Fold every table there is, and yield those that cannot be."""
    above = ""
    while found := await store.table_ids(above, _AT_ONCE):
        for table in found:
            damage = await _damage(store, keys, table)
            if damage is not None:
                yield damage
        above = found[-1]


async def _damage(store: Store, keys: Keys, table: str) -> Damage | None:
    read = 0
    try:
        rows = await store.rows(table)
        made = None
        for row in rows:
            read += 1
            made = made or keys.table_of(row)
            apply(made, row, GAMES)
    except Unavailable:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told
        return Damage(table, read, repr(error))
    return None
