"""A table is seen by whoever sits there, knows its code, or finds it public."""

from tests.table.keeper import CODE, Keeper, guest, opens, playing
from tischrunde.table.commands import Claim, Grant


def test_a_public_table_is_seen_by_everybody() -> None:
    assert playing(public=True).table.may_watch(None, "")


def test_another_table_is_seen_by_whoever_knows_its_code() -> None:
    table = playing().table
    assert table.may_watch(None, CODE)
    assert table.may_watch("guest-9", CODE)
    assert not table.may_watch("guest-9", "")
    assert not table.may_watch(None, f"{CODE}x")


def test_whoever_sits_there_needs_no_code() -> None:
    kept = playing()
    assert kept.table.may_watch(guest(1), "")
    kept.own(1, Grant("token", kept.now + 1_000))
    kept.do(1, Claim("token", "phone"), "phone")
    assert kept.table.may_watch("phone", "")


def test_a_table_without_a_code_is_no_public_one() -> None:
    assert not Keeper(opens(code="")).table.may_watch(None, "")


def test_a_spectator_has_no_seat_and_no_hand() -> None:
    shown = playing().view()
    assert shown.seat is None
    assert shown.match is not None
    assert shown.match.round.hand == ()
    assert shown.match.round.legal == ()
