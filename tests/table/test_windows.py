"""An attack can be answered for the same length of time, whoever holds what."""

import pytest

from tests.table.keeper import Keeper, guest, playing
from tischrunde.core.game import Seat
from tischrunde.rallye.events import Asked, Attacked, AttackStood, CoupFourrePlayed
from tischrunde.table.clock import LATE_MS, due
from tischrunde.table.commands import Close, Leave, Move, Restart, Return
from tischrunde.table.events import ClockRestarted
from tischrunde.table.pace import PACES
from tischrunde.table.view import ClockView

HELD, NOT_HELD = (
    f"winning-moves 2; A: roll; B: roll; 1: stop 25 ...; 2: {card} 50 ...; stock: 75 ...; turn: 1"
    for card in ("right-of-way", "roll")
)
PARTNERS = (
    "winning-moves 4; A: roll; B: roll; 1: stop 25 ...; 2: right-of-way 50 ...; 3: 25 ...; "
    "4: 50 ...; stock: 75 ...; turn: 1"
)


def attacked(position: str = HELD, players: int = 2, pace: str = "brisk") -> Keeper:
    kept = playing("winning-moves", players, pace=pace)
    kept.lay_out(position)
    attack, asked = kept.move(0, "stop>B")
    assert isinstance(attack, Attacked)
    assert isinstance(asked, Asked)
    return kept


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("position", [HELD, NOT_HELD])
def test_a_window_is_as_long_whoever_holds_the_safety(position: str, pace: str) -> None:
    kept = attacked(position, pace=pace)
    times = PACES[pace]
    for seat in (None, 0, 1):
        clock = kept.view(seat).clock
        assert clock == ClockView("window", kept.now, kept.now + times.window)
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.command) == (kept.now + times.window + times.slack, Close())


def test_silence_lets_an_attack_stand() -> None:
    kept = attacked()
    stood, *_ = kept.let_the_clock_act()
    assert isinstance(stood, AttackStood)
    assert kept.table.window is None
    assert kept.table.since == kept.now


def test_a_window_is_not_closed_early() -> None:
    kept = attacked()
    kept.now += kept.table.pace.window + kept.table.pace.slack - 1
    denied = kept.denied(None, Close(), None)
    assert (denied.code, denied.until) == ("too-early", kept.now + 1)
    kept.now += 1
    kept.do(None, Close())


def test_anybody_may_say_that_the_time_is_over() -> None:
    kept = attacked()
    kept.now += kept.table.pace.window + kept.table.pace.slack
    kept.do(None, Close(), "guest-9")


def test_without_a_window_nothing_is_closed() -> None:
    kept = playing(pace="relaxed")
    assert kept.denied(None, Close(), None).code == "not-due"
    assert kept.denied(None, Restart(), None).code == "not-due"


def everything_told(kept: Keeper) -> list[object]:
    views = [kept.view(seat) for seat in (None, 0, 1, 2, 3)]
    return [kept.table.version, kept.table.moved, kept.table.since, kept.rows.copy(), *views]


@pytest.mark.parametrize("seat", [1, 3])
def test_whoever_lets_an_attack_stand_leaves_no_trace(seat: Seat) -> None:
    kept = attacked(PARTNERS, 4)
    before = everything_told(kept)
    assert kept.sent(seat, Move("stand"), guest(seat)) is None
    assert everything_told(kept) == before
    assert kept.sent(seat, Move("stand"), guest(seat)) is None


def test_whoever_is_not_asked_lets_nothing_stand() -> None:
    kept = attacked(PARTNERS, 4)
    for seat in (0, 2):
        assert kept.denied(seat, Move("stand"), guest(seat)).code == "refused"
    assert kept.denied(1, Move("stand"), guest(3)).code == "not-your-seat"


def test_whoever_let_it_stand_may_still_think_better_of_it() -> None:
    kept = attacked(PARTNERS, 4)
    kept.sent(1, Move("stand"), guest(1))
    kept.move(1, "coup")


def test_a_coup_fourre_closes_the_window_at_once() -> None:
    kept = attacked()
    kept.now += 700
    coup, *_ = kept.move(1, "coup")
    assert isinstance(coup, CoupFourrePlayed)
    assert kept.table.window is None
    assert kept.table.since == kept.now


def test_whoever_has_no_safety_is_refused_without_a_word_to_others() -> None:
    kept = attacked(NOT_HELD)
    denied = kept.denied(1, Move("coup"), guest(1))
    assert denied.refusal is not None


def test_an_answer_on_its_way_is_taken() -> None:
    kept = attacked()
    kept.now += kept.table.pace.window + kept.table.pace.slack
    kept.move(1, "coup")


def test_an_answer_after_that_comes_too_late() -> None:
    kept = attacked()
    kept.now += kept.table.pace.window + kept.table.pace.slack + 1
    assert kept.denied(1, Move("coup"), guest(1)).code == "too-late"
    assert kept.denied(1, Move("stand"), guest(1)).code == "too-late"


def test_the_next_player_waits_for_the_answer() -> None:
    kept = attacked()
    denied = kept.denied(1, Move("50"), guest(1))
    assert denied.refusal is not None
    assert denied.refusal.reason == "window-open"


def test_coming_and_going_does_not_change_the_time_to_answer() -> None:
    kept = attacked()
    clock = kept.view().clock
    kept.now += 500
    kept.own(1, Leave())
    kept.own(1, Return())
    assert kept.view().clock == clock


def test_after_an_outage_the_time_to_answer_begins_anew() -> None:
    kept = attacked()
    ended = kept.table.since + kept.table.pace.window + kept.table.pace.slack
    kept.now = ended + LATE_MS + 1
    assert kept.denied(None, Close(), None).code == "not-due"
    assert kept.do(None, Restart()) == (ClockRestarted(),)
    assert kept.view().clock == ClockView("window", kept.now, kept.now + kept.table.pace.window)
    kept.move(1, "coup")


def test_whoever_is_just_late_closes_all_the_same() -> None:
    kept = attacked()
    kept.now = kept.table.since + kept.table.pace.window + kept.table.pace.slack + LATE_MS
    assert kept.denied(None, Restart(), None).code == "not-due"
    kept.do(None, Close())
