"""The log of a table: one row for every command it accepted."""

from typing import NamedTuple

from tischrunde.core.game import Seat


class Row(NamedTuple):
    """An accepted command: whose it is, when it came, and what it does.

    Versions count from 1 without a gap. ``at`` is in milliseconds since 1970. Without a seat
    it is the clock's or the server's own. ``key`` is the id the sender gave its command, by
    which it is known again when it comes twice; ``act`` and ``body`` are the command as text.
    """

    table: str
    version: int
    at: int
    seat: Seat | None
    key: str
    act: str
    body: str
