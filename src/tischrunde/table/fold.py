"""How every command changes a table; all of them have been judged before they came into the log."""

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from tischrunde.core.card_game import CardGame
from tischrunde.core.events import RoundEnded
from tischrunde.core.game import Seat
from tischrunde.table.chair import Chair, taken
from tischrunde.table.commands import (
    Claim,
    Close,
    Command,
    Grant,
    Leave,
    MoreTime,
    Move,
    Open,
    Recode,
    Rematch,
    Remove,
    Replace,
    Restart,
    Resume,
    Return,
    Rise,
    Sit,
    Speed,
    Start,
    read_command,
)
from tischrunde.table.events import (
    ClockRestarted,
    RematchAgreed,
    Replaced,
    Rose,
    SatDown,
    Started,
    StoodIn,
    TableOpened,
    TookBack,
    WantsRematch,
    WantsReplaced,
)
from tischrunde.table.ids import successor
from tischrunde.table.log import Row
from tischrunde.table.table import Table


def folded(table: str, secret: bytes, rows: Iterable[Row], games: Mapping[str, CardGame]) -> Table:
    """Return the table of a log."""
    made = Table(table, secret)
    for row in rows:
        apply(made, row, games)
    return made


def apply(table: Table, row: Row, games: Mapping[str, CardGame]) -> tuple[Any, ...]:
    """Apply the next row of its log to a table, and return what everybody saw."""
    if row.version != table.version + 1:
        raise ValueError(f"row {row.version} cannot follow version {table.version}")
    table.version = row.version
    if row.at < table.at:
        table.started -= table.at - row.at  # a clock was set back; the times of moves have no gap
    table.at = row.at
    table.remember(row.seat, row.key)
    command = read_command(row.act, row.body)
    if isinstance(command, Open):
        table.open(command, games)
        return (TableOpened(),)
    if row.seat is None:
        return _by_the_clock(table, command, row.at)
    return _at_a_seat(table, row.seat, command, row.at)


def _by_the_clock(table: Table, command: Command, at: int) -> tuple[Any, ...]:
    if isinstance(command, Restart):
        table.since = at
        return (ClockRestarted(),)
    if isinstance(command, Recode):
        table.recode(command.code)
        return ()
    if isinstance(command, Resume):
        table.resume(table.pausing, at)
        return ()
    if not isinstance(command, Close) or table.recording is None or table.window is None:
        raise ValueError(f"nobody does {command!r}")
    events: list[Any] = []
    for seat in sorted(table.window.seats):
        events += table.recording.play(seat, table.window.stand, at - table.started)
    return _played(table, tuple(events), at)


def _at_a_seat(table: Table, seat: Seat, command: Command, at: int) -> tuple[Any, ...]:  # noqa: C901, PLR0912 - one case a command
    match command:
        case Move(text):
            return _moved(table, seat, text, at)
        case Sit(name=name):
            table.chairs[seat] = taken(command)
            return (SatDown(seat, name),)
        case Rise():
            table.chairs[seat] = None
            return (Rose(seat),)
        case Remove(code, barred):
            table.chairs[seat] = None
            table.barred |= frozenset(barred)
            table.recode(code)
            return (Rose(seat),)
        case Start():
            table.begin(at)
            opening = () if table.match is None else table.match.opening
            return (Started(), *opening)
        case Leave():
            chair = _chair(table, seat)
            chair.stood_in, chair.again, chair.left = True, None, table.version
            table.resume((seat,), at)
            return (StoodIn(seat), *_agreed(table))
        case Return():
            return _returned(table, seat, at)
        case Replace(unwanted):
            return _replaced(table, unwanted, seat, command.code, at)
        case Grant(token, until):
            chair = _chair(table, seat)
            chair.grants = {known: end for known, end in chair.grants.items() if end > at}
            chair.grants[token] = until
            return ()
        case Claim(token, guest):
            chair = _chair(table, seat)
            del chair.grants[token]
            chair.owners += (guest,)
            return ()
        case Resume():
            table.resume(table.pausing if table.handed_around else (seat,), at)
            return ()
        case Speed(speed):
            table.speed = speed
            return ()
        case MoreTime(needed):
            _chair(table, seat).more_time = needed
            return ()
        case Rematch(entropy):
            _chair(table, seat).again = entropy
            return (WantsRematch(seat), *_agreed(table))
        case Open() | Close() | Restart() | Recode():
            raise ValueError(f"no seat does {command!r}")
        case _:
            assert_never(command)


def _chair(table: Table, seat: Seat) -> Chair:
    chair = table.chairs[seat]
    if chair is None:
        raise ValueError(f"nobody has seat {seat}")
    return chair


def _returned(table: Table, seat: Seat, at: int) -> tuple[Any, ...]:
    """Whoever returns to a match that waits for them has the full time of a turn."""
    if table.deserted and table.window is None:
        table.since = at
    _chair(table, seat).stood_in = False
    return (TookBack(seat),)


def _replaced(table: Table, seat: Seat, by: Seat, code: str, at: int) -> tuple[Any, ...]:
    chair = _chair(table, seat)
    if not table.all_agree_to_replace(seat, by):
        chair.unwanted_by |= {by}
        return (WantsReplaced(seat, by),)
    chair.hand_over()
    table.resume((seat,), at)
    table.recode(code)
    return (WantsReplaced(seat, by), Replaced(seat))


def _moved(table: Table, seat: Seat, text: str, at: int) -> tuple[Any, ...]:
    if table.recording is None:
        raise ValueError("nothing is played yet")
    events = table.recording.play(seat, table.game.read_move(text), at - table.started)
    return _played(table, events, at)


def _played(table: Table, events: tuple[Any, ...], at: int) -> tuple[Any, ...]:
    table.wait(at)
    if any(isinstance(event, RoundEnded) for event in events):
        table.pause()
    return events


def _agreed(table: Table) -> tuple[Any, ...]:
    if table.successor is not None or not table.all_want_more:
        return ()
    table.successor = successor(table.secret)
    return (RematchAgreed(table.successor),)
