"""A turn: draw, then use one card."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.core.chance import Chance
from tischrunde.core.events import Drew
from tischrunde.rallye.cards import Card
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.moves import Discard
from tischrunde.rallye.notation import CARD_NAMES
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import Rules


@shows(
    "fx-schmid/first-player",
    "auto-rallye/first-player",
    "schmidt/players-goal-deal",
    "winning-moves/first-player",
)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_dealers_left_neighbour_plays_first_and_play_goes_to_the_left(
    edition: str, players: int
) -> None:
    rules = Rules(EDITIONS[edition], players)
    for dealer in range(players):
        dealt = Round.dealt(rules, Chance(b"turn", ""), dealer)
        order = []
        for _ in range(players):
            (seat,) = dealt.waiting
            order.append(seat)
            dealt.play(seat, Discard(dealt.view(seat).hand[0]))
        assert order == [(dealer + step) % players for step in range(1, players + 1)]


@shows(
    "fx-schmid/draw-then-one",
    "auto-rallye/draw-then-one",
    "schmidt/draw-then-one",
    "winning-moves/draw-then-one",
)
def test_draw_one_then_use_one_card(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll; 1: 100 stop 25 25 25 25 50; stock: 75 ...; turn: 1"
    )
    assert len(table.hand(1)) == 7
    assert {"100", "stop>B", "-100", "-stop", "-25"} <= table.legal(1)
    table.play("1 100")
    assert len(table.hand(1)) == 6
    assert table.turn == 2
    assert len(table.hand(2)) == 7
    assert "75" in table.hand(2)


@shows(
    "fx-schmid/draw-then-one",
    "auto-rallye/draw-then-one",
    "schmidt/draw-then-one",
    "winning-moves/draw-then-one",
)
@pytest.mark.parametrize(
    "moves", [["1 50"], ["1 end-of-limit"], ["1 stop>B", "2 stand"], ["1 -200"]]
)
def test_one_card_of_any_kind_is_the_whole_turn(edition: str, moves: list[str]) -> None:
    table = Table(
        f"{edition} 2; A: roll speed-limit; B: roll; 1: 50 end-of-limit stop 200 ...; turn: 1"
    )
    table.play(*moves)
    assert len(table.hand(1)) == 6
    assert table.turn == 2
    assert table.refused("1 -25") == f"{edition}/draw-then-one"


@shows(
    "fx-schmid/draw-then-one",
    "auto-rallye/draw-then-one",
    "schmidt/draw-then-one",
    "winning-moves/draw-then-one",
)
def test_nobody_uses_a_card_not_held_or_out_of_turn(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: 100 ...; 2: 50 ...; turn: 1")
    assert table.refused("1 50") == f"{edition}/draw-then-one"
    assert table.refused("1 -50") == f"{edition}/draw-then-one"
    assert table.refused("2 50") == f"{edition}/draw-then-one"
    assert table.legal(2) == set()


@shows(
    "fx-schmid/draw-then-one",
    "auto-rallye/draw-then-one",
    "schmidt/draw-then-one",
    "winning-moves/draw-then-one",
)
def test_whoever_has_nothing_to_lay_can_only_discard(edition: str) -> None:
    table = Table(f"{edition} 2; 1: 25 25 100 stop stop petrol repairs; turn: 1")
    assert table.legal(1) == {"-25", "-100", "-stop", "-petrol", "-repairs"}


@shows(
    "fx-schmid/discard-any",
    "auto-rallye/draw-then-one",
    "schmidt/draw-then-one",
    "winning-moves/draw-then-one",
)
@pytest.mark.parametrize("card", Card)
def test_any_card_may_be_discarded_face_up_though_another_could_be_laid(
    edition: str, card: Card
) -> None:
    name = CARD_NAMES[card]
    table = Table(f"{edition} 2; A: roll; B: roll; 1: {name} 25 50 ...; turn: 1")
    assert table.allows("1 25")
    assert table.allows(f"1 -{name}")
    table.play(f"1 -{name}")
    assert table.discards == [name]
    assert {table.view(seat).discard for seat in (1, 2, None)} == {card}


@shows("auto-rallye/draw-then-one", "schmidt/draw-then-one")
def test_a_safety_may_be_laid_or_held_back(edition: str) -> None:
    table = Table(f"{edition} 2; 1: petrol-station 100 petrol ...; turn: 1")
    assert table.allows("1 petrol-station")
    assert table.allows("1 -100")


@shows("schmidt/draw-then-one")
def test_the_drawn_card_is_not_shown_to_the_others() -> None:
    drawn = [
        Table(f"schmidt 2; 1: 25 ...; 2: roll roll roll roll roll roll; stock: {top} ...; turn: 1")
        for top in ("200", "stop")
    ]
    assert [table.play("1 -25")[-1] for table in drawn] == [Drew(seat=1, count=1)] * 2
    assert [table.hand(2)[0] for table in drawn] == ["200", "stop"]


@shows("fx-schmid/hand-repair")
@pytest.mark.parametrize(("held", "drawn"), [(7, 0), (6, 1), (5, 2)])
def test_a_hand_is_filled_to_seven_before_a_card_is_used(held: int, drawn: int) -> None:
    table = Table(f"fx-schmid 2; B: roll; 2: {'50 ' * held}; turn: 1")
    stock = table.stock
    table.play("1 -25")
    assert len(table.hand(2)) == 7
    assert stock - table.stock == drawn
    table.play("2 50")
    assert len(table.hand(2)) == 6
    assert table.turn == 1


@shows("fx-schmid/hand-repair")
def test_a_hand_is_filled_to_seven_after_a_safety_and_a_coup_fourre_too() -> None:
    table = Table(
        "fx-schmid 2; B: roll; 1: stop driving-ace ...; 2: right-of-way 25 25 25 50 50; turn: 1"
    )
    table.play("1 driving-ace")
    assert len(table.hand(1)) == 7
    table.play("1 stop>B", "2 coup")
    assert len(table.hand(1)) == 6
    assert len(table.hand(2)) == 7
    table.play("2 25")
    assert len(table.hand(2)) == 6


@shows("schmidt/one-card-only")
def test_schmidt_lets_only_safeties_and_coups_fourres_add_a_card() -> None:
    table = Table(
        "schmidt 2; A: roll; B: roll; 1: 50 100 driving-ace stop ...; "
        "2: right-of-way 25 25 25 50 50; turn: 1"
    )
    table.play("1 driving-ace")
    assert table.turn == 1
    table.play("1 100")
    assert table.turn == 2
    table.play("2 -25", "1 stop>B", "2 coup")
    assert table.turn == 2
    table.play("2 50")
    assert table.turn == 1
    table.play("1 50")
    assert table.refused("1 -25") == "schmidt/draw-then-one"
