"""The rules of the BSD program, by our engine."""

import pytest

from bench.bsd.edition import BSD_101, RULES
from tests.bsd.table import table
from tests.rallye.test_conformance import laws
from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye.cards import Card


def test_it_has_101_cards() -> None:
    assert len(RULES.cards) == 101
    assert RULES.cards.count(Card.SPEED_LIMIT) == 3
    assert RULES.cards.count(Card.STOP) == 4
    assert [RULES.cards.count(card) for card in (7, 8, 9)] == [2, 2, 2]


def test_people_do_not_see_it() -> None:
    assert BSD_101.id not in GAMES["rallye"].editions


def test_every_law_holds() -> None:
    laws(BSD_101, 2).hold_for(range(40))


@pytest.mark.parametrize(
    ("display", "card"),
    [("", "speed-limit"), ("roll stop", "speed-limit"), ("right-of-way", "accident")],
)
def test_where_a_hazard_lands(display: str, card: str) -> None:
    assert table(f"B: {display}; 1: {card} ...; turn: 1").allows(f"1 {card}>B")


@pytest.mark.parametrize(
    ("display", "card"),
    [
        ("", "accident"),
        ("roll speed-limit", "speed-limit"),
        ("right-of-way", "speed-limit"),
        ("roll accident repairs", "stop"),
    ],
)
def test_where_a_hazard_does_not_land(display: str, card: str) -> None:
    assert table(f"B: {display}; 1: {card} ...; turn: 1").refused(f"1 {card}>B")


def test_a_safety_is_never_thrown_away() -> None:
    game = table("1: driving-ace 25 ...; turn: 1")
    refusal = game.refusal("1 -driving-ace")
    assert refusal
    assert refusal.reason == "safety-not-discardable"
    assert not game.allows("1 -driving-ace")
    assert game.allows("1 -25")
    assert all(texts.explain("rallye", refusal, "fx-schmid", lang) for lang in texts.LANGUAGES)


def test_a_late_safety_leaves_its_owner_rolling() -> None:
    game = table("A: roll flat-tyre; 1: puncture-proof 100 ...; turn: 1")
    game.play("1 puncture-proof")
    assert game.safeties("A") == ["puncture-proof"]
    assert game.turn == 1
    assert game.allows("1 100")


def test_right_of_way_clears_stop_and_limit_at_once() -> None:
    game = table("A: roll stop speed-limit; 1: right-of-way 100 ...; turn: 1")
    game.play("1 right-of-way")
    assert game.allows("1 100")


def test_right_of_way_does_not_mend_a_tyre() -> None:
    game = table("A: roll flat-tyre speed-limit; 1: right-of-way 50 ...; turn: 1")
    game.play("1 right-of-way")
    assert game.speed("A") is None
    assert game.refused("1 50")


def test_after_a_coup_fourre_two_cards_are_drawn() -> None:
    game = table("A: roll; 1: puncture-proof 25 ...; 2: flat-tyre ...; turn: 2")
    stock = game.stock
    game.play("2 flat-tyre>A", "1 coup")
    assert game.safeties("A") == ["puncture-proof!"]
    assert (game.turn, game.stock) == (1, stock - 2)


PLAYED_OUT = "stock: ; turn: 1"


def test_without_stock_the_hand_ends_when_nobody_holds_a_card_of_use() -> None:
    game = table(f"A: 25; 1: petrol 50; 2: spare-tyre; {PLAYED_OUT}")
    game.play("1 -petrol")
    assert game.round.over
    assert not game.round.winners


@pytest.mark.parametrize("useful", ["roll", "driving-ace", "speed-limit"])
def test_a_card_of_use_keeps_the_hand_going(useful: str) -> None:
    game = table(f"A: 25; 1: petrol 50; 2: {useful}; {PLAYED_OUT}")
    game.play("1 -petrol")
    assert not game.round.over


@pytest.mark.parametrize(
    ("display", "card"),
    [
        ("A: right-of-way 25", "petrol roll"),
        ("B: roll 200 200 100 75 50 25", "petrol speed-limit"),
    ],
)
def test_a_spare_green_light_and_a_late_limit_are_of_no_use(display: str, card: str) -> None:
    game = table(f"{display}; 1: {card}; 2: spare-tyre; {PLAYED_OUT}")
    game.play("1 -petrol")
    assert game.round.over


def test_the_last_card_drawn_may_end_the_hand() -> None:
    game = table("1: petrol; 2: 25; stock: repairs; turn: 1")
    game.play("1 -petrol")
    assert game.stock == 0
    assert game.round.over


def test_a_safety_laid_last_may_end_the_hand() -> None:
    game = table(f"1: driving-ace petrol; 2: 25; {PLAYED_OUT}")
    game.play("1 driving-ace")
    assert game.round.over
    assert game.sheet("A").total == 100


def test_the_winner_is_paid() -> None:
    game = table(f"A: roll 200 200 100 100 75 driving-ace!; 1: 25; 2: 25 roll; {PLAYED_OUT}")
    game.play("1 25", "1 finish")
    lines = {line.id: line.points for line in game.sheet("A").lines}
    assert lines == {
        "distance": 700,
        "safeties": 100,
        "coups-fourres": 300,
        "win": 400,
        "after-stock": 300,
        "unplaced": 500,
    }


def test_an_extension_pays_the_winner_alone() -> None:
    won = table("A: roll 200 200 100 100 100 100 100 75; 1: 25 ...; caller: 2; turn: 1")
    won.play("1 25")
    assert {line.id for line in won.sheet("A").lines} >= {"extension", "win"}
    lost = table(f"A: roll 200; B: roll 200 200; 1: petrol; 2: petrol; caller: 1; {PLAYED_OUT}")
    lost.play("1 -petrol")
    assert (lost.sheet("A").total, lost.sheet("B").total) == (200, 400)
