"""What a view tells of the rules, so that whoever draws a table need not know them."""

import pytest

from tests.rallye.table import Table
from tischrunde.rallye.cards import PAIRS, Card, Pair
from tischrunde.rallye.editions import AUTO_RALLYE, FX_SCHMID
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.notation import CARD_NAMES
from tischrunde.rallye.view import Agreed, AttackView


@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.parametrize("pair", PAIRS)
def test_an_attack_names_the_safety_that_answers_it_whoever_holds_it(
    pair: Pair, holder: int, viewer: int | None
) -> None:
    hazard, safety = CARD_NAMES[pair.hazard], CARD_NAMES[pair.safety]
    hands = {1: f"{hazard} ...", 2: "..."}
    hands[holder] = f"{safety} {hands[holder]}"
    table = Table(f"fx-schmid 2; A: roll; B: roll; 1: {hands[1]}; 2: {hands[2]}; turn: 1")
    table.play(f"1 {hazard}>B")
    assert table.view(viewer).attack == AttackView(1, pair.hazard, pair.safety)


@pytest.mark.parametrize(
    "rules", ["winning-moves", "winning-moves,chain-draws-two", "fx-schmid,chain-draws-two"]
)
def test_which_safeties_are_drawn_after_a_coup_fourre_only_the_answerer_sees(rules: str) -> None:
    def answered(stock: str) -> Table:
        table = Table(
            f"{rules} 3; A: roll; B: roll flat-tyre; 1: 25 25 25 25 25 25;"
            " 2: puncture-proof 50 50 100 100 100; 3: 75 75 75 75 75 75;"
            f" stock: {stock} ...; turn: 1; attack: flat-tyre>B"
        )
        table.play("2 coup")
        return table

    drawn = answered("driving-ace 25 petrol-station 25")
    not_drawn = answered("25 petrol-station 25 driving-ace")
    assert drawn.view(2).fresh == {Card.DRIVING_ACE}
    assert not_drawn.view(2).fresh == {Card.PETROL_STATION}
    for seat in (None, 1, 3):
        assert drawn.view(seat).fresh == frozenset()
        assert drawn.view(seat) == not_drawn.view(seat)


def test_what_was_agreed_is_told_as_it_was_printed_and_as_it_was_changed() -> None:
    printed = Table("fx-schmid 2; turn: 1").view().agreed
    assert printed == Agreed(
        speed_pile=True, coup_fourre_points=300, extension_points=200, extended_goal=1000
    )
    assert not Table("auto-rallye 2; turn: 1", AUTO_RALLYE).view().agreed.speed_pile
    changed = HOUSE.agreed(FX_SCHMID, {"coup_fourre_points": 500, "limit_has_own_pile": False})
    agreed = Table("fx-schmid 2; turn: 1", changed).view(1).agreed
    assert (agreed.coup_fourre_points, agreed.speed_pile) == (500, False)
