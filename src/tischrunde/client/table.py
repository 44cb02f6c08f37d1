"""A table as it is now, and the commands to it."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tischrunde.client.errors import STALE, Refused
from tischrunde.client.pending_commands import PendingCommands
from tischrunde.client.promises import Finding, Promises, check
from tischrunde.client.resync import Resync
from tischrunde.client.stream import Stream
from tischrunde.protocol.frames import BotSpeed, Do, Here, Phrase, Play, Said


class ViewReader:
    """Reads a view: whose turn it is, what may be played, and why not the rest."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self._view = view

    @property
    def view(self) -> Mapping[str, Any]:
        """All that may be known."""
        return self._view

    @property
    def seat(self) -> int | None:
        """The own seat, if one has any."""
        seat: int | None = self.view.get("seat")
        return seat

    @property
    def round(self) -> Mapping[str, Any]:
        """The present round; empty before the match begins."""
        seen: Mapping[str, Any] = (self.view.get("match") or {}).get("round") or {}
        return seen

    @property
    def legal(self) -> Sequence[str]:
        """The moves one may play now, in notation; some games let one act out of turn."""
        moves: Sequence[str] = () if self.over or self.stood_in else self.round.get("legal", ())
        return moves

    @property
    def blocked(self) -> Mapping[str, Any]:
        """By card: the moves that may not be played, and their refusals."""
        refusals: Mapping[str, Any] = self.round.get("blocked", {})
        return refusals

    @property
    def my_turn(self) -> bool:
        """Whether the match waits for this seat, perhaps for others as well."""
        return bool(self.legal) and self.seat in self.round["waiting"]

    @property
    def stood_in(self) -> bool:
        """Whether a bot stands in for this seat."""
        return self.seat is not None and bool(self.view["chairs"][self.seat]["stood_in"])

    @property
    def pausing(self) -> bool:
        """Whether the others wait until one has seen the result of the last round."""
        clock = self.view.get("clock") or {}
        return clock.get("kind") == "pause" and self.seat in clock["seats"]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.view.get("state") == "over"


class LiveTable(ViewReader):
    """A table that follows the server's, whatever happens to the connection.

    ``async for`` begins with the table as it is and goes on with every version once, in order;
    several may watch at the same time. The properties are always the newest. Every command returns
    the version at which it is durable, once that is shown, or raises Refused.
    """

    def __init__(
        self,
        resync: Resync,
        pending: PendingCommands,
        let_go: Callable[[str], None],
        promises: Promises,
    ) -> None:
        self.id = resync.table
        self._promises = promises
        self._resync = resync
        self._pending = pending
        self._let_go = let_go

    @property
    def version(self) -> int:
        """The last version that was told."""
        return self._resync.state.version

    @property
    def view(self) -> Mapping[str, Any]:
        """All that may be known; a view once given out is not changed any more."""
        return self._resync.state.last.view

    @property
    def events(self) -> Sequence[Mapping[str, Any]]:
        """What the last version brought."""
        return self._resync.state.last.events

    @property
    def here(self) -> Here:
        """Which seats have a viewer, and how many spectators there are."""
        return self._resync.here

    @property
    def said(self) -> Sequence[Said]:
        """The phrases said last, oldest first."""
        return tuple(self._resync.said)

    @property
    def connected(self) -> bool:
        """Whether there is a connection now; a lost one is restored, and nothing gets lost."""
        return self._resync.connected

    @property
    def base(self) -> int:
        """The version whose view is shown: a move chosen now is chosen from it."""
        return self._resync.state.seen

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Whether the server kept its promises about the cards; empty before the end."""
        return check(self._promises.of(self.id), self.view) if self.over else ()

    def __aiter__(self) -> Stream:
        """Return the versions from the present one on."""
        return self._resync.stream()

    async def until(self, true: Callable[["LiveTable"], bool]) -> None:
        """Wait until something is true of the table."""
        while not true(self):
            await self._resync.change()

    async def play(self, move: str, base: int | None = None) -> int:
        """Play a move, chosen from the present view unless an earlier ``base`` is given."""
        chosen_from = self.base if base is None else base
        state = self._resync.state
        retreats = state.retreats
        try:
            return await self._deliver(Play(_key(), self.id, chosen_from, move))
        except Refused as no:
            if no.code == STALE and state.retreats == retreats:
                state.outdate(chosen_from)
                await self._resync.catch_up()
            raise

    def say(self, phrase: Phrase) -> None:
        """Say a quick phrase to the table; nobody is told if it got lost."""
        self._resync.say(phrase, _key())

    async def start(self) -> int:
        """Have the cards dealt."""
        return await self._do("start")

    async def rise(self) -> int:
        """Give up the own seat, before the match begins."""
        return await self._do("rise")

    async def leave(self, seat: int | None = None) -> int:
        """Let a bot stand in: here, or at the seat of somebody who keeps all waiting too long."""
        return await self._deliver(Do(_key(), self.id, "leave", seat=seat))

    async def take_back(self) -> int:
        """Take the seat back from the bot."""
        return await self._do("return")

    async def replace(self, seat: int) -> int:
        """Agree that a bot takes the seat of another for good; the host begins."""
        return await self._deliver(Do(_key(), self.id, "replace", seat=seat))

    async def resume(self) -> int:
        """Say that the result of the last round was seen; the next begins once all have."""
        return await self._do("resume")

    async def set_speed(self, speed: BotSpeed) -> int:
        """Let the bots play slower or faster, at a table without other people."""
        return await self._deliver(Do(_key(), self.id, "speed", speed=speed))

    async def ask_for_time(self, *, needed: bool = True) -> int:
        """Let everybody answer attacks for longer from the next one on, or no longer so."""
        return await self._do("more-time" if needed else "usual-time")

    async def rematch(self, entropy: str | None = None) -> int:
        """Ask for a rematch, and add entropy to its shuffle, by default random.

        Nothing is added if the server has not promised its own part.
        """
        promised = self.view.get("rematch")
        if promised is None:
            return await self._do("rematch")
        with self._promises.adding(promised["table"], entropy, self.view) as added:
            return await self._do("rematch", added)

    def close(self) -> None:
        """Stop watching."""
        self._let_go(self.id)

    async def _do(self, action: str, entropy: str = "") -> int:
        return await self._deliver(Do(_key(), self.id, action, entropy))

    async def _deliver(self, command: Play | Do) -> int:
        if self._resync.end is not None:
            raise self._resync.end
        state = self._resync.state
        retreats = state.retreats
        version = await self._pending.deliver(command)
        if state.retreats != retreats:  # the server lost the move, or what it was chosen from
            raise Refused(STALE)
        state.hear_of(version)
        await self._resync.catch_up()
        return version


def _key() -> str:
    """Return a name for a command that no other has."""
    return secrets.token_urlsafe(12)
