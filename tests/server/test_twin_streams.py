"""Nothing a server sends, and no moment at which it sends, depends on what is hidden."""

import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tests.server.twin_comparison import AS_IT_IS, compared
from tests.server.twin_evening import Told
from tests.server.twin_worlds import Parts
from tests.table.twins import KINDS, match_of, replaces_inside
from tischrunde.core.game import Seat
from tischrunde.core.view_field import ViewField
from tischrunde.engine.viewer import ViewDiff
from tischrunde.protocol.frames import Skip
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.server import client_commands, streams, timers
from tischrunde.server.bots import dispatch, worker
from tischrunde.server.bots.worker import BotWorker
from tischrunde.server.live_table import LiveTable
from tischrunde.server.streams import Streams
from tischrunde.server.submission import Taken
from tischrunde.server.tables import Tables
from tischrunde.table import judge
from tischrunde.table.bot_questions import BotQuestion, questions
from tischrunde.table.clock import Due, due
from tischrunde.table.commands import Close
from tischrunde.table.denial import Denial
from tischrunde.table.judge import Sent, denial
from tischrunde.table.table import Table
from tischrunde.uno.round import Round as UnoRound

TWINS = int(os.environ.get("STREAM_TWINS", "400"))
"""States compared: versions of a table, each for every viewer who sees them."""

PARTS = 4
"""Number of tests they are compared in, so that they spread over the cores."""

WHOLE = 100_000
"""Number of evenings among which every rule set with every number of players is there."""


@pytest.mark.parametrize("part", range(PARTS))
def test_twin_streams_are_alike(part: int) -> None:
    seen = compared(-(-TWINS // PARTS), f"streams {part}")
    assert seen["different"] > seen["pairs"] / 2
    if TWINS >= WHOLE:
        assert all(seen[f"{rules} {players}"] for rules, players in KINDS), seen


def test_the_evenings_come_to_everything_that_matters() -> None:
    seen = compared(1_400, "coverage")
    for frame in ("snap", "ev", "skip", "ack", "err", "here", "pong", "hung up"):
        assert seen[frame] > 5, seen
    for what in (
        "move",
        "close",
        "leave",
        "return",
        "resume",
        "speed",
        "more-time",
        "by a bot",
        "by a person",
    ):
        assert seen[what] > 5, seen
    for what in ("windows", "pauses", "solo", "hidden", "revealed"):
        assert seen[what] > 2, seen
    assert seen["parted"], seen


# ── servers that leak are found out ───────────────────────────────────────────────────────────

ENOUGH = 6_000
"""Maximum number of states in which a leak is found."""

EARLY_MS = 100
"""Milliseconds after an attack at which a leaky node looks who can answer it."""


def found(parts: Parts = AS_IT_IS, seed: str = "leaks 2") -> str:
    """Return what told the worlds apart; by this seed most leaks show early."""
    with pytest.raises(Told) as told_apart:
        compared(ENOUGH, seed, parts)
    return str(told_apart.value)


def test_a_skip_when_somebody_lets_an_attack_stand_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Skipping(Streams):
        def __init__(self, tables: Tables) -> None:
            super().__init__(tables)
            submitted = vars(client_commands)["submit"]

            async def leaky(at: Tables, live: LiveTable, *said: Any, **more: Any) -> Taken | Denial:
                done: Taken | Denial = await submitted(at, live, *said, **more)
                if at is tables and isinstance(done, Taken) and done.row is None:
                    self.send_all(live.table.id, Skip(live.table.id, done.version))
                return done

            monkeypatch.setattr(client_commands, "submit", leaky)

    assert '"skip"' in found(Parts(streams=Skipping))


def test_a_hand_among_what_everybody_is_sent_alike_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for made in (RallyeRound, UnoRound):
        fields = made.fields
        (hand,) = (field for field in fields.private if field.name == "hand")
        assert isinstance(hand, ViewField)
        leaked = ViewField("hand", partial(_at_seat_0, hand.state), partial(_at_seat_0, hand.shown))
        leaky = fields._replace(public=(*fields.public, leaked))
        monkeypatch.setattr(made, "fields", leaky)
    assert '"hand"' in found()


def _at_seat_0(asked: Callable[[Any, Seat | None], Any], position: Any, _seat: Seat | None) -> Any:
    return asked(position, 0)


@replaces_inside
def test_a_window_closed_early_because_nobody_holds_the_safety_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(table: Table, now: int) -> Due | None:
        window = table.window
        if window is None or any(len(match_of(table).legal(seat)) > 1 for seat in window.seats):
            return due(table, now)
        return Due(table.since + EARLY_MS, None, Close())

    def obeyed(table: Table, sent: Sent) -> Denial | None:
        return None if isinstance(sent.command, Close) and table.window else denial(table, sent)

    monkeypatch.setattr(timers, "due", leaky)
    monkeypatch.setattr(timers, "BOT_PATIENCE_MS", EARLY_MS)
    monkeypatch.setattr(judge, "denial", obeyed)
    assert found().startswith("what happened")


def test_a_bot_that_plays_as_soon_as_it_has_thought_is_found() -> None:
    class Hasty(BotWorker):
        async def _play(self, answer: Any) -> None:
            await super()._play(replace(answer, at=0))

    assert found(Parts(worker=Hasty)).startswith("what happened")


def test_a_bot_that_thinks_beyond_its_moment_is_found() -> None:
    assert found(Parts(slowest=2_000)).startswith("what happened")


def test_a_stand_in_that_is_asked_after_its_moment_and_plays_at_once_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "THOUGHT_MS", 0)
    assert found().startswith("what happened")


def test_bots_asked_only_if_they_can_act_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table) -> tuple[BotQuestion, ...]:
        return tuple(
            question
            for question in questions(table)
            if len(match_of(table).legal(question.seat)) > 1
        )

    monkeypatch.setattr(dispatch, "questions", leaky)
    assert found().startswith("a question")


def test_a_spectator_who_is_shown_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, seat: Seat | None, *others: Any) -> ViewDiff:
        return ViewDiff(table, len(table.chairs) - 1 if seat is None else seat, *others)

    monkeypatch.setattr(streams, "ViewDiff", leaky)
    assert found().startswith("a frame to None")


@replaces_inside
def test_a_word_that_ends_a_window_among_several_people_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judge, "lets_stand", lambda *_: False)
    assert found().startswith("what happened")


def test_a_fast_bot_that_plays_as_soon_as_it_has_thought_is_found() -> None:
    class Hasty(BotWorker):
        async def _play(self, answer: Any) -> None:
            fast = answer.live.table.speed == "fast"
            await super()._play(replace(answer, at=0) if fast else answer)

    assert found(Parts(worker=Hasty), "fast leaks 2").startswith("what happened")


def test_bots_asked_in_a_pause_for_some_hands_alone_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaky(table: Table) -> tuple[BotQuestion, ...]:
        pausing, match = table.pausing, match_of(table)
        if sum(len(match.legal(seat)) for seat in match.waiting) % 2:
            table.pausing = frozenset()
        asked = questions(table)
        table.pausing = pausing
        return asked

    monkeypatch.setattr(dispatch, "questions", leaky)
    assert found().startswith("a question")
