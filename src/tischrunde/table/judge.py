"""Whether a table takes a command: one small function for each."""

from typing import Final, NamedTuple, assert_never

from tischrunde.core.game import Seat
from tischrunde.core.notation import Unreadable
from tischrunde.core.record import LONGEST_ENTROPY, LONGEST_NAME, is_fit
from tischrunde.table.chair import Chair
from tischrunde.table.clock import LATE_MS, due, is_open_ended, on_turn, pause_ends, window_closes
from tischrunde.table.commands import (
    BOT,
    PROGRAM,
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
    write_command,
)
from tischrunde.table.denial import Denial
from tischrunde.table.ids import guest_mark
from tischrunde.table.log import Row
from tischrunde.table.pace import SPEEDS
from tischrunde.table.table import Table

MAX_ROWS_BESIDE: Final = 200
"""Maximum number of rows other than moves since the last move."""
MAX_ROWS_BEFORE: Final = 500
"""Maximum number of rows before the start: guests who come and go do not fill a log."""

PAUSE_RETRY_MS: Final = 1_000
"""Milliseconds after which a move that came in a pause may come again: it may end at any time."""

MAX_GRANTS: Final = 8
"""Maximum number of tokens of a seat that wait to be claimed."""


class Sent(NamedTuple):
    """A command to be judged: for which seat, by whom, when, and what its sender had seen.

    ``by`` is a guest; with None the command is a bot's or the clock's. ``base`` is the version of
    the table its sender knew when deciding.
    """

    seat: Seat | None
    command: Command
    by: str | None
    at: int
    base: int = 0


def judge(table: Table, sent: Sent, key: str) -> Row | int | Denial:
    """Return the row that a command becomes, or why it is denied.

    A version instead says that nothing is to be written: the command came before, or leaves no
    trace.
    """
    if (version := table.version_of(sent.seat, key)) is not None:
        return version
    denied = denial(table, sent)
    if denied is not None:
        return denied
    if sent.seat is not None and lets_stand(table, sent.seat, sent.command):
        return table.version
    return Row(table.id, table.version + 1, sent.at, sent.seat, key, *write_command(sent.command))


def denial(table: Table, sent: Sent) -> Denial | None:  # noqa: C901, PLR0912 - one case a command
    """Return why a command is not taken now, or None if it is."""
    seat, command, by, now = sent.seat, sent.command, sent.by, sent.at
    if isinstance(command, Open):
        return None if table.version == 0 else Denial("table-exists")
    if isinstance(command, Close | Restart) or _is_the_clocks(sent):
        return _by_the_clock(table, seat, command, now)
    if isinstance(command, Recode):
        return _recode(table, by)
    if seat is None or not 0 <= seat < len(table.chairs):
        return Denial("no-such-seat")
    if isinstance(command, Sit):
        return _sit(table, seat, command, by)
    chair = table.chairs[seat]
    if chair is None:
        return Denial("no-such-seat")
    if isinstance(command, Claim):
        return _claim(table, chair, command, by, now)
    if isinstance(command, Remove):
        return _remove(table, chair, by)
    if isinstance(command, Leave) and by not in chair.owners:
        return _send_away(table, seat, by, now) or _leave(table, chair)
    hosted = isinstance(command, Rise) and chair.kind == BOT and by == table.opened.host
    if by is not None and by not in chair.owners and not hosted:
        return Denial("not-your-seat")
    match command:
        case Rise():
            return _before_the_start(table)
        case Start():
            return _start(table)
        case Move(text):
            return _move(table, seat, chair, text, sent)
        case Leave():
            return _leave(table, chair) or _too_much(table)
        case Return():
            return None if chair.stood_in else Denial("nobody-stands-in")
        case Replace(unwanted):
            return _replace(table, seat, chair, unwanted) or _too_much(table)
        case Grant(_, until):
            return _grant(chair, until, now) or _too_much(table)
        case Resume():
            return None if seat in table.pausing else Denial("nothing-to-resume")
        case Speed(speed):
            return _speed(table, speed) or _too_much(table)
        case MoreTime():
            return Denial("already-over") if table.state == "over" else _too_much(table)
        case Rematch(entropy):
            return _rematch(table, chair, entropy)
        case _:
            assert_never(command)


