"""When a speed limit may be laid, and what else a limited party may be given."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.rallye.hazards import (
    BLOCKING,
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
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.editions.winning_moves import WINNING_MOVES_1
from tischrunde.rallye.house import HOUSE

AT_ANY_TIME: Final = (NOT_STARTED, "roll", *(f"roll {hazard}" for hazard in sorted(BLOCKING)))


@shows(
    "fx-schmid/limit-before-start", "auto-rallye/limit-before-start", "schmidt/limit-before-start"
)
def test_no_speed_limit_before_the_start(edition: str, clause: str) -> None:
    assert grounds(facing(edition, NOT_STARTED), {"speed-limit"}) == {clause}
    assert "speed-limit" in landing(facing(edition, "roll"))


@shows("fx-schmid/limit-before-start")
def test_fx_schmid_limits_no_party_that_starts_by_right_of_way() -> None:
    assert "speed-limit" not in landing(facing("fx-schmid", "right-of-way"))


@shows(
    "fx-schmid/attack-needs-roll",
    "auto-rallye/attack-needs-free-drive",
    "schmidt/hazard-only-on-green",
)
@pytest.mark.parametrize(
    "display", [*(f"roll {hazard}" for hazard in sorted(BLOCKING)), *HALF_PARRIED]
)
def test_a_speed_limit_too_needs_the_green_light(edition: str, clause: str, display: str) -> None:
    assert grounds(facing(edition, display), {"speed-limit"}) == {clause}


@shows("winning-moves/speed-limit")
@pytest.mark.parametrize("display", [*AT_ANY_TIME])
def test_winning_moves_lets_a_speed_limit_be_laid_before_the_start_and_on_a_hazard(
    display: str,
) -> None:
    table = facing("winning-moves", display)
    battle = table.battle("B")
    assert "speed-limit" in landing(table)
    table.play("1 speed-limit>B", "2 stand")
    assert (table.battle("B"), table.speed("B")) == (battle, "speed-limit")


@shows("winning-moves/half-parried", "winning-moves/speed-limit")
@each_half_parried
def test_winning_moves_lays_no_speed_limit_on_a_party_that_has_half_parried(display: str) -> None:
    table = facing("winning-moves", display)
    assert grounds(table, HAZARDS) == {"winning-moves/half-parried"}
    assert "speed-limit" in landing(facing("winning-moves", f"{display} roll"))
    before_the_remedy, _, _ = display.rpartition(" ")
    assert "speed-limit" in landing(facing("winning-moves", before_the_remedy))


@shows("winning-moves/half-parried")
def test_a_half_parried_party_that_is_limited_may_lift_the_limit() -> None:
    table = Table("winning-moves 2; A: roll flat-tyre spare-tyre speed-limit; 1: end-of-limit ...")
    assert table.allows("1 end-of-limit")


@pytest.mark.parametrize("display", [*AT_ANY_TIME, *HALF_PARRIED])
def test_winning_moves_1_let_a_speed_limit_be_laid_at_any_time(display: str) -> None:
    assert "speed-limit" in landing(facing("winning-moves", display, WINNING_MOVES_1))


@shows("house/limit-needs-green")
@each_half_parried
def test_where_limits_are_agreed_to_need_no_green_light_they_are_laid_at_any_time(
    display: str,
) -> None:
    loose = HOUSE.agreed(EDITIONS["fx-schmid"], {"limit_needs_green": False})
    assert "speed-limit" in landing(facing("fx-schmid", display, loose))


@shows("winning-moves/speed-limit")
@pytest.mark.parametrize("display", ["roll right-of-way", "right-of-way"])
def test_winning_moves_lays_no_speed_limit_where_right_of_way_lies(display: str) -> None:
    assert "speed-limit" not in landing(facing("winning-moves", display))


@shows(
    "fx-schmid/limit-and-attack-together",
    "schmidt/limit-and-hazard-together",
    "winning-moves/speed-limit",
)
def test_a_limited_party_is_given_no_second_limit(edition: str, clause: str) -> None:
    assert grounds(facing(edition, "roll speed-limit"), {"speed-limit"}) == {clause}
    assert "speed-limit" in landing(facing(edition, "roll speed-limit end-of-limit"))


@shows(
    "fx-schmid/limit-and-attack-together",
    "schmidt/limit-and-hazard-together",
    "winning-moves/limit-and-hazard-together",
)
@each_blocking
def test_a_limited_party_that_rolls_may_be_given_a_hazard(edition: str, hazard: str) -> None:
    table = facing(edition, "roll speed-limit")
    assert landing(table) == BLOCKING
    table.play(f"1 {hazard}>B", "2 stand")
    assert (table.battle("B"), table.speed("B")) == (hazard, "speed-limit")


@shows("winning-moves/limit-and-hazard-together")
@each_blocking
def test_winning_moves_lets_a_blocked_party_be_limited(hazard: str) -> None:
    table = facing("winning-moves", f"roll {hazard}")
    table.play("1 speed-limit>B", "2 stand")
    assert (table.battle("B"), table.speed("B")) == (hazard, "speed-limit")


@shows("auto-rallye/no-hazard-on-hazard")
def test_auto_rallye_gives_a_limited_party_no_other_hazard() -> None:
    table = facing("auto-rallye", "roll speed-limit")
    assert grounds(table, HAZARDS) == {"auto-rallye/no-hazard-on-hazard"}


@shows("auto-rallye/no-hazard-on-hazard", "auto-rallye/attack-needs-free-drive")
def test_auto_rallye_takes_the_end_of_a_limit_for_free_drive() -> None:
    assert landing(facing("auto-rallye", "roll speed-limit end-of-limit")) == HAZARDS
