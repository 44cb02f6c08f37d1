"""Piles as numbers: as high as the game can make them, and the bare table below."""

from hypothesis import given
from hypothesis import strategies as st

from tischrunde.rallye.pile import BARE, cards, lift, put, top
from tischrunde.rallye.rules import NOTHING


@given(st.lists(st.integers(0, NOTHING - 1), max_size=60))
def test_a_pile_keeps_every_card_in_order(laid: list[int]) -> None:
    pile = BARE
    for number, card in enumerate(laid):
        assert cards(pile) == laid[:number]
        pile = put(pile, card)
        assert top(pile) == card
        assert cards(lift(pile)) == laid[:number]
    assert cards(pile) == laid


def test_on_the_bare_table_nothing_shows() -> None:
    assert top(BARE) == NOTHING
    assert cards(BARE) == []
