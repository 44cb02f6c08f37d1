"""When a table must go on by itself: deadlines follow from the log alone."""

from dataclasses import dataclass
from typing import Final

from tischrunde.core.game import Seat
from tischrunde.table.bot_questions import questions
from tischrunde.table.commands import PERSON, Close, Leave, Restart, Resume
from tischrunde.table.pace import BOT_WINDOW_MS
from tischrunde.table.table import Table

LATE_MS: Final = 10_000
"""Milliseconds after its end at which a clock that nobody checked begins again.

So does one that began that long in the future.
"""

BOT_PATIENCE_MS: Final = 5_000
"""Milliseconds after its moment at which a bot that has not answered is asked again."""


@dataclass(frozen=True, slots=True)
class Due:
    """A command of the clock, and its time, unless somebody acts before."""

    at: int
    seat: Seat | None
    command: Close | Leave | Restart | Resume


def due(table: Table, now: int) -> Due | None:
    """Return what the clock will do, or should have done already."""
    if _began_in_the_future(table, now):
        return Due(now, None, Restart())
    found = _end_of_pause(table) or _end_of_window(table) or _end_of_turn(table)
    if found is not None and now > found.at + LATE_MS:
        return Due(now, None, Restart())
    return found


def check_at(table: Table, now: int) -> int | None:
    """Return when this table must be checked at the latest; None if never."""
    turns = [] if table.window is not None else questions(table)
    times = [max(turn.at, now) + BOT_PATIENCE_MS for turn in turns if not turn.out_of_turn]
    if (next_due := due(table, now)) is not None:
        times.append(next_due.at)
    return min(times, default=None)


def quiet_until(table: Table, now: int) -> int | None:
    """Return until when nothing is due after a row; None if nothing will be.

    It is quick to find and may be too early: what is due is looked at then.
    """
    pace = table.pace
    bots = any(chair is not None and chair.by_bot for chair in table.chairs)
    if bots or table.window is not None or table.pausing or table.since > now:
        return now + min(pace.window, BOT_WINDOW_MS)
    return None if pace.turn is None else table.since + pace.turn


def window_ends(table: Table) -> int:
    """Return when players are told the time to answer is over."""
    return table.since + table.window_ms


def window_closes(table: Table) -> int:
    """Return until when answers are taken that were on their way; those of bots never are."""
    return window_ends(table) + (0 if table.asks_bots_alone else table.pace.slack)


def pause_ends(table: Table) -> int:
    """Return when nobody waits any longer for those who look at the result of a round."""
    return table.since + table.pace.pause


def _began_in_the_future(table: Table, now: int) -> bool:
    """Return whether the time was set back since: nobody need wait for it to come again."""
    return table.match is not None and not table.match.over and table.since > now + LATE_MS


def is_open_ended(table: Table) -> bool:
    """Return whether the present window or pause lasts until all whom it asks have answered."""
    return table.handed_around and not table.asks_bots_alone


def _end_of_pause(table: Table) -> Due | None:
    if not table.pausing or is_open_ended(table):
        return None
    return Due(pause_ends(table), None, Resume())


def _end_of_window(table: Table) -> Due | None:
    if table.window is None or is_open_ended(table):
        return None
    return Due(window_closes(table), None, Close())


def turn_ends(table: Table) -> int | None:
    """Return when the time of whoever is on turn is over, if it is limited."""
    turn = table.pace.turn
    if turn is None or table.window is not None or table.pausing:
        return None
    seat = on_turn(table)
    if seat is None or _nobody_waits_for(table, seat):
        return None
    return table.since + turn


def on_turn(table: Table) -> Seat | None:
    """Return the person or program the match waits for; bots need no clock."""
    if table.match is None:
        return None
    position = table.match.round.position
    for seat, chair in enumerate(table.chairs):
        if chair is not None and not chair.by_bot and position.waits_for(seat):
            return seat
    return None


def _end_of_turn(table: Table) -> Due | None:
    ends = turn_ends(table)
    return None if ends is None else Due(ends, on_turn(table), Leave())


def _nobody_waits_for(table: Table, seat: Seat) -> bool:
    """Return whether a person plays with bots alone: they may put the match aside for a week."""
    chair = table.chairs[seat]
    return table.solo and chair is not None and chair.kind == PERSON
