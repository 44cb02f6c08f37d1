"""The tables a client watches, and its pending commands, over one link."""

import time
from collections.abc import Callable, Sequence
from typing import Final, assert_never

from tischrunde.client.errors import GONE, STALE, Closed, Refused, refused
from tischrunde.client.link import Link
from tischrunde.client.pending_commands import PendingCommands
from tischrunde.client.promises import Promises
from tischrunde.client.resync import Resync
from tischrunde.client.socket import Socket
from tischrunde.client.table import LiveTable
from tischrunde.protocol.frames import (
    Ack,
    Bye,
    Err,
    Ev,
    FromServer,
    Gone,
    Hello,
    Here,
    Pong,
    Said,
    Skip,
    Snap,
    Unsub,
    Welcome,
)

_MS_PER_S: Final = 1000


class Tables:
    """Passes what comes over the link to the table or command it concerns."""

    def __init__(
        self, socket: Socket, urls: Sequence[str], token: Callable[[], str], promises: Promises
    ) -> None:
        self.ahead = (time.time_ns() - time.monotonic_ns()) // 1_000_000
        self._promises = promises
        self._token = token
        self._link = Link(socket, urls, self)
        self._pending = PendingCommands(self._link)
        self._resyncs: dict[str, Resync] = {}
        self._end: Exception | None = None

    async def follow(self, table: str, code: str) -> LiveTable:
        """Return a table, once its first view is there."""
        if self._end is not None:
            raise self._end
        self._link.start()
        if table not in self._resyncs:
            self._resyncs[table] = Resync(table, code, self._link)
            self._resyncs[table].ask()
        resync = self._resyncs[table]
        await resync.catch_up()
        return LiveTable(resync, self._pending, self.let_go, self._promises)

    def look_again(self, table: str) -> None:
        """Subscribe to a table again: it is seen from another seat now."""
        if table in self._resyncs:
            self._resyncs[table].state.renew()
            self._resyncs[table].ask()

    def let_go(self, table: str) -> None:
        """Stop watching a table."""
        if table in self._resyncs:
            self._link.post(Unsub(table))
            self._lose(table, Closed("this table was closed"))

    def renew(self) -> None:
        """Say hello again."""
        self._link.renew()

    async def close(self) -> None:
        """Close all connections."""
        await self._link.close()
        self.broken(Closed("this client was closed"))

    # Called by the link.

    def hello(self) -> Hello:
        """Return the hello frame."""
        return Hello(self._token())

    def welcomed(self, welcome: Welcome) -> None:
        """Send again all that still counts: tables first, then commands in order."""
        self.ahead = welcome.now - time.monotonic_ns() // 1_000_000
        for resync in self._resyncs.values():
            resync.ask_again()
        self._pending.send_all()

    def heard(self, frame: FromServer) -> None:
        """Take a frame."""
        match frame:
            case Ev() | Skip() | Snap() | Here() | Said():
                if frame.table in self._resyncs:
                    self._take(self._resyncs[frame.table], frame)
                if isinstance(frame, Snap) and frame.back:
                    self._pending.fail(Refused(STALE), frame.table)
                if isinstance(frame, Ev | Skip) and frame.k is not None:
                    self._pending.taken(frame.k, frame.v)
            case Ack():
                self._pending.taken(frame.k, frame.v)
            case Err():
                self._denied(frame)
            case Gone():
                self._lose(frame.table, Refused(GONE))
            case Welcome() | Pong() | Bye():
                pass  # nothing that a table or a command waits for
            case _:
                assert_never(frame)

    def _take(self, resync: Resync, frame: Ev | Skip | Snap | Here | Said) -> None:
        resync.take(frame)
        self._promises.see(resync.state.last.view)

    def lost(self) -> None:
        """Note at all tables that the connection is gone for now."""
        for resync in self._resyncs.values():
            resync.wake()

    def broken(self, why: Exception) -> None:
        """Note that there will be no connection any more."""
        self._end = why
        for table in list(self._resyncs):
            self._lose(table, why)

    def _denied(self, no: Err) -> None:
        if no.k is not None:
            self._pending.denied(no)
        elif no.table in self._resyncs:
            if no.retry is None:
                self._lose(no.table, refused(no))
            else:
                self._resyncs[no.table].ask_in(no.retry / _MS_PER_S)
        elif no.retry is not None:  # too much was sent, and some of it was dropped
            self._pending.pause(no.retry / _MS_PER_S)

    def _lose(self, table: str, why: Exception) -> None:
        resync = self._resyncs.pop(table, None)
        if resync is not None:
            resync.stop(why)
        self._pending.fail(why, table)
