"""A move is taken from whoever sits there, has seen what happened, and plays by the rules."""

import pytest

from tests.table.evening import finished
from tests.table.keeper import Keeper, guest, opens, playing
from tischrunde.rallye.events import Laid
from tischrunde.table.commands import Leave, Move, Return


@pytest.fixture
def kept() -> Keeper:
    kept = playing()
    kept.now += 1_000
    kept.lay_out("schmidt 2; A: roll; 1: 100 stop ...; 2: roll ...; turn: 1")
    return kept


def test_everybody_sees_a_move(kept: Keeper) -> None:
    laid, *_ = kept.move(0, "100")
    assert isinstance(laid, Laid)
    assert kept.table.moved == kept.table.version


def test_nothing_is_played_before_the_start() -> None:
    kept = Keeper(opens()).sit_all()
    assert kept.denied(0, Move("roll"), guest(0)).code == "not-started"


def test_nobody_plays_for_another_seat(kept: Keeper) -> None:
    assert kept.denied(0, Move("100"), guest(1)).code == "not-your-seat"
    assert kept.denied(0, Move("100"), "guest-9").code == "not-your-seat"


def test_whoever_decides_must_have_seen_the_last_move(kept: Keeper) -> None:
    assert kept.denied(0, Move("100"), guest(0), base=kept.table.moved - 1).code == "stale"


def test_whoever_came_or_went_need_not_have_been_seen(kept: Keeper) -> None:
    seen = kept.table.version
    kept.own(1, Leave())
    assert isinstance(kept.sent(0, Move("100"), guest(0), seen), tuple)


def test_a_refusal_comes_with_its_clause(kept: Keeper) -> None:
    denied = kept.denied(0, Move("200"), guest(0))
    assert denied.code == "refused"
    assert denied.refusal is not None
    assert (denied.refusal.reason, denied.refusal.clause) == (
        "card-not-held",
        "schmidt/draw-then-one",
    )


@pytest.mark.parametrize("text", ["", "castle", "100>Z", "stop>", "\n", "catch 1"])
def test_a_move_must_be_readable(kept: Keeper, text: str) -> None:
    assert kept.denied(0, Move(text), guest(0)).code == "no-such-move"


def test_nothing_is_played_when_all_is_over() -> None:
    kept = finished(playing("schmidt,target=800"))
    denied = kept.denied(0, Move("100"), guest(0))
    assert denied.refusal is not None
    assert denied.refusal.reason == "round-over"


def test_whoever_let_a_bot_stand_in_takes_the_seat_back_before_playing(kept: Keeper) -> None:
    kept.own(0, Leave())
    assert kept.denied(0, Move("100"), guest(0)).code == "stood-in"
    kept.own(0, Return())
    kept.move(0, "100")


def test_a_move_refused_for_a_bot_is_not_taken_later_either(kept: Keeper) -> None:
    """Another copy of it may be on the way still, and the player has chosen again."""
    seen = kept.table.version
    kept.own(0, Leave())
    assert kept.denied(0, Move("100"), guest(0), seen).code == "stood-in"
    kept.own(0, Return())
    assert kept.denied(0, Move("100"), guest(0), seen).code == "stale"
    kept.move(0, "100")


def test_a_bot_plays_only_where_one_plays(kept: Keeper) -> None:
    assert kept.denied(0, Move("100"), None).code == "not-your-seat"
    kept.own(0, Leave())
    kept.own(0, Return())
    assert kept.denied(0, Move("100"), None).code == "not-your-seat"
    kept.own(0, Leave())
    kept.do(0, Move("100"))
