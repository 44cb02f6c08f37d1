"""Tasks that run side by side."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def side_by_side(*coroutines: Coroutine[Any, Any, None]) -> None:
    """Run all until one of them ends or fails; then cancel the others, and raise its error.

    Whoever is cancelled in the very moment in which one of them fails is cancelled nevertheless: a
    TaskGroup lets that be lost before Python 3.13, and who tries again after an error never ends.
    """
    tasks = [asyncio.create_task(each) for each in coroutines]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if task in ended:
            task.result()
