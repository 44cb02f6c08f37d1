"""What a node needs from outside: a store for rows, a bus between nodes, a queue for bots.

Times are milliseconds since 1970.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from tischrunde.core.game import Seat
from tischrunde.table.log import Row

DAY_MS: Final = 24 * 3600 * 1000

KEPT_MS: Final = {"open": DAY_MS, "playing": 30 * DAY_MS, "over": 90 * DAY_MS}
"""Milliseconds after the last change of its state, or move, until a table is cleared away."""

FEW_TABLES: Final = 3
"""Number of tables of one host that are listed as well as those of others."""


class Unavailable(Exception):  # noqa: N818 - what happened has a name of its own
    """A service does not answer now; what was being written may or may not be there."""


class Unreadable(Exception):  # noqa: N818 - what happened has a name of its own
    """The log of a table cannot be folded: ``version`` is the row at which it ends."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"table {table} cannot be read from row {version} on")
        self.table = table
        self.version = version


@dataclass(frozen=True, slots=True)
class Notice:
    """What is pinned to the board about a table: how to find it, and whether a seat is free.

    ``code`` are words to say on the telephone. A table that is not public is found by its
    code alone. After ``expires`` the table is cleared away.
    """

    table: str
    code: str
    public: bool
    game: str
    rules: str
    players: int
    free: int
    state: str
    opened: int
    expires: int


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody without an account: a name, a shape, and whether it is a program that plays."""

    id: str
    name: str
    shape: str
    program: bool
    created: int
    expires: int


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat that a guest has at a table."""

    guest: str
    table: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Reseating:
    """What follows from a row by which seats change hands.

    Notes of seats that are taken and given up. ``code`` is the code by which the table is found
    from now on, if it is another.
    """

    taken: Sequence[Sitting] = ()
    given_up: Sequence[Sitting] = ()
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Beginning:
    """All that a table begins with: its first rows, its notice, who opened it, who sits there.

    Before them there may be the row of another table from which they follow; ``after`` is the row
    before that. ``check_at`` says when the new table is to be looked at. ``origin`` is roughly from
    where it was opened, as far as is known: a mark that many addresses share.
    """

    rows: Sequence[Row]
    notice: Notice
    sittings: Sequence[Sitting] = ()
    check_at: int | None = None
    host: str = ""
    origin: str | None = None
    after: Row | None = None


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """What an operator did: who, when, to which table or guest, and why."""

    at: int
    who: str
    act: str
    subject: str
    reason: str


