"""Numbers that stand in the compact state as they are, so that they can be compiled into it."""

from tischrunde.uno import moves, position, rules
from tischrunde.uno.cards import Card, Colour, Rank


def test_the_numbers_of_the_compact_state_are_those_of_the_cards() -> None:
    assert len(Card) == rules.NOTHING
    assert (Card.WILD, Card.WILD_DRAW_FOUR) == (rules.WILD, rules.WILD_DRAW_FOUR)
    assert len(Colour) == position.COLOURS == moves.NO_COLOUR
    ranks = (position.ZERO, position.SEVEN, position.SKIP, position.REVERSE, position.DRAW_TWO)
    assert ranks == (Rank.ZERO, Rank.SEVEN, Rank.SKIP, Rank.REVERSE, Rank.DRAW_TWO)
