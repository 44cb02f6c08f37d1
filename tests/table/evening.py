"""An evening at a table played at random: moves, windows, clocks, comings and goings, nonsense."""

from random import Random
from typing import Any, Final

from tests.strategies import DULL
from tests.table.keeper import Keeper, guest
from tischrunde.core.game import Seat
from tischrunde.table.clock import LATE_MS, due
from tischrunde.table.commands import (
    Claim,
    Close,
    Command,
    Grant,
    Leave,
    MoreTime,
    Move,
    Rematch,
    Restart,
    Resume,
    Return,
    Rise,
    Speed,
    Start,
)
from tischrunde.table.denial import Denial

ENDLESS: Final = 20_000
"""More acts than any evening here takes."""

LIVELY: Final = 9
"""In how many of ten moves a dull one is left out, if there is another."""


NONSENSE: Final[tuple[Command, ...]] = (
    *(Move("roll"), Move("stand"), Move("draw"), Move("catch>1"), Move("no move"), Move("")),
    *(Rise(), Start(), Close(), Restart(), Resume(), Return(), Leave(), Rematch("9 9")),
    *(
        Speed("fast"),
        Speed("slow"),
        Speed("soon"),
        MoreTime(),
        Grant("spare", 0),
        Claim("stolen", "guest-9"),
    ),
)


def finished(kept: Keeper, random: Random | None = None) -> Keeper:
    """Play a match to its end, at random."""
    dice = random or Random(1)
    for _ in range(ENDLESS):
        if kept.table.state == "over":
            return kept
        act(kept, dice)
    raise AssertionError("an endless evening")


def act(kept: Keeper, random: Random) -> None:
    """Let something happen: mostly a move, now and then anything else."""
    dice = random.randrange(100)
    if dice < 3:
        come_or_go(kept, random)
    elif dice < 4:
        share_seat(kept, random)
    elif dice < 6:
        talk_nonsense(kept, random)
    elif dice < 7:
        sleep(kept)
    elif kept.table.pausing:
        resume(kept, random)
    elif kept.table.window is not None:
        answer(kept, random)
    else:
        move(kept, random)


def come_or_go(kept: Keeper, random: Random) -> None:
    """Let somebody leave, or take the seat back, or the slow one be replaced by the clock."""
    seat = random.randrange(len(kept.table.chairs))
    chair = kept.table.chairs[seat]
    if chair is None or not chair.owners:
        return
    kept.own(seat, Return() if chair.stood_in else Leave())
    next_due = due(kept.table, kept.now)
    if next_due is not None and isinstance(next_due.command, Leave) and random.randrange(2):
        kept.let_the_clock_act()


def share_seat(kept: Keeper, random: Random) -> None:
    """Let another device share a seat, in time or too late."""
    seat = random.randrange(len(kept.table.chairs))
    chair = kept.table.chairs[seat]
    if chair is None or not chair.owners:
        return
    token = f"token {kept.table.version}"
    if isinstance(kept.sent(seat, Grant(token, kept.now + 1_000), guest(seat)), Denial):
        return
    kept.now += random.choice((10, 1_001))
    device = f"device {kept.table.version}"
    kept.sent(seat, Claim(token, device), device)


def talk_nonsense(kept: Keeper, random: Random) -> None:
    """Let somebody send what is mostly not taken."""
    seat = random.choice((None, *range(len(kept.table.chairs) + 1)))
    by = random.choice(("guest-9", guest(0)))
    kept.sent(seat, random.choice(NONSENSE), by, random.choice((0, kept.table.version)))


def sleep(kept: Keeper) -> None:
    """Let nobody look at the clock for long; then it starts again."""
    next_due = due(kept.table, kept.now)
    if next_due is not None:
        kept.now = next_due.at + LATE_MS + 1
        kept.let_the_clock_act()


def resume(kept: Keeper, random: Random) -> None:
    """Let somebody have seen the result of a round, or the pause be over."""
    if random.randrange(4) == 0 and due(kept.table, kept.now) is not None:
        kept.let_the_clock_act()
    else:
        kept.now += random.randrange(3_000)
        seat = random.choice(sorted(kept.table.pausing))
        kept.sent(seat, Resume(), guest(seat))


def answer(kept: Keeper, random: Random) -> None:
    """Let an attack stand by saying so, or by silence if time runs; or answer it."""
    window, match = kept.table.window, kept.table.match
    assert window is not None
    assert match is not None
    seat = random.choice(sorted(window.seats))
    others = [move for move in match.legal(seat) if move != window.stand]
    dice = random.randrange(10)
    if dice < 3:
        play(kept, seat, window.stand)
    elif dice < 6 and others:
        kept.now += random.randrange(1, 100)
        play(kept, seat, random.choice(others))
    elif due(kept.table, kept.now) is None:
        play(kept, seat, window.stand)
    else:
        kept.let_the_clock_act()


def move(kept: Keeper, random: Random) -> None:
    """Let a seat that may play a move, mostly one that brings the match on."""
    match = kept.table.match
    assert match is not None
    kept.now += random.choice((0, 1, 400, kept.table.pace.grace))
    able = [seat for seat in range(len(kept.table.chairs)) if match.legal(seat)]
    if not able:
        return
    seat = random.choice(able if random.randrange(4) == 0 else sorted(match.waiting))
    legal = match.legal(seat)
    lively = [move for move in legal if not isinstance(move, DULL)]
    play(kept, seat, random.choice(lively if lively and random.randrange(10) < LIVELY else legal))


def play(kept: Keeper, seat: Seat, chosen: Any) -> None:
    """Let a seat, or the bot there, play a move; a catch may come too soon, an answer too late."""
    chair = kept.table.chairs[seat]
    assert chair is not None
    by = None if chair.by_bot else guest(seat)
    taken = kept.sent(seat, Move(kept.table.game.write_move(chosen)), by)
    assert not isinstance(taken, Denial) or taken.code in ("too-early", "too-late"), taken
