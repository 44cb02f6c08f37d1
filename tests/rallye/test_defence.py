"""Defence: remedies, green lights and the end of a limit."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.rallye.table import Table

REMEDIES: Final = "roll repairs spare-tyre petrol end-of-limit 25 25"
BREAKDOWNS: Final = {"accident": "repairs", "flat-tyre": "spare-tyre", "empty-tank": "petrol"}
BLOCKING: Final = {"stop": "roll", **BREAKDOWNS}

each_breakdown = pytest.mark.parametrize(("hazard", "remedy"), BREAKDOWNS.items())
each_blocking = pytest.mark.parametrize(("hazard", "remedy"), BLOCKING.items())


def behind(edition: str, display: str) -> Table:
    """Return a table at which seat 1, with every remedy in hand, sits behind this display."""
    return Table(f"{edition} 2; A: {display}; 1: {REMEDIES}; turn: 1")


def uses(table: Table, seat: int) -> set[str]:
    return {move for move in table.legal(seat) if not move.startswith("-")}


# ── remedies ──────────────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/remedy-then-roll",
    "auto-rallye/remedy-then-roll",
    "schmidt/remedy-then-roll",
    "winning-moves/remedy-then-roll",
)
@each_breakdown
def test_after_a_remedy_a_green_light_must_follow(edition: str, hazard: str, remedy: str) -> None:
    table = Table(f"{edition} 2; A: roll {hazard}; 1: {remedy} roll 25 ...")
    table.play(f"1 {remedy}")
    assert table.battle("A") == remedy
    assert table.turn == 2
    table.play("2 -25")
    assert table.refused("1 25") == f"{edition}/remedy-then-roll"
    table.play("1 roll", "2 -25")
    assert table.battle("A") == "roll"
    assert table.allows("1 25")


@shows("winning-moves/remedy-then-roll")
@each_breakdown
def test_winning_moves_asks_for_no_green_light_with_right_of_way(hazard: str, remedy: str) -> None:
    table = Table(f"winning-moves 2; A: right-of-way roll {hazard}; 1: {remedy} 25 ...")
    table.play(f"1 {remedy}", "2 -25")
    assert table.allows("1 25")


@shows(
    "fx-schmid/remedy-needs-attack",
    "auto-rallye/remedy-needs-hazard",
    "schmidt/remedy-needs-hazard",
    "winning-moves/remedy-needs-hazard",
)
@each_blocking
def test_a_remedy_goes_only_on_its_own_hazard(edition: str, hazard: str, remedy: str) -> None:
    assert uses(behind(edition, f"roll {hazard}"), 1) == {remedy}


@shows(
    "fx-schmid/remedy-needs-attack",
    "auto-rallye/remedy-needs-hazard",
    "schmidt/remedy-needs-hazard",
    "winning-moves/remedy-needs-hazard",
)
@pytest.mark.parametrize("display", ["", "roll", "roll accident repairs", "right-of-way"])
@pytest.mark.parametrize("remedy", BREAKDOWNS.values())
def test_without_its_hazard_on_top_a_remedy_can_only_be_discarded(
    edition: str, remedy: str, display: str
) -> None:
    needs = "remedy-needs-attack" if edition == "fx-schmid" else "remedy-needs-hazard"
    table = behind(edition, display)
    assert table.refused(f"1 {remedy}") == f"{edition}/{needs}"
    table.play(f"1 -{remedy}")
    assert table.discards == [remedy]


@shows("fx-schmid/must-try-to-defend", "schmidt/defence-optional")
@each_blocking
def test_a_blocked_player_need_not_defend(edition: str, hazard: str, remedy: str) -> None:
    table = Table(
        f"{edition} 2; A: roll {hazard}; B: roll; 1: {remedy} stop 200 driving-ace 25 25 25"
    )
    assert table.legal(1) == {
        remedy,
        "stop>B",
        "driving-ace",
        *(f"-{card}" for card in (remedy, "stop", "200", "driving-ace", "25")),
    }
    table.play("1 -200")
    assert table.turn == 2


@shows("schmidt/defence-optional")
def test_schmidt_lets_a_player_who_has_not_started_discard_the_green_light() -> None:
    table = Table("schmidt 2; B: roll; 1: roll stop 25 25 25 25 25")
    assert table.legal(1) == {"roll", "stop>B", "-roll", "-stop", "-25"}


# ── the green light on a stop ─────────────────────────────────────────────────────────────────


@shows("auto-rallye/roll-lifts-stop", "winning-moves/stop")
def test_the_green_light_alone_lifts_a_stop(edition: str) -> None:
    table = behind(edition, "roll stop")
    assert uses(table, 1) == {"roll"}
    table.play("1 roll", "2 -25")
    assert table.battle("A") == "roll"
    assert table.allows("1 25")


# ── the end of a limit ────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/end-of-limit",
    "auto-rallye/end-of-limit",
    "schmidt/speed-pile",
    "winning-moves/speed-pile",
)
def test_the_end_of_limit_lifts_the_speed_limit(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll speed-limit; 1: end-of-limit 75 100 200 ...")
    assert not any(table.allows(f"1 {km}") for km in (75, 100, 200))
    table.play("1 end-of-limit", "2 -25")
    assert all(table.allows(f"1 {km}") for km in (75, 100, 200))


@shows("schmidt/speed-pile", "winning-moves/speed-pile")
def test_the_end_of_limit_goes_on_the_speed_pile(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll speed-limit; 1: end-of-limit ...")
    table.play("1 end-of-limit")
    assert (table.battle("A"), table.speed("A")) == ("roll", "end-of-limit")


@shows("auto-rallye/end-of-limit")
def test_auto_rallye_lays_the_end_of_limit_on_the_battle_pile_and_drives_on() -> None:
    table = Table("auto-rallye 2; A: roll speed-limit; 1: end-of-limit 100 ...")
    table.play("1 end-of-limit", "2 -25")
    assert (table.battle("A"), table.speed("A")) == ("end-of-limit", None)
    table.play("1 100")
    assert table.display("A").km == 100


@shows(
    "fx-schmid/end-of-limit-needs-limit",
    "auto-rallye/remedy-needs-hazard",
    "schmidt/limit-and-hazard-together",
    "winning-moves/end-of-limit-needs-limit",
)
@pytest.mark.parametrize(
    "display", ["", "roll", "roll speed-limit end-of-limit", "roll stop", "right-of-way"]
)
def test_the_end_of_limit_needs_a_limit_in_force(edition: str, display: str) -> None:
    needs = {
        "auto-rallye": "remedy-needs-hazard",
        "schmidt": "limit-and-hazard-together",
    }.get(edition, "end-of-limit-needs-limit")
    assert behind(edition, display).refused("1 end-of-limit") == f"{edition}/{needs}"


@shows(
    "fx-schmid/end-of-limit-needs-limit",
    "schmidt/limit-and-hazard-together",
    "winning-moves/end-of-limit-needs-limit",
)
@pytest.mark.parametrize(
    "display", [*(f"roll {hazard}" for hazard in BLOCKING), "roll accident repairs"]
)
def test_the_end_of_limit_may_be_laid_while_the_party_cannot_drive(
    edition: str, display: str
) -> None:
    table = behind(edition, f"{display} speed-limit")
    battle = table.battle("A")
    table.play("1 end-of-limit")
    assert (table.battle("A"), table.speed("A")) == (battle, "end-of-limit")


@shows("winning-moves/end-of-limit-needs-limit")
def test_winning_moves_lets_a_limit_be_lifted_before_the_opening() -> None:
    table = behind("winning-moves", "speed-limit")
    table.play("1 end-of-limit")
    assert table.speed("A") == "end-of-limit"
