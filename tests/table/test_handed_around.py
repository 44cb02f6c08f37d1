"""People who hand one device around: no time is up for them, and nobody learns from waiting."""

import pytest

from tests.table.keeper import Keeper, guest, playing
from tests.table.observations import sent_events, shown, timed
from tischrunde.core.events import RoundEnded
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye.events import Asked, Attacked, AttackStood, CoupFourrePlayed
from tischrunde.table.bot_questions import questions
from tischrunde.table.clock import LATE_MS, check_at, due, is_open_ended
from tischrunde.table.commands import Close, MoreTime, Move, Resume
from tischrunde.table.fold import folded
from tischrunde.table.pace import BOT_WINDOW_MS, DEVICE, DEVICE_PACE, PACES
from tischrunde.table.table import Table
from tischrunde.table.view import ClockView

HELD, NOT_HELD = (
    f"winning-moves 2; A: roll; B: roll; 1: stop 25 ...; 2: {card} 50 ...; stock: 75 ...; turn: 1"
    for card in ("right-of-way", "roll")
)
TEAMS = (
    "winning-moves 4; A: roll; B: roll; 1: stop 25 ...; 2: {} 50 ...; 3: 25 ...; 4: {} 50 ...; "
    "stock: 75 ...; turn: 1"
)
SECOND_HOLDS = TEAMS.format("right-of-way", "roll")
FOURTH_HOLDS = TEAMS.format("roll", "right-of-way")
NOBODY_HOLDS = TEAMS.format("roll", "roll")
ON_TURN_2 = (
    "winning-moves 4; A: roll; B: roll; 1: 25 ...; 2: stop 50 ...; 3: right-of-way 25 ...; "
    "4: 50 ...; stock: 75 ...; turn: 2"
)
LAST = (
    "uno-carabiner 3; 1: red-1; 2: red-2 red-4; 3: red-3 red-5; stock: green-1 ...; "
    "discards: red-7; dealer: 3; turn: 1"
)
DAY_MS = 24 * 3600 * 1000
LATER = (0, DEVICE_PACE.window + 1, LATE_MS + 1, DAY_MS)


def attacked(position: str = HELD, *bots: Seat, pace: str = DEVICE) -> Keeper:
    """Return a table at which seat 0 has just attacked party B."""
    players = 4 if " 4; A" in position else 2
    kept = playing("winning-moves", players, dict.fromkeys(bots, "easy"), pace=pace)
    kept.lay_out(position)
    attack, asked = kept.move(0, "stop>B")
    assert isinstance(attack, Attacked)
    assert isinstance(asked, Asked)
    return kept


def over(*bots: Seat, pace: str = DEVICE) -> Keeper:
    """Return a table at which seat 0 has just won a round."""
    kept = playing("uno-carabiner", 3, dict.fromkeys(bots, "easy"), pace=pace)
    kept.lay_out(LAST)
    events = kept.move(0, "red-1")
    assert any(isinstance(event, RoundEnded) for event in events)
    return kept


def waiting(kept: Keeper) -> list[set[Seat]]:
    """Return whom the table waits for, as a spectator and every seat see it."""
    seats = (None, *range(len(kept.table.chairs)))
    matches = [kept.view(seat).match for seat in seats]
    return [set(match.round.waiting) for match in matches if match is not None]


# ── an attack on a person ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("later", LATER)
@pytest.mark.parametrize("position", [HELD, NOT_HELD])
def test_an_attack_waits_for_a_person_however_late_it_gets(position: str, later: int) -> None:
    kept = attacked(position)
    kept.now += later
    assert due(kept.table, kept.now) is None
    assert check_at(kept.table, kept.now) is None
    assert [kept.view(seat).clock for seat in (None, 0, 1)] == [None] * 3
    assert kept.denied(None, Close(), None).code == "not-due"
    assert waiting(kept) == [{1}] * 3


@pytest.mark.parametrize("later", LATER)
def test_no_answer_is_too_late(later: int) -> None:
    kept = attacked()
    kept.now += later
    coup, *_ = kept.move(1, "coup")
    assert isinstance(coup, CoupFourrePlayed)
    assert kept.table.window is None


@pytest.mark.parametrize("later", LATER)
@pytest.mark.parametrize("position", [HELD, NOT_HELD])
def test_a_person_lets_an_attack_stand_by_a_row_and_play_goes_on(position: str, later: int) -> None:
    kept = attacked(position)
    kept.now += later
    stood, *_ = kept.move(1, "stand")
    assert isinstance(stood, AttackStood)
    assert (kept.rows[-1].seat, kept.rows[-1].act, kept.rows[-1].body) == (1, "move", "stand")
    assert kept.table.window is None
    assert kept.table.since == kept.now
    assert waiting(kept) == [{1}] * 3
    kept.move(1, "-50")
    assert waiting(kept) == [{0}] * 3


