"""Safeties laid on the own turn: what they lift, what they prevent, what may follow."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.rallye.hazards import ARMED, HAZARDS, landing
from tests.rallye.table import Table
from tischrunde.core.events import Drew
from tischrunde.rallye.cards import Card
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.match import Match
from tischrunde.rallye.moves import Lay

AGAINST_BREAKDOWNS: Final = {
    "driving-ace": "accident",
    "puncture-proof": "flat-tyre",
    "petrol-station": "empty-tank",
}
PREVENTED: Final = {
    "right-of-way": {"stop", "speed-limit"},
    **{safety: {hazard} for safety, hazard in AGAINST_BREAKDOWNS.items()},
}

each_safety = pytest.mark.parametrize("safety", PREVENTED)
each_against_a_breakdown = pytest.mark.parametrize(("safety", "hazard"), AGAINST_BREAKDOWNS.items())


# ── laying a safety ───────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/safeties-any-time", "schmidt/safety-plays-again", "winning-moves/safeties-any-time"
)
@pytest.mark.parametrize(
    "display", ["", "roll", "roll stop", "roll accident", "roll accident repairs"]
)
@each_safety
def test_a_safety_may_be_laid_on_any_own_turn(edition: str, safety: str, display: str) -> None:
    table = Table(f"{edition} 2; A: {display}; 1: {safety} ...; turn: 1")
    table.play(f"1 {safety}")
    assert table.safeties("A") == [safety]


@shows(
    "fx-schmid/safeties-any-time", "schmidt/safety-plays-again", "winning-moves/safeties-any-time"
)
@each_safety
def test_a_safety_is_not_laid_on_the_turn_of_another(edition: str, safety: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 2: {safety} ...; turn: 1")
    assert table.refused(f"2 {safety}") == f"{edition}/draw-then-one"


@shows("auto-rallye/safety-is-one-card", "winning-moves/safeties-any-time")
@each_safety
def test_a_safety_is_the_one_card_of_the_turn(edition: str, safety: str) -> None:
    table = Table(f"{edition} 2; A: roll; 1: {safety} 25 25 25 25 25 25; stock: 100 75 ...")
    events = table.play(f"1 {safety}")
    assert table.hand(1) == ["25"] * 6
    assert table.turn == 2
    assert [event for event in events if isinstance(event, Drew)] == [Drew(1, 1)]


@shows("auto-rallye/safety-is-one-card")
def test_auto_rallye_adds_no_card_for_a_safety_drawn_after_a_coup_fourre() -> None:
    table = Table(
        "auto-rallye 2; A: roll; B: roll; 1: stop ...; 2: right-of-way 50 50 50 50 50; "
        "stock: driving-ace 75 100 25 ...; turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 driving-ace")
    assert table.hand(2) == [*["50"] * 5, "75"]
    assert table.turn == 1


# ── one more card after a safety ──────────────────────────────────────────────────────────────


@shows("fx-schmid/safety-plays-again", "schmidt/safety-plays-again")
@each_safety
def test_a_safety_from_the_hand_is_followed_by_one_more_card(edition: str, safety: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; 1: {safety} 25 25 25 25 25; stock: 50 100 75 ...; turn: 2"
    )
    table.play("2 -25")
    assert "50" in table.hand(1)
    events = table.play(f"1 {safety}")
    assert Drew(0, 1) in events
    assert table.hand(1) == [*["25"] * 5, "50", "100"]
    assert table.turn == 1
    table.play("1 100")
    assert len(table.hand(1)) == 6
    assert table.turn == 2


@shows("fx-schmid/safety-plays-again", "schmidt/safety-plays-again")
@each_safety
def test_a_safety_just_drawn_is_followed_by_one_more_card(edition: str, safety: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; 1: 25 25 25 25 25 25; stock: {safety} 100 75 ...; turn: 2"
    )
    table.play("2 -25", f"1 {safety}")
    assert table.hand(1) == [*["25"] * 6, "100"]
    assert table.turn == 1
    table.play("1 100")
    assert len(table.hand(1)) == 6
    assert table.turn == 2


@shows("fx-schmid/safety-extra-card", "schmidt/safety-extra-card")
@pytest.mark.parametrize("extra", ["25", "repairs", "stop>B", "-25"])
def test_the_card_after_a_safety_is_any_that_a_turn_allows(edition: str, extra: str) -> None:
    display = "roll accident" if extra == "repairs" else "roll"
    table = Table(
        f"{edition} 2; A: {display}; B: roll; 1: petrol-station repairs stop 25 25 25 25; turn: 1"
    )
    table.play("1 petrol-station")
    assert table.allows(f"1 {extra}")
    table.play(f"1 {extra}")
    assert len(table.hand(1)) == 6


@shows("fx-schmid/safety-extra-card", "schmidt/safety-extra-card")
def test_every_further_safety_is_followed_by_one_more_card(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; "
        "1: driving-ace puncture-proof 25 25 25 25 25; stock: petrol-station 100 75 50 ..."
    )
    table.play("1 driving-ace", "1 puncture-proof", "1 petrol-station")
    assert table.hand(1) == [*["25"] * 5, "75", "100"]
    table.play("1 100")
    assert table.turn == 2


@shows("fx-schmid/safety-extra-card", "schmidt/safety-extra-card")
def test_without_a_stock_the_card_after_a_safety_is_laid_without_drawing(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll; 1: driving-ace 25 50; 2: 75; stock:; turn: 1")
    table.play("1 driving-ace")
    assert table.hand(1) == ["25", "50"]
    assert table.turn == 1
    table.play("1 25")
    assert table.display("A").km == 25


@shows("fx-schmid/safety-extra-card", "schmidt/safety-extra-card")
def test_a_safety_that_was_the_last_card_in_hand_ends_the_turn(edition: str) -> None:
    table = Table(f"{edition} 2; B: roll; 1: driving-ace; 2: 25; stock:; caller: 2; turn: 1")
    table.play("1 driving-ace")
    assert table.turn == 2


@shows("schmidt/safety-extra-card")
def test_schmidt_adds_a_card_for_a_safety_drawn_after_a_coup_fourre() -> None:
    table = Table(
        "schmidt 2; A: roll; B: roll; 1: stop ...; 2: right-of-way 50 50 50 50 50; "
        "stock: driving-ace 75 100 25 ...; turn: 1"
    )
    table.play("1 stop>B", "2 coup", "2 driving-ace")
    assert table.hand(2) == [*["50"] * 5, "75", "100"]
    table.play("2 100")
    assert len(table.hand(2)) == 6
    assert table.turn == 1


# ── what a safety lifts ───────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/safety-removes-attack",
    "auto-rallye/safety-lifts-hazard",
    "auto-rallye/hazards-block",
    "schmidt/safety-protects",
    "winning-moves/safety-removes-attack",
)
@pytest.mark.parametrize(
    ("safety", "hazard"), [("right-of-way", "stop"), *AGAINST_BREAKDOWNS.items()]
)
def test_a_safety_lifts_its_hazard_and_the_green_light_below_shows_again(
    edition: str, safety: str, hazard: str
) -> None:
    table = Table(f"{edition} 2; A: roll {hazard}; 1: {safety} 100 ...; turn: 1")
    assert not table.allows("1 100")
    table.play(f"1 {safety}")
    assert table.battle("A") == "roll"
    assert table.discards == [hazard]
    table.wait_for(1)
    assert table.allows("1 100")


@shows("fx-schmid/safety-removes-attack", "auto-rallye/safety-lifts-hazard")
@pytest.mark.parametrize("below", ["repairs", None])
def test_under_right_of_way_a_remedy_or_nothing_may_show_again(
    edition: str, below: str | None
) -> None:
    pile = f"roll accident {below}" if below else ""
    table = Table(
        f"{edition} 2; A: right-of-way {pile}; B: roll; 1: petrol-station 100 ...; "
        "2: empty-tank 25 25 25 25 25 25; turn: 2"
    )
    table.play("2 empty-tank>A", "1 stand", "1 petrol-station")
    assert table.battle("A") == below
    table.wait_for(1)
    assert table.allows("1 100")


@shows("winning-moves/safety-removes-attack")
def test_winning_moves_shows_a_remedy_again_under_right_of_way() -> None:
    table = Table(
        "winning-moves 2; A: right-of-way roll accident repairs empty-tank; "
        "1: petrol-station 100 ...; turn: 1"
    )
    table.play("1 petrol-station")
    assert table.battle("A") == "repairs"
    table.wait_for(1)
    assert table.allows("1 100")


@shows(
    "fx-schmid/safety-removes-attack",
    "auto-rallye/safety-lifts-hazard",
    "schmidt/safety-protects",
    "winning-moves/safety-removes-attack",
)
@pytest.mark.parametrize("display", ["roll accident", "roll flat-tyre spare-tyre"])
def test_a_safety_lifts_only_its_own_hazard_in_force(edition: str, display: str) -> None:
    table = Table(f"{edition} 2; A: {display}; 1: puncture-proof 25 ...; turn: 1")
    battle = table.battle("A")
    table.play("1 puncture-proof")
    assert table.battle("A") == battle
    assert table.discards == []
    table.wait_for(1)
    assert not table.allows("1 25")


# ── what a safety prevents ────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/safety-lasts",
    "auto-rallye/safety-protects",
    "schmidt/safety-protects",
    "winning-moves/safety-protects",
)
@each_safety
def test_a_safety_protects_its_party_from_then_on(edition: str, safety: str) -> None:
    protects = "safety-lasts" if edition == "fx-schmid" else "safety-protects"
    table = Table(
        f"{edition} 4; A: roll; B: roll; 1: {safety} ...; 2: {ARMED}; 4: {ARMED}; turn: 1"
    )
    table.play(f"1 {safety}")
    for opponent in (2, 4):
        table.wait_for(opponent)
        assert {table.refused(f"{opponent} {hazard}>A") for hazard in PREVENTED[safety]} == {
            f"{edition}/{protects}"
        }
        assert landing(table, opponent, "A") == HAZARDS - PREVENTED[safety]


@shows("auto-rallye/safety-protects")
def test_auto_rallye_protects_by_a_safety_laid_as_a_coup_fourre_too() -> None:
    table = Table(
        "auto-rallye 2; A: roll; B: roll; 1: driving-ace 25 25 25 25 25; "
        "2: accident accident 25 25 25 25 25; turn: 2"
    )
    table.play("2 accident>A", "1 coup")
    assert table.safeties("A") == ["driving-ace!"]
    table.wait_for(2)
    assert table.refused("2 accident>A") == "auto-rallye/safety-protects"


@shows(
    "fx-schmid/safety-lasts",
    "auto-rallye/safety-protects",
    "schmidt/safety-protects",
    "winning-moves/safety-protects",
)
def test_a_safety_protects_for_the_current_round_only(edition: str) -> None:
    match = Match(EDITIONS[edition], 4, b"any seed")
    match.round = Table(
        f"{edition} 4; A: roll right-of-way 200 200 100 100 100 100 100 75; 1: 25 ...; turn: 1"
    ).round
    match.play(0, Lay(Card.KM_25))
    view = match.view(None)
    assert view.number == 2
    assert all(display.safeties == () for display in view.round.displays)
    assert view.round.unseen[Card.RIGHT_OF_WAY] == 1


@shows("fx-schmid/workshop", "fx-schmid/rally-service", "fx-schmid/petrol-station")
@each_against_a_breakdown
def test_fx_schmid_makes_each_breakdown_impossible_by_its_safety(safety: str, hazard: str) -> None:
    table = Table(f"fx-schmid 2; A: roll {safety}; B: roll; 2: {ARMED}; turn: 2")
    assert landing(table, 2, "A") == HAZARDS - {hazard}


# ── a safety that comes after the remedy ──────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("hazard", "remedy", "safety"),
    [
        ("accident", "repairs", "driving-ace"),
        ("flat-tyre", "spare-tyre", "puncture-proof"),
        ("empty-tank", "petrol", "petrol-station"),
    ],
)
@shows(
    "fx-schmid/safety-on-half-parried",
    "auto-rallye/safety-on-half-parried",
    "schmidt/safety-on-half-parried",
    "winning-moves/safety-on-half-parried",
)
def test_a_safety_laid_on_a_half_parried_hazard_spares_no_green_light(
    edition: str, hazard: str, remedy: str, safety: str
) -> None:
    table = Table(f"{edition} 2; A: roll {hazard} {remedy}; 1: {safety} 100 roll ...; turn: 1")
    table.play(f"1 {safety}")
    assert (table.battle("A"), table.safeties("A"), table.discards) == (remedy, [safety], [])
    if table.turn == 2:
        table.play("2 -25")
    assert table.refused("1 100") == f"{edition}/remedy-then-roll"
    table.play("1 roll", "2 -25")
    assert table.allows("1 100")
    after = Table(
        f"{edition} 2; A: roll {hazard} {remedy} roll {safety}; B: roll; 2: {hazard} ...; turn: 2"
    )
    assert not after.allows(f"2 {hazard}>A")
