"""Faults a server may have, each planted in a node by changing it while it starts.

They are what partitions, deaths and wrong clocks bring to light: somebody answers without having
asked the database, or is sure of what it did not hear.
"""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tischrunde.engine.viewer import ViewDiff
from tischrunde.protocol.frames import Do, Play
from tischrunde.server import clock, streams, submission
from tischrunde.server.client_commands import Commands
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Announced, Unavailable
from tischrunde.server.store.postgres import PostgresStore
from tischrunde.server.streams import Streams
from tischrunde.server.submission import Taken
from tischrunde.server.tables import Tables
from tischrunde.table.denial import Denial
from tischrunde.table.log import Row

# ruff: noqa: ANN401, SLF001 - what stands in the place of another function takes what that takes

_SELDOM: Final = 0.05
_INSERT: Final = """
INSERT INTO log (table_id, version, at, seat, key, act, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT DO NOTHING
"""
_dice = random.Random(1)
_tasks: set[asyncio.Future[Any]] = set()


def acked_before_written() -> None:
    """Say that a row is durable before it is."""
    write = PostgresStore.append

    async def append(self: PostgresStore, *row: Any) -> bool:
        _later(write(self, *row))
        return True

    _change(PostgresStore, "append", append)


def timeout_taken_for_success() -> None:
    """Take a row for written when the database did not answer, and show it."""
    write = PostgresStore.append

    async def append(self: PostgresStore, *row: Any) -> bool:
        try:
            return await write(self, *row)
        except Unavailable:
            return True

    _change(PostgresStore, "append", append)


def answered_from_memory() -> None:
    """Answer a question for a table without asking the database."""

    async def catch_up(self: Tables, live: LiveTable) -> None:
        """Do nothing."""

    _change(Tables, "catch_up", catch_up)


def answered_from_memory_while_parted() -> None:
    """Answer from memory only where the database cannot be asked."""
    read = Tables.catch_up

    async def catch_up(self: Tables, live: LiveTable) -> None:
        with suppress(Unavailable):
            await read(self, live)

    _change(Tables, "catch_up", catch_up)


def repeats_written() -> None:
    """Write a command again when it comes again."""
    known = _present(submission, "judge")

    def judge(table: Any, sent: Any, key: str) -> Any:
        judged = known(table, sent, f"{key} again")
        return judged._replace(key=key) if isinstance(judged, Row) else judged

    _change(submission, "judge", judge)


def fence_ignored() -> None:
    """Write a row behind whatever came first, instead of judging it again."""
    write = PostgresStore.append

    async def append(self: PostgresStore, row: Row, *more: Any) -> bool:
        if not await write(self, row, *more):
            last = (await self.rows(row.table))[-1].version
            await self.ask(_INSERT, *row._replace(version=last + 1))
        return True

    _change(PostgresStore, "append", append)


def version_skipped() -> None:
    """Give a row sometimes the version after the next."""
    write = PostgresStore.append

    async def append(self: PostgresStore, row: Row, *more: Any) -> bool:
        if row.version > 10 and _dice.random() < _SELDOM:  # noqa: PLR2004 - the match runs
            await self.ask(_INSERT, *row._replace(version=row.version + 1))
            return True
        return await write(self, row, *more)

    _change(PostgresStore, "append", append)


def row_lost() -> None:
    """Lose a row sometimes, after it was acknowledged."""
    write = PostgresStore.append

    async def lose(self: PostgresStore, row: Row) -> None:
        await asyncio.sleep(0.1)
        lost = "DELETE FROM log WHERE table_id = $1 AND version = $2"
        await self.ask(lost, row.table, row.version)

    async def append(self: PostgresStore, row: Row, *more: Any) -> bool:
        won = await write(self, row, *more)
        if won and _dice.random() < _SELDOM:
            _later(lose(self, row))
        return won

    _change(PostgresStore, "append", append)


def older_view_shown() -> None:
    """Show a view of before as that of the present version."""
    first, shown = streams._first_frames, dict[tuple[str, Any], dict[str, Any]]()

    class Old:
        def __init__(self, diff: ViewDiff, place: tuple[str, Any]) -> None:
            self._diff, self._place = diff, place

        def everything(self, table: Any) -> Any:
            now = self._diff.everything(table)
            old = shown.get(self._place)
            shown[self._place] = now
            return old if old is not None and _dice.random() < _SELDOM else now

    def frames(live: LiveTable, seat: Any, diff: ViewDiff, said: Any) -> Any:
        old: Any = Old(diff, (live.table.id, seat))
        return first(live, seat, old, said)

    _change(streams, "_first_frames", frames)


def view_of_another_seat() -> None:
    """Show sometimes what another seat may see."""
    first = streams._first_frames

    def frames(live: LiveTable, seat: Any, diff: ViewDiff, said: Any) -> Any:
        if seat is not None and _dice.random() < _SELDOM:
            diff = ViewDiff(live.table, 1 - seat if seat < 2 else 0)  # noqa: PLR2004 - two persons
        return first(live, seat, diff, said)

    _change(streams, "_first_frames", frames)


