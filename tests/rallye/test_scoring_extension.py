"""The score of a round in which an extension was called, clause by clause."""

import pytest

from tests.clauses import shows
from tests.rallye.scores import KM_700, KM_700_NO_200S, KM_1000, extended, lines, points
from tests.rallye.table import Table
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions.fx_schmid import FX_SCHMID_1
from tischrunde.rallye.editions.schmidt import SCHMIDT_1

KM_1000_FEW_100S = "100 100 100 100 100 75 75 75 75 50 50 50 50"


@shows(
    "fx-schmid/extension-win",
    "fx-schmid/score-extension",
    "auto-rallye/score-extension",
    "schmidt/score-extension",
    "winning-moves/score-extension",
)
def test_a_caller_who_reaches_1000_scores_400_and_200(edition: str) -> None:
    table = extended(
        f"{edition} 3; A: roll 200 200 100 100; B: roll 25; C: roll 25;"
        " 1: 100 100 100 100 ...; 2: 25 25 25 ...; 3: 25 25 25 ...; turn: 1"
    )
    table.play("1 100", "1 extend")
    for _ in range(3):
        table.play("2 -25", "3 -25", "1 100")
    assert points(table, "distance") == [1000, 25, 25]
    assert points(table, "win") == [400, 0, 0]
    assert points(table, "extension") == [200, 0, 0]
    assert points(table, "failed-extension") == [0, 0, 0]


@shows(
    "fx-schmid/extension-win",
    "fx-schmid/score-extension",
    "auto-rallye/score-extension",
    "schmidt/score-extension",
    "winning-moves/score-extension",
)
def test_another_who_reaches_1000_first_scores_400_and_200(edition: str) -> None:
    table = extended(
        f"{edition} 3; A: roll {KM_700}; B: roll 200 200 100 100 100 100 100; C: roll 25;"
        " 2: 100 ...; caller: 1; turn: 2"
    )
    table.play("2 100")
    assert points(table, "win") == [0, 400, 0]
    assert points(table, "extension") == [0, 200, 0]
    pays_all = edition in ("fx-schmid", "schmidt")
    assert points(table, "failed-extension") == [0, 0, 200 if pays_all else 0]


@shows(
    "fx-schmid/extension-win",
    "fx-schmid/score-extension",
    "auto-rallye/score-extension-nobody",
    "schmidt/score-extension",
)
def test_if_nobody_reaches_1000_each_opponent_of_the_caller_scores_200(edition: str) -> None:
    table = extended(
        f"{edition} 3; A: roll 25; B: roll {KM_700}; C: roll 50; caller: 2; 1: ; 2: 25; 3: ;"
        " stock: ; turn: 2"
    )
    table.play("2 -25")
    assert points(table, "win") == [0, 0, 0]
    assert points(table, "extension") == [0, 0, 0]
    assert points(table, "failed-extension") == [200, 0, 200]


@shows("winning-moves/score-extension")
def test_in_winning_moves_nobody_scores_400_or_200_if_nobody_reaches_1000() -> None:
    table = Table(
        f"winning-moves 3; A: roll 25; B: roll {KM_700}; C: roll 50; caller: 2; stock: ;"
        " over: hands"
    )
    assert [lines(table, party) for party in "ABC"] == [
        {"distance": 25},
        {"distance": 700},
        {"distance": 50},
    ]


@shows("fx-schmid/score-extension", "fx-schmid/unplaced-gets-no-extension")
def test_in_fx_schmid_an_overtaken_caller_pays_each_placed_opponent() -> None:
    overtaken = f"fx-schmid 3; A: roll {KM_700}; B: roll {KM_1000}; caller: 1; turn: 2; over: goal"
    placed = Table(overtaken.replace("; caller", "; C: roll 25; caller"))
    assert points(placed, "extension") == [0, 200, 0]
    assert points(placed, "failed-extension") == [0, 0, 200]
    unplaced = Table(overtaken.replace("; caller", "; C: roll; caller"))
    assert points(unplaced, "failed-extension") == [0, 0, 0]


