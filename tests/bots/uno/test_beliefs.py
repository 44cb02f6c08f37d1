"""What players' choices make likely, in imagined rounds."""

from typing import Final

from tests.uno.table import Table
from tischrunde.core.dice import Dice
from tischrunde.uno.determinization import Determinization, Lack
from tischrunde.uno.rules import of_colour

ROUNDS: Final = 1500
REDS: Final = of_colour(0)


def test_what_a_hand_lacks_is_not_dealt_to_it() -> None:
    table = Table("uno-carabiner 3; 1: red-1 blue-2; discards: green-3; turn: 1")
    position = table.round.position
    imagining = Determinization(position.rules, table.view(1), (Lack(1, REDS, 6),))
    red_on_top = 0
    for seed in range(ROUNDS):
        imagined = imagining.round(Dice(seed))
        assert sum(REDS >> card & 1 for card in imagined.hands[1].cards()) <= 1
        assert [hand.size for hand in imagined.hands] == [2, 7, 7]
        everything = [*imagined.piles.stock(), *imagined.piles.discards]
        everything += [card for hand in imagined.hands for card in hand.cards()]
        assert sorted(everything) == sorted(position.rules.cards)
        red_on_top += REDS >> imagined.piles.stock()[-1] & 1
    left = 108 - 3 - 6  # but for the own hand, the top card and what lacks red
    assert abs(red_on_top / ROUNDS - 24 / left) < 0.05


def test_a_wild_draw_four_is_seldom_believed_to_be_a_bluff() -> None:
    table = Table(
        "uno-carabiner 2; 1: yellow-1 yellow-2; 2: blue-1 blue-2 blue-4; "
        "discards: wild-draw-four red-3; colour: green; turn: 1; doubt:; four: 2; before: red"
    )
    imagining = Determinization(table.round.position.rules, table.view(1))
    guilty = sum(imagining.round(Dice(seed)).guilty for seed in range(ROUNDS))
    assert 0.01 < guilty / ROUNDS < 0.15
