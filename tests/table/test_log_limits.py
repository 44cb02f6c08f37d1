"""Nobody fills the log of a table by coming and going, and nobody is locked in or out by that."""

from tests.table.keeper import Keeper, guest, opens, playing, sits
from tischrunde.table.commands import Grant, Leave, Return, Rise, Start
from tischrunde.table.judge import MAX_ROWS_BEFORE, MAX_ROWS_BESIDE

CODE = "too-much-coming-and-going"


def restless() -> Keeper:
    """Return a table where the second, who is not on turn, has left and returned too often."""
    kept = playing(pace="relaxed")
    kept.lay_out("schmidt 2; 1: roll ...; 2: roll ...; stock: 25 ...; turn: 1")
    while kept.table.version - kept.table.moved <= MAX_ROWS_BESIDE:
        kept.own(1, Leave())
        kept.own(1, Return())
    return kept


def test_whoever_leaves_and_returns_too_often_must_wait_for_a_move() -> None:
    kept = restless()
    assert kept.denied(1, Leave(), guest(1)).code == CODE
    assert kept.denied(1, Grant("token", kept.now + 1), guest(1)).code == CODE
    kept.move(0, "roll")
    kept.own(1, Leave())


def test_whoever_has_left_can_always_return() -> None:
    kept = restless()
    kept.table.moved += 2
    kept.own(1, Leave())
    kept.table.moved -= 2
    kept.own(1, Return())


def test_whoever_does_not_come_can_still_be_replaced() -> None:
    kept = restless()
    kept.now += kept.table.pace.away
    kept.do(0, Leave(), guest(1))


def full(players: int) -> Keeper:
    """Return a table where all sit and one has risen and sat down as often as can be."""
    kept = Keeper(opens(players=players)).sit_all()
    while kept.table.version < MAX_ROWS_BEFORE:
        kept.own(1, Rise())
        kept.own(1, sits(1))
    return kept


def test_whoever_sits_down_and_rises_too_often_sits_no_more() -> None:
    kept = full(3)
    kept.own(1, Rise())
    assert kept.denied(1, sits(1), guest(1)).code == CODE


def test_those_who_sit_can_start_although_somebody_came_and_went() -> None:
    kept = full(2)
    assert kept.table.version > MAX_ROWS_BEFORE
    kept.do(0, Start())
