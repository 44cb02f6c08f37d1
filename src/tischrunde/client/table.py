"""A table as it is now, and what one does there."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tischrunde.client.outbox import Outbox
from tischrunde.client.promises import Finding, Promises, check
from tischrunde.client.pursuit import Pursuit
from tischrunde.client.refused import STALE, Refused
from tischrunde.client.sight import Sight
from tischrunde.client.stream import Stream
from tischrunde.protocol.frames import Do, Here, Phrase, Play, Said


class LiveTable(Sight):
    """A table that follows what happens there, whatever becomes of the connection.

    ``async for`` begins with the table as it is and goes on with every version once, in order;
    several may look on at the same time. What the properties tell is always the newest. Whatever
    is done returns the version at which it is durable, once that can be seen, or raises Refused.
    """

    def __init__(
        self,
        pursuit: Pursuit,
        outbox: Outbox,
        let_go: Callable[[str], None],
        promises: Promises,
    ) -> None:
        self.id = pursuit.table
        self._promises = promises
        self._pursuit = pursuit
        self._outbox = outbox
        self._let_go = let_go

    @property
    def version(self) -> int:
        """The last version that was told."""
        return self._pursuit.following.version

    @property
    def view(self) -> Mapping[str, Any]:
        """All that may be known; a view once given out is not changed any more."""
        return self._pursuit.following.last.view

    @property
    def events(self) -> Sequence[Mapping[str, Any]]:
        """What the last version brought."""
        return self._pursuit.following.last.events

    @property
    def here(self) -> Here:
        """Which seats have somebody looking, and how many only watch."""
        return self._pursuit.here

    @property
    def said(self) -> Sequence[Said]:
        """The phrases said last, oldest first."""
        return tuple(self._pursuit.said)

    @property
    def connected(self) -> bool:
        """Whether there is a connection now; without one it is sought, and nothing gets lost."""
        return self._pursuit.connected

    @property
    def base(self) -> int:
        """The version whose view is shown: a move chosen now is chosen from it."""
        return self._pursuit.following.seen

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Whether the server did with the cards what it had promised; nothing before the end."""
        return check(self._promises.of(self.id), self.view) if self.over else ()

    def __aiter__(self) -> Stream:
        """Return the versions from the present one on."""
        return self._pursuit.stream()

    async def until(self, true: Callable[["LiveTable"], bool]) -> None:
        """Wait until something is true of the table."""
        while not true(self):
            await self._pursuit.change()

    async def play(self, move: str, base: int | None = None) -> int:
        """Play a move, chosen from the view of now unless an earlier ``base`` is said."""
        chosen_from = self.base if base is None else base
        following = self._pursuit.following
        retreats = following.retreats
        try:
            return await self._deliver(Play(_key(), self.id, chosen_from, move))
        except Refused as no:
            if no.code == STALE and following.retreats == retreats:
                following.outdate(chosen_from)
                await self._pursuit.catch_up()
            raise

    def say(self, phrase: Phrase) -> None:
        """Say a quick phrase to the table; nobody is told if it got lost."""
        self._pursuit.say(phrase, _key())

    async def start(self) -> int:
        """Have the cards dealt."""
        return await self._do("start")

    async def rise(self) -> int:
        """Give up the own seat, before the match begins."""
        return await self._do("rise")

    async def leave(self, seat: int | None = None) -> int:
        """Let a bot stand in: here, or at the seat of somebody all have waited for too long."""
        return await self._deliver(Do(_key(), self.id, "leave", seat=seat))

    async def take_back(self) -> int:
        """Take the seat back from the bot."""
        return await self._do("return")

    async def replace(self, seat: int) -> int:
        """Agree that a bot takes the seat of another for good; the host is the first to."""
        return await self._deliver(Do(_key(), self.id, "replace", seat=seat))

    async def rematch(self, entropy: str | None = None) -> int:
        """Want to play the same again, and add to its shuffle: at random unless said.

        Where the server has not promised its part of it nothing is added.
        """
        promised = self.view.get("rematch")
        if promised is None:
            return await self._do("rematch")
        with self._promises.adding(promised["table"], entropy, self.view) as added:
            return await self._do("rematch", added)

    def close(self) -> None:
        """Look no longer."""
        self._let_go(self.id)

    async def _do(self, deed: str, entropy: str = "") -> int:
        return await self._deliver(Do(_key(), self.id, deed, entropy))

    async def _deliver(self, command: Play | Do) -> int:
        if self._pursuit.end is not None:
            raise self._pursuit.end
        following = self._pursuit.following
        retreats = following.retreats
        version = await self._outbox.deliver(command)
        if following.retreats != retreats:  # what it was chosen from, or it itself, was lost
            raise Refused(STALE)
        following.hear_of(version)
        await self._pursuit.catch_up()
        return version


def _key() -> str:
    """Return a name for a command that no other has."""
    return secrets.token_urlsafe(12)
