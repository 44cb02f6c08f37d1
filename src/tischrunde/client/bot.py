"""Plays a match by a function that chooses moves."""

from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Final, TypeAlias

from tischrunde.client.errors import STALE, Refused
from tischrunde.client.table import LiveTable

Choose: TypeAlias = Callable[[LiveTable], str | Awaitable[str | None] | None]
"""Returns one of the table's legal moves, or None to wait; it may take its time."""

_OVERTAKEN: Final = (STALE, "too-late", "stood-in")
"""Codes of moves the table did not wait for: there is something new to look at."""


async def play_match(table: LiveTable, choose: Choose) -> None:
    """Play until the match is over, choosing whenever there is something new and a choice.

    Out of turn there may be a choice as well, in UNO to catch somebody. A seat that was lost for
    being too slow is taken back. Nobody has to wait until a result was read.
    """
    asked = 0
    async for happened in table:
        if happened.afresh:  # after a loss the same version may be another one
            asked = 0
        if table.over:
            return
        if table.stood_in:
            await _unless_overtaken(table.take_back(), "nobody-stands-in")
        if table.pausing:
            await _unless_overtaken(table.resume(), "nothing-to-resume")
        if not table.legal or table.base == asked:
            continue
        asked = base = table.base
        chosen = choose(table)
        move = await chosen if isawaitable(chosen) else chosen
        if move is not None:
            await _unless_overtaken(table.play(move, base), *_OVERTAKEN)


async def _unless_overtaken(work: Awaitable[int], *codes: str) -> None:
    try:
        await work
    except Refused as no:
        if no.code not in codes:
            raise
