"""Where time is limited a bot stands in for whoever is too slow, until they take the seat back."""

from random import Random

import pytest

from tests.table.evening import act
from tests.table.keeper import Keeper, guest, opens, playing
from tischrunde.core.game import Seat
from tischrunde.table.clock import LATE_MS, check_at, due, quiet_until, turn_ends
from tischrunde.table.commands import Leave, Move, Restart, Return
from tischrunde.table.events import ClockRestarted, StoodIn, TookBack
from tischrunde.table.pace import DEVICE, PACES
from tischrunde.table.view import ClockView

EVENING = 300
"""Number of rows in which comes what comes in an evening."""
CLOCKED = [name for name, pace in PACES.items() if pace.turn is not None]
LEISURELY = [name for name, pace in PACES.items() if pace.turn is None]


def on_turn(kept: Keeper) -> Seat:
    assert kept.table.match is not None
    (seat,) = kept.table.match.waiting
    return seat


@pytest.mark.parametrize("pace", CLOCKED)
def test_everybody_sees_the_clock_of_whoever_is_on_turn(pace: str) -> None:
    kept = playing(pace=pace)
    turn = PACES[pace].turn
    assert turn is not None
    for seat in (None, 0, 1):
        assert kept.view(seat).clock == ClockView("turn", kept.now, kept.now + turn)


@pytest.mark.parametrize("pace", CLOCKED)
def test_a_bot_stands_in_for_whoever_is_too_slow(pace: str) -> None:
    kept = playing(pace=pace)
    slow = on_turn(kept)
    assert kept.let_the_clock_act() == (StoodIn(slow),)
    chair = kept.view().chairs[slow]
    assert chair is not None
    assert chair.stood_in
    assert turn_ends(kept.table) is None


def test_nobody_is_replaced_early() -> None:
    kept = playing()
    slow, ends = on_turn(kept), turn_ends(kept.table)
    assert ends is not None
    kept.now = ends - 1
    denied = kept.denied(slow, Leave(), None)
    assert (denied.code, denied.until) == ("too-early", ends)
    kept.now = ends
    assert kept.denied(1 - slow, Leave(), None).code == "not-due"


@pytest.mark.parametrize("pace", [*PACES, DEVICE])
@pytest.mark.parametrize("bots", [{}, {1: "easy"}, {1: "easy", 2: "easy"}])
def test_nothing_is_due_while_a_table_is_quiet(pace: str, bots: dict[Seat, str]) -> None:
    kept = playing("winning-moves", 3, bots, pace=pace)
    random = Random(f"{pace} {len(bots)}")
    while kept.table.state == "playing" and kept.table.version < EVENING:
        act(kept, random)
        since = kept.table.since
        quiet, looked = quiet_until(kept.table, since), check_at(kept.table, since)
        assert looked is None or (quiet is not None and quiet <= looked)


@pytest.mark.parametrize("pace", PACES)
def test_a_table_of_people_is_looked_at_when_somebody_is_too_slow(pace: str) -> None:
    kept = playing(pace=pace)
    assert quiet_until(kept.table, kept.now) == turn_ends(kept.table)


@pytest.mark.parametrize("pace", LEISURELY)
def test_where_time_is_not_limited_nobody_is_replaced(pace: str) -> None:
    kept = playing(pace=pace)
    assert kept.view().clock is None
    assert due(kept.table, kept.now + 10**9) is None
    assert check_at(kept.table, kept.now) is None


def test_bots_need_no_clock() -> None:
    kept = playing(bots={1: "easy"})
    kept.lay_out("schmidt 2; 2: roll ...; turn: 2")
    assert due(kept.table, kept.now) is None
    assert kept.view().clock is None


def test_the_clock_begins_anew_with_every_move() -> None:
    kept = playing()
    kept.lay_out("schmidt 2; 1: roll ...; 2: roll ...; stock: 25 ...; turn: 1")
    kept.now += 20_000
    kept.move(0, "roll")
    assert kept.table.pace.turn is not None
    assert turn_ends(kept.table) == kept.now + kept.table.pace.turn


@pytest.mark.parametrize("own", [True, False])
def test_nobody_who_comes_and_goes_lengthens_a_turn(*, own: bool) -> None:
    kept = playing()
    seat = on_turn(kept) if own else 1 - on_turn(kept)
    ends = turn_ends(kept.table)
    kept.now += 1_000
    assert kept.own(seat, Leave()) == (StoodIn(seat),)
    assert kept.own(seat, Return()) == (TookBack(seat),)
    assert turn_ends(kept.table) == ends


