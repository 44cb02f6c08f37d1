"""Sessions at home and at a server, each with a bot at the table, and moves at random."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import RunningServer
from tischrunde.client import Client
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.protocol.rest import Opened
from tischrunde.terminal.sessions.guests import Guests
from tischrunde.terminal.sessions.join import join
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.terminal.sessions.new_match import fresh
from tischrunde.terminal.sessions.remote import RemoteSession
from tischrunde.terminal.sessions.scene import OVER, Scene
from tischrunde.terminal.sessions.session import Denied, Session

NAME = "Igel"
BOT = "easy"
SHORT = {"rallye": "fx-schmid,target=1", "uno": "uno-carabiner,target=1"}
"""Matches of one round."""


class SessionFactory:
    """Opens sessions to try the contract in: at home, or at a server."""

    def __init__(self, server: RunningServer | None, state: Path) -> None:
        self.server = server
        self.guests = Guests(state)

    @asynccontextmanager
    async def session(self, game: str) -> AsyncIterator[Session]:
        """Sit at a table with one bot, the cards dealt."""
        session = await (
            self._at_home(game) if self.server is None else self._away(self.server, game)
        )
        try:
            yield session
        finally:
            await session.close()

    async def _at_home(self, game: str) -> LocalSession:
        edition = GAMES[game].house.read(SHORT[game])
        return LocalSession(fresh(GAMES[game], edition, (BOT, NAME), (BOT, "")), pause=0)

    async def _away(self, server: RunningServer, game: str) -> RemoteSession:
        opened = await opened_at(server, game, bots=[BOT])
        session = await join(opened.link, NAME, guests=self.guests)
        await session.start()
        return session


async def opened_at(server: RunningServer, game: str, *, players: int = 2, **more: Any) -> Opened:
    """Return a table at which somebody else had bots sit down, and no one else sits."""
    async with Client(server.url) as host:
        await host.come_in("Wirt")
        rules = more.pop("rules", SHORT[game])
        return await host.open_table(
            game, rules, players=players, sit=False, **({"pace": "programs"} | more)
        )


async def played(session: Session, seed: int = 1) -> list[Scene]:
    """Play at random to the end, and return all scenes on the way."""
    chance = random.Random(seed)
    scenes = []
    async with aclosing(session.scenes()) as coming:  # type: ignore[type-var]
        async for scene in coming:
            scenes.append(scene)
            if scene.state == OVER:
                break
            if scene is session.scene:  # else there is something newer to look at
                for seat in scene.waiting & set(session.mine):
                    await played_in_time(session, seat, chosen(scene, seat, chance))
    return scenes


async def played_in_time(session: Session, seat: Seat, move: Any) -> None:
    """Play a move; a bot, or the clock, may have been quicker, and there is a newer scene then."""
    try:
        await session.play(seat, move)
    except Denied as no:
        if no.code not in ("stale", "too-late"):
            raise


def chosen(scene: Scene, seat: Seat, chance: random.Random) -> Any:
    """Return a move at random, but for drawing for ever."""
    write = GAMES[scene.game].write_move
    legal = scene.views[seat].round.legal
    cards = [move for move in legal if write(move) not in ("draw", "keep")]
    return chance.choice(cards or legal)


async def until(session: Session, true: Callable[[Scene], bool]) -> Scene:
    """Return the first scene of which something is true."""
    async with asyncio.timeout(60), aclosing(session.scenes()) as coming:  # type: ignore[type-var]
        async for scene in coming:
            if true(scene):
                return scene
    raise AssertionError("the scenes ended before")


async def denial(deed: Awaitable[Any]) -> str:
    """Return why something was not done."""
    with pytest.raises(Denied) as no:
        await deed
    return no.value.code


async def closed(*sessions: Session) -> None:
    """Go away from everywhere."""
    await asyncio.gather(*(session.close() for session in sessions))
