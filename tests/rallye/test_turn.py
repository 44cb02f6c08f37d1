"""A turn: draw, then use one card."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.core.chance import Chance
from tischrunde.core.events import Drew
from tischrunde.rallye.cards import Card
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.editions.winning_moves import WINNING_MOVES_1
from tischrunde.rallye.moves import Discard
from tischrunde.rallye.notation import CARD_NAMES
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import Rules

REMEDIED = pytest.mark.parametrize(
    ("hazard", "remedy"),
    [("accident", "repairs"), ("flat-tyre", "spare-tyre"), ("empty-tank", "petrol")],
)
DISTANCES = ("25", "50", "75", "100", "200")


def laid_distances(table: Table, seat: int) -> set[str]:
    return {move for move in table.legal(seat) if move in DISTANCES}


# ── drawing and using one card ────────────────────────────────────────────────────────────────


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
