"""Somebody is sent away in the middle of a match: all others agree, and a bot has the seat."""

import pytest

from tests.table.evening import finished
from tests.table.keeper import Keeper, guest, opens, playing
from tischrunde.table.commands import (
    BOT,
    PERSON,
    Grant,
    Leave,
    Rematch,
    Replace,
    Return,
    Sit,
    read_command,
)
from tischrunde.table.events import Replaced, WantsReplaced
from tischrunde.table.rematch import next_rows

CODE = "neuer-code-hier-jetzt"
WANTED = Replace(2, CODE)


def four() -> Keeper:
    """Return a match of three people and a bot; the first is the host."""
    return Keeper(opens(players=4)).sit_all({3: "easy"}).start()


def test_a_bot_has_the_seat_once_all_others_agree() -> None:
    kept = four()
    assert kept.own(0, WANTED) == (WantsReplaced(2, 0),)
    assert kept.table.seat_of(guest(2)) == 2
    assert kept.own(1, WANTED) == (WantsReplaced(2, 1), Replaced(2))
    chair = kept.table.chairs[2]
    assert chair is not None
    assert chair.by_bot
    assert kept.table.seat_of(guest(2)) is None
    assert [each and each.replaced for each in kept.view().chairs] == [False, False, True, False]
    assert kept.table.opened.code == CODE
    assert kept.denied(2, Return(), guest(2)).code == "not-your-seat"


def test_where_two_play_the_host_is_all_others() -> None:
    kept = playing()
    assert kept.own(0, Replace(1, CODE)) == (WantsReplaced(1, 0), Replaced(1))


def test_everybody_sees_who_agreed() -> None:
    kept = four()
    kept.own(0, WANTED)
    for seat in (0, 1, 2, 3, None):
        chairs = kept.view(seat).chairs
        assert [chair and chair.unwanted_by for chair in chairs] == [(), (), (0,), ()]


def test_only_the_host_is_the_first_to_want_it() -> None:
    kept = four()
    assert kept.denied(1, WANTED, guest(1)).code == "not-the-host"
    assert kept.denied(0, WANTED, guest(1)).code == "not-your-seat"


@pytest.mark.parametrize("seat", [-1, 0, 3, 4])
def test_there_must_be_somebody_to_replace(seat: int) -> None:
    assert four().denied(0, Replace(seat, CODE), guest(0)).code == "nobody-to-remove"


def test_the_host_is_not_replaced() -> None:
    kept = four()
    kept.own(0, WANTED)
    assert kept.denied(1, Replace(0, CODE), guest(1)).code == "nobody-to-remove"


def test_one_agrees_once() -> None:
    kept = four()
    kept.own(0, WANTED)
    assert kept.denied(0, WANTED, guest(0)).code == "agreed-already"


def test_nobody_waits_for_the_consent_of_who_is_away() -> None:
    kept = four()
    kept.own(0, WANTED)
    kept.own(1, Leave())
    assert kept.denied(1, WANTED, guest(1)).code == "stood-in"
    assert kept.own(0, WANTED) == (WantsReplaced(2, 0), Replaced(2))


def test_whoever_is_away_can_be_replaced_for_good() -> None:
    kept = four()
    kept.own(2, Leave())
    kept.own(0, WANTED)
    kept.own(1, WANTED)
    assert kept.denied(2, Return(), guest(2)).code == "not-your-seat"


def test_another_device_does_not_bring_the_seat_back() -> None:
    kept = playing()
    kept.own(1, Grant("token", kept.table.at + 600_000))
    kept.own(0, Replace(1, CODE))
    chair = kept.table.chairs[1]
    assert chair is not None
    assert chair.grants == {}


def test_before_the_match_nobody_is_replaced() -> None:
    kept = Keeper(opens(players=3)).sit_all()
    assert kept.denied(0, WANTED, guest(0)).code == "not-started"


def test_the_bot_keeps_the_seat_when_the_same_is_played_again() -> None:
    kept = playing("uno-carabiner,target=20")
    kept.own(0, Replace(1, CODE))
    finished(kept)
    assert kept.denied(0, Replace(1, CODE), guest(0)).code == "already-over"
    assert kept.denied(1, Rematch(""), guest(1)).code == "not-your-seat"
    kept.own(0, Rematch(""))
    rows = next_rows(kept.table, bytes(32), "noch-ein-neuer-code", kept.now)
    sits = [read_command(row.act, row.body) for row in rows if row.act == "sit"]
    assert [(each.guest, each.kind) for each in sits if isinstance(each, Sit)] == [
        (guest(0), PERSON),
        ("", BOT),
    ]
