"""A table at home: the match is played in this process, by people at the screen and bots."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tischrunde.core.game import Seat
from tischrunde.core.record import Record, Seed, write_record
from tischrunde.core.recorder import Recorder
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.sessions.new_match import new_seed
from tischrunde.terminal.sessions.opponents import Opponents
from tischrunde.terminal.sessions.scene import BOT, OVER, PERSON, PLAYING, Chair, Scene
from tischrunde.terminal.sessions.session import Denied, Session

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint


class LocalSession(Session):
    """People who share one screen, and bots; there is no clock.

    A record says what is played, who sits where, and what was played already. Bots take ``pause``
    seconds before they act, so that people can follow; what they do does not depend on it.
    """

    advises = True

    def __init__(self, record: Record, pause: float) -> None:
        self._game = GAMES[record.game]
        self._recording = resumed(record)
        self._terms = record
        self._levels = record.levels or ("",) * len(record.names)
        self._pause = pause
        self._bots = Opponents(self._game, self._levels, pause, self._play, self._fail)
        self._moves = sum(len(round_.moves) for round_ in record.rounds)
        self._scene = self._seen(self._recording.match.opening if not self._moves else ())
        self._listeners: list[asyncio.Queue[Scene | BaseException | None]] = []
        self.mine = tuple(seat for seat, level in enumerate(self._levels) if not level)

    @property
    def scene(self) -> Scene:
        """The table as it is now."""
        return self._scene

    async def scenes(self) -> AsyncIterator[Scene]:
        """Yield the table as it is now, and then after every move.

        Bots think only while the next scene is awaited: whoever reads a score sheet misses nothing.
        """
        queue: asyncio.Queue[Scene | BaseException | None] = asyncio.Queue()
        self._listeners.append(queue)
        try:
            yield self._scene
            while True:
                if queue.empty():
                    self._bots.attend(self._recording.match, self._moves)
                heard = await queue.get()
                if heard is None:
                    return
                if isinstance(heard, BaseException):
                    raise heard
                yield heard
        finally:
            self._listeners.remove(queue)

    async def play(self, seat: Seat, move: Any) -> None:  # noqa: ANN401 - of any game
        """Play a move at one of the own seats."""
        if seat not in self.mine:
            raise Denied("not-your-seat")
        if refusal := self._recording.match.refusal(seat, move):
            raise Denied("refused", refusal)
        self._play(seat, move)

    async def start(self) -> None:
        """At home the cards are dealt at once."""
        raise Denied("already-started")

    async def take_back(self) -> None:
        """At home nobody stands in."""
        raise Denied("nobody-stands-in")

    async def resume(self) -> None:
        """At home nobody waits for that."""

    async def again(self) -> "LocalSession":
        """Return a new table with the same people and rules, and other cards."""
        if self._scene.state != OVER:
            raise Denied("not-over")
        fresh = replace(self._terms, chance=Seed(new_seed()), rounds=(), result=None)
        return LocalSession(fresh, self._pause)

    async def advice(self, seat: Seat) -> "Sequence[Hint]":
        """Return what an expert would do, best first, by what the seat can see alone."""
        return await self._bots.advice(self._recording.match, seat)

    async def record(self) -> str:
        """Return the match up to now as a record, from which it can be resumed."""
        return write_record(self._recording.record)

    async def close(self) -> None:
        """Stop the bots."""
        await self._bots.go()
        for queue in self._listeners:
            queue.put_nowait(None)

    def _play(self, seat: Seat, move: Any) -> None:  # noqa: ANN401 - of any game
        self._bots.dismiss()
        events = self._recording.play(seat, move)
        self._moves += 1
        self._scene = self._seen(events)
        for queue in self._listeners:
            queue.put_nowait(self._scene)

    def _fail(self, error: BaseException) -> None:
        """End the session with the error of a bot."""
        for queue in self._listeners:
            queue.put_nowait(error)

    def _seen(self, events: tuple[Any, ...]) -> Scene:
        match = self._recording.match
        return Scene(
            game=self._game.id,
            rules=self._terms.rules,
            state=OVER if match.over else PLAYING,
            chairs=tuple(map(_chair, self._terms.names, self._levels)),
            views=self._views(),
            events=events,
        )

    def _views(self) -> Mapping[Seat | None, Any]:
        """Return what each person sees; where only bots play, what spectators see."""
        match = self._recording.match
        people: list[Seat | None] = [
            seat for seat, level in enumerate(self._levels) if not level
        ] or [None]
        return MappingProxyType({seat: match.view(seat) for seat in people})


def resumed(record: Record) -> Recorder:
    """Return a recorded match, ready to be played on."""
    game = GAMES[record.game]
    recording = Recorder(game, replace(record, rounds=(), result=None))
    for round_ in record.rounds:
        for move in round_.moves:
            recording.play(move.seat, game.read_move(move.text), move.at)
    return recording


def _chair(name: str, level: str) -> Chair:
    return Chair(name, BOT if level else PERSON, level)
