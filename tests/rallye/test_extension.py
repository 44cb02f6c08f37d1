"""The extension: whoever reaches 700 km may call for 1000."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde.core.events import RoundEnded
from tischrunde.rallye.cards import Card
from tischrunde.rallye.editions import AUTO_RALLYE, EDITIONS
from tischrunde.rallye.events import ExtensionCalled, GoalReached, Laid
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.position import GOAL_REACHED

AGREED = {**EDITIONS, "auto-rallye": HOUSE.agreed(AUTO_RALLYE, {"extension": True})}
CALL = {
    "fx-schmid": "fx-schmid/extension-call",
    "auto-rallye": "auto-rallye/extension-call",
    "schmidt": "schmidt/extension-call",
    "winning-moves": "winning-moves/extension",
}
AT_650 = "roll 200 200 100 100 50"
AT_950 = "roll 200 200 100 100 100 100 100 50"


def _agreed(text: str) -> Table:
    return Table(text, AGREED[text.split(maxsplit=1)[0]])


# ── the call ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3])
@shows(
    "fx-schmid/extension",
    "auto-rallye/extension",
    "schmidt/extension",
    "winning-moves/extension",
)
def test_a_driver_who_reaches_700_may_call_for_1000_instead_of_winning(
    edition: str, players: int
) -> None:
    table = _agreed(f"{edition} {players}; A: {AT_650}; 1: 50 ...; turn: 1")
    assert table.play("1 50") == [Laid(0, Card.KM_50), GoalReached(0, 700)]
    assert table.waiting == {1}
    assert table.legal(1) == {"extend", "finish"}
    called, *_ = table.play("1 extend")
    assert called == ExtensionCalled(0, 1000)
    assert not table.round.over
    assert table.round.winners == set()
    assert (table.view().goal, table.view().caller) == (1000, 0)


@shows(
    "fx-schmid/extension",
    "auto-rallye/extension",
    "schmidt/extension",
    "winning-moves/extension",
)
def test_whoever_reaches_700_may_as_well_win_there(edition: str) -> None:
    table = _agreed(f"{edition} 2; A: {AT_650}; 1: 50 ...; turn: 1")
    table.play("1 50", "1 finish")
    assert table.round.over
    assert table.round.winners == {0}
    assert table.sheet("A").points("win") == 400
    assert table.sheet("A").points("extension") == 0


@shows(
    "fx-schmid/extension",
    "fx-schmid/extension-call",
    "auto-rallye/extension-call",
    "schmidt/extension",
    "schmidt/extension-call",
    "winning-moves/extension",
)
def test_the_call_is_made_by_the_one_who_laid_the_card_at_that_very_moment(edition: str) -> None:
    table = _agreed(f"{edition} 3; B: {AT_650}; 2: 50 50 100 ...; turn: 2")
    assert not table.allows("2 extend")
    assert table.refused("2 extend") == CALL[edition]
    stock = table.stock
    table.play("2 50")
    assert (table.stock, table.waiting) == (stock, {2})
    assert not table.allows("1 extend")
    assert not table.allows("3 extend")
    assert table.refused("2 -50") == CALL[edition]
    table.play("2 extend")
    assert (table.turn, table.stock, len(table.hand(3))) == (3, stock - 1, 7)
    assert not table.allows("2 finish")
    assert table.refused("2 finish") == CALL[edition]


@pytest.mark.parametrize("card", ["50", "100"])
@shows("auto-rallye/extension-call")
def test_in_auto_rallye_the_call_comes_with_the_card_that_reaches_or_passes_700(card: str) -> None:
    table = _agreed(f"auto-rallye 2; A: {AT_650}; 1: 25 {card} ...; turn: 1")
    table.play("1 25")
    assert table.turn == 2
    table.play("2 -25", f"1 {card}")
    assert table.legal(1) == {"extend", "finish"}


@pytest.mark.parametrize("players", [2, 3, 6])
@shows("auto-rallye/extension-agreed", "auto-rallye/extension-call")
def test_in_auto_rallye_the_extension_is_to_be_agreed_before_play(players: int) -> None:
    text = f"auto-rallye {players}; A: {AT_650}; 1: 50 ...; turn: 1"
    as_printed = Table(text)
    as_printed.play("1 50")
    assert as_printed.round.over
    assert as_printed.round.winners == {0}
    agreed = Table(text, AGREED["auto-rallye"])
    agreed.play("1 50")
    assert agreed.legal(1) == {"extend", "finish"}


@shows("auto-rallye/extension-agreed", "auto-rallye/extension-call")
def test_one_of_three_teams_calls_through_the_player_whose_card_it_was() -> None:
    table = _agreed(f"auto-rallye 6; A: {AT_650}; 4: 50 ...; turn: 4")
    table.play("4 50")
    assert table.waiting == {4}
    assert not table.allows("1 extend")
    table.play("4 extend")
    assert table.view().caller == 3
    assert table.turn == 5


@pytest.mark.parametrize("players", [4, 6])
@shows("fx-schmid/extension", "schmidt/extension", "winning-moves/extension")
def test_teams_that_drive_1000_have_no_extension(edition: str, players: int) -> None:
    _assert_no_call_in_a_round_to_1000(f"{edition} {players}")


@shows("auto-rallye/extension-agreed")
def test_two_teams_have_no_extension_even_if_agreed() -> None:
    _assert_no_call_in_a_round_to_1000("auto-rallye 4")


def _assert_no_call_in_a_round_to_1000(setting: str) -> None:
    passing = _agreed(f"{setting}; A: {AT_650}; 1: 50 ...; turn: 1")
    passing.play("1 50")
    assert passing.turn == 2
    arriving = _agreed(f"{setting}; A: {AT_950}; 1: 50 ...; turn: 1")
    arriving.play("1 50")
    assert arriving.round.over
    assert arriving.round.winners == {0}


@shows("fx-schmid/extension", "schmidt/extension", "winning-moves/extension")
def test_a_table_may_switch_the_extension_off(edition: str) -> None:
    without = HOUSE.agreed(EDITIONS[edition], {"extension": False})
    table = Table(f"{edition} 2; A: {AT_650}; 1: 50 ...; turn: 1", without)
    table.play("1 50")
    assert table.round.over
    assert table.round.winners == {0}


# ── the extended round ────────────────────────────────────────────────────────────────────────


@shows(
    "fx-schmid/extension-call",
    "auto-rallye/extension-call",
    "schmidt/extension-call",
    "winning-moves/extension",
)
def test_nobody_is_asked_a_second_time(edition: str) -> None:
    table = _agreed(f"{edition} 2; A: {AT_650}; B: {AT_650}; 1: 50 ...; 2: 50 ...; turn: 1")
    table.play("1 50", "1 extend", "2 50")
    assert not table.round.over
    assert table.turn == 1
    assert table.refused("2 extend") == CALL[edition]


@shows(
    "fx-schmid/extension",
    "auto-rallye/extension",
    "schmidt/extension",
    "winning-moves/extension",
)
def test_after_the_call_everybody_may_drive_past_700(edition: str) -> None:
    table = _agreed(f"{edition} 2; A: {AT_650}; B: {AT_650}; 1: 50 100 ...; 2: 100 ...; turn: 1")
    table.play("1 50", "1 extend")
    assert table.allows("2 100")
    table.play("2 100")
    assert table.allows("1 100")
    table.play("1 100")
    assert not table.round.over
    assert (table.display("A").km, table.display("B").km) == (800, 750)


@shows(
    "fx-schmid/extension-call",
    "auto-rallye/extension-call",
    "schmidt/extension-call",
    "winning-moves/extension",
)
def test_nobody_is_asked_at_1000_either(edition: str) -> None:
    by_another = f"{edition} 2; A: roll 200; B: {AT_950}; 2: 50 ...; caller: 1; turn: 2"
    table = _agreed(by_another)
    *_, last = table.play("2 50")
    assert isinstance(last, RoundEnded)
    assert (last.winner, table.view().goal, table.view().caller) == (1, 1000, 0)
    by_the_caller = _agreed(f"{edition} 2; A: {AT_950}; 1: 50 ...; caller: 1; turn: 1")
    by_the_caller.play("1 50")
    assert by_the_caller.round.over


@shows("fx-schmid/extension-call", "schmidt/extension-call")
def test_the_limit_of_two_200s_runs_on(edition: str) -> None:
    table = Table(f"{edition} 2; A: {AT_650}; 1: 50 200 ...; turn: 1")
    table.play("1 50", "1 extend", "2 -25")
    assert not table.allows("1 200")
    assert table.refused("1 200") == f"{edition}/two-200s"


@shows("fx-schmid/extension", "schmidt/extension", "winning-moves/extension")
def test_an_extended_round_goes_to_exactly_1000(edition: str) -> None:
    table = Table(f"{edition} 2; A: {AT_950}; 1: 25 50 75 ...; caller: 1; turn: 1")
    assert not table.allows("1 75")
    assert table.refused("1 75") == f"{edition}/no-overshoot"
    *_, last = table.play("1 50")
    assert isinstance(last, RoundEnded)
    assert last.winner == 0
    assert table.round.over


@shows("auto-rallye/extension", "auto-rallye/goal-at-least")
def test_in_auto_rallye_an_extended_round_goes_to_at_least_1000() -> None:
    table = _agreed(f"auto-rallye 2; A: {AT_950}; 1: 25 100 ...; caller: 1; turn: 1")
    table.play("1 25")
    assert table.turn == 2
    table.play("2 -25", "1 100")
    assert table.round.over
    assert table.round.winners == {0}
    assert table.sheet("A").points("distance") == 1075


@shows(
    "fx-schmid/extension",
    "auto-rallye/extension",
    "schmidt/extension",
    "winning-moves/extension",
)
def test_whoever_reaches_1000_ends_the_extended_round(edition: str) -> None:
    table = _agreed(f"{edition} 2; A: roll 200; B: {AT_950}; 2: 50 ...; caller: 1; turn: 2")
    table.play("2 50")
    assert table.round.over
    assert table.round.winners == {1}


@shows(
    "fx-schmid/extension",
    "auto-rallye/extension",
    "auto-rallye/extension-play-out",
    "schmidt/extension",
    "winning-moves/extension",
)
def test_an_extended_round_lasts_until_all_cards_are_played(edition: str) -> None:
    table = _agreed(f"{edition} 2; A: {AT_650}; B: roll; 1: 50 25; 2: 25; stock: 75; turn: 1")
    table.play("1 50", "1 extend")
    assert (table.stock, table.hand(2)) == (0, ["25", "75"])
    table.play("2 75")
    assert (table.turn, table.hand(1)) == (1, ["25"])
    table.play("1 25")
    assert not table.round.over
    *_, last = table.play("2 -25")
    assert isinstance(last, RoundEnded)
    assert last.winner is None
    assert table.sheet("A").points("win") == table.sheet("B").points("win") == 0


@shows(
    "fx-schmid/extension",
    "auto-rallye/extension-play-out",
    "schmidt/extension",
    "winning-moves/extension",
)
def test_1000_may_be_reached_while_the_hands_are_played_out(edition: str) -> None:
    table = _agreed(f"{edition} 2; A: {AT_950}; 1: 50; 2: 25 25; stock:; caller: 1; turn: 2")
    table.play("2 -25", "1 50")
    assert table.round.over
    assert table.round.winners == {0}
    assert table.hand(2) == ["25"]


# ── a call after the stock is used up ─────────────────────────────────────────────────────────


@pytest.mark.parametrize(("own", "opposing", "following"), [("25", "", 1), ("", "25", 2)])
@shows(
    "fx-schmid/extension-empty-stock",
    "schmidt/extension-empty-stock",
    "winning-moves/extension-empty-stock",
)
def test_a_call_without_stock_needs_a_card_in_any_hand(
    edition: str, own: str, opposing: str, following: int
) -> None:
    table = Table(f"{edition} 2; A: {AT_650}; 1: 50 {own}; 2: {opposing}; stock:; turn: 1")
    table.play("1 50")
    assert table.legal(1) == {"extend", "finish"}
    table.play("1 extend")
    assert table.turn == following


@shows(
    "fx-schmid/extension-empty-stock",
    "schmidt/extension-empty-stock",
    "winning-moves/extension-empty-stock",
)
def test_with_all_cards_played_there_is_nothing_to_call_for(edition: str) -> None:
    table = Table(f"{edition} 2; A: {AT_650}; 1: 50; 2:; stock:; turn: 1")
    table.play("1 50")
    assert table.round.over
    assert table.round.winners == {0}


@shows("schmidt/extension-empty-stock")
def test_in_schmidt_the_turn_that_took_the_last_card_may_call() -> None:
    table = Table(f"schmidt 2; A: {AT_650}; 1: 25; 2: 25 25; stock: 50; turn: 2")
    table.play("2 -25", "1 50")
    assert table.legal(1) == {"extend", "finish"}
    table.play("1 extend", "2 -25")
    assert (table.turn, table.hand(1)) == (1, ["25"])


@shows("auto-rallye/extension-empty-stock")
def test_in_auto_rallye_nobody_calls_once_the_stock_is_used_up() -> None:
    text = f"auto-rallye 2; A: {AT_650}; 1: 25 50; 2: 25 25"
    used_up = _agreed(f"{text}; stock:; turn: 1")
    used_up.play("1 50")
    assert used_up.round.over
    assert used_up.round.winners == {0}
    one_left = _agreed(f"{text}; stock: 75; turn: 1")
    one_left.play("1 50")
    assert one_left.legal(1) == {"extend", "finish"}


@shows("fx-schmid/extension-call")
def test_whoever_does_not_call_has_ended_the_round_at_the_goal() -> None:
    table = Table("fx-schmid 2; A: roll 200 200 100 100; 1: 100 ...; turn: 1")
    table.play("1 100", "1 finish")
    assert table.round.position.ending == GOAL_REACHED
    assert table.round.winners == {0}
