"""The shards of tables: the first two letters of an id, and what a database says of closed ones."""

from collections.abc import Iterable
from typing import Final

from tischrunde.server.ports import Unavailable

HOME: Final = "home"
"""The name of the database that keeps what is of no table, and the shards that lie nowhere else."""
SHARD_LETTERS: Final = 2


class Moved(Unavailable):
    """Some shards are closed in a database: they are being moved to another, or have been."""

    def __str__(self) -> str:
        """Name them."""
        return f"closed here: {', '.join(self.args)}"


def shard_of(table: str) -> str:
    """Return the shard of a table."""
    return table[:SHARD_LETTERS]


def shards_of(tables: Iterable[str]) -> list[str]:
    """Return the shards of tables, each once."""
    return sorted({table[:SHARD_LETTERS] for table in tables})
