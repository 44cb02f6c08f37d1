"""The end of a round: the goal, or the stock."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.core.events import RoundEnded

FIFTY_SHORT = {
    700: "roll 200 200 100 100 50",
    1000: "roll 200 200 100 100 100 100 100 50",
}
ROUND_OVER = {
    "fx-schmid": "fx-schmid/round-ends",
    "auto-rallye": "auto-rallye/round-ends",
    "schmidt": "schmidt/round-ends-with-stock",
    "winning-moves": "winning-moves/round-ends",
}


def _ended(table: Table) -> bool:
    return table.round.over and not table.waiting


# ── the goal ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("players", "goal", "arrival"),
    [
        (2, 700, ("1 50", "1 finish")),
        (3, 700, ("1 50", "1 finish")),
        (4, 1000, ("1 50",)),
        (6, 1000, ("1 50",)),
    ],
)
@shows("fx-schmid/goal-exact", "winning-moves/goals")
def test_drivers_alone_go_exactly_700_km_and_teams_exactly_1000(
    edition: str, players: int, goal: int, arrival: tuple[str, ...]
) -> None:
    table = Table(f"{edition} {players}; A: {FIFTY_SHORT[goal]}; 1: 50 75 100 ...; turn: 1")
    assert table.view().goal == goal
    for too_far in ("1 75", "1 100"):
        assert not table.allows(too_far)
        assert table.refused(too_far) == f"{edition}/no-overshoot"
    table.play(*arrival)
    assert _ended(table)
    assert table.round.winners == {0}
    assert table.display("A").km == goal


@pytest.mark.parametrize(("players", "goal"), [(2, 700), (3, 700), (4, 1000), (6, 700)])
@shows("auto-rallye/goals")
def test_in_auto_rallye_only_two_teams_drive_1000_km(players: int, goal: int) -> None:
    table = Table(f"auto-rallye {players}; A: {FIFTY_SHORT[goal]}; 1: 50 ...; turn: 1")
    assert table.view().goal == goal
    table.play("1 50")
    assert _ended(table)
    assert table.round.winners == {0}


@pytest.mark.parametrize(("players", "goal"), [(2, 700), (3, 700), (4, 1000), (6, 700)])
@shows("auto-rallye/goal-at-least")
def test_in_auto_rallye_the_goal_may_be_passed_and_every_kilometre_scores(
    players: int, goal: int
) -> None:
    table = Table(f"auto-rallye {players}; A: {FIFTY_SHORT[goal]}; 1: 100 ...; turn: 1")
    assert table.allows("1 100")
    table.play("1 100")
    assert _ended(table)
    assert table.round.winners == {0}
    assert table.sheet("A").points("distance") == goal + 50


@shows(
    "fx-schmid/goal-exact",
    "auto-rallye/goal-at-least",
    "schmidt/round-ends-with-stock",
    "winning-moves/goals",
)
def test_a_party_short_of_the_goal_has_not_won(edition: str) -> None:
    table = Table(f"{edition} 4; A: {FIFTY_SHORT[1000]}; 1: 25 ...; turn: 1")
    table.play("1 25")
    assert not table.round.over
    assert table.turn == 2


@shows(
    "fx-schmid/round-ends",
    "auto-rallye/round-ends",
    "schmidt/round-ends-with-stock",
    "winning-moves/round-ends",
)
def test_the_round_ends_at_the_goal_with_the_cards_still_in_the_hands(edition: str) -> None:
    table = Table(f"{edition} 4; A: {FIFTY_SHORT[1000]}; B: roll; 1: 50 ...; turn: 1")
    *_, last = table.play("1 50")
    assert isinstance(last, RoundEnded)
    assert last.winner == 0
    assert _ended(table)
    assert table.stock > 0
    assert table.view().hand_sizes == (6, 6, 6, 6)
    for seat in (1, 2, 3, 4):
        assert table.legal(seat) == set()
        assert table.refused(f"{seat} -25") == ROUND_OVER[edition]


@pytest.mark.parametrize(("players", "goal"), [(2, 700), (4, 1000)])
@shows("winning-moves/round-ends")
def test_in_winning_moves_the_goal_is_reached_exactly_or_not_at_all(
    players: int, goal: int
) -> None:
    setting = f"winning-moves,no-extension {players}; A: {FIFTY_SHORT[goal]}"
    table = Table(f"{setting}; 1: 25 50 75 100 ...; turn: 1")
    for too_far in ("75", "100"):
        assert table.refused(f"1 {too_far}") == "winning-moves/no-overshoot"
    short = Table(f"{setting}; 1: 25 ...; turn: 1")
    short.play("1 25")
    assert (short.display("A").km, short.round.over) == (goal - 25, False)
    table.play("1 50")
    assert (table.display("A").km, table.round.over) == (goal, True)


# ── the stock is used up: the hands are played out ────────────────────────────────────────────


@shows("fx-schmid/stock-empty", "auto-rallye/round-ends", "winning-moves/stock-empty")
def test_the_turn_that_draws_the_last_card_does_not_end_the_round(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: 25 25; 2: 50 50; stock: 75; turn: 1")
    table.play("1 -25")
    assert (table.stock, table.hand(2)) == (0, ["50", "50", "75"])
    table.play("2 75")
    assert table.turn == 1


@shows("fx-schmid/stock-empty", "auto-rallye/round-ends", "winning-moves/stock-empty")
def test_with_the_stock_used_up_hands_are_played_out_one_card_a_turn(edition: str) -> None:
    table = Table(f"{edition} 2; A: roll; B: roll; 1: 25 50; 2: 75 100; stock:; turn: 1")
    table.play("1 25")
    assert (table.turn, table.hand(2)) == (2, ["75", "100"])
    table.play("2 -75")
    assert (table.turn, table.hand(1)) == (1, ["50"])
    table.play("1 50")
    assert not table.round.over
    *_, last = table.play("2 100")
    assert isinstance(last, RoundEnded)
    assert last.winner is None
    assert _ended(table)
    assert table.round.winners == set()
    assert table.sheet("A").points("win") == table.sheet("B").points("win") == 0
    assert table.sheet("A").points("distance") == 75


@shows("fx-schmid/stock-empty", "auto-rallye/round-ends", "winning-moves/stock-empty")
def test_a_player_without_cards_is_skipped(edition: str) -> None:
    table = Table(f"{edition} 3; A: roll; 1: 25 25 25; 2:; 3: 50; stock:; turn: 1")
    table.play("1 25")
    assert table.turn == 3
    table.play("3 -50", "1 25")
    assert table.turn == 1
    table.play("1 25")
    assert _ended(table)


@shows("fx-schmid/stock-empty", "auto-rallye/round-ends", "winning-moves/stock-empty")
def test_the_goal_may_still_be_reached_with_the_stock_used_up(edition: str) -> None:
    table = Table(
        f"{edition} 4; A: {FIFTY_SHORT[1000]}; 1: 50; 2: 25; 3: 25; 4: 25 25; stock:; turn: 4"
    )
    table.play("4 -25", "1 50")
    assert _ended(table)
    assert table.round.winners == {0}
    assert table.sheet("A").points("win") == 400
    assert table.view().hand_sizes == (0, 1, 1, 1)


@shows("fx-schmid/stock-empty")
def test_safeties_may_still_be_laid_with_the_stock_used_up() -> None:
    table = Table("fx-schmid 2; B: roll; 1: driving-ace; 2: 25; stock:; turn: 1")
    assert table.allows("1 driving-ace")
    table.play("1 driving-ace", "2 25")
    assert _ended(table)
    assert table.sheet("A").points("safeties") == 100


@shows("winning-moves/stock-empty")
def test_in_winning_moves_nobody_scores_for_unplaced_opponents_in_a_tie() -> None:
    table = Table("winning-moves 2; A: roll 100; 1: 25; 2:; stock:; turn: 1")
    table.play("1 25")
    assert _ended(table)
    assert table.sheet("B").points("distance") == 0
    assert table.sheet("A").points("unplaced") == 0
    assert table.sheet("A").total == 125


# ── the stock is used up: the round ends ──────────────────────────────────────────────────────


@shows("schmidt/round-ends-with-stock")
def test_in_schmidt_the_round_ends_with_the_turn_that_drew_the_last_card() -> None:
    table = Table("schmidt 2; A: roll; B: roll; 1: 25 25; 2: 50 50; stock: 75; turn: 1")
    table.play("1 25")
    assert (table.stock, table.turn, table.hand(2)) == (0, 2, ["50", "50", "75"])
    *_, last = table.play("2 75")
    assert isinstance(last, RoundEnded)
    assert last.winner is None
    assert _ended(table)
    assert table.view().hand_sizes == (1, 2)
    assert table.refused("1 25") == "schmidt/round-ends-with-stock"


@shows("schmidt/round-ends-with-stock")
def test_in_schmidt_a_safety_in_the_last_turn_is_followed_by_a_card_from_the_hand() -> None:
    table = Table("schmidt 2; A: roll; B: roll; 2: driving-ace 50 50; stock: 75; turn: 1")
    table.play("1 -25", "2 driving-ace")
    assert not table.round.over
    assert (table.turn, table.hand(2)) == (2, ["50", "50", "75"])
    table.play("2 75")
    assert _ended(table)


@shows("schmidt/round-ends-with-stock")
def test_in_schmidt_an_attack_in_the_last_turn_stands_and_the_round_ends() -> None:
    table = Table("schmidt 2; A: roll; B: roll; 1: stop 25; 2: 50; stock:; turn: 1")
    table.play("1 stop>B")
    assert table.waiting == {2}
    table.play("2 stand")
    assert _ended(table)
    assert table.battle("B") == "stop"


@shows("schmidt/round-ends-with-stock")
def test_in_schmidt_the_last_turn_may_win() -> None:
    table = Table(f"schmidt 4; B: {FIFTY_SHORT[1000]}; 2: 25; stock: 50; turn: 1")
    table.play("1 -25", "2 50")
    assert _ended(table)
    assert table.round.winners == {1}
    assert table.sheet("B").points("win") == 400


@shows("schmidt/round-ends-with-stock")
def test_in_schmidt_all_but_the_win_is_scored_when_the_stock_ends_the_round() -> None:
    table = Table("schmidt 2; A: roll 100 driving-ace! petrol-station; 1: 25 25; stock:; turn: 1")
    table.play("1 -25")
    assert _ended(table)
    scored = {line.id: line.points for line in table.sheet("A").lines}
    assert scored == {"distance": 100, "safeties": 200, "coups-fourres": 300, "unplaced": 500}
    assert table.sheet("B").total == 0
