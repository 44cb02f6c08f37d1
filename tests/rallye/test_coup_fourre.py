"""A coup fourré: who is asked after an attack, who may answer it, and what the answer undoes."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.rallye.cards import Card
from tischrunde.rallye.events import Asked, AttackStood, CoupFourrePlayed, Lifted
from tischrunde.rallye.notation import CARD_NAMES

CARDS = {name: card for card, name in CARD_NAMES.items()}
PAIRS = [
    ("stop", "right-of-way"),
    ("speed-limit", "right-of-way"),
    ("accident", "driving-ace"),
    ("flat-tyre", "puncture-proof"),
    ("empty-tank", "petrol-station"),
]
AT_ONCE = {
    "fx-schmid": "coup-fourre-only-at-once",
    "schmidt": "coup-fourre-window",
    "winning-moves": "coup-fourre-only-at-once",
}
HAND = "stop flat-tyre 25 25 25 25 25"


# ── the answer ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("hazard", "safety"), PAIRS)
@shows(
    "fx-schmid/coup-fourre",
    "auto-rallye/coup-fourre",
    "schmidt/coup-fourre",
    "winning-moves/coup-fourre",
)
def test_the_matching_safety_may_be_laid_at_once_out_of_turn(
    edition: str, hazard: str, safety: str
) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: {hazard} ...; 2: {safety} ...; turn: 1")
    table.play(f"1 {hazard}>B")
    assert table.turn == 1
    assert table.allows("2 coup")
    announced, *_ = table.play("2 coup")
    assert announced == CoupFourrePlayed(1, CARDS[safety], CARDS[hazard])
    assert table.safeties("B") == [f"{safety}!"]
    assert safety not in table.hand(2)


@pytest.mark.parametrize(("hazard", "safety"), PAIRS)
@shows(
    "fx-schmid/coup-fourre-undoes",
    "auto-rallye/coup-fourre",
    "schmidt/coup-fourre",
    "winning-moves/coup-fourre",
)
def test_an_answered_attack_counts_as_not_made_and_is_discarded_face_up(
    edition: str, hazard: str, safety: str
) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll 50; 1: {hazard} ...; 2: {safety} 100 ...; turn: 1"
    )
    table.play(f"1 {hazard}>B")
    events = table.play("2 coup")
    assert Lifted(1, CARDS[hazard]) in events
    assert (table.battle("B"), table.speed("B")) == ("roll", None)
    assert table.discards == [hazard]
    assert table.view().discard == CARDS[hazard]
    assert table.allows("2 100")


@shows(
    "fx-schmid/coup-fourre",
    "auto-rallye/coup-fourre",
    "schmidt/coup-fourre",
    "winning-moves/coup-fourre",
)
def test_only_the_matching_safety_answers(edition: str) -> None:
    others = "driving-ace puncture-proof petrol-station"
    table = Table(
        f"{edition} 2; A: roll; B: roll; 1: stop right-of-way ...; 2: {others} ...; turn: 1"
    )
    table.play("1 stop>B")
    assert not table.allows("2 coup")
    assert table.refused("2 coup") == f"{edition}/coup-fourre"
    assert table.legal(2) == {"stand"}


@pytest.mark.parametrize("answering", [2, 4])
@shows(
    "fx-schmid/coup-fourre",
    "auto-rallye/coup-fourre-team-turn",
    "schmidt/coup-fourre-team-turn",
    "winning-moves/coup-fourre-team-turn",
)
def test_any_member_of_the_attacked_team_may_answer(edition: str, answering: int) -> None:
    table = Table(
        f"{edition} 4; A: roll; B: roll; 1: stop ...; {answering}: right-of-way ...; turn: 1"
    )
    table.play("1 stop>B")
    assert table.allows(f"{answering} coup")
    table.play(f"{answering} coup")
    assert table.safeties("B") == ["right-of-way!"]
    assert table.battle("B") == "roll"


@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_only_the_attacked_party_may_answer(edition: str) -> None:
    table = Table(f"{edition} 3; A: roll; C: roll; 1: stop ...; 2: right-of-way ...; turn: 1")
    table.play("1 stop>C")
    assert table.waiting == {3}
    assert not table.allows("1 stand")
    assert not table.allows("2 coup")


@pytest.mark.parametrize("before", ["", "roll", "roll stop", "roll flat-tyre"])
@shows("winning-moves/coup-fourre-limit")
def test_right_of_way_answers_a_limit_laid_at_any_time(before: str) -> None:
    table = Table(
        f"winning-moves 2; A: roll; B: {before}; 1: speed-limit ...; 2: right-of-way 100 ...;"
        " turn: 1"
    )
    table.play("1 speed-limit>B")
    assert table.allows("2 coup")
    table.play("2 coup")
    assert table.safeties("B") == ["right-of-way!"]
    assert table.speed("B") is None
    assert "speed-limit" in table.discards
    assert table.turn == 2


# ── the question ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("hazard", "safety"), PAIRS)
@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_the_question_is_put_alike_whether_or_not_the_safety_is_held(
    edition: str, hazard: str, safety: str
) -> None:
    setting = f"{edition} 2; A: roll; B: roll; 1: {hazard} 25 25 25 25 25 25"
    held = Table(f"{setting}; 2: {safety} ...; turn: 1")
    not_held = Table(f"{setting}; 2: 75 ...; turn: 1")
    assert held.play(f"1 {hazard}>B") == not_held.play(f"1 {hazard}>B")
    assert held.waiting == not_held.waiting == {2}
    assert held.view() == not_held.view()
    assert held.view(1) == not_held.view(1)
    assert held.legal(2) == {"coup", "stand"}
    assert not_held.legal(2) == {"stand"}


@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_the_attacked_are_asked_before_the_next_player_draws(edition: str) -> None:
    table = Table(f"{edition} 3; A: roll; C: roll; 1: stop ...; stock: 200 ...; turn: 1")
    stock = table.stock
    (_, asked) = table.play("1 stop>C")
    assert asked == Asked((2,), Card.STOP)
    assert (table.stock, len(table.hand(2))) == (stock, 6)
    for early in ("1 -25", "2 -25", "3 -25"):
        assert not table.allows(early)
        assert table.refused(early) == f"{edition}/coup-fourre-window"
    table.play("3 stand")
    assert table.battle("C") == "stop"
    assert table.turn == 2
    assert (table.stock, len(table.hand(2))) == (stock - 1, 7)


@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_every_member_is_asked_once_and_nobody_sees_the_first_one_decline(edition: str) -> None:
    table = Table(f"{edition} 4; A: roll; B: roll; 1: stop ...; turn: 1")
    table.play("1 stop>B")
    assert table.waiting == {2, 4}
    seen = [table.view(seat) for seat in (None, 1, 3, 4)]
    assert table.play("2 stand") == []
    assert [table.view(seat) for seat in (None, 1, 3, 4)] == seen
    assert table.waiting == {4}
    assert table.refused("2 coup") == f"{edition}/coup-fourre-window"
    stood, *_ = table.play("4 stand")
    assert stood == AttackStood(1, Card.STOP)
    assert table.turn == 2


@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_a_member_may_still_answer_after_another_declined(edition: str) -> None:
    table = Table(f"{edition} 4; A: roll; B: roll; 1: stop ...; 2: right-of-way ...; turn: 1")
    table.play("1 stop>B", "4 stand", "2 coup")
    assert table.safeties("B") == ["right-of-way!"]
    assert table.turn == 2


@pytest.mark.parametrize(
    "where", ["A: right-of-way", "A: roll; C: right-of-way", "A: roll; discards: 25 right-of-way"]
)
@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_nobody_is_asked_when_all_can_see_where_the_safety_is(edition: str, where: str) -> None:
    table = Table(f"{edition} 3; B: roll; {where}; 1: {HAND}; turn: 1")
    table.play("1 stop>B")
    assert table.view().attack is None
    assert (table.battle("B"), table.turn, len(table.hand(2))) == ("stop", 2, 7)
    with_another_hazard = Table(f"{edition} 3; B: roll; {where}; 1: {HAND}; turn: 1")
    with_another_hazard.play("1 flat-tyre>B")
    assert with_another_hazard.waiting == {2}


@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_a_discarded_safety_ends_the_questions(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: {HAND}; 2: right-of-way ...; turn: 1")
    table.play("1 -25", "2 -right-of-way", "1 stop>B")
    assert table.turn == 2
    assert not table.allows("2 coup")
    assert table.allows("2 -25")


# ── only at once ──────────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/coup-fourre-window",
    "fx-schmid/coup-fourre-only-at-once",
    "auto-rallye/coup-fourre-window",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
@pytest.mark.parametrize(("hazard", "safety"), PAIRS)
def test_declining_loses_the_bonus_but_not_the_safety(
    edition: str, hazard: str, safety: str
) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: {hazard} ...; 2: {safety} ...; turn: 1")
    table.play(f"1 {hazard}>B", "2 stand")
    assert safety in table.hand(2)
    assert not table.allows("2 coup")
    table.play(f"2 {safety}")
    assert table.safeties("B") == [safety]
    assert table.battle("B") == "roll"


@shows(
    "fx-schmid/coup-fourre-only-at-once",
    "schmidt/coup-fourre-window",
    "winning-moves/coup-fourre-only-at-once",
)
@pytest.mark.parametrize(("hazard", "safety"), PAIRS)
def test_a_safety_drawn_after_the_attack_is_no_coup_fourre(
    edition: str, hazard: str, safety: str
) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: {hazard} ...; stock: {safety} ...; turn: 1")
    table.play(f"1 {hazard}>B", "2 stand")
    assert safety in table.hand(2)
    assert table.refused("2 coup") == f"{edition}/{AT_ONCE[edition]}"
    table.play(f"2 {safety}")
    assert table.safeties("B") == [safety]
    assert table.battle("B") == "roll"
    assert table.refused("2 coup") == f"{edition}/{AT_ONCE[edition]}"


@pytest.mark.parametrize(("hazard", "safety"), PAIRS)
@shows("winning-moves/coup-fourre-only-at-once")
def test_a_safety_that_lies_already_is_no_coup_fourre_and_is_never_attacked(
    hazard: str, safety: str
) -> None:
    table = Table(f"winning-moves 2; A: roll; B: roll {safety}; 1: {hazard} ...; turn: 1")
    assert not table.allows(f"1 {hazard}>B")
    assert table.refused(f"1 {hazard}>B") == "winning-moves/safety-protects"
    table.play("1 -25")
    assert table.refused("2 coup") == "winning-moves/coup-fourre-only-at-once"


@shows(
    "fx-schmid/coup-fourre-window",
    "auto-rallye/coup-fourre-window",
    "winning-moves/coup-fourre-window",
)
def test_a_member_without_cards_is_not_asked(edition: str) -> None:
    text = f"{edition} 4; A: roll; B: roll; 1: stop 25; 2: ; 4: 25; stock: ; turn: 1"
    table = Table(text)
    table.play("1 stop>B")
    assert table.waiting == {4}
    nobody = Table(text.replace("4: 25", "4: "))
    nobody.play("1 stop>B")
    assert nobody.view().phase == "turn"
