"""A server's table without a server: what happens there is what a test says."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from tischrunde.core.game import Seat
from tischrunde.terminal.sessions.scene import OPEN, Chair, Scene
from tischrunde.terminal.sessions.session import Denied, Session

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint

LINK = "http://localhost:8000/t/7gk2#drei-kluge-igel"


def before_the_deal(*names: str, host: Seat | None = None) -> Scene:
    """Return a table before the deal; where somebody has no name, a seat is free."""
    chairs = tuple(Chair(name) if name else None for name in names)
    return Scene("uno", "uno-carabiner", OPEN, chairs, {}, host=host, link=LINK)


class Away(Session):
    """A table where nothing can be done; ``happen`` shows a scene to those who look."""

    advises = False

    def __init__(self, scene: Scene, *mine: Seat) -> None:
        self.mine = mine
        self._scene = scene
        self._scenes: asyncio.Queue[Scene] = asyncio.Queue()
        self.happen(scene)

    @property
    def scene(self) -> Scene:
        """The table as it is now."""
        return self._scene

    async def scenes(self) -> AsyncIterator[Scene]:
        """Yield what happens."""
        while True:
            yield await self._scenes.get()

    def happen(self, scene: Scene) -> None:
        """Let the table be another one."""
        self._scene = scene
        self._scenes.put_nowait(scene)

    async def play(self, seat: Seat, move: Any) -> NoReturn:  # noqa: ARG002
        """Deny it."""
        raise Denied("unreachable")

    async def start(self) -> NoReturn:
        """Deny it."""
        raise Denied("unreachable")

    async def take_back(self) -> NoReturn:
        """Deny it."""
        raise Denied("unreachable")

    async def resume(self) -> None:
        """Nobody waits."""

    async def again(self) -> NoReturn:
        """Deny it."""
        raise Denied("unreachable")

    async def advice(self, seat: Seat) -> "Sequence[Hint]":  # noqa: ARG002
        """Deny it."""
        raise Denied("no-advice")

    async def record(self) -> str:
        """Return something that is no record."""
        return "moves\n"

    async def close(self) -> None:
        """Go away."""