class Store(Protocol):
    """What is kept: logs of tables, notices, guests. What cannot be reached raises Unavailable.

    A time is over, and a table to be looked at, as soon as it is that time. Text with a zero or
    half a surrogate pair in it is no text to keep or to look for: it raises ValueError.
    """

    async def append(self, row: Row, check_at: int | None = None, after: Row | None = None) -> bool:
        """Write a row down; when this returns it survives a crash.

        False, and nothing is written, if the table has a row of this version already, or none of
        the version before it: a log has no holes. With ``after`` the row before must be that very
        one, known by its time and its key: nothing is written on top of what others have not seen.
        With ``check_at`` the table is to be looked at then at the latest, as by ``check``.
        """

    async def open_table(self, beginning: Beginning) -> bool:
        """Write down all that a table begins with; when this returns it survives a crash.

        False, and nothing is written, if one of the rows could not be appended, or another table
        has the code. Guests who have been forgotten do not sit.
        """

    async def reseat(
        self, row: Row, seats: Reseating, check_at: int | None = None, after: Row | None = None
    ) -> bool:
        """Append a row by which seats change hands, with all that follows from it.

        False, and nothing is changed, if it cannot be appended, or somebody who takes a seat has
        been forgotten, or another table has the code.
        """

    async def rewrite(self, rows: Sequence[Row]) -> None:
        """Let rows that are there read otherwise: only what they do not do may be different."""

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table above a version, in order; what is no text is a ValueError."""

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """Return the rows of several tables, of each those above a version, in order.

        A table without any is left out.
        """

    async def incarnation(self) -> str:
        """Return a text that changes when the database was restarted, or another took over.

        What was read before that may not be in it.
        """

    async def recent(self, after: int) -> Mapping[str, int]:
        """Return the last version of every table that has rows of this time or later."""

    async def table_ids(self, above: str, limit: int) -> Sequence[str]:
        """Return the ids of tables that come after an id, in their order."""

    async def check(self, table: str, at: int | None, looked: int | None = None) -> bool:
        """Note when a table is to be looked at next; with None no more. Return whether it was.

        With ``looked``, the time at which the table was overdue, nothing changes if it was noted
        again meanwhile. Of several nodes that do so at once one gets True.
        """

    async def advance(self, after: int, at: int) -> None:
        """Note that all tables to be looked at after a time are to be looked at by then."""

    async def overdue(self, now: int, limit: int) -> Sequence[str]:
        """Return tables that should have been looked at by now, longest waiting first."""

    async def post(self, notice: Notice) -> bool:
        """Pin up a notice, in place of the table's last; False if another table has its code."""

    async def notice(self, table: str) -> Notice | None:
        """Return the notice of a table."""

    async def by_code(self, code: str) -> Notice | None:
        """Return the notice with this code."""

    async def board(self, limit: int) -> Sequence[Notice]:
        """Return public tables with free seats, newest first.

        Of each host, and of each origin, ``FEW_TABLES`` come before all others.
        """

    async def welcome(self, guest: Guest, token: bytes) -> None:
        """Add a guest, known by the hash of its token; doing so twice changes nothing."""

    async def guest(self, token: bytes) -> Guest | None:
        """Return whom a token's hash belongs to."""

    async def rename(self, guest: Guest) -> None:
        """Note a guest's new name, shape or expiry."""

    async def drop_token(self, token: bytes) -> None:
        """Let nobody be known by this token any more."""

    async def is_known(self, guest: str, besides: bytes) -> bool:
        """Return whether a guest has a token to be known by besides this one."""

    async def sittings(self, guest: str) -> Sequence[Sitting]:
        """Return the seats a guest has, newest table first."""

    async def at_table(self, guest: str, kept: int, limit: int) -> Sequence[str]:
        """Return the tables at which a guest has a seat and that are not over, newest first.

        Those that are over are returned as well if they are kept until ``kept`` or longer.
        """

    async def visited(self, guest: str) -> Sequence[str]:
        """Return the tables at which a guest had a seat and gave it up: their logs name it."""

    async def hosted(self, guest: str) -> Sequence[Notice]:
        """Return the notices of tables that a guest opened and that are not over, newest first."""

    async def disown(self, table: str) -> None:
        """Know no more who opened a table."""

    async def forget(self, guest: str) -> None:
        """Delete a guest, its tokens and the notes of its seats; logs are deleted by table."""

    async def tables(self, limit: int) -> Sequence[Notice]:
        """Return the notices of all tables, newest first."""

    async def guests(self, name: str, limit: int) -> Sequence[Guest]:
        """Return guests in whose name this stands, small letters or large, newest first."""

    async def guest_by_id(self, guest: str) -> Guest | None:
        """Return a guest."""

    async def is_shut(self) -> bool:
        """Return whether no new tables are opened."""

    async def shut(self, *, shut: bool) -> None:
        """Let no new tables be opened, or let them again."""

    async def add_audit_entry(self, entry: AuditEntry) -> None:
        """Write down what an operator does."""

    async def audit_entries(self, limit: int) -> Sequence[AuditEntry]:
        """Return what operators did, latest first."""

    async def clear(self, table: str) -> None:
        """Delete all there is of a table."""

    async def expired(self, now: int, limit: int) -> Sequence[str]:
        """Return tables whose time is over, longest over first."""

    async def forget_expired(self, now: int) -> int:
        """Delete guests whose time is over, not too many at once, and return how many they were."""

    async def time(self) -> int:
        """Return the time it is for all nodes that use this store."""

    async def ready(self) -> bool:
        """Return whether rows can be written now, after writing one that means nothing else."""

    async def close(self) -> None:
        """Finish what is being written and let go."""


class Bus(Protocol):
    """How nodes tell each other of rows; it never holds anybody up.

    Any row may get lost or come twice, but the first time they come in the order they were told.
    """

    def publish(self, row: Row) -> None:
        """Tell all others who listen to the row's table, soon.

        What cannot be told is dropped.
        """

    async def listen(self, table: str) -> None:
        """Hear of a table from now on."""

    async def unlisten(self, table: str) -> None:
        """Hear of it no more."""

    def heard(self) -> AsyncIterator[Row | None]:
        """Yield what is heard, for one listener, until the bus is closed.

        None if something may have been missed; what is told after that is heard again.
        """

    async def ready(self) -> bool:
        """Return whether others can be told and heard now."""

    async def close(self) -> None:
        """Let go."""


@dataclass(frozen=True, slots=True)
class Job:
    """A bot is asked what it does at a seat of a table, at a version."""

    table: str
    version: int
    seat: Seat


class BotQueue(Protocol):
    """Where nodes leave jobs and bots take them; a job may get lost or come twice."""

    def put(self, job: Job) -> None:
        """Leave a job, soon; what cannot be left is dropped."""

    async def take(self) -> Job:
        """Return the next job, once there is one."""

    async def done(self, job: Job) -> None:
        """Say that a job taken needs nobody else."""

    async def close(self) -> None:
        """Let go."""
