"""Pending commands: each is sent, with the same key, until it is answered."""

import asyncio
from dataclasses import dataclass
from typing import Final

from tischrunde.client.errors import refused
from tischrunde.client.link import Link
from tischrunde.protocol.frames import Do, Err, Play

RESEND_S: Final = 1.2
"""Seconds until what was not answered is sent again, doubled each time."""
DOUBLINGS: Final = 3
"""How often that time is doubled: connections lose nothing, and slow ones need no extra load."""

_MS_PER_S: Final = 1000


@dataclass(slots=True)
class _Underway:
    """A command, who waits for its answer, and when it is sent again."""

    command: Play | Do
    answer: asyncio.Future[int]
    timer: asyncio.TimerHandle | None = None
    times: int = 0


class PendingCommands:
    """Commands not yet answered, in the order in which they were first sent."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._underway: dict[str, _Underway] = {}

    async def deliver(self, command: Play | Do) -> int:
        """Return the version at which a command is durable; raise Refused if it was not taken.

        A caller that stops waiting does not know which.
        """
        underway = _Underway(command, asyncio.get_running_loop().create_future())
        self._underway[command.k] = underway
        try:
            self._send(underway)
            return await underway.answer
        finally:
            del self._underway[command.k]
            _stop(underway)

    def send_all(self) -> None:
        """Send everything again, in order: a new connection knows nothing of what went before."""
        for underway in self._underway.values():
            underway.times = 0
            self._send(underway)

    def taken(self, key: str | None, version: int) -> None:
        """Note that a command is durable."""
        underway = self._underway.get(key or "")
        if underway is not None and not underway.answer.done():
            underway.answer.set_result(version)

    def denied(self, no: Err) -> None:
        """Note that a command was not taken, for good or for now."""
        underway = self._underway.get(no.k or "")
        if underway is None or underway.answer.done():
            return
        if no.retry is None:
            underway.answer.set_exception(refused(no))
        else:
            self._wait(underway, no.retry / _MS_PER_S)

    def pause(self, seconds: float) -> None:
        """Send nothing for a while, then everything again."""
        for underway in self._underway.values():
            self._wait(underway, seconds)

    def fail(self, why: Exception, table: str | None = None) -> None:
        """Give up all commands, or those for a table."""
        for underway in self._underway.values():
            if table in (None, underway.command.table) and not underway.answer.done():
                underway.answer.set_exception(why)

    def _send(self, underway: _Underway) -> None:
        self._link.post(underway.command)
        self._wait(underway, RESEND_S * 2**underway.times)
        underway.times = min(underway.times + 1, DOUBLINGS)

    def _wait(self, underway: _Underway, pause: float) -> None:
        _stop(underway)
        underway.timer = asyncio.get_running_loop().call_later(pause, self._send, underway)


def _stop(underway: _Underway) -> None:
    if underway.timer is not None:
        underway.timer.cancel()
