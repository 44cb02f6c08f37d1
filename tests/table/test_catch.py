"""Whoever forgot to call has a moment before being caught."""

import pytest

from tests.table.keeper import Keeper, guest, playing
from tischrunde.table.bot_questions import questions
from tischrunde.table.commands import Move
from tischrunde.table.pace import PACES
from tischrunde.uno.events import Caught, UnoCalled

FORGOT = (
    "uno-carabiner 3; 1: red-1 red-2; 2: red-4 red-5 red-6; 3: blue-1 blue-2 blue-3; "
    "stock: green-1 ...; discards: red-3; turn: 1"
)


def forgot(bots: dict[int, str] | None = None, pace: str = "brisk") -> Keeper:
    kept = playing("uno-carabiner", 3, bots or {}, pace=pace)
    kept.lay_out(FORGOT)
    kept.move(0, "red-1")
    return kept


@pytest.mark.parametrize("pace", PACES)
def test_nobody_is_caught_within_the_grace(pace: str) -> None:
    kept = forgot(pace=pace)
    ends = kept.now + PACES[pace].grace
    if PACES[pace].grace:
        kept.now = ends - 1
        denied = kept.denied(2, Move("catch>1"), guest(2))
        assert (denied.code, denied.until) == ("too-early", ends)
    kept.now = ends
    caught, *_ = kept.move(2, "catch>1")
    assert isinstance(caught, Caught)


def test_within_the_grace_one_may_still_call() -> None:
    kept = forgot()
    called, *_ = kept.move(0, "uno")
    assert isinstance(called, UnoCalled)
    kept.now += kept.table.pace.grace
    assert kept.denied(2, Move("catch>1"), guest(2)).code == "refused"


def test_the_next_player_need_not_wait() -> None:
    forgot().move(1, "red-4")


def test_bots_catch_only_after_the_grace() -> None:
    kept = forgot({2: "easy"})
    grace = kept.table.pace.grace
    (question,) = questions(kept.table)
    assert question.out_of_turn
    assert kept.now + grace <= question.at <= kept.now + 2 * grace


def test_a_bot_on_turn_goes_on_only_after_the_others_had_the_chance() -> None:
    kept = forgot({1: "easy"})
    (question,) = questions(kept.table)
    assert not question.out_of_turn
    assert question.at >= kept.now + 2 * kept.table.pace.grace
