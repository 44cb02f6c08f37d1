"""The compact position of UNO: random play chooses fairly among the legal moves."""

from collections import Counter

import pytest

from tests.uno.table import Table
from tischrunde.core.dice import Dice
from tischrunde.uno.moves import decode
from tischrunde.uno.notation import write_move


@pytest.mark.parametrize(
    "position",
    [
        "uno-carabiner 2; 1: red-7 red-8 blue-3 green-1; discards: red-3",
        "uno-carabiner 2; 1: red-7 wild wild-draw-four green-1; discards: red-3",
        "uno-carabiner 2; 1: wild-draw-four wild-draw-four green-1; discards: red-3",
        "uno-carabiner 2; 1: red-7 wild; discards: red-3",
        "uno-carabiner 2; 1: wild; discards: red-3",
        "uno-carabiner 2; 1: red-7 red-8 blue-3; discards: red-3; drawn: red-7",
        "uno-carabiner 2; 1: red-7 red-8 wild; discards: red-3; drawn: wild",
        "uno-carabiner 2; 1: red-7 red-8 blue-1; discards: red-3; drawn: blue-1",
        "uno-carabiner 2; 1: red-7 red-8 blue-1; discards: red-3; drawn:",
        "uno-carabiner,must-play-drawn 2; 1: red-7 red-8 blue-1; discards: red-3; drawn: red-8",
        "uno-carabiner 3; 1: red-7 red-8 blue-1; 2: red-1; discards: red-3; uncalled: 2",
        "uno-carabiner 2; 1: red-7; discards: wild-draw-four; colour: red; doubt:; four: 2",
        "uno-carabiner,stacking=twos 3; 1: red-draw-two red-1; discards: blue-draw-two; stack: 2",
        "uno-carabiner 3; 1: red-7; discards: wild; name:",
        "uno-carabiner,seven-zero 4; 1: red-8 red-9; discards: red-7; swap:",
    ],
)
def test_every_legal_move_is_chosen_equally_often(position: str) -> None:
    table = Table(position)
    legal = table.legal(1)
    dice = Dice(2)
    each = 300
    chosen = Counter(
        write_move(decode(table.round.position.random_move(dice))) for _ in range(each * len(legal))
    )
    assert set(chosen) == legal
    assert all(0.7 * each < count < 1.3 * each for count in chosen.values())
