"""Whoever finds a free seat takes it, until the match begins."""

import pytest

from tests.table.keeper import Keeper, guest, opens, playing, sits
from tischrunde.core.record import LONGEST_ENTROPY, LONGEST_NAME
from tischrunde.table.commands import PERSON, PROGRAM
from tischrunde.table.events import SatDown


@pytest.fixture
def kept() -> Keeper:
    return Keeper(opens(players=3))


def test_a_guest_takes_a_free_seat(kept: Keeper) -> None:
    assert kept.own(1, sits(1)) == (SatDown(1, "Wolf"),)
    assert kept.table.seat_of(guest(1)) == 1
    assert kept.table.free == (0, 2)
    chair = kept.view().chairs[1]
    assert chair is not None
    assert (chair.name, chair.kind) == ("Wolf", PERSON)


def test_everybody_sees_where_the_host_sits(kept: Keeper) -> None:
    assert kept.view().host is None
    kept.do(2, sits(0), guest(0))
    assert kept.view().host == 2


def test_a_seat_is_taken_once(kept: Keeper) -> None:
    kept.own(1, sits(1))
    assert kept.denied(1, sits(2), guest(2)).code == "seat-taken"


def test_nobody_has_two_seats(kept: Keeper) -> None:
    kept.own(1, sits(1))
    assert kept.denied(2, sits(1), guest(1)).code == "seated-already"


@pytest.mark.parametrize("seat", [None, -1, 3])
def test_there_are_no_seats_beside_the_table(kept: Keeper, seat: int | None) -> None:
    assert kept.denied(seat, sits(1), guest(1)).code == "no-such-seat"


def test_nobody_sits_down_for_somebody_else(kept: Keeper) -> None:
    assert kept.denied(1, sits(1), guest(2)).code == "not-yourself"
    assert kept.denied(1, sits(1, guest=""), guest(1)).code == "not-yourself"


def test_the_host_seats_bots(kept: Keeper) -> None:
    kept.do(1, sits(1, "easy"), guest(0))
    chair = kept.table.chairs[1]
    assert chair is not None
    assert chair.by_bot
    assert not chair.owners


def test_nobody_else_seats_bots(kept: Keeper) -> None:
    assert kept.denied(1, sits(1, "easy"), guest(1)).code == "not-the-host"


def test_a_bot_belongs_to_nobody(kept: Keeper) -> None:
    assert kept.denied(1, sits(1, "easy", guest=guest(0)), guest(0)).code == "not-yourself"


def test_programs_sit_down_only_where_they_may(kept: Keeper) -> None:
    program = sits(1, kind=PROGRAM)
    assert kept.denied(1, program, guest(1)).code == "no-programs"
    welcoming = Keeper(opens(programs=True))
    welcoming.own(1, program)


@pytest.mark.parametrize(
    "name", ["", " ", " Igel", "Igel\n", "\u202eIgel", "x" * (LONGEST_NAME + 1)]
)
def test_a_name_must_fit_into_a_record(kept: Keeper, name: str) -> None:
    assert kept.denied(1, sits(1, name=name), guest(1)).code == "unfit-name"


@pytest.mark.parametrize("entropy", ["\n", " 4 2", "x" * (LONGEST_ENTROPY + 1)])
def test_entropy_must_fit_into_a_record(kept: Keeper, entropy: str) -> None:
    assert kept.denied(1, sits(1, entropy=entropy), guest(1)).code == "unfit-entropy"


def test_nobody_sits_down_once_the_cards_are_dealt() -> None:
    assert playing().denied(1, sits(2), guest(2)).code == "already-started"


def test_no_bot_has_the_name_of_another_at_the_table(kept: Keeper) -> None:
    kept.do(1, sits(1, "easy"), guest(0))
    assert kept.denied(2, sits(1, "easy"), guest(0)).code == "name-taken"