def view_of_another_table() -> None:
    """Show sometimes the table that was asked for before."""
    first, before = streams._first_frames, list[LiveTable]()

    def frames(live: LiveTable, seat: Any, diff: ViewDiff, said: Any) -> Any:
        before.append(live)
        other: Any = diff
        if _dice.random() < _SELDOM and before[0].table.match is not None:
            view = ViewDiff(before[0].table, seat).everything(before[0].table)
            other = type("Other", (), {"everything": lambda *_: view})()
        del before[:-5]
        return first(live, seat, other, said)

    _change(streams, "_first_frames", frames)


def wrong_version_acked() -> None:
    """Acknowledge sometimes another version than was written."""

    def wrong(done: Any) -> Any:
        return Taken(done.version + 1, None) if isinstance(done, Taken) else done

    _change_answers(wrong)


def refused_though_written() -> None:
    """Refuse sometimes what was written."""

    def wrong(done: Any) -> Any:
        return Denial("stale") if isinstance(done, Taken) else done

    _change_answers(wrong)


def never_answered() -> None:
    """Answer some commands never, however often they come."""
    start = Commands.start

    def silent(self: Commands, said: Play | Do) -> None:
        if random.Random(said.k).random() >= _SELDOM:
            start(self, said)

    _change(Commands, "start", silent)


def frame_dropped() -> None:
    """Leave sometimes a version out for who looks on."""
    deliver = Streams.deliver

    def drop(self: Streams, *row: Any, **more: Any) -> None:
        if _dice.random() >= _SELDOM:
            deliver(self, *row, **more)

    _change(Streams, "deliver", drop)


def wrong_seat_told() -> None:
    """Tell sometimes that another seat has acted."""
    frame = _present(streams, "event_frame")

    def wrong(*what: Any) -> dict[str, Any]:
        made: dict[str, Any] = frame(*what)
        if "by" in made and _dice.random() < _SELDOM:
            made["by"] = 1 - made["by"]
        return made

    _change(streams, "event_frame", wrong)


def clock_trusted() -> None:
    """Take the time from the machine, whatever it says."""

    def now(_: clock.Clock) -> int:
        return time.time_ns() // 1_000_000

    _change(clock.Clock, "now", now)


def news_believed() -> None:
    """Take rows from Redis as they come, without asking the database, or for those between."""

    def hear(self: Tables, announced: Announced) -> None:
        row = announced.row
        live = self.known(row.table)
        if live is not None and row.version > live.table.version:
            live.table.version = row.version - 1
            self.take(live, row, own=False)

    _change(Tables, "hear", hear)


def announced_before_written() -> None:
    """Announce a row before it is written, with the proof by which the other node believes it."""
    begin, write, nodes = Tables.__init__, PostgresStore.append, list[Tables]()

    def begun(self: Tables, *what: Any, **more: Any) -> None:
        begin(self, *what, **more)
        nodes.append(self)

    def append(
        self: PostgresStore, row: Row, check_at: int | None = None, after: Row | None = None
    ) -> asyncio.Future[bool]:
        if after is not None:
            for tables in nodes:
                tables.bus.publish(row, tables.proofs.proof(row, after))
        return write(self, row, check_at, after)

    _change(Tables, "__init__", begun)
    _change(PostgresStore, "append", append)


def away_taken_for_gone() -> None:
    """Say that there is no such table where the database cannot be asked."""
    get = Tables.get

    async def find(self: Tables, table: str) -> LiveTable | None:
        try:
            live = await get(self, table)
            if live is not None:
                await self.catch_up(live)
        except Unavailable:
            return None
        return live

    _change(Tables, "get", find)


FAULTS: Final[dict[str, Callable[[], None]]] = {
    plant.__name__: plant
    for plant in (
        acked_before_written,
        timeout_taken_for_success,
        answered_from_memory,
        answered_from_memory_while_parted,
        repeats_written,
        fence_ignored,
        version_skipped,
        row_lost,
        older_view_shown,
        view_of_another_seat,
        view_of_another_table,
        wrong_version_acked,
        refused_though_written,
        never_answered,
        frame_dropped,
        wrong_seat_told,
        clock_trusted,
        news_believed,
        announced_before_written,
        away_taken_for_gone,
    )
}


def _change(place: Any, name: str, value: Any) -> None:
    """Put something in the place of what must be there: it may have got another name."""
    _present(place, name)
    setattr(place, name, value)


def _present(place: Any, name: str) -> Any:
    return getattr(place, name)


def _change_answers(wrong: Callable[[Any], Any]) -> None:
    answer = Commands._answer

    def answered(self: Commands, done: Any, *more: Any) -> None:
        answer(self, wrong(done) if _dice.random() < _SELDOM else done, *more)

    _change(Commands, "_answer", answered)


def _later(work: Any) -> None:
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Future[Any]) -> None:
    _tasks.discard(task)
    if not task.cancelled():
        task.exception()  # whatever it is, nobody is told
