"""A table is opened once, and promises its secret before anybody sits down."""

from tests.table.keeper import CODE, NOON, SECRET, Keeper, guest, opens, take
from tischrunde.core.fairness import commitment
from tischrunde.games.encoder import plain
from tischrunde.table.commands import Open, read_command, write_command
from tischrunde.table.events import TableOpened
from tischrunde.table.ids import ALPHABET, is_table_id, successor, table_id
from tischrunde.table.judge import Sent
from tischrunde.table.table import Table


def test_a_table_just_opened_has_only_free_seats() -> None:
    kept = Keeper(opens(players=4))
    assert kept.table.state == "open"
    assert kept.table.free == (0, 1, 2, 3)
    assert kept.view().chairs == (None, None, None, None)
    assert kept.view().match is None


def test_everybody_sees_it_opened() -> None:
    taken = take(Table("0" * 16, SECRET), Sent(None, opens(), guest(0), NOON), "1")
    assert isinstance(taken, tuple)
    row, seen = taken
    assert row.version == 1
    assert seen == (TableOpened(),)


def test_a_table_is_opened_only_once() -> None:
    assert Keeper(opens()).denied(None, opens(), guest(0)).code == "table-exists"


def test_the_commitment_is_published_before_anybody_sits_down() -> None:
    assert Keeper(opens()).view().commitment == commitment(SECRET).hex()


def test_neither_the_code_nor_the_host_is_shown() -> None:
    kept = Keeper(opens())
    shown = str(plain(kept.table.game, kept.view()))
    assert CODE not in shown
    assert guest(0) not in shown


def test_a_command_read_back_is_the_same() -> None:
    opened: Open = opens("winning-moves,target=800", 3, pace="children", public=True)
    assert read_command(*write_command(opened)) == opened


def test_an_id_is_sixteen_letters_that_are_not_mistaken() -> None:
    assert table_id(bytes(10)) == "0" * 16
    assert table_id(b"\xff" * 10) == "z" * 16
    assert len({*ALPHABET}) == 32
    assert not {*"ilou"} & {*ALPHABET}
    assert is_table_id(table_id(SECRET))
    assert not is_table_id("0" * 15)
    assert not is_table_id("u" * 16)


def test_the_first_two_letters_are_ten_bits_of_shard() -> None:
    for shard in (0, 1, 31, 32, 1023):
        letters = table_id((shard << 70).to_bytes(10, "big"))[:2]
        assert 32 * ALPHABET.index(letters[0]) + ALPHABET.index(letters[1]) == shard


def test_the_id_of_a_successor_follows_from_the_secret() -> None:
    assert is_table_id(successor(SECRET))
    assert successor(SECRET) != successor(bytes(32))