def test_whoever_was_too_slow_and_returns_to_a_match_that_waited_has_a_turn_again() -> None:
    kept = playing()
    kept.lay_out("schmidt 2; 1: roll ...; turn: 1")
    kept.own(1, Leave())
    kept.let_the_clock_act()
    kept.now += 1_000
    kept.own(0, Return())
    assert kept.table.pace.turn is not None
    assert turn_ends(kept.table) == kept.now + kept.table.pace.turn


@pytest.mark.parametrize("pace", CLOCKED)
def test_nobody_is_replaced_who_plays_with_bots_alone(pace: str) -> None:
    kept = playing(pace=pace, bots={1: "easy"})
    kept.lay_out("schmidt 2; 1: roll ...; turn: 1")
    assert kept.view(0).clock is None
    assert due(kept.table, kept.now + 10**9) is None


@pytest.mark.parametrize("pace", LEISURELY)
def test_whoever_has_waited_long_enough_may_have_a_bot_stand_in(pace: str) -> None:
    kept = playing(pace=pace)
    slow, other = on_turn(kept), 1 - on_turn(kept)
    assert kept.denied(slow, Leave(), guest(other)).code == "too-early"
    kept.now += kept.table.pace.away
    assert kept.denied(slow, Leave(), "a passer-by").code == "not-your-seat"
    assert kept.denied(other, Leave(), guest(slow)).code == "not-your-seat"
    assert kept.sent(slow, Leave(), guest(other)) == (StoodIn(slow),)
    assert kept.own(slow, Return()) == (TookBack(slow),)


def test_nobody_leaves_twice_or_returns_to_a_seat_they_have() -> None:
    kept = playing()
    assert kept.denied(1, Return(), guest(1)).code == "nobody-stands-in"
    kept.own(1, Leave())
    assert kept.denied(1, Leave(), guest(1)).code == "stood-in"
    assert kept.denied(1, Return(), guest(0)).code == "not-your-seat"


def test_nobody_leaves_before_the_start() -> None:
    kept = playing()
    kept = Keeper(kept.table.opened).sit_all()
    assert kept.denied(1, Leave(), guest(1)).code == "not-started"


def test_after_an_outage_a_turn_begins_anew() -> None:
    kept = playing()
    ends = turn_ends(kept.table)
    assert ends is not None
    kept.now = ends + LATE_MS + 1
    assert kept.denied(on_turn(kept), Leave(), None).code == "not-due"
    assert kept.let_the_clock_act() == (ClockRestarted(),)
    assert kept.table.pace.turn is not None
    assert turn_ends(kept.table) == kept.now + kept.table.pace.turn


def test_an_outage_makes_no_decision_stale() -> None:
    kept = playing()
    kept.lay_out("schmidt 2; 1: roll ...; 2: roll ...; stock: 25 ...; turn: 1")
    seen = kept.table.version
    ends = turn_ends(kept.table)
    assert ends is not None
    kept.now = ends + LATE_MS + 1
    kept.do(None, Restart())
    assert isinstance(kept.sent(0, Move("roll"), guest(0), seen), tuple)


TEN_MINUTES_MS = 600_000


@pytest.mark.parametrize("pace", PACES)
def test_a_clock_that_was_set_back_stops_nothing(pace: str) -> None:
    kept = playing(pace=pace, bots={1: "easy"})
    kept.now -= TEN_MINUTES_MS
    assert check_at(kept.table, kept.now) == kept.now
    assert kept.let_the_clock_act() == (ClockRestarted(),)
    assert kept.table.since == kept.now
    assert kept.denied(None, Restart(), None).code == "not-due"


def test_a_clock_that_is_a_little_behind_another_restarts_nothing() -> None:
    kept = playing()
    kept.now -= LATE_MS
    assert kept.denied(None, Restart(), None).code == "not-due"


def test_nothing_begins_anew_where_nothing_is_played() -> None:
    kept = Keeper(opens()).sit_all()
    kept.now -= TEN_MINUTES_MS
    assert due(kept.table, kept.now) is None


def test_a_clock_that_was_set_ahead_gives_nobodys_turn_away() -> None:
    kept = playing()
    kept.now += TEN_MINUTES_MS
    assert kept.let_the_clock_act() == (ClockRestarted(),)


@pytest.mark.parametrize("jump", [-TEN_MINUTES_MS, TEN_MINUTES_MS])
def test_the_times_in_a_record_go_on_when_a_clock_jumps(jump: int) -> None:
    kept = playing()
    kept.lay_out("schmidt 2; 1: roll ...; 2: roll ...; stock: 25 25 ...; turn: 1")
    kept.now += 3_000
    kept.move(0, "roll")
    kept.now += jump
    kept.do(None, Restart())
    kept.now += 2_000
    kept.move(1, "roll")
    assert kept.table.recording is not None
    first, second = (move.at for move in kept.table.recording.record.rounds[0].moves)
    assert first is not None
    assert second == first + 2_000 + max(0, jump)
