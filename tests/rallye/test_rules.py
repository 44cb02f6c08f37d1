"""Numbers that stand in the compact state as they are, so that they can be compiled into it."""

from tischrunde.rallye import rules
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import WIDTH


def test_the_numbers_of_the_compact_state_are_those_of_the_cards() -> None:
    marks = (rules.KM_200, rules.SPEED_LIMIT, rules.FIRST_SAFETY)
    assert marks == (Card.KM_200, Card.SPEED_LIMIT, Card.RIGHT_OF_WAY)
    assert len(Card) == rules.NOTHING
    assert rules.NOTHING < 1 << WIDTH
