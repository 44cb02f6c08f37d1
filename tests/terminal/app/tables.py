"""Tables to sit down at: dealt from a seed, at a position, or as a server would show them."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, Never

from tischrunde.core.game import Seat
from tischrunde.core.record import Record
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.new_match import fresh
from tischrunde.terminal.sessions.scene import OPEN, Chair, Scene
from tischrunde.terminal.sessions.session import Denied

NAMES: Final = ("Igel", "Dachs", "Uhu", "Aal", "Hase", "Wolf", "Elch", "Reh", "Ara", "Pfau")
LINK: Final = "https://tischrunde.example/t/k3v9x2m7q4p8s6t1#wind-fuchs-salz"
NEVER_S: Final = 1e6
"""Seconds a bot waits that shall not act."""


class Posed(LocalSession):
    """A table whose first round stands at a position."""

    def stand_at(self, position: str) -> None:
        """Put the cards where they lie."""
        self._recording.match.round = self._game.read_round(position)
        self._scene = self._seen(())

    def act(self, seat: int, move: str) -> None:
        """Play a move at any seat, a bot's too."""
        self._play(seat, self._game.read_move(move))


class Elsewhere(Posed):
    """A table as a server shows it: others sit before screens of their own."""

    advises = False
    shown: Mapping[str, Any] = MappingProxyType({})

    def show(self, **shown: Any) -> None:
        """Show something that only a server's table shows."""
        self.shown = {"link": LINK, **shown}
        self._scene = self._seen(())

    def happen(self, **shown: Any) -> None:
        """Let something happen around the table, and not in the match."""
        self.show(**{**self.shown, **shown})
        for queue in self._listeners:
            queue.put_nowait(self._scene)

    def _seen(self, events: tuple[Any, ...]) -> Scene:
        return replace(super()._seen(events), **self.shown)

    async def again(self) -> Never:
        """Wait for the others, who do not want to."""
        await asyncio.Event().wait()
        raise AssertionError


class _Gone(Elsewhere):
    """A table that is cleared away."""

    async def scenes(self) -> AsyncIterator[Scene]:
        """Yield it once more."""
        yield self.scene
        raise Denied("no-such-table")


def dealt(  # noqa: PLR0913 - each is what one table differs in from another
    rules: str,
    players: int = 2,
    *,
    people: int = 1,
    seed: int = 1,
    pause: float = 0,
    names: Sequence[str] = NAMES,
) -> Posed:
    """Return a table with people at its first seats and easy bots at the others."""
    return Posed(_terms(rules, players, people, names, seed), pause)


def _terms(rules: str, players: int, people: int, names: Sequence[str], seed: int) -> Record:
    game = game_of(rules) or GAMES["rallye"]
    levels = [""] * people + ["easy"] * (players - people)
    return fresh(game, game.house.read(rules), names[:players], levels, bytes([seed]) * 32)


def posed(
    position: str, *, people: int = 1, pause: float = NEVER_S, names: Sequence[str] = NAMES
) -> Posed:
    """Return a table at a position; its bots wait for ever unless told otherwise."""
    rules, players = position.partition(";")[0].split()
    table = dealt(rules, int(players), people=people, pause=pause, names=names)
    table.stand_at(position)
    return table


def elsewhere(
    position: str, *, people: int = 1, table: type[Elsewhere] = Elsewhere, **shown: Any
) -> Elsewhere:
    """Return a table at a position as a server shows it; its bots are players elsewhere."""
    rules, players = position.partition(";")[0].split()
    session = table(_terms(rules, int(players), people, NAMES, seed=1), NEVER_S)
    session.stand_at(position)
    chairs = tuple(map(Chair, NAMES[: int(players)]))
    session.show(**{"chairs": chairs, **shown})
    return session


def gone(position: str) -> Elsewhere:
    """Return a table of a server that is cleared away while one looks at it."""
    return elsewhere(position, table=_Gone)


def still_open(*chairs: Chair | None, host: Seat) -> Elsewhere:
    """Return a table of a server at which no cards are dealt yet."""
    table = Elsewhere(_terms("schmidt", len(chairs), 1, NAMES, seed=1), NEVER_S)
    table.show(state=OPEN, chairs=chairs, views={}, host=host)
    return table
