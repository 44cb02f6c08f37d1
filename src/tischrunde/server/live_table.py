"""A table in the memory of a node, and the listeners to its rows."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, Protocol

from tischrunde.games.catalogue import GAMES
from tischrunde.table.fold import apply
from tischrunde.table.log import Row
from tischrunde.table.table import Table

RING_VERSIONS: Final = 64
"""Number of versions whose events a table keeps."""

_NO_ROW: Final = Row("", 0, 0, None, "", "", "")
Happened = tuple[Row, tuple[Any, ...]]
"""A row, and what everybody saw of it."""


class LiveTable:
    """A table in the memory of a node, its latest rows, and when it is checked.

    ``last`` is the last row of the log that is known here. ``posted`` is what its notice says as
    far as is known: its state, and how many seats are free. ``cleared`` says that it was deleted
    from the store.
    """

    __slots__ = (
        "__weakref__",
        "check_at",
        "cleared",
        "due_at",
        "in_doubt",
        "last",
        "lock",
        "posted",
        "ring",
        "table",
        "watched",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.ring: deque[Happened] = deque(maxlen=RING_VERSIONS)
        self.last = _NO_ROW
        self.check_at = 0
        self.cleared = False
        self.due_at: int | None = None
        self.in_doubt = False
        self.posted: tuple[str, int] | None = None
        self.watched = 0

    def seen(self, version: int) -> Row | None:
        """Return the row of a version; None if it is too old or not known yet."""
        place = version - self.last.version - 1
        return self.ring[place][0] if -len(self.ring) <= place < 0 else None

    def goes_on_with(self, rows: Sequence[Row]) -> bool:
        """Return whether rows of the log agree with what is known here, and can be folded."""
        if self.cleared or not rows or rows[0].version > self.table.version:
            return False
        return all(
            row == self.seen(row.version) for row in rows if row.version <= self.table.version
        )

    def fold(self, row: Row) -> tuple[Any, ...]:
        """Let a row of the log change the table."""
        events = apply(self.table, row, GAMES)
        self.ring.append((row, events))
        self.last = row
        return events

    def become(self, other: "LiveTable") -> None:
        """Take over the state of another fold, for everybody who holds this object."""
        self.table, self.ring, self.last = other.table, other.ring, other.last
        self.check_at = 0
        self.due_at = None
        self.in_doubt = False
        self.posted = None


class Listener(Protocol):
    """Is called with every row, and with what everybody saw of it.

    ``own`` says that this node has written it.
    """

    def __call__(self, live: LiveTable, row: Row, events: tuple[Any, ...], /, *, own: bool) -> None:
        """Handle a row."""
