"""Which bots are asked for a move, and when they play it.

The time is drawn from the table's secret and what everybody can see, never from the cards, so that
a bot's delay tells nothing about its hand.
"""

import hmac
from dataclasses import dataclass
from typing import Final

from tischrunde.core.game import Seat
from tischrunde.table.pace import SPEEDS
from tischrunde.table.table import Table

STAND_IN: Final = "medium"
"""The level of a bot that stands in for somebody."""

_EDGE: Final = 10
"""A bot answers an attack neither in the first nor in the last tenth of the window ..."""
THOUGHT_MS: Final = 200
"""... nor before the slowest bot is done, because its delay would tell how hard it was."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A bot is asked for a move of its seat, to be played at a time, in turn or out of turn."""

    seat: Seat
    level: str
    at: int
    out_of_turn: bool
    seed: int


def questions(table: Table) -> tuple[BotQuestion, ...]:
    """Return the questions to bots now.

    Out of turn all of them are asked, also those whose cards let them do nothing. If everybody has
    left, none is asked: the match waits until somebody returns. Nor is one while somebody looks at
    the result of a round.
    """
    seats = [seat for seat, chair in enumerate(table.chairs) if chair is not None and chair.by_bot]
    if not seats or table.match is None or table.match.over or table.deserted or table.pausing:
        return ()
    if table.window is not None:
        return tuple(_answer(table, seat) for seat in seats if seat in table.window.seats)
    waiting = table.match.waiting
    race = _race(table)
    asked = [_turn(table, seat, race=race) for seat in seats if seat in waiting]
    if not table.match.round.interruptible:
        return tuple(asked)
    return (*asked, *(_interjection(table, seat) for seat in seats if seat not in waiting))


def _race(table: Table) -> bool:
    """Return whether somebody may be caught now, which everybody can see."""
    match = table.match
    return match is not None and any(
        match.round.is_rash(move)
        for seat in range(table.opened.players)
        for move in match.legal(seat)
    )


def _answer(table: Table, seat: Seat) -> BotQuestion:
    edge = table.window_ms // _EDGE
    low, high = max(edge, THOUGHT_MS), table.window_ms - edge
    return _question(table, seat, low, high, out_of_turn=False)


def _turn(table: Table, seat: Seat, *, race: bool) -> BotQuestion:
    """While somebody may be caught, a bot on turn waits until the others had the chance."""
    low, high = (max(time * SPEEDS[table.speed] // 100, THOUGHT_MS) for time in table.pace.bots)
    wait = 2 * table.pace.grace if race else 0
    return _question(table, seat, low + wait, high + wait, out_of_turn=False)


def _interjection(table: Table, seat: Seat) -> BotQuestion:
    low = max(table.pace.grace, THOUGHT_MS)
    return _question(table, seat, low, 2 * low, out_of_turn=True)


def _question(table: Table, seat: Seat, low: int, high: int, *, out_of_turn: bool) -> BotQuestion:
    chair = table.chairs[seat]
    level = chair.level if chair is not None and chair.level else STAND_IN
    drawn = hmac.digest(table.secret, f"bot {seat} {table.moved}".encode(), "sha256")
    moment = low + int.from_bytes(drawn[:8], "big") % (high - low + 1)
    seed = int.from_bytes(drawn[8:15], "big")
    return BotQuestion(seat, level, table.since + moment, out_of_turn, seed)