def lets_stand(table: Table, seat: Seat, command: Command) -> bool:
    """Return whether a command lets an attack stand, so that nobody can tell that it came.

    It leaves no trace then, and the time to answer runs on. Only where nobody could learn anything
    from it, because all others are bots, a person's word ends the waiting at once. So it does where
    a device is handed around: there everybody sees that each one who is asked has answered.
    """
    if table.window is None or seat not in table.window.seats or not isinstance(command, Move):
        return False
    if table.handed_around:
        return False
    chair = table.chairs[seat]
    if table.solo and chair is not None and chair.kind != BOT:
        return False
    return command.text == table.game.write_move(table.window.stand)


def _is_the_clocks(sent: Sent) -> bool:
    """Return whether a command that seats may send too comes from the clock."""
    if isinstance(sent.command, Resume):
        return sent.seat is None
    return isinstance(sent.command, Leave) and sent.by is None


def _by_the_clock(table: Table, seat: Seat | None, command: Command, now: int) -> Denial | None:
    next_due = due(table, now)
    if next_due is None or (next_due.command, next_due.seat) != (command, seat):
        return Denial("not-due")
    return Denial("too-early", until=next_due.at) if next_due.at > now else None


def _before_the_start(table: Table) -> Denial | None:
    return None if table.state == "open" else Denial("already-started")


def _sit(table: Table, seat: Seat, sit: Sit, by: str | None) -> Denial | None:
    if denied := _before_the_start(table):
        return denied
    if table.chairs[seat] is not None:
        return Denial("seat-taken")
    if sit.kind == BOT and by not in (None, table.opened.host):
        return Denial("not-the-host")
    if by is not None and sit.guest != ("" if sit.kind == BOT else by):
        return Denial("not-yourself")
    if sit.kind == PROGRAM and not table.opened.programs:
        return Denial("no-programs")
    if sit.guest and table.seat_of(sit.guest) is not None:
        return Denial("seated-already")
    if sit.guest and guest_mark(table.id, sit.guest) in table.barred:
        return Denial("sent-away")
    if not is_fit(sit.name, LONGEST_NAME):
        return Denial("unfit-name")
    if sit.kind == BOT and any(each and each.name == sit.name for each in table.chairs):
        return Denial("name-taken")
    return _unfit_entropy(sit.entropy) or _too_much(table)


def _recode(table: Table, by: str | None) -> Denial | None:
    if by != table.opened.host:
        return Denial("not-the-host")
    return Denial("already-over") if table.state == "over" else _too_much(table)


def _remove(table: Table, chair: Chair, by: str | None) -> Denial | None:
    if by != table.opened.host:
        return Denial("not-the-host")
    if chair.kind == BOT or by in chair.owners:
        return Denial("nobody-to-remove")
    return _before_the_start(table) or _too_much(table)


def _unfit_entropy(entropy: str) -> Denial | None:
    fit = not entropy or is_fit(entropy, LONGEST_ENTROPY)
    return None if fit else Denial("unfit-entropy")


def _too_much(table: Table) -> Denial | None:
    """Stop whoever fills the log; what can be done only once after this needs no limit."""
    beside = table.version - table.moved
    enough = beside > (MAX_ROWS_BEFORE if table.state == "open" else MAX_ROWS_BESIDE)
    return Denial("too-much-coming-and-going") if enough else None


def _start(table: Table) -> Denial | None:
    if denied := _before_the_start(table):
        return denied
    return Denial("seats-free") if table.free else None


