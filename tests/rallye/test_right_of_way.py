"""Right of way: what it prevents, what it lifts, and driving without a green light."""

import pytest

from tests.clauses import shows
from tests.rallye.hazards import ARMED, HAZARDS, landing
from tests.rallye.table import Table


@shows(
    "fx-schmid/right-of-way",
    "auto-rallye/right-of-way",
    "schmidt/right-of-way",
    "winning-moves/right-of-way",
)
def test_right_of_way_prevents_stop_and_speed_limit(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll right-of-way; B: roll; 2: {ARMED}; turn: 2")
    assert landing(table, 2, "A") == HAZARDS - {"stop", "speed-limit"}


@shows(
    "fx-schmid/right-of-way",
    "auto-rallye/limit-and-right-of-way",
    "schmidt/right-of-way",
    "winning-moves/safety-removes-attack",
)
@pytest.mark.parametrize("hazard", ["stop", "speed-limit"])
def test_right_of_way_lifts_stop_and_speed_limit(edition: str, hazard: str) -> None:
    table = Table(f"{edition} 2; A: roll {hazard}; 1: right-of-way 100 ...; turn: 1")
    assert not table.allows("1 100")
    table.play("1 right-of-way")
    assert (table.battle("A"), table.speed("A")) == ("roll", None)
    assert table.discards == [hazard]
    table.wait_for(1)
    assert table.allows("1 100")


@shows("fx-schmid/safety-removes-attack", "winning-moves/safety-removes-attack")
def test_right_of_way_takes_only_the_limit_in_force_off_the_speed_pile(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll speed-limit end-of-limit speed-limit; 1: right-of-way ...; turn: 1"
    )
    table.play("1 right-of-way")
    assert table.speed("A") == "end-of-limit"
    assert table.discards == ["speed-limit"]


@shows("fx-schmid/right-of-way", "schmidt/right-of-way")
def test_right_of_way_starts_without_a_green_light(edition: str) -> None:
    table = Table(f"{edition} 2; 1: right-of-way 100 ...; turn: 1")
    table.play("1 right-of-way", "1 100")
    assert table.battle("A") is None
    assert table.display("A").km == 100


@shows(
    "fx-schmid/right-of-way",
    "auto-rallye/right-of-way",
    "schmidt/right-of-way",
    "winning-moves/right-of-way",
)
@pytest.mark.parametrize(
    ("hazard", "remedy"),
    [("accident", "repairs"), ("flat-tyre", "spare-tyre"), ("empty-tank", "petrol")],
)
def test_right_of_way_drives_on_after_a_remedy_without_a_green_light(
    edition: str, hazard: str, remedy: str
) -> None:
    table = Table(f"{edition} 2; A: right-of-way roll {hazard}; 1: {remedy} 100 ...; turn: 1")
    assert not table.allows("1 100")
    table.play(f"1 {remedy}")
    table.wait_for(1)
    assert table.allows("1 100")


@shows(
    "fx-schmid/right-of-way-lifts-both",
    "schmidt/right-of-way-lifts-both",
    "winning-moves/safety-removes-attack",
)
def test_right_of_way_lifts_a_stop_and_a_limit_together(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll speed-limit stop; 1: right-of-way ...; turn: 1")
    table.play("1 right-of-way")
    assert (table.battle("A"), table.speed("A")) == ("roll", None)
    assert sorted(table.discards) == ["speed-limit", "stop"]
    assert table.safeties("A") == ["right-of-way"]


@shows(
    "fx-schmid/right-of-way-lifts-both",
    "schmidt/right-of-way-lifts-both",
    "winning-moves/safety-removes-attack",
)
def test_a_coup_fourre_against_a_stop_lifts_the_limit_as_well_for_one_bonus(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll speed-limit 200 200 100 100 50 25; B: roll; "
        "1: right-of-way 25 ...; 2: stop ...; turn: 2"
    )
    table.play("2 stop>A", "1 coup")
    assert (table.battle("A"), table.speed("A")) == ("roll", None)
    assert sorted(table.discards) == ["speed-limit", "stop"]
    table.play("1 25", "1 finish")
    assert table.sheet("A").points("coups-fourres") == 300


@shows("winning-moves/safety-removes-attack")
def test_winning_moves_lifts_the_stop_by_a_coup_fourre_against_the_limit() -> None:
    table = Table(
        "winning-moves 2; A: roll stop 200 200 100 100 50 25; B: roll; "
        "1: right-of-way 25 ...; 2: speed-limit ...; turn: 2"
    )
    table.play("2 speed-limit>A", "1 coup")
    assert (table.battle("A"), table.speed("A")) == ("roll", None)
    assert sorted(table.discards) == ["speed-limit", "stop"]
    table.play("1 25", "1 finish")
    assert table.sheet("A").points("coups-fourres") == 300


@shows("auto-rallye/limit-and-right-of-way")
@pytest.mark.parametrize("hazard", ["stop", "speed-limit"])
@pytest.mark.parametrize("below", ["roll", "end-of-limit"])
def test_auto_rallye_shows_the_card_below_when_right_of_way_lifts_stop_or_limit(
    below: str, hazard: str
) -> None:
    pile = {"roll": "roll", "end-of-limit": "roll speed-limit end-of-limit"}[below]
    table = Table(f"auto-rallye 2; A: {pile} {hazard}; 1: right-of-way ...; turn: 1")
    table.play("1 right-of-way")
    assert table.battle("A") == below
    assert table.discards == [hazard]


@shows("auto-rallye/limit-and-right-of-way")
@pytest.mark.parametrize("display", ["roll stop", "roll speed-limit"])
def test_auto_rallye_never_has_stop_and_limit_in_force_together(display: str) -> None:
    table = Table(f"auto-rallye 2; A: {display}; B: roll; 2: {ARMED}; turn: 2")
    assert landing(table, 2, "A") == set()


@shows("auto-rallye/limit-and-right-of-way")
@pytest.mark.parametrize("display", ["", "roll", "roll speed-limit end-of-limit"])
def test_auto_rallye_never_has_a_limit_under_right_of_way(display: str) -> None:
    table = Table(f"auto-rallye 2; A: right-of-way {display}; B: roll; 2: {ARMED}; turn: 2")
    assert "speed-limit" not in landing(table, 2, "A")