@shows("schmidt/score-extension", "schmidt/unplaced-and-extension")
def test_in_schmidt_an_overtaken_caller_pays_each_opponent_placed_or_not() -> None:
    table = Table(
        f"schmidt 3; A: roll {KM_700}; B: roll {KM_1000}; C: roll; caller: 1; turn: 2; over: goal"
    )
    assert points(table, "extension") == [0, 200, 0]
    assert points(table, "failed-extension") == [0, 0, 200]


@pytest.mark.parametrize("edition", [FX_SCHMID_1, SCHMIDT_1], ids=lambda edition: edition.id)
def test_in_revision_1_whoever_overtook_the_caller_took_the_200_alone(edition: Edition) -> None:
    table = Table(
        f"{edition.id} 3; A: roll {KM_700}; B: roll {KM_1000}; C: roll 25; caller: 1; turn: 2;"
        " over: goal",
        edition,
    )
    assert points(table, "extension") == [0, 200, 0]
    assert points(table, "failed-extension") == [0, 0, 0]


@shows("auto-rallye/score-extension-nobody")
def test_in_auto_rallye_the_200_go_once_to_each_opposing_team_unplaced_or_not() -> None:
    table = extended(
        f"auto-rallye 6; A: roll {KM_700}; B: roll 25; C: roll; caller: 4; stock: ; over: hands"
    )
    assert points(table, "failed-extension") == [0, 200, 200]


@shows("fx-schmid/unplaced-gets-no-extension")
def test_in_fx_schmid_an_unplaced_opponent_of_a_failed_caller_gets_no_200() -> None:
    table = Table(
        f"fx-schmid 3; A: roll {KM_700}; B: roll 25; C: roll; caller: 1; stock: ; over: hands"
    )
    assert points(table, "failed-extension") == [0, 200, 0]
    assert points(table, "unplaced") == [500, 500, 0]


@shows("schmidt/unplaced-and-extension")
def test_in_schmidt_an_unplaced_opponent_of_a_failed_caller_gets_the_200() -> None:
    table = Table(
        f"schmidt 3; A: roll {KM_700}; B: roll 25; C: roll; caller: 1; stock: ; over: hands"
    )
    assert points(table, "failed-extension") == [0, 200, 200]
    assert lines(table, "C") == {"failed-extension": 200}


@shows(
    "fx-schmid/extension-awards",
    "auto-rallye/extension-awards",
    "schmidt/extension-awards",
    "winning-moves/extension-awards",
)
def test_after_a_call_the_award_for_no_200s_goes_by_the_arrival_at_1000(edition: str) -> None:
    caller = f"{edition} 2; A: roll {KM_700_NO_200S}"
    left_behind = extended(f"{caller}; B: roll {KM_1000_FEW_100S}; caller: 1; turn: 2; over: goal")
    assert points(left_behind, "no-200s") == [0, 300]
    nobody_arrived = extended(f"{caller}; B: roll 25; caller: 1; stock: ; over: hands")
    assert points(nobody_arrived, "no-200s") == [0, 0]
    with_a_200_at_last = extended(f"{caller} 100; B: roll 25; 1: 200 ...; caller: 1; turn: 1")
    with_a_200_at_last.play("1 200")
    assert points(with_a_200_at_last, "no-200s") == [0, 0]


def _called_and_won(edition: str, stock: str, agreed: Edition | None = None) -> Table:
    """Return a round whose caller reaches 1000 km three turns later."""
    table = Table(
        f"{edition} 2; A: roll 200 200 100 100; B: roll 25; 1: 100 100 100 100 25 25 25;"
        f" stock: {stock}; turn: 1",
        agreed,
    )
    table.play("1 100", "1 extend", "2 -25", "1 100", "2 -25", "1 100", "2 -25", "1 100")
    return table


@shows(
    "fx-schmid/extension-awards",
    "winning-moves/after-stock-moment",
    "winning-moves/extension-awards",
)
def test_after_a_call_the_stock_is_looked_at_on_arrival_at_1000(edition: str) -> None:
    used_up_meanwhile = _called_and_won(edition, "50").sheet("A")
    never_used_up = _called_and_won(edition, "50 ...").sheet("A")
    assert used_up_meanwhile.points("after-stock") == 300
    assert never_used_up.points("after-stock") == 0


