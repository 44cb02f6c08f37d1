"""A command that comes twice is recognised by its key."""

from tests.table.keeper import Keeper, guest, opens, playing
from tischrunde.table.commands import Leave, Return
from tischrunde.table.table import MAX_KEYS


def test_a_command_is_known_by_its_key() -> None:
    kept = Keeper(opens()).sit_all()
    for row in kept.rows:
        assert kept.table.version_of(row.seat, row.key) == row.version
    assert kept.table.version_of(0, "unheard of") is None


def test_what_was_not_taken_is_not_known() -> None:
    kept = Keeper(opens()).sit_all()
    kept.denied(1, Return(), guest(1))
    assert kept.table.version_of(1, str(len(kept.rows) + 1)) is None


def test_seats_do_not_share_their_keys() -> None:
    kept = Keeper(opens()).sit_all()
    (row,) = (row for row in kept.rows if row.seat == 0)
    assert kept.table.version_of(1, row.key) is None


def test_the_last_commands_of_every_seat_are_known() -> None:
    kept = playing()
    for _ in range(MAX_KEYS // 2 + 1):
        kept.own(1, Leave())
        kept.own(1, Return())
    rows = [row for row in kept.rows if row.seat == 1]
    for row in rows[-MAX_KEYS:]:
        assert kept.table.version_of(1, row.key) == row.version
    for row in rows[:-MAX_KEYS]:
        assert kept.table.version_of(1, row.key) is None
    (start,) = (row for row in kept.rows if row.act == "start")
    assert kept.table.version_of(0, start.key) == start.version
