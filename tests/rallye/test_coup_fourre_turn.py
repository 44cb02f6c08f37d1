"""The turn that follows a coup fourré: what is drawn, who plays, who is next."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.core.events import Drew

HOLDER = "right-of-way 50 50 50 50 50"


# ── two cards are drawn, one is played ────────────────────────────────────────────────────────


@shows(
    "fx-schmid/coup-fourre-draws",
    "auto-rallye/coup-fourre-turn",
    "schmidt/coup-fourre-draws",
    "winning-moves/coup-fourre-draws",
)
def test_the_answering_player_draws_two_and_plays_one(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll; 1: stop ...; 2: {HOLDER}; stock: 75 100 ...; turn: 1"
    )
    table.play("1 stop>B")
    events = table.play("2 coup")
    assert Drew(1, 2) in events
    assert table.hand(2) == ["50"] * 5 + ["75", "100"]
    assert {"50", "75", "100", "-50", "-75", "-100"} <= table.legal(2)
    table.play("2 -75")
    assert len(table.hand(2)) == 6
    assert table.turn == 1


@shows(
    "fx-schmid/coup-fourre-turn",
    "auto-rallye/coup-fourre-turn",
    "schmidt/coup-fourre-turn",
    "winning-moves/coup-fourre-turn",
)
def test_the_turn_passes_at_once_and_those_in_between_are_skipped(edition: str) -> None:
    setting = f"{edition} 3; A: roll; C: roll; 1: stop ...; 3: right-of-way 100 ...; turn: 1"
    table = Table(setting)
    table.play("1 stop>C", "3 coup")
    assert table.turn == 3
    assert not table.allows("2 -25")
    table.play("3 100")
    assert table.turn == 1
    assert table.view().hand_sizes == (7, 6, 6)
    unanswered = Table(setting)
    unanswered.play("1 stop>C", "3 stand")
    assert unanswered.turn == 2


@pytest.mark.parametrize(("answering", "following"), [(2, 3), (4, 1)])
@shows(
    "fx-schmid/coup-fourre-team-turn",
    "auto-rallye/coup-fourre-team-turn",
    "schmidt/coup-fourre-team-turn",
    "winning-moves/coup-fourre-team-turn",
)
def test_the_member_who_answered_draws_and_moves_then_the_left_neighbour(
    edition: str, answering: int, following: int
) -> None:
    table = Table(
        f"{edition} 4; A: roll; B: roll; 1: stop ...; {answering}: right-of-way 100 ...; turn: 1"
    )
    table.play("1 stop>B", f"{answering} coup")
    assert table.waiting == {answering}
    assert table.view().hand_sizes[answering - 1] == 7
    assert sum(table.view().hand_sizes) == 25
    table.play(f"{answering} 100")
    assert table.turn == following


@shows(
    "fx-schmid/coup-fourre-team-turn",
    "auto-rallye/coup-fourre-team-turn",
    "schmidt/coup-fourre-team-turn",
    "winning-moves/coup-fourre-team-turn",
)
def test_team_mates_in_between_are_skipped_too(edition: str) -> None:
    *_, last = Table(f"{edition} 6").display("B").members
    answering = last + 1
    table = Table(
        f"{edition} 6; A: roll; B: roll; 1: stop ...; {answering}: right-of-way 100 ...; turn: 1"
    )
    table.play("1 stop>B", f"{answering} coup", f"{answering} 100")
    assert table.turn == answering % 6 + 1
    assert table.view().hand_sizes == tuple(7 if seat == answering % 6 else 6 for seat in range(6))


@shows("fx-schmid/coup-fourre-team-turn")
def test_after_one_answer_no_other_member_can_answer() -> None:
    table = Table("fx-schmid 4; A: roll; B: roll; 1: stop ...; 4: right-of-way ...; turn: 1")
    table.play("1 stop>B", "4 coup")
    assert not table.allows("2 coup")
    assert not table.allows("2 stand")


# ── a coup fourré on a coup fourré ────────────────────────────────────────────────────────────

COUNTER_ATTACK = (
    "3; A: roll; B: roll; C: roll; 1: stop ...; 2: puncture-proof 100 ...;"
    " 3: right-of-way flat-tyre ...; turn: 1"
)


@shows(
    "fx-schmid/coup-fourre-on-coup",
    "auto-rallye/coup-fourre-on-coup",
    "schmidt/coup-fourre-on-coup",
    "winning-moves/coup-fourre-on-coup",
)
def test_the_card_after_a_coup_fourre_may_attack_and_be_answered(edition: str) -> None:
    table = Table(f"{edition} {COUNTER_ATTACK}")
    table.play("1 stop>C", "3 coup")
    assert table.allows("3 flat-tyre>B")
    table.play("3 flat-tyre>B")
    assert table.waiting == {2}
    table.play("2 coup")
    assert table.turn == 2
    assert table.safeties("B") == ["puncture-proof!"]
    assert table.safeties("C") == ["right-of-way!"]
    assert table.view().hand_sizes == (6, 7, 6)
    table.play("2 100")
    assert table.turn == 3


@shows("fx-schmid/coup-fourre-on-coup")
def test_the_first_attacker_has_had_his_turn_and_his_card() -> None:
    table = Table(f"fx-schmid {COUNTER_ATTACK}")
    table.play("1 stop>C", "3 coup", "3 flat-tyre>B", "2 coup")
    assert table.discards == ["flat-tyre", "stop"]
    assert "stop" not in table.hand(1)
    assert not table.allows("1 -25")


@shows(
    "fx-schmid/coup-fourre-on-coup",
    "auto-rallye/coup-fourre-on-coup",
    "schmidt/coup-fourre-on-coup",
    "winning-moves/coup-fourre-on-coup",
)
def test_the_card_after_a_coup_fourre_may_hit_the_first_attacker(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll; 1: stop puncture-proof ...;"
        " 2: right-of-way flat-tyre ...; turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 flat-tyre>A", "1 coup")
    assert table.turn == 1
    assert len(table.hand(1)) == 7
    table.play("1 25")
    assert table.turn == 2


# ── a safety among the drawn cards ────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/coup-fourre-chain", "winning-moves/coup-fourre-chain", "schmidt/safety-extra-card"
)
def test_a_safety_drawn_and_laid_at_once_fills_the_hand_for_another_card(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll; 1: stop ...; 2: {HOLDER};"
        " stock: driving-ace 75 100 petrol-station 200 ...; turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 driving-ace")
    assert table.turn == 2
    assert table.hand(2) == ["50"] * 5 + ["75", "100"]
    table.play("2 100")
    assert len(table.hand(2)) == 6
    assert table.turn == 1
    assert table.safeties("B") == ["right-of-way!", "driving-ace"]


@shows(
    "fx-schmid/coup-fourre-chain", "winning-moves/coup-fourre-chain", "schmidt/safety-extra-card"
)
def test_each_safety_drawn_on_the_way_plays_again(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll; 1: stop ...; 2: {HOLDER};"
        " stock: driving-ace puncture-proof petrol-station 100 75 ...; turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 driving-ace", "2 petrol-station", "2 puncture-proof")
    assert table.hand(2) == ["50"] * 5 + ["75", "100"]
    table.play("2 -50")
    assert len(table.hand(2)) == 6
    assert table.turn == 1


@shows("winning-moves/coup-fourre-chain")
def test_a_safety_held_before_the_coup_fourre_is_the_one_card() -> None:
    table = Table(
        "winning-moves 2; A: roll; B: roll; 1: stop ...; 2: right-of-way driving-ace ...; turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 driving-ace")
    assert table.turn == 1
    assert len(table.hand(2)) == 6


@shows("winning-moves/coup-fourre-chain")
def test_a_drawn_safety_kept_for_a_later_turn_is_the_one_card() -> None:
    table = Table(
        f"winning-moves 2; A: roll; B: roll; 1: stop ...; 2: {HOLDER}; stock: driving-ace ...;"
        " turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 50", "1 -25", "2 driving-ace")
    assert table.turn == 1
    assert len(table.hand(2)) == 6


@shows("winning-moves/coup-fourre-chain", "winning-moves/coup-fourre-on-coup")
def test_a_drawn_safety_kept_until_the_next_coup_fourre_is_the_one_card() -> None:
    table = Table(
        "winning-moves 2; A: roll; B: roll; 1: stop empty-tank puncture-proof ...;"
        " 2: right-of-way petrol-station flat-tyre 50 50 50; stock: driving-ace 75 ...; turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 flat-tyre>A", "1 coup", "1 empty-tank>B", "2 coup")
    table.play("2 driving-ace")
    assert table.turn == 1
    assert len(table.hand(2)) == 6


@shows("auto-rallye/coup-fourre-turn")
def test_in_auto_rallye_a_drawn_safety_is_the_one_card() -> None:
    table = Table(
        f"auto-rallye 2; A: roll; B: roll; 1: stop ...; 2: {HOLDER}; stock: driving-ace ...;"
        " turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 driving-ace")
    assert table.turn == 1
    assert len(table.hand(2)) == 6


# ── a short stock ─────────────────────────────────────────────────────────────────────────────


def _short(edition: str, holder: str, stock: str) -> Table:
    table = Table(
        f"{edition} 4; A: roll 100; B: roll; 1: stop 25; 2: 25; 3: 25; 4: {holder};"
        f" stock: {stock}; turn: 1"
    )
    table.play("1 stop>B", "2 stand", "4 coup")
    assert table.safeties("B") == ["right-of-way!"]
    return table


@pytest.mark.parametrize(
    ("stock", "drawn"), [("75 100 200", ["75", "100"]), ("75", ["75"]), ("", [])]
)
@shows(
    "fx-schmid/coup-fourre-short-stock",
    "auto-rallye/coup-fourre-short-stock",
    "winning-moves/coup-fourre-short-stock",
)
def test_as_many_are_drawn_as_the_stock_holds_then_one_card_is_played(
    edition: str, stock: str, drawn: list[str]
) -> None:
    table = _short(edition, "right-of-way 50 50 50 50 50", stock)
    assert table.hand(4) == ["50"] * 5 + drawn
    assert table.waiting == {4}
    table.play("4 50")
    assert table.turn == 1


@shows(
    "fx-schmid/coup-fourre-short-stock",
    "auto-rallye/coup-fourre-short-stock",
    "winning-moves/coup-fourre-short-stock",
)
def test_without_a_card_left_the_turn_passes_on_from_the_one_who_answered(edition: str) -> None:
    table = _short(edition, "right-of-way", "")
    assert table.hand(4) == []
    assert table.turn == 1


@shows("fx-schmid/coup-fourre-short-stock")
def test_a_coup_fourre_without_a_card_to_draw_keeps_its_bonus() -> None:
    table = _short("fx-schmid", "right-of-way", "")
    table.play("1 25", "2 25", "3 25")
    assert table.round.over
    assert table.sheet("B").points("coups-fourres") == 300


@pytest.mark.parametrize("stock", ["75 100", "75"])
@shows("schmidt/coup-fourre-short-stock")
def test_in_schmidt_the_round_ends_with_the_card_after_the_last_draw(stock: str) -> None:
    table = _short("schmidt", "right-of-way 50 50 50 50 50", stock)
    assert table.hand(4) == ["50"] * 5 + stock.split()
    assert not table.round.over
    table.play("4 50")
    assert table.round.over


@shows("schmidt/coup-fourre-short-stock")
def test_in_schmidt_the_round_goes_on_while_a_card_is_left() -> None:
    table = _short("schmidt", "right-of-way 50 50 50 50 50", "75 100 200 25")
    table.play("4 50")
    assert table.turn == 1


@shows("schmidt/coup-fourre-short-stock")
def test_in_schmidt_an_attack_with_the_last_card_drawn_leaves_the_answer_no_turn() -> None:
    table = _short("schmidt", "right-of-way 50 50 50 50 50", "")
    assert table.round.over
    assert table.battle("B") == "roll"
    assert table.discards == ["stop"]
    assert table.sheet("B").points("coups-fourres") == 300


@shows("schmidt/coup-fourre-short-stock")
def test_in_an_extension_in_schmidt_the_answer_has_its_turn_and_play_goes_on() -> None:
    table = Table(
        "schmidt 2; A: roll; B: roll; 1: stop 25; 2: right-of-way 50 50; stock:; caller: 1; turn: 1"
    )
    table.play("1 stop>B", "2 coup")
    assert table.waiting == {2}
    assert table.hand(2) == ["50", "50"]
    table.play("2 50")
    assert table.turn == 1


# ── the stock is used up ──────────────────────────────────────────────────────────────────────

USED_UP = (
    "winning-moves 2; A: roll; B: roll flat-tyre; 1: 25 25 25; 2: puncture-proof 50 50 100 100 100;"
    " stock: {stock}; turn: 1; attack: flat-tyre>B"
)


@shows("winning-moves/coup-fourre-chain", "winning-moves/safeties-any-time")
def test_a_safety_drawn_with_the_last_card_is_fresh_in_that_turn_only() -> None:
    at_once = Table(USED_UP.format(stock="driving-ace 75"))
    at_once.play("2 coup")
    assert at_once.stock == 0
    at_once.play("2 driving-ace")
    assert at_once.turn == 2
    later = Table(USED_UP.format(stock="driving-ace 75"))
    later.play("2 coup", "2 100", "1 -25")
    assert later.view(2).fresh == frozenset()
    later.play("2 driving-ace")
    assert later.turn == 1


@shows("winning-moves/coup-fourre-short-stock")
def test_without_a_stock_the_answerer_lays_one_card_and_the_turn_passes() -> None:
    table = Table(USED_UP.format(stock=""))
    table.play("2 coup")
    assert (table.turn, len(table.hand(2))) == (2, 5)
    table.play("2 100")
    assert (table.turn, len(table.hand(2))) == (1, 4)
