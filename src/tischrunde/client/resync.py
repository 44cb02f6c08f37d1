"""Keeps up with a table: asks for missing versions until they are there."""

import asyncio
from collections import deque
from typing import Final
from weakref import WeakSet

from tischrunde.client.link import Link
from tischrunde.client.pending_commands import DOUBLINGS, RESEND_S
from tischrunde.client.stream import Stream
from tischrunde.client.table_state import TableState
from tischrunde.protocol.frames import Ev, Here, Phrase, Said, Say, Skip, Snap, Sub

_MAX_PHRASES: Final = 20
"""Maximum number of phrases remembered."""


class Resync:
    """One table's frames, from any connection, for all watchers."""

    def __init__(self, table: str, code: str, link: Link) -> None:
        self.table = table
        self.here = Here(table, [], 0)
        self.said: deque[Said] = deque(maxlen=_MAX_PHRASES)
        self.state = TableState()
        self.end: Exception | None = None
        self._code = code
        self._link = link
        self._streams: WeakSet[Stream] = WeakSet()
        self._answered = True
        self._times = 0
        self._changed: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def connected(self) -> bool:
        """Whether there is a connection now."""
        return self._link.connected

    def stream(self) -> Stream:
        """Return the versions from the present one on, for one more watcher."""
        stream = Stream(self.state.last)
        if self.end is not None:
            stream.end(self.end)
        self._streams.add(stream)
        return stream

    def take(self, frame: Snap | Ev | Skip | Here | Said) -> None:
        """Take a frame: a version, who is watching, or a phrase."""
        match frame:
            case Here():
                self.here = frame
            case Said():
                self.said.append(frame)
            case _:
                self._follow(frame)
        self.wake()

    def _follow(self, frame: Snap | Ev | Skip) -> None:
        self._answered = True
        self._times = 0
        happened = self.state.take(frame)
        if happened is not None:
            for stream in self._streams:
                stream.put(happened)
        if not self.state.behind:
            self._stop()
        elif self._timer is None:
            self.ask()

    def say(self, phrase: Phrase, key: str) -> None:
        """Say a phrase; without a connection nobody hears it."""
        self._link.post(Say(self.table, phrase, key))

    def ask(self) -> None:
        """Ask for what is missing, and again, ever more rarely, until it comes.

        If nothing is missing the answer says so; without it the subscription is not certain.
        """
        self._answered = False
        state = self.state
        self._link.post(Sub(self.table, state.since, self._code, state.at))
        self._look_in(RESEND_S * 2**self._times)
        self._times = min(self._times + 1, DOUBLINGS)

    def ask_again(self) -> None:
        """Ask over a new connection, which knows nothing of what was asked before."""
        self._times = 0
        self.ask()
        self.wake()

    def ask_in(self, pause: float) -> None:
        """Ask after ``pause`` seconds, whether or not something is missing."""
        self._stop()
        self._timer = asyncio.get_running_loop().call_later(pause, self.ask)

    async def catch_up(self) -> None:
        """Wait for what is on its way."""
        while self.state.behind:
            if self._timer is None:
                self._look_in(RESEND_S)
            await self.change()

    async def change(self) -> None:
        """Wait for the next frame, or for the connection to go or to come back."""
        if self.end is not None:
            raise self.end
        if self._changed is None:
            self._changed = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._changed)

    def stop(self, why: Exception) -> None:
        """Stop following, and wake all who wait with an error."""
        self.end = why
        self._stop()
        for stream in self._streams:
            stream.end(why)
        self.wake()

    def wake(self) -> None:
        """Wake all who wait: something has changed, if only the connection."""
        changed, self._changed = self._changed, None
        if changed is not None:
            changed.set_result(None)

    def _look_in(self, pause: float) -> None:
        self._stop()
        self._timer = asyncio.get_running_loop().call_later(pause, self._look)

    def _look(self) -> None:
        self._timer = None
        if self.state.behind or not self._answered:
            self.ask()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
