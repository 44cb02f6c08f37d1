"""What is done in twin worlds: by players, alike in both or unseen in one, and by spectators."""

from typing import Any, Final, get_args

from tests.server.twin_evening import Evening
from tests.table.observations import MOVES
from tests.table.twins import both_may, is_alone, match_of
from tischrunde.core.game import Seat
from tischrunde.protocol.frames import BotSpeed, Do, Ping, Play
from tischrunde.rallye.moves import Attack
from tischrunde.table.clock import due

VISITOR: Final = "comes and goes"
PLAYER: Final = "plays"

_LATE_MS: Final = 30
"""Milliseconds after its end by which a clock was certainly looked at."""
_PATIENCE_MS: Final = 12_000
"""Nobody waits longer for a clock."""
_SOON: Final = (1, 2, 30, 200, 700, 1_500)


async def act(evening: Evening) -> int:
    """Let something happen, and return how many milliseconds later the next may."""
    dice = evening.random.randrange(24)
    if dice == 0:
        leave_or_return(evening)
    elif dice <= 2:
        await come_or_go(evening)
    elif dice == 3:
        say_anything(evening, evening.pair.viewer, hidden=False)
    elif dice == 4:
        say_anything(evening, evening.random.randrange(_players(evening)), hidden=True)
    elif dice == 5:
        return _until_due(evening)
    elif dice == 6:
        evening.random.choice([change_speed, change_time])(evening)
    elif evening.pair.real.pausing:
        return resume(evening)
    elif evening.pair.real.window is not None:
        return answer(evening)
    else:
        move(evening)
    return evening.random.choice(_SOON)


def leave_or_return(evening: Evening) -> None:
    """Let a bot stand in for somebody, or somebody take the seat back."""
    seat = evening.random.randrange(_players(evening))
    chair = evening.pair.real.chairs[seat]
    if chair is not None and chair.owners:
        done = "return" if chair.stood_in else "leave"
        evening.client(PLAYER, seat).say(Do(evening.key(), evening.table, done))


def change_speed(evening: Evening) -> None:
    """Let whoever plays with bots alone change how quick they are; others are denied that."""
    seat = evening.random.randrange(_players(evening))
    if _is_here(evening, seat):
        speed = evening.random.choice(get_args(BotSpeed))
        evening.client(PLAYER, seat).say(Do(evening.key(), evening.table, "speed", speed=speed))


def change_time(evening: Evening) -> None:
    """Let somebody need more time to answer attacks, or no longer."""
    seat = evening.random.randrange(_players(evening))
    if _is_here(evening, seat):
        done = evening.random.choice(["more-time", "usual-time"])
        evening.client(PLAYER, seat).say(Do(evening.key(), evening.table, done))


def resume(evening: Evening) -> int:
    """Let somebody have seen the result of the last round."""
    seat = evening.random.choice(sorted(evening.pair.real.pausing))
    evening.client(PLAYER, seat).say(Do(evening.key(), evening.table, "resume"))
    return evening.random.choice(_SOON)


async def come_or_go(evening: Evening) -> None:
    """Let somebody hang up, or come again and be sent what was missed."""
    random = evening.random
    seat = random.choice((None, evening.pair.viewer, random.randrange(_players(evening))))
    if (VISITOR, seat) in evening.clients:
        await evening.go(VISITOR, seat)
        return
    version = evening.pair.real.version
    since = random.choice((0, version, max(1, version - random.randrange(6)), version + 1))
    evening.come(VISITOR, seat, since)


def say_anything(evening: Evening, seat: Seat | None, *, hidden: bool) -> None:
    """Let somebody try a move that nobody at the table can make now, or ask the time.

    What another than the viewer tries, and is denied, happens in the real world alone.
    """
    if seat is None:
        evening.client(VISITOR, None).say(Ping())
        return
    legal = {*match_of(evening.pair.real).legal(seat), *match_of(evening.pair.twin).legal(seat)}
    move = evening.random.choice(MOVES[evening.pair.real.game.id])
    if move not in legal:
        _play(evening, seat, move, hidden=hidden and seat != evening.pair.viewer)


def answer(evening: Evening) -> int:
    """Let an attack stand by silence or by word, which nobody else may know, or answer it."""
    pair, random = evening.pair, evening.random
    window = pair.real.window
    assert window is not None
    seats = [seat for seat in sorted(window.seats) if _is_here(evening, seat)]
    dice = random.randrange(5)
    if not seats or dice > 2:
        return _until_due(evening)
    seat = random.choice(seats)
    answers = [move for move in both_may(pair, seat) if move != window.stand]
    if dice == 0 and answers:
        _play(evening, seat, random.choice(answers))
    elif dice > 0:
        hidden = seat != pair.viewer and not is_alone(pair.real, seat)
        evening.seen["hidden"] += hidden
        _play(evening, seat, window.stand, hidden=hidden)
    return random.choice(_SOON)


def move(evening: Evening) -> None:
    """Let a player move, preferably by an attack, now and then out of turn."""
    pair, random = evening.pair, evening.random
    waiting = match_of(pair.real).waiting
    seats = sorted(waiting) if random.randrange(5) else range(_players(evening))
    able = [seat for seat in seats if _is_here(evening, seat) and both_may(pair, seat)]
    if not able:
        return
    seat = random.choice(able)
    moves = both_may(pair, seat)
    attacks = [move for move in moves if isinstance(move, Attack)]
    _play(evening, seat, random.choice(attacks if attacks and random.randrange(6) else moves))


def _play(evening: Evening, seat: Seat, move: Any, *, hidden: bool = False) -> None:
    """Send a move, now and then twice, over whichever socket the seat has."""
    table = evening.pair.real
    who = VISITOR if (VISITOR, seat) in evening.clients else PLAYER
    said = Play(evening.key(), table.id, table.version, table.game.write_move(move))
    client = evening.client(who, seat)
    client.say(said, hidden=hidden)
    if evening.random.randrange(16) == 0:
        client.say(said, hidden=hidden)


def _until_due(evening: Evening) -> int:
    """Return how long it is until the clock does something."""
    table, now = evening.pair.real, evening.now
    found = due(table, now)
    if found is None or found.at - now > _PATIENCE_MS:
        return evening.random.choice(_SOON)
    return max(1, found.at - now + _LATE_MS)


def _is_here(evening: Evening, seat: Seat) -> bool:
    chair = evening.pair.real.chairs[seat]
    return chair is not None and not chair.by_bot


def _players(evening: Evening) -> int:
    return len(evening.pair.real.chairs)
