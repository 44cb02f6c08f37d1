"""What happens at a place while somebody thinks: kept until it is told."""

import asyncio
from collections import deque
from types import TracebackType
from typing import Self

from tischrunde.terminal.places.place import Place
from tischrunde.terminal.places.scene import Scene


class News:
    """The scenes of a place in their order, gathered beside."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._scenes: deque[Scene | Exception] = deque()
        self._came = asyncio.Event()
        self._gathering: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Begin to listen."""
        self._gathering = asyncio.create_task(self._gather())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Listen no longer."""
        if self._gathering is not None:
            self._gathering.cancel()
            await asyncio.gather(self._gathering, return_exceptions=True)

    @property
    def pending(self) -> bool:
        """Whether something has happened that was not looked at."""
        return bool(self._scenes)

    async def happened(self) -> None:
        """Return as soon as there is a scene to look at."""
        await self._came.wait()

    async def next(self) -> Scene:
        """Return the next scene as soon as there is one; what broke the place is raised."""
        await self.happened()
        scene = self._scenes.popleft()
        if not self._scenes:
            self._came.clear()
        if isinstance(scene, Exception):
            raise scene
        return scene

    async def _gather(self) -> None:
        try:
            async for scene in self._place.scenes():
                self._keep(scene)
        except Exception as error:  # noqa: BLE001 - told where scenes are waited for
            self._keep(error)

    def _keep(self, scene: Scene | Exception) -> None:
        self._scenes.append(scene)
        self._came.set()
