"""What a node needs from outside: a store for rows, a bus between nodes, a queue for bots.

Times are milliseconds since 1970.
"""

from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import msgspec

from tischrunde.core.game import Seat
from tischrunde.server.pad_ports import PadStore
from tischrunde.server.row_proofs import NO_PROOF
from tischrunde.table.log import Row

DAY_MS: Final = 24 * 3600 * 1000

KEPT_MS: Final = {"open": DAY_MS, "playing": 30 * DAY_MS, "over": 90 * DAY_MS}
"""By state: milliseconds after the last change of state, or move, until a table is deleted."""

FEW_TABLES: Final = 3
"""Number of tables of one host, or origin, that the board lists before any others."""


class Unavailable(Exception):  # noqa: N818 - what happened has a name of its own
    """A service does not answer now; a write under way may or may not have been done."""


class Unreadable(Exception):  # noqa: N818 - what happened has a name of its own
    """The log of a table cannot be folded: ``version`` is the row at which it ends."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"table {table} cannot be read from row {version} on")
        self.table = table
        self.version = version


@dataclass(frozen=True, slots=True)
class Notice:
    """What the board knows of a table: how to find it, and whether a seat is free.

    ``code`` are words to say on the telephone. A table that is not public is found by its code
    alone. After ``expires`` the table is deleted.
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


class HistoryPlace(NamedTuple):
    """A place among a guest's tables, which is that of a table: whether over, when opened."""

    over: bool
    opened: int
    table: str


@dataclass(frozen=True, slots=True)
class Reseating:
    """What follows from a row by which seats change hands.

    Seats that are taken and given up, and the table's new ``code`` if it has one.
    """

    taken: Sequence[Sitting] = ()
    given_up: Sequence[Sitting] = ()
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Beginning:
    """All that a table begins with: its first rows, its notice, who opened it, who sits there.

    The first row may be that of another table from which they follow; ``after`` is the row before
    that one. ``check_at`` says when the new table is to be checked. ``origin`` says roughly from
    where it was opened, if that is known: a mark that many addresses share.
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


class Store(PadStore, Protocol):
    """Keeps logs of tables, notices, guests and pads; raises Unavailable if it cannot be reached.

    Something is due, or expired, from that very millisecond on. Text with a NUL or half a surrogate
    pair in it raises ValueError.
    """

    def append(
        self, row: Row, check_at: int | None = None, after: Row | None = None
    ) -> Awaitable[bool]:
        """Write a row down; once this is answered it survives a crash.

        False, and nothing is written, if the table has a row of this version already, or none of
        the version before it: a log has no holes. With ``after`` the row before must be that very
        one, known by its time and its key: nothing is written on top of rows that were not seen.
        With ``check_at`` the table is to be checked then at the latest, as by ``check``.
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
        """Replace rows by others that have the same effect."""

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table above a version, in order."""

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        """Return the rows of several tables, of each those above a version, in order.

        A table without any is left out.
        """

    async def incarnation(self) -> str:
        """Return a text that changes when the database is restarted, or another takes over.

        Rows that were read before may then be missing.
        """

    async def table_ids(self, above: str, limit: int) -> Sequence[str]:
        """Return the ids of tables that come after an id, in their order."""

    async def check(self, table: str, at: int | None, looked: int | None = None) -> bool:
        """Note when a table is to be checked next, None for never; return whether it was noted.

        With ``looked``, the time at which the table was found overdue, nothing changes if another
        check was noted since. If several nodes do so at once, one of them gets True.
        """

    async def advance(self, after: int, at: int) -> None:
        """Move all checks that are due after a time to ``at``."""

    async def overdue(self, now: int, limit: int) -> Sequence[str]:
        """Return tables that should have been checked by now, longest waiting first."""

    async def post(self, notice: Notice) -> bool:
        """Post a notice in place of the table's last; False if another table has its code."""

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
        """Delete a token."""

    async def is_known(self, guest: str, besides: bytes) -> bool:
        """Return whether a guest has a token to be known by besides this one."""

    async def sittings(self, guest: str) -> Sequence[Sitting]:
        """Return the seats a guest has, newest table first."""

    async def at_table(self, guest: str, kept: int, limit: int) -> Sequence[str]:
        """Return the tables at which a guest has a seat and that are not over, newest first.

        What the guest has hidden is left out. Those that are over are returned as well if they are
        kept until ``kept`` or longer.
        """

    async def history(self, guest: str, after: HistoryPlace | None, limit: int) -> Sequence[Notice]:
        """Return the notices of the tables at which a guest has a seat, from after a place on.

        Those that are not over come first, then the newest. What is hidden and not over is left
        out.
        """

    async def hide(self, guest: str, table: str) -> None:
        """Hide a table from a guest's own lists while it is not over; the seat stays.

        Nothing is hidden if the guest has no seat there, or once it gives it up.
        """

    async def unhide(self, guest: str, table: str) -> None:
        """List a table again."""

    async def hidden(self, guest: str) -> Sequence[str]:
        """Return the tables that a guest has hidden."""

    async def visited(self, guest: str) -> Sequence[str]:
        """Return the tables at which a guest had a seat and gave it up: their logs name it."""

    async def hosted(self, guest: str) -> Sequence[Notice]:
        """Return the notices of tables that a guest opened and that are not over, newest first."""

    async def disown(self, table: str) -> None:
        """Forget who opened a table."""

    async def forget(self, guest: str) -> None:
        """Delete a guest, its tokens and the notes of its seats; logs are deleted by table."""

    async def tables(self, limit: int) -> Sequence[Notice]:
        """Return the notices of all tables, newest first."""

    async def guests(self, name: str, limit: int) -> Sequence[Guest]:
        """Return guests whose names contain a text, whatever its case, newest first."""

    async def guest_by_id(self, guest: str) -> Guest | None:
        """Return a guest."""

    async def is_shut(self) -> bool:
        """Return whether no new tables are opened."""

    async def shut(self, *, shut: bool) -> None:
        """Forbid new tables, or allow them again."""

    async def add_audit_entry(self, entry: AuditEntry) -> None:
        """Write down what an operator does."""

    async def audit_entries(self, limit: int) -> Sequence[AuditEntry]:
        """Return what operators did, latest first."""

    async def clear(self, table: str) -> None:
        """Delete everything about a table."""

    async def expired(self, now: int, limit: int) -> Sequence[str]:
        """Return expired tables, longest expired first."""

    async def forget_expired(self, now: int) -> int:
        """Delete expired guests, not too many at once, and return how many were deleted."""

    async def time(self) -> int:
        """Return the time, which is the same for all nodes that use this store."""

    async def ready(self) -> bool:
        """Return whether rows can be written now, by writing one."""

    async def close(self) -> None:
        """Finish pending writes, and close."""


