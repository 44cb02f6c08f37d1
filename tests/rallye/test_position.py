"""The compact position: random play chooses fairly among the legal moves."""

from collections import Counter

import pytest

from tests.rallye.table import Table
from tischrunde.core.dice import Dice
from tischrunde.rallye.editions import FX_SCHMID
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.moves import decode
from tischrunde.rallye.notation import write_move

STRICT = HOUSE.agreed(FX_SCHMID, {"discard_only_when_stuck": True})


@pytest.mark.parametrize(
    "table",
    [
        Table(
            "fx-schmid 2; A: roll; B: roll; 1: 25 100 stop speed-limit accident driving-ace roll"
        ),
        Table("winning-moves 3; B: roll; C: roll; 1: stop speed-limit 50 50 50 flat-tyre; turn: 1"),
        Table("auto-rallye 6; A: right-of-way; C: roll; 2: stop 200 200 empty-tank; turn: 2"),
        Table("fx-schmid 2; B: roll; 1: stop; turn: 1"),
        Table("fx-schmid 2; A: roll stop; 1: 200 driving-ace; turn: 1", STRICT),
        Table("fx-schmid 2; A: roll; B: roll; 1: 200 stop driving-ace; turn: 1", STRICT),
        Table("fx-schmid 2; A: roll stop; 1: right-of-way 25; turn: 2; attack: stop>A"),
        Table("fx-schmid 2; A: roll stop; 1: 25; turn: 2; attack: stop>A"),
        Table("fx-schmid 2; A: roll 200 200 100 100 100; turn: 1; call:"),
    ],
    ids=lambda table: " ".join(sorted(table.legal(table.round.position.actor() + 1))),
)
def test_every_legal_move_is_chosen_equally_often(table: Table) -> None:
    position = table.round.position
    legal = table.legal(position.actor() + 1)
    dice = Dice(2)
    each = 300
    chosen = Counter(
        write_move(decode(position.random_move(dice))) for _ in range(each * len(legal))
    )
    assert set(chosen) == legal
    assert all(0.7 * each < count < 1.3 * each for count in chosen.values())


@pytest.mark.parametrize(("attacker", "first"), [(1, 2), (3, 4), (5, 6)])
def test_in_a_window_the_first_asked_sits_left_of_the_attacker(attacker: int, first: int) -> None:
    table = Table(f"fx-schmid 6; B: roll; {attacker}: stop ...; turn: {attacker}")
    table.play(f"{attacker} stop>B")
    assert table.waiting == {2, 4, 6}
    assert table.round.position.actor() == first - 1
    table.play(f"{first} stand")
    assert table.round.position.actor() == first % 6 + 1
