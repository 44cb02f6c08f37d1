"""Nothing a viewer is sent, and no moment at which it is sent, depends on what is hidden."""

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest

from tests.table import keeper
from tests.table.observations import answered, sent_events, shown, timed
from tests.table.twins import (
    Deed,
    Twins,
    further,
    known,
    match_of,
    replaces_inside,
    revealed,
    twins,
)
from tischrunde.table import bot_questions, clock
from tischrunde.table import table as table_module
from tischrunde.table.commands import Close, Move
from tischrunde.table.judge import Sent
from tischrunde.table.pace import BOT_WINDOW_MS, DEVICE, PACES, PATIENT_WINDOW_MS
from tischrunde.table.table import Table
from tischrunde.table.view import TableView

TWINS = int(os.environ.get("TABLE_TWINS", "300"))
"""States compared; `just long` asks for many more."""

PARTS = 4
"""Number of tests they are compared in, so that they spread over the cores."""


Views: TypeAlias = tuple[TableView | None, TableView | None]


class Told(AssertionError):  # noqa: N818 - what happened has a name of its own
    """A viewer could tell two worlds apart."""


def compared(wanted: int, seed: str, paces: Sequence[str] = tuple(PACES)) -> Counter[str]:
    """Compare states in twin worlds and return how much was seen of what."""
    random = Random(seed)
    seen: Counter[str] = Counter()
    for pair in twins(random, paces):
        views = same(pair, (None, None), random, seen)
        for deed in further(pair, random):
            rounds = len(match_of(pair.real).sheets)
            outcomes = done(pair, deed)
            command = deed.sent.command
            move = command.text if isinstance(command, Move) else None
            worlds = (known(pair.real, pair.viewer), known(pair.twin, pair.viewer))
            if revealed(pair, move, worlds, rounds):
                seen["revealed"] += 1
                break
            alike(pair, "the outcome", *outcomes)
            views = same(pair, views, random, seen)
            seen[type(command).__name__] += 1
            seen["hidden"] += deed.hidden
        if seen["states"] >= wanted:
            return seen
    raise AssertionError("twins never end")


def done(pair: Twins, deed: Deed) -> tuple[bytes, bytes]:
    """Do a deed in both worlds, or if it is hidden in one, and return what was sent."""
    real, twin = pair.worlds
    return outcome_of(real, deed), b"" if deed.hidden else outcome_of(twin, deed)


def outcome_of(table: Table, deed: Deed) -> bytes:
    """Do a deed and return what everybody is sent; a denial is sent to its doer alone."""
    taken = keeper.take(table, deed.sent, "key")
    return sent_events(table, taken[1]) if isinstance(taken, tuple) else b""


def same(pair: Twins, last: Views, random: Random, seen: Counter[str]) -> Views:
    """Look at both worlds with the eyes of the viewer, who had seen them before or not."""
    seen["states"] += 1
    seen["windows"] += pair.real.window is not None
    seen["pauses"] += bool(pair.real.pausing)
    seen["solo"] += pair.real.solo
    seen["bots attacked"] += pair.real.asks_bots_alone
    seen["bots asked"] += bool(bot_questions.questions(pair.real))
    seen["spectators"] += pair.viewer is None
    seen["different"] += hidden(pair.real) != hidden(pair.twin)
    (real, in_real), (twin, in_twin) = (
        shown(table, pair.viewer, before) for table, before in zip(pair.worlds, last, strict=True)
    )
    alike(pair, "the view", in_real, in_twin)
    alike(pair, "the time", *(timed(table, pair.now) for table in pair.worlds))
    dice = random.getrandbits(32)
    tries = (answered(table, pair.viewer, pair.now, Random(dice)) for table in pair.worlds)
    alike(pair, "a denial", *tries)
    return real, twin


def hidden(table: Table) -> str:
    return table.game.write_position(match_of(table).round.position)


def alike(pair: Twins, what: str, real: bytes, twin: bytes) -> None:
    if real != twin:
        raise Told(f"{what} at {hidden(pair.real)} to {pair.viewer}: {real!r}, {twin!r}")


