"""At a table with one person nobody waits for what nobody could learn anything from."""

import pytest

from tests.table.keeper import Keeper, guest, playing
from tischrunde.core.game import Seat
from tischrunde.rallye.events import AttackStood, CoupFourrePlayed
from tischrunde.table.bot_questions import questions
from tischrunde.table.clock import due
from tischrunde.table.commands import BOT, Close, Leave, Move, Return, Speed
from tischrunde.table.pace import BOT_WINDOW_MS, PACES
from tischrunde.table.view import ClockView

ATTACKER, ATTACKED = (
    "winning-moves 2; A: roll; B: roll; 1: {} 25 ...; 2: {} 50 ...; ",
    "stock: 75 ...; turn: {}",
)
HELD, NOT_HELD = "right-of-way", "roll"
TEAMS = (
    "winning-moves 4; A: roll; B: roll; 1: 25 ...; 2: stop 50 ...; 3: right-of-way 25 ...; "
    "4: 50 ...; stock: 75 ...; turn: 2"
)


def attack(by: Seat, held: str, pace: str = "relaxed") -> Keeper:
    """Let the person, seat 0, or the bot attack the other, who holds this."""
    kept = playing("winning-moves", 2, {1: "easy"}, pace=pace)
    hands = ("stop", held) if by == 0 else (held, "stop")
    kept.lay_out((ATTACKER + ATTACKED).format(*hands, by + 1))
    kept.do(by, Move("stop>B" if by == 0 else "stop>A"), guest(0) if by == 0 else None)
    return kept


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("held", [HELD, NOT_HELD])
def test_a_bot_has_two_seconds_whatever_it_holds(held: str, pace: str) -> None:
    kept = attack(0, held, pace)
    length = min(BOT_WINDOW_MS, PACES[pace].window)
    assert kept.view(0).clock == ClockView("window", kept.now, kept.now + length)
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.command) == (kept.now + length, Close())
    (question,) = questions(kept.table)
    assert kept.now + 200 <= question.at < kept.now + length


def test_a_bot_that_lets_it_stand_leaves_no_trace() -> None:
    kept = attack(0, HELD)
    assert kept.sent(1, Move("stand"), None) is None
    assert kept.table.window is not None


@pytest.mark.parametrize("held", [HELD, NOT_HELD])
def test_a_person_has_the_time_of_the_pace(held: str) -> None:
    kept = attack(1, held)
    window = PACES["relaxed"].window
    assert kept.view(0).clock == ClockView("window", kept.now, kept.now + window)


@pytest.mark.parametrize("held", [HELD, NOT_HELD])
def test_a_person_who_lets_it_stand_waits_no_longer(held: str) -> None:
    kept = attack(1, held)
    kept.now += 900
    stood, *_ = kept.move(0, "stand")
    assert isinstance(stood, AttackStood)
    assert kept.table.window is None
    assert kept.table.since == kept.now


def test_a_person_may_answer_as_ever() -> None:
    coup, *_ = attack(1, HELD).move(0, "coup")
    assert isinstance(coup, CoupFourrePlayed)


def test_a_partner_still_has_the_time_of_bots() -> None:
    kept = playing("winning-moves", 4, {1: "easy", 2: "easy", 3: "easy"}, pace="relaxed")
    kept.lay_out(TEAMS)
    kept.do(1, Move("stop>A"))
    kept.now += 900
    kept.move(0, "stand")
    assert kept.table.window is not None
    assert kept.table.window.seats == {2}
    assert kept.view(0).clock == ClockView("window", kept.now, kept.now + BOT_WINDOW_MS)
    coup, *_ = kept.do(2, Move("coup"))
    assert isinstance(coup, CoupFourrePlayed)


@pytest.mark.parametrize("away", [(), (1,)])
def test_where_two_people_have_seats_all_is_as_slow_as_before(away: tuple[Seat, ...]) -> None:
    """Whoever is away may come back, and watch meanwhile."""
    kept = playing("winning-moves", 3, {2: "easy"}, pace="relaxed")
    kept.lay_out("winning-moves 3; A: roll; B: roll; C: roll; 1: stop ...; turn: 1")
    for seat in away:
        kept.own(seat, Leave())
    assert not kept.table.solo
    kept.move(0, "stop>C")
    assert kept.view(0).clock == ClockView("window", kept.now, kept.now + PACES["relaxed"].window)


def test_a_table_of_bots_alone_is_nobodys() -> None:
    assert not playing("winning-moves", 2, {0: "easy", 1: "easy"}).table.solo


def test_coming_and_going_changes_nothing() -> None:
    kept = attack(0, HELD)
    clock = kept.view(0).clock
    kept.own(0, Leave())
    assert kept.table.solo
    assert kept.view(0).clock == clock
    kept.own(0, Return())
    assert kept.view(0).clock == clock


def test_a_program_is_somebody_too() -> None:
    """It could measure how long somebody takes."""
    kept = playing("winning-moves", 2, {1: "easy"})
    chair = kept.table.chairs[1]
    assert chair is not None
    assert chair.kind == BOT
    chair.kind = "program"
    assert not kept.table.solo


# ── the speed of the bots ─────────────────────────────────────────────────────────────────────


def bot_on_turn() -> Keeper:
    kept = playing("schmidt", 2, {1: "easy"}, pace="relaxed")
    kept.lay_out("schmidt 2; 2: roll ...; turn: 2")
    return kept


def test_bots_are_as_quick_as_the_only_person_wants() -> None:
    kept = bot_on_turn()
    waits = []
    for speed in ("fast", "normal", "slow"):
        assert kept.own(0, Speed(speed)) == ()
        assert kept.view(0).speed == speed
        (question,) = questions(kept.table)
        waits.append(question.at - kept.table.since)
    low, high = PACES["relaxed"].bots
    assert low * 0.4 <= waits[0] <= high * 0.4
    assert low <= waits[1] <= high
    assert low * 1.6 <= waits[2] <= high * 1.6


def test_no_bot_is_quicker_than_the_slowest_thinks() -> None:
    kept = playing("schmidt", 2, {1: "easy"}, pace="programs")
    kept.lay_out("schmidt 2; 2: roll ...; turn: 2")
    kept.own(0, Speed("fast"))
    (question,) = questions(kept.table)
    assert question.at >= kept.table.since + 200


def test_a_speed_nobody_knows_is_not_taken() -> None:
    assert bot_on_turn().denied(0, Speed("soon"), guest(0)).code == "not-alone"


def test_among_several_people_nobody_decides_for_all() -> None:
    kept = playing("schmidt", 3, {2: "easy"})
    assert kept.denied(0, Speed("fast"), guest(0)).code == "not-alone"
    assert kept.denied(0, Speed("fast"), guest(1)).code == "not-your-seat"
    kept.own(1, Leave())
    assert kept.denied(0, Speed("fast"), guest(0)).code == "not-alone"


def test_a_change_does_not_disturb_who_decides() -> None:
    kept = bot_on_turn()
    base = kept.table.version
    kept.own(0, Speed("fast"))
    assert isinstance(kept.sent(1, Move("roll"), None, base), tuple)
