"""A seat is shared with another device by a token that works once, and not for ever."""

import pytest

from tests.table.keeper import Keeper, guest, playing
from tischrunde.table.commands import Claim, Grant, Move
from tischrunde.table.judge import MAX_GRANTS

MINUTE_MS = 60_000


@pytest.fixture
def kept() -> Keeper:
    kept = playing(bots={1: "easy"}, players=3)
    kept.own(0, Grant("token", kept.now + MINUTE_MS))
    return kept


def test_whoever_brings_the_token_shares_the_seat(kept: Keeper) -> None:
    assert kept.do(0, Claim("token", "phone"), "phone") == ()
    assert kept.table.seat_of("phone") == 0
    assert kept.table.seat_of(guest(0)) == 0
    kept.lay_out("schmidt 3; 1: roll ...; turn: 1")
    kept.do(0, Move("roll"), "phone")


def test_a_token_works_once(kept: Keeper) -> None:
    kept.do(0, Claim("token", "phone"), "phone")
    assert kept.denied(0, Claim("token", "tablet"), "tablet").code == "no-such-token"


def test_a_token_works_until_its_end(kept: Keeper) -> None:
    kept.now += MINUTE_MS
    assert kept.denied(0, Claim("token", "phone"), "phone").code == "token-expired"
    kept.now -= 1
    kept.do(0, Claim("token", "phone"), "phone")


def test_a_token_opens_its_own_seat_alone(kept: Keeper) -> None:
    assert kept.denied(2, Claim("token", "phone"), "phone").code == "no-such-token"


def test_a_forged_token_opens_nothing(kept: Keeper) -> None:
    assert kept.denied(0, Claim("forged", "phone"), "phone").code == "no-such-token"


def test_nobody_claims_a_seat_for_somebody_else(kept: Keeper) -> None:
    assert kept.denied(0, Claim("token", "phone"), "tablet").code == "not-yourself"


def test_whoever_sits_at_the_table_claims_no_second_seat(kept: Keeper) -> None:
    for seat in (0, 2):
        assert kept.denied(0, Claim("token", guest(seat)), guest(seat)).code == "seated-already"


def test_only_whoever_has_a_seat_shares_it(kept: Keeper) -> None:
    grant = Grant("other", kept.now + MINUTE_MS)
    assert kept.denied(0, grant, guest(2)).code == "not-your-seat"
    assert kept.denied(1, grant, guest(0)).code == "not-your-seat"


def test_not_too_many_tokens_wait(kept: Keeper) -> None:
    for number in range(1, MAX_GRANTS):
        kept.own(0, Grant(f"token {number}", kept.now + MINUTE_MS))
    more = Grant("one more", kept.now + 2 * MINUTE_MS)
    assert kept.denied(0, more, guest(0)).code == "too-many-tokens"
    kept.now += MINUTE_MS
    kept.own(0, more)


def test_a_token_must_not_have_ended_before_it_is_given(kept: Keeper) -> None:
    assert kept.denied(0, Grant("late", kept.now), guest(0)).code == "token-expired"


def test_tokens_that_have_ended_are_forgotten(kept: Keeper) -> None:
    kept.now += MINUTE_MS
    kept.own(0, Grant("new", kept.now + MINUTE_MS))
    chair = kept.table.chairs[0]
    assert chair is not None
    assert [*chair.grants] == ["new"]