def test_what_was_decided_at_a_device_is_in_its_log() -> None:
    kept = playing("winning-moves", 2, pace=DEVICE)
    for _ in range(400):
        match = kept.table.match
        assert match is not None
        if kept.table.window is not None and len(match.sheets) == 0:
            break
        (seat,) = match.waiting
        attacks = [move for move in match.legal(seat) if ">" in kept.table.game.write_move(move)]
        kept.now += 1_000
        kept.move(seat, kept.table.game.write_move((attacks or match.legal(seat))[0]))
    assert kept.table.window is not None
    (asked,) = kept.table.window.seats
    kept.now += DAY_MS
    kept.move(asked, "stand")
    again = folded(kept.table.id, kept.table.secret, kept.rows, GAMES)
    assert again.window is None
    assert (again.version, again.since) == (kept.table.version, kept.table.since)
    assert [shown(again, seat, None) for seat in (None, 0, 1)] == [
        shown(kept.table, seat, None) for seat in (None, 0, 1)
    ]


def test_whoever_cannot_answer_is_refused_and_asked_still() -> None:
    kept = attacked(NOT_HELD)
    assert kept.denied(1, Move("coup"), guest(1)).code == "refused"
    assert kept.denied(0, Move("stand"), guest(0)).code == "refused"
    assert waiting(kept) == [{1}] * 3


def test_bots_have_no_more_time_because_a_person_needs_it() -> None:
    kept = attacked(HELD, 1)
    kept.own(0, MoreTime())
    clock = ClockView("window", kept.now, kept.now + BOT_WINDOW_MS)
    assert kept.view(0).clock == clock


# ── in teams ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
@pytest.mark.parametrize("position", [SECOND_HOLDS, FOURTH_HOLDS, NOBODY_HOLDS])
def test_both_partners_are_asked_one_after_the_other(
    position: str, first: Seat, second: Seat
) -> None:
    """Everybody sees who is next, so that the device is handed there."""
    kept = attacked(position)
    assert waiting(kept) == [{1, 3}] * 5
    assert kept.move(first, "stand") == ()
    kept.now += DAY_MS
    assert due(kept.table, kept.now) is None
    assert waiting(kept) == [{second}] * 5
    assert kept.denied(first, Move("stand"), guest(first)).code == "refused"
    stood, *_ = kept.move(second, "stand")
    assert isinstance(stood, AttackStood)
    assert kept.table.window is None


@pytest.mark.parametrize(
    ("position", "holder", "partner"), [(SECOND_HOLDS, 1, 3), (FOURTH_HOLDS, 3, 1)]
)
def test_a_partner_can_still_answer_what_the_other_let_stand(
    position: str, holder: Seat, partner: Seat
) -> None:
    kept = attacked(position)
    kept.move(partner, "stand")
    coup, *_ = kept.move(holder, "coup")
    assert isinstance(coup, CoupFourrePlayed)
    assert coup.seat == holder


def test_the_word_of_a_bot_does_not_spare_its_partner_the_question() -> None:
    kept = attacked(FOURTH_HOLDS, 1)
    assert due(kept.table, kept.now) is None
    assert [question.seat for question in questions(kept.table)] == [1]
    assert kept.do(1, Move("stand")) == ()
    assert questions(kept.table) == ()
    kept.now += DAY_MS
    assert due(kept.table, kept.now) is None
    assert waiting(kept) == [{3}] * 5
    kept.move(3, "coup")


def test_a_bot_whose_partner_has_answered_has_the_time_of_bots() -> None:
    kept = attacked(SECOND_HOLDS, 1)
    kept.now += DAY_MS
    kept.move(3, "stand")
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.command) == (kept.now + BOT_WINDOW_MS, Close())
    stood, *_ = kept.let_the_clock_act()
    assert isinstance(stood, AttackStood)


# ── an attack on bots ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("position", "bots"),
    [(HELD, (1,)), (NOT_HELD, (1,)), (SECOND_HOLDS, (1, 3)), (NOBODY_HOLDS, (1, 3))],
)
def test_bots_alone_have_two_seconds_whatever_they_hold(
    position: str, bots: tuple[Seat, ...]
) -> None:
    kept = attacked(position, *bots)
    assert BOT_WINDOW_MS == 2_000
    assert kept.view(0).clock == ClockView("window", kept.now, kept.now + 2_000)
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.seat, next_due.command) == (kept.now + 2_000, None, Close())
    for question in questions(kept.table):
        assert kept.now + 200 <= question.at < kept.now + 2_000
    kept.now += 1_999
    assert kept.denied(None, Close(), None).code == "too-early"
    stood, *_ = kept.let_the_clock_act()
    assert isinstance(stood, AttackStood)


# ── after a round ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("later", LATER)
@pytest.mark.parametrize("seat", [0, 1])
def test_one_word_ends_the_pause_for_all_and_no_clock_does(seat: Seat, later: int) -> None:
    kept = over(2)
    kept.now += later
    assert kept.table.pausing == {0, 1}
    assert due(kept.table, kept.now) is None
    assert questions(kept.table) == ()
    assert kept.denied(None, Resume(), None).code == "not-due"
    clock = kept.view().clock
    assert clock is not None
    assert (clock.kind, clock.ends, clock.seats) == ("pause", None, (0, 1))
    kept.own(seat, Resume())
    assert not kept.table.pausing
    assert kept.table.since == kept.now
    assert kept.denied(1 - seat, Resume(), guest(1 - seat)).code == "nothing-to-resume"


