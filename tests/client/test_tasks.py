"""Whoever keeps something up until they are cancelled can be cancelled at any moment."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.client.node import run
from tischrunde.client.tasks import side_by_side


class Line:
    """Breaks, and is held again, as often as is wanted."""

    def __init__(self) -> None:
        self.held = 0
        self.ready = asyncio.Event()
        self.broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def hold(self) -> None:
        while True:
            self.held += 1
            self.broken = asyncio.get_running_loop().create_future()
            self.ready.set()
            try:
                await side_by_side(self._break(), wait())
            except OSError:
                await asyncio.sleep(0)

    async def _break(self) -> None:
        await self.broken


def break_it(line: Line, _: asyncio.Task[None]) -> None:
    line.broken.set_exception(OSError())


def cancel_it(_: Line, holding: asyncio.Task[None]) -> None:
    holding.cancel()


def cancel_next(_: Line, holding: asyncio.Task[None]) -> None:
    asyncio.get_running_loop().call_soon(holding.cancel)


def cancel_after_next(line: Line, holding: asyncio.Task[None]) -> None:
    asyncio.get_running_loop().call_soon(cancel_next, line, holding)


@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize(
    "deeds",
    [
        (break_it, cancel_it),
        (cancel_it, break_it),
        (break_it, cancel_next),
        (break_it, cancel_after_next),
    ],
)
def test_it_ends_when_it_is_cancelled_while_something_breaks(
    deeds: tuple[Callable[[Line, asyncio.Task[None]], None], ...], before: int
) -> None:
    async def test() -> None:
        line = Line()
        holding = asyncio.create_task(line.hold())
        for _ in range(before):
            await line.ready.wait()
            line.ready.clear()
            break_it(line, holding)
        await line.ready.wait()
        for deed in deeds:
            deed(line, holding)
        ended, _ = await asyncio.wait([holding], timeout=20)
        assert ended
        assert holding.cancelled()
        assert line.held == before + 1

    run(test())


async def nothing() -> None:
    """End at once."""


async def fault() -> None:
    raise OSError("a fault")


async def wait() -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("which", [(nothing, wait), (wait, nothing), (nothing, nothing)])
def test_the_first_that_ends_ends_all(
    which: tuple[Callable[[], Coroutine[Any, Any, None]]],
) -> None:
    run(side_by_side(*(each() for each in which)))


@pytest.mark.parametrize("which", [(fault, wait), (wait, fault), (fault, fault)])
def test_the_fault_of_one_is_raised(which: tuple[Callable[[], Coroutine[Any, Any, None]]]) -> None:
    with pytest.raises(OSError, match="a fault"):
        run(side_by_side(*(each() for each in which)))
