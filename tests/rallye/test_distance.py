"""Driving: the green light, the distance cards, and the goal."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.rallye.cards import Card
from tischrunde.rallye.editions.winning_moves import WINNING_MOVES_1

REMEDIED = pytest.mark.parametrize(
    ("hazard", "remedy"),
    [("accident", "repairs"), ("flat-tyre", "spare-tyre"), ("empty-tank", "petrol")],
)
DISTANCES = ("25", "50", "75", "100", "200")


def laid_distances(table: Table, seat: int) -> set[str]:
    return {move for move in table.legal(seat) if move in DISTANCES}


# ── opening and driving ───────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/roll-first",
    "auto-rallye/roll-first",
    "schmidt/roll-first",
    "winning-moves/roll-first",
)
def test_distance_needs_a_green_light_or_right_of_way(edition: str) -> None:
    table = Table(f"{edition} 2; 1: 25 roll ...; turn: 1")
    assert table.refused("1 25") == f"{edition}/roll-first"
    rolling = Table(f"{edition} 2; A: roll; 1: 25 ...; turn: 1")
    assert rolling.allows("1 25")
    with_right_of_way = Table(f"{edition} 2; A: right-of-way; 1: 25 ...; turn: 1")
    assert with_right_of_way.allows("1 25")


@shows(
    "fx-schmid/roll-first",
    "auto-rallye/roll-first",
    "schmidt/roll-first",
    "winning-moves/roll-first",
)
def test_no_other_safety_replaces_the_green_light(edition: str) -> None:
    table = Table(f"{edition} 2; A: driving-ace puncture-proof petrol-station; 1: 25 ...; turn: 1")
    assert table.refused("1 25") == f"{edition}/roll-first"


@shows(
    "fx-schmid/roll-first",
    "auto-rallye/roll-first",
    "schmidt/roll-first",
    "winning-moves/roll-first",
)
@REMEDIED
def test_the_green_light_must_show_again_after_every_attack(
    edition: str, hazard: str, remedy: str
) -> None:
    table = Table(f"{edition} 2; A: roll {hazard}; 1: 25 {remedy} roll ...; turn: 1")
    assert not table.allows("1 25")
    table.play(f"1 {remedy}", "2 -25")
    assert not table.allows("1 25")
    table.play("1 roll", "2 -25")
    assert table.allows("1 25")


@shows(
    "fx-schmid/roll-first",
    "auto-rallye/roll-first",
    "schmidt/roll-first",
    "winning-moves/roll-first",
)
@REMEDIED
def test_with_right_of_way_no_green_light_need_follow(
    edition: str, hazard: str, remedy: str
) -> None:
    table = Table(f"{edition} 2; A: right-of-way roll {hazard}; 1: 25 {remedy} ...; turn: 1")
    assert not table.allows("1 25")
    table.play(f"1 {remedy}", "2 -25")
    assert table.allows("1 25")


@shows("schmidt/roll-first")
@pytest.mark.parametrize(
    ("hazard", "safety"),
    [
        ("accident", "driving-ace"),
        ("flat-tyre", "puncture-proof"),
        ("empty-tank", "petrol-station"),
    ],
)
def test_a_safety_that_takes_the_hazard_away_shows_the_green_light_below(
    hazard: str, safety: str
) -> None:
    table = Table(f"schmidt 2; A: roll {hazard}; 1: 100 {safety} ...; turn: 1")
    table.play(f"1 {safety}")
    assert table.battle("A") == "roll"
    assert table.allows("1 100")


UNOPENED = "winning-moves 2; B: roll; 1: 25 25 100 stop speed-limit petrol petrol-station; turn: 1"
DISCARDS = {"-25", "-100", "-stop", "-speed-limit", "-petrol", "-petrol-station"}


@shows("winning-moves/no-green-to-open")
def test_without_a_green_wave_one_may_only_lay_a_safety_or_discard() -> None:
    table = Table(UNOPENED)
    assert table.refused("1 25") == "winning-moves/roll-first"
    assert table.refused("1 stop>B") == "winning-moves/no-green-to-open"
    assert table.refused("1 speed-limit>B") == "winning-moves/no-green-to-open"
    assert table.legal(1) == {"petrol-station", *DISCARDS}


@shows("winning-moves/no-green-to-open")
@pytest.mark.parametrize("display", ["roll", "roll stop", "roll empty-tank petrol", "right-of-way"])
def test_attacks_come_after_the_opening(display: str) -> None:
    table = Table(UNOPENED.replace("; B:", f"; A: {display}; B:"))
    assert {"stop>B", "speed-limit>B"} <= table.legal(1)


@shows("winning-moves/no-green-to-open")
def test_a_safety_or_a_lifted_limit_is_no_opening() -> None:
    secured = Table(UNOPENED.replace("; B:", "; A: driving-ace speed-limit end-of-limit; B:"))
    assert secured.refused("1 stop>B") == "winning-moves/no-green-to-open"


@shows("winning-moves/no-green-to-open")
def test_one_member_opens_for_the_team() -> None:
    table = Table("winning-moves 4; B: roll; 1: roll ...; 3: stop ...; 2: 25 ...; turn: 1")
    table.play("1 roll", "2 25")
    assert table.allows("3 stop>B")


@shows("winning-moves/no-green-to-open", "winning-moves/end-of-limit-needs-limit")
def test_a_limit_may_be_lifted_and_answered_before_the_opening() -> None:
    lifted = Table("winning-moves 2; A: speed-limit; 1: end-of-limit ...; turn: 1")
    assert lifted.allows("1 end-of-limit")
    answered = Table("winning-moves 2; A: roll; 1: speed-limit ...; 2: right-of-way ...; turn: 1")
    answered.play("1 speed-limit>B")
    assert answered.allows("2 coup")


def test_in_winning_moves_1_one_could_attack_before_the_own_opening() -> None:
    table = Table(UNOPENED, WINNING_MOVES_1)
    assert table.legal(1) == {"stop>B", "speed-limit>B", "petrol-station", *DISCARDS}


@shows("auto-rallye/drive-when-free")
@pytest.mark.parametrize(
    "battle",
    [
        "roll",
        "roll speed-limit end-of-limit",
        "roll stop roll",
        "roll accident repairs roll",
        "roll speed-limit end-of-limit stop roll",
    ],
)
def test_every_distance_may_be_laid_while_the_battle_pile_signals_free_drive(battle: str) -> None:
    table = Table(f"auto-rallye 2; A: {battle}; 1: 25 50 75 100 200 ...; turn: 1")
    assert laid_distances(table, 1) == set(DISTANCES)


@shows("auto-rallye/drive-when-free")
@pytest.mark.parametrize("battle", ["", "roll stop", "roll accident", "roll accident repairs"])
def test_no_distance_may_be_laid_while_it_does_not(battle: str) -> None:
    table = Table(f"auto-rallye 2; A: {battle}; 1: 25 50 75 100 200 ...; turn: 1")
    assert laid_distances(table, 1) == set()


@shows("fx-schmid/any-order", "schmidt/any-order", "winning-moves/any-order")
@pytest.mark.parametrize("order", ["25 50 75 100 200", "200 100 75 50 25", "75 200 25 75 25"])
def test_distances_are_laid_in_any_order_and_mix(edition: str, order: str) -> None:
    table = Table(f"{edition} 2; A: roll; 1: {order} ...; turn: 1")
    for km in order.split():
        table.play(f"1 {km}", "2 -25")
    assert table.display("A").km == sum(map(int, order.split()))


@shows("winning-moves/any-order")
def test_equal_distances_lie_together_and_stay_visible() -> None:
    table = Table("winning-moves 4; A: roll 50 25 100 25 50 25; turn: 1")
    assert table.display("A").distances == {Card.KM_25: 3, Card.KM_50: 2, Card.KM_100: 1}


@shows(
    "fx-schmid/two-200s",
    "auto-rallye/two-200s",
    "schmidt/two-200s",
    "winning-moves/two-200s",
)
def test_no_third_200_km_card(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll 200; 1: 200 200 ...; turn: 1")
    table.play("1 200", "2 -25")
    assert table.refused("1 200") == f"{edition}/two-200s"
    assert table.allows("1 -200")


@shows(
    "fx-schmid/two-200s",
    "auto-rallye/two-200s",
    "schmidt/two-200s",
    "winning-moves/two-200s",
)
def test_team_mates_share_their_two_200_km_cards(edition: str) -> None:
    table = Table(f"{edition} 4; A: roll 200; B: roll; 1: 200 ...; 2: 200 ...; 3: 200 ...; turn: 1")
    table.play("1 200", "2 200")
    assert table.refused("3 200") == f"{edition}/two-200s"


# ── where a green light goes ──────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/roll-where",
    "auto-rallye/roll-where",
    "schmidt/roll-where",
    "winning-moves/roll-where",
)
@pytest.mark.parametrize(
    "battle",
    [
        "",
        "roll stop",
        "roll accident repairs",
        "roll flat-tyre spare-tyre",
        "roll empty-tank petrol",
        "right-of-way",
        "right-of-way roll accident repairs",
        "right-of-way roll flat-tyre spare-tyre",
        "right-of-way roll empty-tank petrol",
    ],
)
def test_green_goes_on_the_bare_table_a_stop_or_a_remedy(edition: str, battle: str) -> None:
    table = Table(f"{edition} 2; A: {battle}; 1: roll ...; turn: 1")
    assert table.allows("1 roll")
    table.play("1 roll")
    assert table.battle("A") == "roll"


@shows(
    "fx-schmid/roll-where",
    "auto-rallye/roll-where",
    "schmidt/roll-where",
    "winning-moves/roll-where",
)
@pytest.mark.parametrize("safety", ["", "right-of-way "])
@pytest.mark.parametrize("top", ["", "accident", "flat-tyre", "empty-tank"])
def test_green_goes_neither_on_green_nor_on_a_breakdown(
    edition: str, safety: str, top: str
) -> None:
    table = Table(f"{edition} 2; A: {safety}roll {top}; 1: roll ...; turn: 1")
    assert table.refused("1 roll") == f"{edition}/roll-where"


@shows("auto-rallye/roll-where")
@pytest.mark.parametrize("top", ["speed-limit", "speed-limit end-of-limit"])
def test_free_drive_goes_neither_on_a_limit_nor_on_its_end(top: str) -> None:
    table = Table(f"auto-rallye 2; A: roll {top}; 1: roll ...; turn: 1")
    assert table.refused("1 roll") == "auto-rallye/roll-where"


@shows("schmidt/roll-where")
@pytest.mark.parametrize("battle", ["", "roll accident repairs"])
def test_green_laid_under_right_of_way_opens_the_party_to_attack(battle: str) -> None:
    text = f"schmidt 2; A: right-of-way {battle}; 1: roll ...; 2: flat-tyre ...; turn: "
    assert not Table(f"{text} 2").allows("2 flat-tyre>A")
    table = Table(f"{text} 1")
    table.play("1 roll")
    assert table.allows("2 flat-tyre>A")


# ── not past the goal ─────────────────────────────────────────────────────────────────────────

AT_650 = "roll 200 200 100 100 50"
AT_950 = "roll 200 200 100 100 100 100 100 50"


@shows("fx-schmid/no-overshoot", "schmidt/no-overshoot", "winning-moves/no-overshoot")
@pytest.mark.parametrize(("players", "driven"), [(2, AT_650), (3, AT_650), (4, AT_950)])
def test_a_card_past_the_goal_can_only_be_discarded(
    edition: str, players: int, driven: str
) -> None:
    table = Table(f"{edition} {players}; A: {driven}; 1: 50 75 100 ...; turn: 1")
    assert table.refused("1 75") == f"{edition}/no-overshoot"
    assert laid_distances(table, 1) == {"25", "50"}
    assert table.allows("1 -75")


@shows("fx-schmid/no-overshoot", "schmidt/no-overshoot", "winning-moves/no-overshoot")
def test_after_the_call_the_goal_in_force_is_1000(edition: str) -> None:
    table = Table(f"{edition} 2; A: {AT_650}; B: {AT_650[:-2]}; 1: 50 100 100 100 75 ...; turn: 1")
    table.play("1 50", "1 extend", "2 -25", "1 100", "2 -25", "1 100", "2 -25", "1 75", "2 -25")
    assert table.display("A").km == 975
    assert table.refused("1 100") == f"{edition}/no-overshoot"
    assert table.allows("1 25")


@shows("auto-rallye/goal-at-least")
def test_auto_rallye_may_drive_past_the_goal() -> None:
    table = Table(f"auto-rallye 2; A: {AT_650}; 1: 100 ...; turn: 1")
    assert table.allows("1 100")
