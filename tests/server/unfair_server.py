"""Runs a module as it is, except that some who play there are dealt cards chosen for them.

Whoever is named after a cheat is cheated in that way, at the last moment: when the server knows
what everybody has added to the shuffle. It deals many times and keeps the worst hand, and all that
it shows in the end fits together. Whoever has another name is dealt honest cards.
``python -m tests.server.unfair_server tischrunde serve`` is such a server.
"""

import hashlib
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Final

from tests.server import hasty_server
from tischrunde.core.fairness import commitment
from tischrunde.table import projection
from tischrunde.table.table import Table
from tischrunde.table.view import RematchView

TRIES: Final = 20

_deal = Table.begin
_rematch = projection._rematch  # noqa: SLF001 - a test may reach for what it replaces


def _secret(table: Table, number: int) -> None:
    """Take another secret than was promised, and say that it was this one."""
    table._secret = hashlib.sha256(f"{table.id} {number}".encode()).digest()  # noqa: SLF001
    table.opened = replace(table.opened, commitment=commitment(table.secret).hex())


def _deaf(table: Table, number: int) -> None:
    """Leave out what people have added."""
    table.chairs = [chair and replace(chair, entropy="") for chair in table.chairs]
    _secret(table, number)


def _bots(table: Table, number: int) -> None:
    """Let bots add what is good for them."""
    table.chairs = [
        chair and replace(chair, entropy=chair.entropy or f"{number}") for chair in table.chairs
    ]


def _date(table: Table, number: int) -> None:
    """Play on the day that is good for bots, in another month than was agreed."""
    month = "02" if table.opened.date.startswith("2026-01") else "01"
    table.opened = replace(table.opened, date=f"2026-{month}-{number + 1:02}")


def _names(table: Table, number: int) -> None:
    """Call bots what is good for them."""
    table.chairs = [
        chair and (chair if chair.owners else replace(chair, name=f"Bot {number + 10}"))
        for chair in table.chairs
    ]


CHEATS: Final[dict[str, Callable[[Table, int], None]]] = {
    "Secret": _secret,
    "Hidden": _secret,
    "Deaf": _deaf,
    "Ally": _bots,
    "Date": _date,
    "Names": _names,
}


def begin(table: Table, at: int) -> None:
    """Deal the cards, the worst of many to whoever is to be cheated."""
    for seat, chair in enumerate(table.chairs):
        if chair is not None and chair.name in CHEATS:
            cheat = CHEATS[chair.name]
            cheat(table, min(range(TRIES), key=lambda number: _dealt(table, cheat, number, seat)))
    _deal(table, at)


def _dealt(table: Table, cheat: Callable[[Table, int], None], number: int, seat: int) -> int:
    """Return how good the hand of a seat would be."""
    tried = copy(table)
    cheat(tried, number)
    _deal(tried, 0)
    assert tried.match is not None
    return sum(map(int, tried.match.view(seat).round.hand))


def rematch(table: Table) -> RematchView | None:
    """Promise nothing of the next cards to whoever is not to know."""
    hidden = any(chair is not None and chair.name == "Hidden" for chair in table.chairs)
    return None if hidden else _rematch(table)


if __name__ == "__main__":
    Table.begin = begin  # type: ignore[assignment, method-assign]
    projection._rematch = rematch  # noqa: SLF001
    hasty_server.main()
