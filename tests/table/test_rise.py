"""A seat can be given up until the match begins; then a bot stands in."""

from tests.table.keeper import Keeper, guest, opens, playing, sits
from tischrunde.table.commands import Recode, Remove, Rise
from tischrunde.table.events import Rose
from tischrunde.table.ids import guest_mark


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


def test_the_host_sends_a_person_away() -> None:
    kept = Keeper(opens(players=3)).sit_all()
    mark = guest_mark(kept.table.id, guest(1))
    removing = Remove("neuer-code-hier-jetzt", (mark,))
    assert kept.denied(1, removing, guest(2)).code == "not-the-host"
    assert kept.denied(0, removing, guest(0)).code == "nobody-to-remove"
    assert kept.do(1, removing, guest(0)) == (Rose(1),)
    assert kept.table.free == (1,)
    assert kept.table.opened.code == "neuer-code-hier-jetzt"
    assert kept.denied(1, sits(1), guest(1)).code == "sent-away"
    kept.do(1, sits(3), guest(3))


def test_the_host_gives_another_code() -> None:
    kept = Keeper(opens(players=3)).sit_all()
    assert kept.denied(None, Recode("x"), guest(1)).code == "not-the-host"
    assert kept.denied(None, Recode("x"), None).code == "not-the-host"
    assert kept.do(None, Recode("x"), guest(0)) == ()
    assert kept.table.may_watch(None, "x")
