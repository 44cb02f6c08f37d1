"""Whoever needs more time to answer gets it, and all others with them."""

from typing import Final

import pytest

from tests.table.keeper import SECRET, Keeper, guest, opens, playing, sits
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.table.bot_questions import questions
from tischrunde.table.clock import due
from tischrunde.table.commands import PROGRAM, Close, Leave, MoreTime, Replace, write_command
from tischrunde.table.fold import folded
from tischrunde.table.pace import BOT_WINDOW_MS, PACES, PATIENT_WINDOW_MS

ATTACK: Final = (
    "winning-moves 2; A: roll; B: roll; 1: stop 25 ...; 2: {} 50 ...; stock: 75 ...; turn: 1"
)


def attack(*asking: Seat, held: str = "roll", pace: str = "relaxed", bots: int = 0) -> Keeper:
    """Let seat 0 attack seat 1 after these have asked for more time."""
    kept = playing("winning-moves", 2, {1: "easy"} if bots else {}, pace=pace)
    for seat in asking:
        kept.own(seat, MoreTime())
    kept.lay_out(ATTACK.format(held))
    kept.move(0, "stop>B")
    return kept


def length(kept: Keeper) -> int:
    """Return how long everybody is told that the attack can be answered."""
    lengths = {
        clock.ends - clock.began
        for viewer in (None, 0, 1)
        if (clock := kept.view(viewer).clock) is not None and clock.ends is not None
    }
    assert len(lengths) == 1
    return lengths.pop()


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("held", ["roll", "right-of-way"])
@pytest.mark.parametrize("asking", [(0,), (1,), (0, 1)])
def test_all_wait_as_long_whoever_asked_and_holds_what(
    asking: tuple[Seat, ...], held: str, pace: str
) -> None:
    kept = attack(*asking, held=held, pace=pace)
    assert length(kept) == max(PATIENT_WINDOW_MS, PACES[pace].window)
    kept.now += length(kept)
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.command) == (kept.now + PACES[pace].slack, Close())


def test_without_a_wish_it_is_the_window_of_the_pace() -> None:
    assert length(attack()) == PACES["relaxed"].window


def test_the_present_attack_has_the_time_it_had() -> None:
    kept = attack()
    usual = length(kept)
    kept.own(1, MoreTime())
    assert length(kept) == usual
    assert kept.view(0).times.window == PATIENT_WINDOW_MS


def test_a_wish_can_be_taken_back() -> None:
    kept = attack(1)
    kept.own(1, MoreTime(needed=False))
    assert length(kept) == PATIENT_WINDOW_MS
    assert kept.view(0).times.window == PACES["relaxed"].window


def test_nobody_sees_who_asked() -> None:
    kept = attack(1)
    assert [kept.view(viewer).more_time for viewer in (None, 0, 1)] == [False, False, True]
    assert kept.own(0, MoreTime()) == ()


def test_bots_alone_answer_as_quickly_as_ever() -> None:
    kept = attack(0, bots=1)
    assert length(kept) == BOT_WINDOW_MS
    (question,) = questions(kept.table)
    assert question.at < kept.now + BOT_WINDOW_MS


def test_whoever_is_away_still_needs_the_time_when_they_return() -> None:
    kept = playing("winning-moves", 2, pace="relaxed")
    kept.own(1, MoreTime())
    kept.own(1, Leave())
    assert kept.view(0).times.window == PATIENT_WINDOW_MS
    kept.own(0, Replace(1, "another-code"))
    assert kept.view(0).times.window == PACES["relaxed"].window


def test_only_the_own_seat_asks_and_only_while_it_matters() -> None:
    kept = playing("winning-moves", 2)
    assert kept.denied(1, MoreTime(), guest(0)).code == "not-your-seat"


def test_a_log_keeps_the_wish() -> None:
    kept = attack(1)
    assert write_command(MoreTime()) == ("more-time", "")
    assert write_command(MoreTime(needed=False)) == ("more-time", '{"needed":false}')
    again = folded(kept.table.id, SECRET, kept.rows[:-1], GAMES)
    assert again.next_window_ms == PATIENT_WINDOW_MS


def test_programs_do_not_slow_a_table() -> None:
    kept = Keeper(opens("winning-moves", programs=True, pace="programs"))
    kept.own(0, sits(0))
    kept.own(1, sits(1, kind=PROGRAM))
    kept.start().own(1, MoreTime())
    assert kept.view(0).times.window == PACES["programs"].window