@pytest.mark.parametrize(("stock", "earned"), [("50 ...", 300), ("50", 300), ("", 0)])
@shows("schmidt/score-before-stock", "schmidt/extension-awards")
def test_in_schmidt_the_stock_is_looked_at_on_arrival_at_700(stock: str, earned: int) -> None:
    table = _called_and_won("schmidt", stock)
    assert points(table, "before-stock") == [earned, 0]
    assert points(table, "win") == [400, 0]


@pytest.mark.parametrize(("stock", "earned"), [("50 ...", 300), ("50", 0), ("", 0)])
def test_in_schmidt_1_it_was_looked_at_on_arrival_at_1000(stock: str, earned: int) -> None:
    assert points(_called_and_won("schmidt", stock, SCHMIDT_1), "before-stock") == [earned, 0]


@shows("fx-schmid/extension-awards", "winning-moves/extension-awards")
def test_a_caller_left_behind_has_no_award_for_the_stock(edition: str) -> None:
    caller = f"{edition} 2; A: roll {KM_700}; caller: 1; stock: "
    beaten = Table(f"{caller}; B: roll {KM_1000}; turn: 2; over: goal")
    assert points(beaten, "after-stock") == [0, 300]
    nobody_arrived = Table(f"{caller}; B: roll 25; over: hands")
    assert points(nobody_arrived, "after-stock") == [0, 0]


@pytest.mark.parametrize(
    "over", ["B: roll {there}; turn: 2; over: goal", "B: roll 25; over: hands"]
)
@shows("schmidt/score-before-stock", "schmidt/extension-awards")
def test_in_schmidt_a_caller_left_behind_keeps_the_300_for_the_stock(over: str) -> None:
    called = f"schmidt 2; A: roll {KM_700}; caller: 1; stock: 25; {over.format(there=KM_1000)}"
    in_time = Table(called.replace("caller: 1", "caller: 1; early: "))
    assert points(in_time, "before-stock") == [300, 0]
    assert in_time.sheet("A").points("win") == 0
    too_late = Table(called)
    assert points(too_late, "before-stock") == [0, 0]
    then = Table(called, SCHMIDT_1)
    assert points(then, "before-stock") == [0, 300 if "goal" in over else 0]


@shows("schmidt/score-before-stock")
def test_in_schmidt_only_the_first_at_700_earns_the_300() -> None:
    table = Table(
        f"schmidt 3; A: roll {KM_700}; B: roll {KM_700_NO_200S}; C: roll 25; caller: 1; early: ;"
        " stock: ; over: hands"
    )
    assert points(table, "distance") == [700, 700, 25]
    assert points(table, "before-stock") == [300, 0, 0]


@shows("auto-rallye/extension-awards", "winning-moves/extension-awards")
def test_after_a_call_only_who_reaches_1000_scores_for_unplaced_parties(edition: str) -> None:
    caller = f"{edition} 3; A: roll {KM_700}; C: roll; caller: 1"
    beaten = extended(f"{caller}; B: roll {KM_1000}; turn: 2; over: goal")
    assert points(beaten, "unplaced") == [0, 500, 0]
    nobody_arrived = extended(f"{caller}; B: roll 25; stock: ; over: hands")
    assert points(nobody_arrived, "unplaced") == [0, 0, 0]


@shows("schmidt/extension-awards")
def test_in_schmidt_every_placed_party_scores_for_unplaced_ones_after_a_call_too() -> None:
    caller = f"schmidt 3; A: roll {KM_700}; C: roll; caller: 1"
    beaten = Table(f"{caller}; B: roll {KM_1000}; turn: 2; over: goal")
    assert points(beaten, "unplaced") == [500, 500, 0]
    nobody_arrived = Table(f"{caller}; B: roll 25; stock: ; over: hands")
    assert points(nobody_arrived, "unplaced") == [500, 500, 0]
