"""Bots are asked, and answer at moments, by what everybody can see and a secret nobody knows."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.table.evening import act
from tests.table.keeper import SECRET, Keeper, opens, playing
from tischrunde.core.fairness import commitment
from tischrunde.table.bot_questions import STAND_IN, BotQuestion, questions
from tischrunde.table.clock import BOT_PATIENCE_MS, check_at
from tischrunde.table.commands import Leave, Return
from tischrunde.table.pace import PACES, SPEEDS

ATTACK = (
    "winning-moves 3; A: roll; B: roll; C: roll; 1: stop 25 ...; 2: roll ...; 3: roll ...; "
    "stock: 75 ...; turn: 1"
)
BOTS = {1: "easy", 2: "expert"}


def attacked(hand: str = "roll") -> Keeper:
    kept = playing("winning-moves", 3, bots=BOTS)
    kept.lay_out(ATTACK.replace("2: roll", f"2: {hand}"))
    kept.move(0, "stop>B")
    return kept


def bot_on_turn(secret: bytes = SECRET) -> Keeper:
    promised = commitment(secret).hex()
    kept = Keeper(opens(players=3, commitment=promised), secret=secret).sit_all(BOTS).start()
    kept.lay_out("schmidt 3; 2: roll ...; turn: 2")
    return kept


def test_before_the_start_no_bot_is_asked() -> None:
    assert questions(Keeper(opens(players=3)).sit_all(BOTS).table) == ()


def test_the_bot_on_turn_is_asked() -> None:
    (question,) = questions(bot_on_turn().table)
    assert (question.seat, question.level, question.out_of_turn) == (1, "easy", False)


def test_people_are_not_asked_this_way() -> None:
    kept = playing(players=3, bots=BOTS)
    kept.lay_out("schmidt 3; 1: roll ...; turn: 1")
    assert questions(kept.table) == ()


def test_in_a_window_the_bots_attacked_are_asked() -> None:
    (question,) = questions(attacked().table)
    assert (question.seat, question.out_of_turn) == (1, False)


def test_a_stand_in_plays_as_all_stand_ins_do() -> None:
    kept = playing(players=3, bots={2: "expert"})
    kept.lay_out("schmidt 3; 1: roll ...; turn: 1")
    kept.own(0, Leave())
    (question,) = questions(kept.table)
    assert (question.seat, question.level) == (0, STAND_IN)
    kept.own(0, Return())
    assert questions(kept.table) == ()


def test_bots_wait_while_all_who_sat_with_them_are_away() -> None:
    kept = playing(players=3, bots={2: "expert"})
    kept.lay_out("schmidt 3; 3: roll ...; turn: 3")
    kept.own(0, Leave())
    assert questions(kept.table)
    kept.own(1, Leave())
    assert questions(kept.table) == ()
    assert check_at(kept.table, kept.now) is None
    kept.now += 1_000_000
    kept.own(1, Return())
    (question,) = questions(kept.table)
    assert question.at > kept.now


def test_bots_that_only_play_with_bots_do_not_wait() -> None:
    kept = playing(players=2, bots={0: "easy", 1: "easy"})
    assert questions(kept.table)


def asked(rules: str, pace: str) -> Iterator[tuple[Keeper, BotQuestion]]:
    """Yield the questions of an evening."""
    random = Random(pace)
    kept = playing(rules, 3, bots=BOTS, pace=pace)
    for _ in range(400):
        if kept.table.state == "over":
            return
        act(kept, random)
        for question in questions(kept.table):
            yield kept, question


THOUGHT_MS = 200
"""No bot thinks longer."""


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("rules", ["winning-moves", "uno-carabiner,wild"])
def test_bots_take_as_long_as_the_pace_says(rules: str, pace: str) -> None:
    times, waited = PACES[pace], set()
    for kept, question in asked(rules, pace):
        wait = question.at - kept.table.since
        if kept.table.window is not None:
            window = min(times.window, 2_000)
            assert max(window // 10, THOUGHT_MS) <= wait <= window - window // 10
        elif question.out_of_turn:
            assert max(times.grace, THOUGHT_MS) <= wait <= 2 * max(times.grace, THOUGHT_MS)
        else:
            quick, slow = (max(time * SPEEDS[kept.table.speed] // 100, 200) for time in times.bots)
            assert quick <= wait <= slow + 2 * times.grace
        waited.add(wait)
    assert len(waited) > 20


def test_every_question_has_a_moment_of_its_own() -> None:
    kept = bot_on_turn()
    (first,) = questions(kept.table)
    kept.lay_out("schmidt 3; 3: roll ...; turn: 3")
    (second,) = questions(kept.table)
    assert (first.at, first.seed) != (second.at, second.seed)


def test_other_secrets_give_other_moments() -> None:
    (first,), (second,) = (questions(bot_on_turn(secret).table) for secret in (SECRET, bytes(32)))
    assert (first.at, first.seed) != (second.at, second.seed)


@pytest.mark.parametrize("hand", ["right-of-way", "100"])
def test_the_moment_does_not_tell_what_a_bot_holds(hand: str) -> None:
    assert questions(attacked(hand).table) == questions(attacked().table)


@pytest.mark.parametrize("hand", ["red-3 blue-1", "green-4 blue-1"])
def test_where_one_may_jump_in_all_bots_are_asked_whatever_they_hold(hand: str) -> None:
    kept = playing("uno-carabiner,jump-in", 3, bots=BOTS)
    kept.lay_out(
        f"uno-carabiner,jump-in 3; 1: red-1 red-2; 2: {hand}; 3: blue-1 blue-2; "
        "stock: green-1 ...; discards: red-3; turn: 1"
    )
    assert [question.seat for question in questions(kept.table)] == [1, 2]


@pytest.mark.parametrize("rules", ["schmidt", "uno-carabiner", "uno-carabiner,wild"])
def test_whoever_may_act_out_of_turn_may_be_seen_to(rules: str) -> None:
    kept, random = playing(rules, 4), Random(rules)
    interrupted = 0
    for _ in range(1_000):
        match = kept.table.match
        assert match is not None
        able = {seat for seat in range(4) if match.legal(seat)} - match.waiting
        assert not able or match.round.interruptible
        interrupted += bool(able)
        if match.over:
            break
        act(kept, random)
    assert interrupted or rules == "schmidt"


def test_a_bot_that_does_not_answer_is_asked_again() -> None:
    kept = bot_on_turn()
    (question,) = questions(kept.table)
    assert check_at(kept.table, kept.now) == question.at + BOT_PATIENCE_MS
    assert check_at(kept.table, question.at + BOT_PATIENCE_MS) == question.at + 2 * BOT_PATIENCE_MS