class Announced(msgspec.Struct, frozen=True, gc=False):
    """A row as somebody announced it, and the proof that it was written, if there is one."""

    row: Row
    proof: bytes = NO_PROOF


class Bus(Protocol):
    """How nodes announce rows to each other; it never blocks.

    Any row may get lost or come twice, but first copies come in the order of publication.
    """

    def publish(self, row: Row, proof: bytes = NO_PROOF) -> None:
        """Send a row to all others who listen to its table, soon.

        It is dropped if that fails.
        """

    async def listen(self, table: str) -> None:
        """Listen to a table from now on."""

    async def unlisten(self, table: str) -> None:
        """Stop listening to it."""

    def heard(self) -> AsyncIterator[Announced | None]:
        """Yield the rows that arrive, for one listener, until the bus is closed.

        None if some may have been missed; those published after that arrive as usual.
        """

    async def ready(self) -> bool:
        """Return whether rows can be sent and received now."""

    async def close(self) -> None:
        """Close the connections."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question to a bot: what it does at a seat of a table, at a version.

    A ``hint`` is what it would do there in the place of whoever has the seat.
    """

    table: str
    version: int
    seat: Seat
    hint: bool = False


class BotQueue(Protocol):
    """Where nodes put jobs and workers take them; a job may get lost or come twice."""

    def put(self, job: Job) -> None:
        """Queue a job, soon; drop it if that fails."""

    async def take(self) -> Job:
        """Return the next job, once there is one."""

    async def done(self, job: Job) -> None:
        """Acknowledge a job, so that no other worker gets it."""

    async def close(self) -> None:
        """Close the connections."""
