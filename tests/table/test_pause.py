"""After a round everybody may look at its result before somebody moves."""

from random import Random

import pytest

from tests.table.evening import act
from tests.table.keeper import Keeper, guest, opens, playing, sits
from tischrunde.core.events import RoundEnded
from tischrunde.games.catalogue import GAMES
from tischrunde.table.bot_questions import questions
from tischrunde.table.clock import LATE_MS, check_at, due
from tischrunde.table.commands import Leave, Move, Replace, Restart, Resume, Return, Start
from tischrunde.table.fold import folded
from tischrunde.table.pace import PACES
from tischrunde.table.view import ClockView

LAST = (
    "uno-carabiner 3; 1: red-1; 2: red-2 red-4; 3: red-3 red-5; stock: green-1 ...; "
    "discards: red-7; dealer: 3; turn: 1"
)
PAUSE = PACES["brisk"].pause


def over(bots: int = 1, pace: str = "brisk") -> Keeper:
    """Return a table at which seat 0 has just won a round; the last seats are those of bots."""
    kept = playing("uno-carabiner", 3, {2 - seat: "easy" for seat in range(bots)}, pace=pace)
    kept.lay_out(LAST)
    events = kept.move(0, "red-1")
    assert any(isinstance(event, RoundEnded) for event in events)
    return kept


def test_everybody_waits_for_the_people_who_are_here() -> None:
    kept = over()
    assert kept.table.pausing == {0, 1}
    clock = ClockView("pause", kept.now, kept.now + PAUSE, (0, 1))
    assert [kept.view(seat).clock for seat in (None, 0, 1, 2)] == [clock] * 4


def test_once_all_have_seen_the_result_the_round_begins() -> None:
    kept = over()
    kept.now += 3_000
    kept.own(1, Resume())
    assert kept.table.pausing == {0}
    kept.now += 2_000
    kept.own(0, Resume())
    assert not kept.table.pausing
    assert kept.table.since == kept.now
    clock = kept.view().clock
    assert clock is None or clock.kind == "turn"


def test_nobody_is_waited_for_longer_than_the_pause() -> None:
    kept = over()
    kept.own(0, Resume())
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.seat, next_due.command) == (kept.now + PAUSE, None, Resume())
    kept.now += PAUSE - 1
    assert kept.denied(None, Resume(), None).code == "too-early"
    kept.let_the_clock_act()
    assert not kept.table.pausing
    assert kept.table.since == kept.now


def test_no_bot_is_asked_behind_a_result() -> None:
    kept = over(bots=2)
    assert questions(kept.table) == ()
    assert check_at(kept.table, kept.now) == kept.now + PAUSE
    kept.own(0, Resume())
    match = kept.table.match
    assert match is not None
    asked = {question.seat for question in questions(kept.table) if not question.out_of_turn}
    assert asked == match.waiting - {0}
    assert all(question.at > kept.now for question in questions(kept.table))


def test_nobody_moves_behind_somebody_elses_result() -> None:
    kept = over(bots=0)
    match = kept.table.match
    assert match is not None
    (seat,) = match.waiting
    move = Move(kept.table.game.write_move(match.legal(seat)[0]))
    denied = kept.denied(seat, move, guest(seat))
    assert (denied.code, denied.until) == ("too-early", kept.now + 1_000)
    for other in kept.table.pausing - {seat}:
        kept.own(other, Resume())
    kept.own(seat, move)  # whoever moves has seen it
    assert not kept.table.pausing


def test_whoever_leaves_is_not_waited_for() -> None:
    kept = over()
    kept.own(0, Resume())
    kept.now += 1_000
    kept.own(1, Leave())
    assert not kept.table.pausing
    assert kept.table.since == kept.now
    kept.own(1, Return())
    assert not kept.table.pausing


def test_whoever_was_away_is_not_waited_for() -> None:
    kept = playing("uno-carabiner", 3, {2: "easy"})
    kept.own(1, Leave())
    kept.lay_out(LAST)
    kept.move(0, "red-1")
    assert kept.table.pausing == {0}


def test_whoever_is_replaced_is_not_waited_for() -> None:
    kept = over()
    kept.own(0, Replace(1, "other-code"))
    assert kept.table.pausing == {0}


def test_one_cannot_have_seen_what_is_not_shown() -> None:
    kept = over()
    kept.own(0, Resume())
    assert kept.denied(0, Resume(), guest(0)).code == "nothing-to-resume"
    assert kept.denied(2, Resume(), guest(0)).code == "not-your-seat"
    assert kept.denied(1, Resume(), guest(0)).code == "not-your-seat"
    kept.own(1, Resume())
    assert kept.denied(None, Resume(), None).code == "not-due"


def test_after_an_outage_the_pause_begins_anew() -> None:
    kept = over()
    kept.now += PAUSE + LATE_MS + 1
    assert kept.denied(None, Resume(), None).code == "not-due"
    kept.do(None, Restart())
    assert kept.view().clock == ClockView("pause", kept.now, kept.now + PAUSE, (0, 1))


def test_nobody_looks_at_results_where_no_person_is_in_a_hurry() -> None:
    assert not over(pace="programs").table.pausing


def test_programs_and_bots_look_at_no_result() -> None:
    kept = Keeper(opens("uno-carabiner", 3, programs=True))
    for seat, kind in enumerate(("program", "program", "bot")):
        level = "easy" if kind == "bot" else None
        kept.do(seat, sits(seat, level, kind=kind), guest(0) if level else guest(seat))
    kept.do(0, Start())
    kept.lay_out(LAST)
    kept.move(0, "red-1")
    assert not kept.table.pausing


def test_the_last_result_stays_anyway() -> None:
    kept = playing("uno-carabiner,target=1", 3)
    kept.lay_out(LAST)
    kept.move(0, "red-1")
    assert kept.table.state == "over"
    assert not kept.table.pausing


@pytest.mark.parametrize("rules", ["schmidt", "uno-carabiner"])
def test_a_log_from_before_there_were_pauses_folds_alike(rules: str) -> None:
    """There somebody moved at once; the fold judges nothing."""
    kept, random = playing(rules, 2), Random(rules)
    for _ in range(3_000):
        if kept.table.state == "over":
            break
        act(kept, random)
    rows = [row for row in kept.rows if row.act != "resume"]
    assert len(rows) < len(kept.rows)
    before = [
        type(row)(row.table, number, row.at, row.seat, row.key, row.act, row.body)
        for number, row in enumerate(rows, 1)
    ]
    table = folded(kept.table.id, kept.table.secret, before, GAMES)
    assert table.match is not None
    assert kept.table.match is not None
    assert table.match.totals == kept.table.match.totals
    assert table.match.view(0) == kept.table.match.view(0)