def test_nobody_moves_behind_a_result_that_was_not_seen() -> None:
    kept = over()
    match = kept.table.match
    assert match is not None
    (seat,) = match.waiting
    move = Move(kept.table.game.write_move(match.legal(seat)[0]))
    kept.now += DAY_MS
    assert kept.denied(seat, move, guest(seat)).code == "too-early"
    kept.own((seat + 1) % 3, Resume())
    kept.own(seat, move)


def test_nobody_has_to_hurry_on_a_turn() -> None:
    kept = playing("schmidt", 2, pace=DEVICE)
    kept.now += DAY_MS
    assert due(kept.table, kept.now) is None
    assert kept.view().clock is None


# ── at every other table ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("pace", PACES)
def test_at_every_other_pace_time_runs_as_before(pace: str) -> None:
    kept, times = attacked(HELD, pace=pace), PACES[pace]
    assert not kept.table.handed_around
    assert not is_open_ended(kept.table)
    assert kept.view(0).clock == ClockView("window", kept.now, kept.now + times.window)
    closes = kept.now + times.window + times.slack
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.command) == (closes, Close())
    assert kept.sent(1, Move("stand"), guest(1)) is None
    kept.now = closes + 1
    assert kept.denied(1, Move("coup"), guest(1)).code == "too-late"
    stood, *_ = kept.do(None, Close())
    assert isinstance(stood, AttackStood)


@pytest.mark.parametrize("pace", PACES)
def test_at_every_other_pace_nobody_sees_which_partner_has_answered(pace: str) -> None:
    kept = attacked(NOBODY_HOLDS, pace=pace)
    before = [shown(kept.table, seat, None) for seat in (None, 0, 1, 2, 3)]
    assert kept.sent(1, Move("stand"), guest(1)) is None
    assert [shown(kept.table, seat, None) for seat in (None, 0, 1, 2, 3)] == before


@pytest.mark.parametrize("pace", PACES)
def test_whoever_watches_a_person_and_bots_is_told_no_more_than_before(pace: str) -> None:
    """The person's word ends nothing while a partner that is a bot can still answer."""
    kept = playing("winning-moves", 4, dict.fromkeys((1, 2, 3), "easy"), pace=pace)
    kept.lay_out(ON_TURN_2)
    kept.do(1, Move("stop>A"))
    kept.move(0, "stand")
    assert kept.table.window is not None
    assert waiting(kept) == [{0, 2}, {2}, {0, 2}, {0, 2}, {0, 2}]


@pytest.mark.parametrize("pace", [pace for pace in PACES if PACES[pace].pause])
def test_at_every_other_pace_everybody_looks_at_results_for_themselves(pace: str) -> None:
    kept = over(2, pace=pace)
    next_due = due(kept.table, kept.now)
    assert next_due is not None
    assert (next_due.at, next_due.command) == (kept.now + PACES[pace].pause, Resume())
    kept.own(0, Resume())
    assert kept.table.pausing == {1}


def test_nobody_chooses_this_pace_at_a_server() -> None:
    assert DEVICE not in PACES


# ── what others can know ──────────────────────────────────────────────────────────────────────


def told(table: Table, now: int, seats: tuple[Seat | None, ...]) -> list[bytes]:
    """Return all that these viewers see, and the times somebody could measure."""
    return [*(shown(table, seat, None)[1] for seat in seats), timed(table, now)]


@pytest.mark.parametrize("later", LATER)
@pytest.mark.parametrize(
    ("held", "not_held", "asked", "others"),
    [
        (HELD, NOT_HELD, (1,), (None, 0)),
        (SECOND_HOLDS, NOBODY_HOLDS, (1, 3), (None, 0, 2, 3)),
        (FOURTH_HOLDS, NOBODY_HOLDS, (1, 3), (None, 0, 1, 2)),
        (FOURTH_HOLDS, NOBODY_HOLDS, (3, 1), (None, 0, 1, 2)),
    ],
)
def test_a_declined_attack_looks_the_same_whoever_holds_the_safety(
    held: str,
    not_held: str,
    asked: tuple[Seat, ...],
    others: tuple[Seat | None, ...],
    later: int,
) -> None:
    """From the attack on, until the last of those who are asked has let it stand."""
    able, unable = attacked(held), attacked(not_held)
    assert told(able.table, able.now, others) == told(unable.table, unable.now, others)
    for seat in asked:
        able.now = unable.now = able.now + later
        assert told(able.table, able.now, others) == told(unable.table, unable.now, others)
        events = [sent_events(kept.table, kept.move(seat, "stand")) for kept in (able, unable)]
        assert events[0] == events[1]
        assert told(able.table, able.now, others) == told(unable.table, unable.now, others)


def test_the_safety_itself_is_seen_when_it_is_played() -> None:
    able, unable = attacked(HELD), attacked(NOT_HELD)
    able.move(1, "coup")
    unable.move(1, "stand")
    seen, other = (told(kept.table, kept.now, (None,)) for kept in (able, unable))
    assert seen != other
