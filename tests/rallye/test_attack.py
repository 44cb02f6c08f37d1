"""Attacks: what a hazard does, and on whom it may be laid."""

import pytest

from tests.clauses import shows
from tests.rallye.hazards import (
    ARMED,
    BLOCKING,
    BREAKDOWNS,
    HALF_PARRIED,
    HAZARDS,
    NOT_STARTED,
    each_blocking,
    each_half_parried,
    facing,
    grounds,
    landing,
)
from tests.rallye.table import Table
from tischrunde.rallye.edition import Exposure
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.house import HOUSE

each_breakdown = pytest.mark.parametrize(
    ("hazard", "remedy"),
    [("accident", "repairs"), ("flat-tyre", "spare-tyre"), ("empty-tank", "petrol")],
)


# ── what a hazard does ────────────────────────────────────────────────────────────────────────


@shows("auto-rallye/hazards-block", "winning-moves/hazards-block")
@each_blocking
def test_a_hazard_goes_on_the_opponents_battle_pile_and_blocks(edition: str, hazard: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: {hazard} ...; 2: 25 50 75 100 200 ...")
    table.play(f"1 {hazard}>B", "2 stand")
    assert table.battle("B") == hazard
    assert table.battle("A") == "roll"
    assert not any(table.allows(f"2 {km}") for km in (25, 50, 75, 100, 200))


@shows(
    "fx-schmid/stop",
    "auto-rallye/hazards-block",
    "schmidt/stop",
    "winning-moves/hazards-block",
)
def test_a_stop_blocks_until_a_green_light_is_laid_on_it(edition: str, clause: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: stop ...; 2: roll 25 ...")
    table.play("1 stop>B", "2 stand")
    assert table.battle("B") == "stop"
    assert table.refused("2 25") == clause
    table.play("2 roll", "1 -25")
    assert table.allows("2 25")


@shows(
    "fx-schmid/breakdowns",
    "auto-rallye/hazards-block",
    "schmidt/breakdowns",
    "winning-moves/hazards-block",
)
@each_breakdown
def test_a_breakdown_blocks_until_its_remedy_is_laid(
    edition: str, clause: str, hazard: str, remedy: str
) -> None:
    table = Table(
        f"{edition} 2; A: right-of-way roll {hazard}; 1: 25 roll repairs spare-tyre petrol 25 25"
    )
    assert table.refused("1 25") == clause
    assert {move for move in table.legal(1) if not move.startswith("-")} == {remedy}
    table.play(f"1 {remedy}", "2 -25")
    assert table.allows("1 25")


@shows(
    "fx-schmid/speed-limit",
    "auto-rallye/limit-on-battle-pile",
    "schmidt/speed-limit",
    "winning-moves/speed-limit",
)
def test_under_a_speed_limit_only_25_and_50_km_are_driven(edition: str, clause: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: speed-limit ...; 2: 25 50 75 100 200 ...")
    table.play("1 speed-limit>B", "2 stand")
    assert table.allows("2 25")
    assert table.allows("2 50")
    assert {table.refused(f"2 {km}") for km in (75, 100, 200)} == {clause}


@shows(
    "fx-schmid/speed-pile",
    "schmidt/speed-pile",
    "winning-moves/speed-limit",
    "winning-moves/speed-pile",
)
def test_limits_and_their_ends_alternate_on_a_pile_of_their_own(edition: str) -> None:
    table = Table(
        f"{edition} 2; A: roll; B: roll; "
        "1: speed-limit speed-limit ...; 2: end-of-limit end-of-limit ..."
    )
    table.play("1 speed-limit>B", "2 stand")
    assert (table.battle("B"), table.speed("B")) == ("roll", "speed-limit")
    table.play("2 end-of-limit")
    assert (table.battle("B"), table.speed("B")) == ("roll", "end-of-limit")
    table.play("1 -25")
    assert not table.allows("2 end-of-limit")
    table.play("2 -25", "1 speed-limit>B", "2 stand")
    assert (table.battle("B"), table.speed("B")) == ("roll", "speed-limit")
    assert "speed" in EDITIONS[edition].zones


@shows("auto-rallye/limit-on-battle-pile")
def test_auto_rallye_lays_the_speed_limit_on_the_battle_pile() -> None:
    table = Table("auto-rallye 2; A: roll; B: roll; 1: speed-limit ...; 2: 50 ...")
    table.play("1 speed-limit>B", "2 stand")
    assert (table.battle("B"), table.speed("B")) == ("speed-limit", None)
    assert "speed" not in EDITIONS["auto-rallye"].zones
    assert table.allows("2 50")


# ── who may be attacked ───────────────────────────────────────────────────────────────────────


@shows(
    "auto-rallye/attack-opponents-only",
    "schmidt/hazard-only-on-green",
    "winning-moves/hazards-block",
)
def test_no_hazard_goes_to_the_own_team(edition: str, clause: str) -> None:
    table = Table(f"{edition} 4; A: roll; B: roll; 1: {ARMED} 25")
    for hazard in HAZARDS:
        assert table.refused(f"1 {hazard}>A") == clause
        assert table.refused(f"1 {hazard}") == clause
        assert table.allows(f"1 {hazard}>B")


@shows("auto-rallye/attack-opponents-only")
def test_auto_rallye_lets_any_opposing_party_be_attacked() -> None:
    table = Table("auto-rallye 6; A: roll; B: roll; C: roll; 1: stop ...")
    assert {move for move in table.legal(1) if ">" in move} == {"stop>B", "stop>C"}


@shows(
    "fx-schmid/attack-needs-roll",
    "auto-rallye/attack-needs-free-drive",
    "schmidt/hazard-only-on-green",
    "winning-moves/attack-needs-green",
)
def test_hazards_land_only_where_a_green_light_shows(edition: str, clause: str) -> None:
    assert landing(facing(edition, "roll")) == HAZARDS
    assert landing(facing(edition, "roll stop roll 100")) == HAZARDS
    assert grounds(facing(edition, NOT_STARTED), BLOCKING) == {clause}


@shows(
    "fx-schmid/half-parried",
    "auto-rallye/attack-needs-free-drive",
    "schmidt/hazard-only-on-green",
    "winning-moves/half-parried",
)
@each_half_parried
def test_while_a_remedy_waits_for_its_green_light_no_hazard_is_laid(
    edition: str, clause: str, display: str
) -> None:
    assert grounds(facing(edition, display), BLOCKING) == {clause}
    assert landing(facing(edition, f"{display} roll")) == HAZARDS


@shows(
    "fx-schmid/never-attack-on-attack",
    "auto-rallye/no-hazard-on-hazard",
    "schmidt/hazard-only-on-green",
    "winning-moves/attack-needs-green",
)
@each_blocking
def test_no_hazard_goes_on_a_hazard(edition: str, clause: str, hazard: str) -> None:
    assert grounds(facing(edition, f"roll {hazard}"), BLOCKING) == {clause}


@shows(
    "fx-schmid/never-attack-on-attack",
    "auto-rallye/no-hazard-on-hazard",
    "schmidt/hazard-only-on-green",
    "winning-moves/attack-needs-green",
)
@pytest.mark.parametrize("hazard", sorted(BREAKDOWNS))
def test_right_of_way_lets_no_hazard_go_on_a_hazard(edition: str, clause: str, hazard: str) -> None:
    assert grounds(facing(edition, f"right-of-way roll {hazard}"), BREAKDOWNS) == {clause}


@shows(
    "fx-schmid/attack-while-attacked",
    "auto-rallye/attack-while-attacked",
    "schmidt/defence-optional",
    "winning-moves/attack-while-attacked",
)
@pytest.mark.parametrize("display", [f"roll {hazard}" for hazard in sorted(HAZARDS)])
def test_a_party_under_attack_may_attack(edition: str, display: str) -> None:
    table = Table(f"{edition} 2; A: {display}; B: roll; 1: {ARMED} 25")
    assert landing(table) == HAZARDS


@shows(
    "fx-schmid/attack-before-own-start",
    "auto-rallye/attack-while-attacked",
    "schmidt/defence-optional",
)
def test_a_party_that_has_not_started_may_attack(edition: str) -> None:
    table = Table(f"{edition} 2; B: roll; 1: {ARMED} 25")
    assert landing(table) == HAZARDS
    table.play("1 accident>B", "2 stand")
    assert table.battle("B") == "accident"


# ── attacks under right of way ────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/attack-right-of-way",
    "fx-schmid/half-parried",
    "auto-rallye/attack-needs-free-drive",
    "winning-moves/attack-right-of-way",
    "winning-moves/half-parried",
)
@each_half_parried
def test_under_right_of_way_a_hazard_may_follow_on_a_remedy(edition: str, display: str) -> None:
    table = facing(edition, f"right-of-way {display}")
    assert landing(table) == BREAKDOWNS
    table.play("1 empty-tank>B", "2 stand")
    assert table.battle("B") == "empty-tank"


@shows("fx-schmid/attack-right-of-way", "auto-rallye/attack-needs-free-drive")
def test_under_right_of_way_even_an_empty_battle_pile_may_be_attacked(edition: str) -> None:
    table = facing(edition, "right-of-way")
    assert landing(table) == BREAKDOWNS
    table.play("1 accident>B", "2 stand")
    assert table.battle("B") == "accident"


@shows("auto-rallye/attack-needs-free-drive")
@pytest.mark.parametrize("display", ["roll", "roll speed-limit end-of-limit"])
def test_auto_rallye_attacks_right_of_way_on_free_drive_too(display: str) -> None:
    assert landing(facing("auto-rallye", f"right-of-way {display}")) == BREAKDOWNS


@shows("winning-moves/attack-right-of-way")
def test_winning_moves_finds_nothing_to_attack_on_an_empty_battle_pile() -> None:
    table = facing("winning-moves", "right-of-way 100")
    assert grounds(table, BREAKDOWNS) == {"winning-moves/attack-right-of-way"}
    assert landing(facing("winning-moves", "right-of-way roll 100")) == BREAKDOWNS


@shows("schmidt/hazard-only-on-green")
@pytest.mark.parametrize("display", [NOT_STARTED, *HALF_PARRIED])
def test_schmidt_attacks_right_of_way_only_on_a_green_light(display: str) -> None:
    table = facing("schmidt", f"right-of-way {display}")
    assert grounds(table, BREAKDOWNS) == {"schmidt/hazard-only-on-green"}
    assert landing(facing("schmidt", f"right-of-way {display} roll")) == BREAKDOWNS


@shows("schmidt/hazard-only-on-green", "winning-moves/attack-right-of-way")
def test_a_table_may_agree_that_right_of_way_can_be_attacked(edition: str) -> None:
    agreed = HOUSE.agreed(EDITIONS[edition], {"under_right_of_way": Exposure.ANYTHING})
    assert landing(facing(edition, "right-of-way")) == set()
    assert landing(facing(edition, "right-of-way", agreed)) == BREAKDOWNS