def _move(table: Table, seat: Seat, chair: Chair, text: str, sent: Sent) -> Denial | None:
    match = table.match
    if match is None:
        return Denial("not-started")
    if not table.moved <= sent.base <= table.version:  # its version may have been lost from the log
        return Denial("stale")
    if sent.by is None and not chair.by_bot:
        return Denial("not-your-seat")  # a bot's move comes late: the player is back
    if sent.by is not None and chair.stood_in:
        return Denial("stood-in")
    if sent.by is not None and sent.base < chair.left:  # a copy may have been refused as above
        return Denial("stale")
    try:
        move = table.game.read_move(text)
    except Unreadable:
        return Denial("no-such-move")
    if refusal := match.refusal(seat, move):
        return Denial("refused", refusal)
    if table.pausing - {seat}:
        return Denial("too-early", until=min(pause_ends(table), sent.at + PAUSE_RETRY_MS))
    return _too_soon_or_late(table, sent.at, rash=match.round.is_rash(move))


def _too_soon_or_late(table: Table, now: int, *, rash: bool) -> Denial | None:
    """An answer is too late once the time is over, unless nobody closed the window in time."""
    if table.window is not None and not is_open_ended(table):
        late = now - window_closes(table)
        return Denial("too-late") if 0 < late <= LATE_MS else None
    if rash and now < table.since + table.pace.grace:
        return Denial("too-early", until=table.since + table.pace.grace)
    return None


def _leave(table: Table, chair: Chair) -> Denial | None:
    if table.state == "open":
        return Denial("not-started")
    return Denial("stood-in") if chair.by_bot else None


def _send_away(table: Table, seat: Seat, by: str | None, now: int) -> Denial | None:
    """Whoever waits too long for somebody may have a bot stand in."""
    if table.seat_of(by) is None or on_turn(table) != seat:
        return Denial("not-your-seat")
    patient = table.since + table.pace.away
    return Denial("too-early", until=patient) if now < patient else None


def _replace(table: Table, seat: Seat, chair: Chair, unwanted: Seat) -> Denial | None:
    """The host is the first to want somebody replaced, and is not replaced."""
    if table.state != "playing":
        return Denial("not-started") if table.state == "open" else Denial("already-over")
    if chair.by_bot:
        return Denial("stood-in")
    host = table.seat_of(table.opened.host)
    other = table.chairs[unwanted] if 0 <= unwanted < len(table.chairs) else None
    if other is None or not other.owners or unwanted in (seat, host):
        return Denial("nobody-to-remove")
    if seat != host and host not in other.unwanted_by:
        return Denial("not-the-host")
    if seat in other.unwanted_by and not table.all_agree_to_replace(unwanted, seat):
        return Denial("agreed-already")
    return None


def _grant(chair: Chair, until: int, now: int) -> Denial | None:
    if until <= now:
        return Denial("token-expired")
    waiting = [end for end in chair.grants.values() if end > now]
    return Denial("too-many-tokens") if len(waiting) >= MAX_GRANTS else None


def _claim(table: Table, chair: Chair, claim: Claim, by: str | None, now: int) -> Denial | None:
    if claim.guest != by:
        return Denial("not-yourself")
    until = chair.grants.get(claim.token)
    if until is None:
        return Denial("no-such-token")
    if until <= now:
        return Denial("token-expired")
    return Denial("seated-already") if table.seat_of(claim.guest) is not None else None


def _speed(table: Table, speed: str) -> Denial | None:
    """Where others play as well, one of them does not decide for all."""
    if table.state == "over":
        return Denial("already-over")
    return None if table.solo and speed in SPEEDS else Denial("not-alone")


def _rematch(table: Table, chair: Chair, entropy: str) -> Denial | None:
    if table.state != "over":
        return Denial("not-over")
    if table.successor is not None:
        return Denial("gone-on")
    return Denial("asked-already") if chair.again is not None else _unfit_entropy(entropy)
