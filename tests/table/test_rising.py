"""A seat can be given up until the match begins; then a bot stands in."""

from tests.table.keeper import Keeper, guest, opens, playing, sits
from tischrunde.table.commands import Rise
from tischrunde.table.events import Rose


def test_whoever_rises_leaves_a_free_seat() -> None:
    kept = Keeper(opens()).sit_all()
    assert kept.own(1, Rise()) == (Rose(1),)
    assert kept.table.free == (1,)
    kept.do(1, sits(2), guest(2))


def test_nobody_is_pulled_off_a_chair() -> None:
    kept = Keeper(opens()).sit_all()
    assert kept.denied(1, Rise(), guest(0)).code == "not-your-seat"


def test_the_host_sends_bots_away() -> None:
    kept = Keeper(opens(players=3)).sit_all({1: "easy"})
    assert kept.denied(1, Rise(), guest(2)).code == "not-your-seat"
    kept.do(1, Rise(), guest(0))
    assert kept.table.free == (1,)


def test_nobody_rises_from_a_free_seat() -> None:
    assert Keeper(opens()).denied(1, Rise(), guest(1)).code == "no-such-seat"


def test_nobody_rises_once_the_cards_are_dealt() -> None:
    assert playing().denied(1, Rise(), guest(1)).code == "already-started"
