"""An event loop whose time is simulated: it passes only where everybody waits for it."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from heapq import heappush
from itertools import count
from selectors import SelectSelector
from typing import Any, Final, TypeVarTuple

from tests.table.keeper import NOON

_MICROS: Final = 1_000_000

Args = TypeVarTuple("Args")


class VirtualLoop(asyncio.SelectorEventLoop):
    """Sleeps by setting its clock; those who wait for the same moment are woken in order.

    Times are whole microseconds, so that none drift apart.
    """

    _scheduled: list[asyncio.TimerHandle]

    def __init__(self) -> None:
        self.micros = 0
        self._timers = count()
        super().__init__(_Sleeper(self))
        self._clock_resolution = 1 / _MICROS

    def time(self) -> float:
        return self.micros / _MICROS

    def call_at(
        self,
        when: float,
        callback: Callable[[*Args], object],
        *args: *Args,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        timer = _Timer(when, callback, args, self, context)
        timer.order = round(when * _MICROS), next(self._timers)
        heappush(self._scheduled, timer)
        return timer

    def pass_over(self, seconds: float) -> None:
        """Let time pass that nobody needs."""
        self.micros = round((self.time() + seconds) * _MICROS)

    def now(self) -> int:
        """Return the time as a server has it: in milliseconds since 1970."""
        return NOON + self.micros // 1000


class _Timer(asyncio.TimerHandle):
    order: tuple[int, int]

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._scheduled = True  # the loop counts those that are cancelled

    def __lt__(self, other: Any) -> bool:
        earlier: bool = self.order < other.order
        return earlier


class _Sleeper(SelectSelector):
    """Waits for nothing outside, for there is nothing."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        self._loop.pass_over(timeout)
        return []


def run_virtually(evening: Coroutine[Any, Any, None]) -> None:
    """Run something in simulated time; what goes wrong unseen in a task is raised at the end."""
    mishaps: list[dict[str, Any]] = []
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.get_loop().set_exception_handler(lambda _, context: mishaps.append(context))
        runner.run(evening)
    assert not mishaps, mishaps


def virtual_loop() -> VirtualLoop:
    """Return the loop that runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return loop
