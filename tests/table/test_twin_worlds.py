"""Nothing a viewer is sent, and no moment at which it is sent, depends on what is hidden."""

import os
from collections import Counter
from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest

from tests.table import keeper
from tests.table.observations import answered, sent_events, shown, timed
from tests.table.twins import Deed, Twins, further, known, match_of, revealed, twins
from tischrunde.table import bot_questions
from tischrunde.table.commands import Move
from tischrunde.table.judge import Sent
from tischrunde.table.projection import TableView
from tischrunde.table.table import Table

TWINS = int(os.environ.get("TABLE_TWINS", "300"))
"""States compared; `just long` asks for many more."""

PARTS = 4
"""Number of tests they are compared in, so that they spread over the cores."""


Views: TypeAlias = tuple[TableView | None, TableView | None]


class Told(AssertionError):  # noqa: N818 - what happened has a name of its own
    """A viewer could tell two worlds apart."""


def compared(wanted: int, seed: str) -> Counter[str]:
    """Compare states in twin worlds and return how much was seen of what."""
    random = Random(seed)
    seen: Counter[str] = Counter()
    for pair in twins(random):
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
    seen = compared(1_500, "coverage")
    for what in ("windows", "bots asked", "spectators", "hidden", "revealed"):
        assert seen[what] > 5, seen
    for command in ("Move", "Close", "Leave", "Return", "Restart"):
        assert seen[command] > 2, seen


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


def found(monkeypatch: pytest.MonkeyPatch, target: object, name: str, leaky: object) -> str:
    monkeypatch.setattr(target, name, leaky)
    with pytest.raises(Told) as told_apart:
        compared(ENOUGH, f"leak {name}")
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