@pytest.mark.parametrize("part", range(PARTS))
def test_twin_worlds_look_alike(part: int) -> None:
    seen = compared(-(-TWINS // PARTS), f"twins {part}")
    assert seen["different"] > seen["states"] / 2


def test_the_twins_come_to_everything_that_matters() -> None:
    seen = compared(1_100, "coverage")
    for what in ("windows", "pauses", "solo", "bots attacked"):
        assert seen[what] > 5, seen
    for what in ("bots asked", "spectators", "hidden", "revealed"):
        assert seen[what] > 5, seen
    for command in ("Move", "Close", "Leave", "Return", "Restart", "Resume", "Speed", "MoreTime"):
        assert seen[command] > 2, seen


@pytest.mark.parametrize("part", range(PARTS))
def test_twin_worlds_look_alike_where_a_device_is_handed_around(part: int) -> None:
    seen = compared(-(-TWINS // PARTS), f"handed around {part}", [DEVICE])
    assert seen["different"] > seen["states"] / 2


def test_where_a_device_is_handed_around_the_twins_come_to_everything_too() -> None:
    seen = compared(1_100, "handed around", [DEVICE])
    for what in ("windows", "pauses", "bots attacked", "bots asked", "spectators", "revealed"):
        assert seen[what] > 5, seen
    for command in ("Move", "Close", "Leave", "Return", "Resume", "MoreTime"):
        assert seen[command] > 2, seen
    assert seen["hidden"] == 0


CHAIN = (
    "{rules} 2; A: roll; B: roll flat-tyre; 1: 25 25 25 25 25 25; "
    "2: puncture-proof 50 50 100 100 100; stock: {stock} ...; turn: 1; attack: flat-tyre>B"
)


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize(
    "rules", ["winning-moves", "winning-moves,chain-draws-two", "fx-schmid,chain-draws-two"]
)
def test_twin_worlds_look_alike_after_a_coup_fourre(rules: str, viewer: int | None) -> None:
    """What is drawn then differs: safeties in one world, kilometres in the other."""
    real, twin = keeper.playing(rules), keeper.playing(rules)
    real.lay_out(CHAIN.format(rules=rules, stock="driving-ace petrol-station 75 75 75"))
    twin.lay_out(CHAIN.format(rules=rules, stock="75 75 75 driving-ace petrol-station"))
    pair = Twins(real.table, twin.table, viewer, real.now)
    random, seen = Random(rules), Counter[str]()
    views = same(pair, (None, None), random, seen)
    for move in ("coup", "-50"):
        sent = Sent(1, Move(move), keeper.guest(1), pair.now, real.table.version)
        alike(pair, "the outcome", *done(pair, Deed(sent)))
        views = same(pair, views, random, seen)
    assert seen["different"] == 3


# ── tables that leak are found out ────────────────────────────────────────────────────────────

ENOUGH = 4_000
"""Maximum number of states in which a leak is found."""


def found(
    monkeypatch: pytest.MonkeyPatch,
    target: object,
    name: str,
    leaky: object,
    paces: Sequence[str] = tuple(PACES),
) -> str:
    if target is Table and not str(table_module.__file__).endswith(".py"):
        pytest.skip("a compiled table calls what it was built with")
    monkeypatch.setattr(target, name, leaky)
    with pytest.raises(Told) as told_apart:
        compared(ENOUGH, "leak 3", paces)
    return str(told_apart.value)


def test_a_window_opened_only_for_a_held_safety_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wait = Table.wait

    def leaky(table: Table, at: int) -> None:
        wait(table, at)
        window = table.window
        if window is not None:
            held = any(len(match_of(table).legal(seat)) > 1 for seat in window.seats)
            table.window = window if held else None

    assert found(monkeypatch, Table, "wait", leaky)


def test_a_moment_drawn_from_the_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = bot_questions.questions

    def leaky(table: Table) -> tuple[bot_questions.BotQuestion, ...]:
        legal = match_of(table).legal
        return tuple(replace(q, at=q.at + len(legal(q.seat))) for q in questions(table))

    assert "the time" in found(monkeypatch, bot_questions, "questions", leaky)


def test_letting_stand_written_down_at_once_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, keeper, "lets_stand", lambda *_: False)


def test_bots_asked_only_if_they_can_act_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = bot_questions.questions

    def leaky(table: Table) -> tuple[bot_questions.BotQuestion, ...]:
        return tuple(q for q in questions(table) if match_of(table).legal(q.seat))

    assert "the time" in found(monkeypatch, bot_questions, "questions", leaky)


def test_a_clock_that_runs_shorter_without_the_safety_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wait = Table.wait

    def leaky(table: Table, at: int) -> None:
        wait(table, at)
        window = table.window
        if window is not None and all(len(match_of(table).legal(s)) == 1 for s in window.seats):
            table.since -= 1

    assert found(monkeypatch, Table, "wait", leaky)


def can_answer(table: Table) -> bool:
    """Return whether somebody holds what answers the attack."""
    assert table.window is not None
    return any(len(match_of(table).legal(seat)) > 1 for seat in table.window.seats)


def test_bots_that_have_less_time_if_they_cannot_answer_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(table: Table) -> int:
        if not table.asks_bots_alone or can_answer(table):
            return table.pace.window
        return BOT_WINDOW_MS

    assert found(monkeypatch, Table, "window_ms", property(leaky))


def test_more_time_only_for_whoever_can_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table) -> int:
        return PATIENT_WINDOW_MS if can_answer(table) else table.pace.window

    assert found(monkeypatch, Table, "window_ms", property(leaky))


def test_a_word_taken_at_once_while_somebody_else_is_away_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(table: Table) -> bool:
        return sum(chair is not None and not chair.by_bot for chair in table.chairs) == 1

    assert found(monkeypatch, Table, "solo", property(leaky))


@replaces_inside
def test_an_answerless_attack_that_does_not_wait_for_a_word_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even with one person: those who watch may not see into the hand either."""
    closes = clock.window_closes

    def leaky(table: Table) -> int:
        return closes(table) if can_answer(table) else table.since + 1_200

    assert "the time" in found(monkeypatch, clock, "window_closes", leaky)


@replaces_inside
def test_a_pause_that_is_longer_for_a_good_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = clock.pause_ends

    def leaky(table: Table) -> int:
        return ends(table) + sum(len(match_of(table).legal(seat)) for seat in table.pausing)

    assert "the time" in found(monkeypatch, clock, "pause_ends", leaky)


def test_a_round_that_begins_later_for_a_good_hand_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resume = Table.resume

    def leaky(table: Table, seats: Iterable[int], at: int) -> None:
        resume(table, seats, at + sum(len(hand) for hand in map(match_of(table).legal, (0, 1))))

    assert found(monkeypatch, Table, "resume", leaky)


def test_fast_bots_that_are_slower_with_a_choice_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    questions = bot_questions.questions

    def leaky(table: Table) -> tuple[bot_questions.BotQuestion, ...]:
        asked = questions(table)
        if table.speed != "fast":
            return asked
        return tuple(replace(q, at=q.at + len(match_of(table).legal(q.seat))) for q in asked)

    assert "the time" in found(monkeypatch, bot_questions, "questions", leaky)


def test_a_drawn_card_that_the_table_keeps_because_it_does_not_fit_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    due = clock.due

    def leaky(table: Table, now: int) -> clock.Due | None:
        for seat in match_of(table).waiting:
            if [*map(table.game.write_move, match_of(table).legal(seat))] == ["keep"]:
                return clock.Due(table.since + 1_000, None, Close())
        return due(table, now)

    assert "the time" in found(monkeypatch, clock, "due", leaky)


# ── where a device is handed around ───────────────────────────────────────────────────────────


@replaces_inside
def test_an_answerless_attack_that_does_not_call_a_person_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_ended = clock.is_open_ended

    def leaky(table: Table) -> bool:
        return open_ended(table) and (table.window is None or can_answer(table))

    assert "the time" in found(monkeypatch, clock, "is_open_ended", leaky, [DEVICE])


def test_only_whoever_can_answer_being_called_to_the_device_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wait = Table.wait

    def leaky(table: Table, at: int) -> None:
        wait(table, at)
        window = table.window
        if window is not None and can_answer(table):
            able = (seat for seat in window.seats if len(match_of(table).legal(seat)) > 1)
            table.window = replace(window, seats=frozenset(able))

    assert found(monkeypatch, Table, "wait", leaky, [DEVICE])


def test_bots_asked_only_if_they_can_answer_are_found_beside_a_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    questions = bot_questions.questions

    def leaky(table: Table) -> tuple[bot_questions.BotQuestion, ...]:
        asked = questions(table)
        if table.window is None:
            return asked
        return tuple(q for q in asked if len(match_of(table).legal(q.seat)) > 1)

    assert "the time" in found(monkeypatch, bot_questions, "questions", leaky, [DEVICE])
