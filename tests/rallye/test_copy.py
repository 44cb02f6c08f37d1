"""Twins of a position: they share what neither changes, and each goes on for itself."""

from tischrunde.rallye.notation import read_position, write_position

POSITION = (
    "fx-schmid 2; A: roll; B: roll; 1: 25 50 75 100 200 stop roll; 2: 25 50 75 100 200 roll; "
    "stock: petrol repairs spare-tyre ...; discards: 25 roll; turn: 1"
)


def test_twins_throw_their_own_cards_away() -> None:
    position = read_position(POSITION)
    twin = position.copy()
    discards = position.discards
    codes = [code for code in position.options() if code >> 5 == 1]
    position.act(codes[0])
    twin.act(codes[1])
    late = read_position(POSITION)
    late_twin = late.copy()
    late_twin.act(codes[1])
    assert late.discards == discards
    late.act(codes[0])
    assert position.discards[:-1] == twin.discards[:-1] == discards
    assert position.discards[-1] != twin.discards[-1]
    assert write_position(position) == write_position(late)
    assert write_position(twin) == write_position(late_twin)


def test_a_twin_of_a_twin_stays_behind() -> None:
    position = read_position(POSITION)
    before = write_position(position)
    behind = position.copy().copy()
    while codes := position.options():
        position.act(codes[-1])
    assert write_position(behind) == before
