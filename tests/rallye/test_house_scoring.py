"""House rules about points, awards and the target of a match."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table, agreed
from tischrunde.rallye.edition import StockAward, UnplacedAward
from tischrunde.rallye.editions import FX_SCHMID, WINNING_MOVES
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.match import Match


@shows("house/points")
@pytest.mark.parametrize(
    ("field", "line"),
    [
        ("safety_points", "safeties"),
        ("coup_fourre_points", "coups-fourres"),
        ("win_points", "win"),
        ("no_200s_points", "no-200s"),
        ("stock_points", "after-stock"),
        ("unplaced_points", "unplaced"),
        ("extension_points", "extension"),
    ],
)
def test_a_line_may_score_otherwise(field: str, line: str) -> None:
    edition = HOUSE.agreed(FX_SCHMID, {field: 50})
    table = Table(
        "fx-schmid 2; A: roll right-of-way! 100 100 100 100 100 100 100 100 100 100; stock: ; "
        "caller: 1; turn: 1; over: goal",
        edition,
    )
    scored = {entry.id: entry for entry in table.sheet("A").lines}
    assert (scored[line].points, scored[line].clause) == (50, "house/points")


@shows("house/points")
def test_all_four_safeties_may_score_otherwise() -> None:
    table = Table(
        "fx-schmid 2; A: right-of-way driving-ace puncture-proof petrol-station; over: hands",
        agreed(FX_SCHMID, all_safeties_points=1000),
    )
    assert table.sheet("A").points("all-safeties") == 1000


@shows("house/stock-award")
def test_the_stock_award_may_be_chosen() -> None:
    edition = agreed(FX_SCHMID, stock_award=StockAward.BEFORE)
    table = Table("fx-schmid 2; A: roll 200 200 100 100 100; turn: 1; over: goal", edition)
    assert table.sheet("A").points("before-stock") == 300
    assert table.sheet("A").points("after-stock") == 0
    first = agreed(FX_SCHMID, stock_award=StockAward.FIRST)
    called = "fx-schmid 2; A: roll 200 200 100 100 100; B: roll 25; stock: ; caller: 1"
    table = Table(f"{called}; early: ; over: hands", first)
    assert table.sheet("A").points("before-stock") == 300
    nothing = agreed(FX_SCHMID, stock_award=StockAward.NONE)
    table = Table("fx-schmid 2; A: roll 100; stock: ; turn: 1; over: goal", nothing)
    assert {line.id for line in table.sheet("A").lines} == {
        "distance",
        "win",
        "no-200s",
        "unplaced",
    }


@shows("house/unplaced-award")
def test_the_unplaced_may_pay_every_placed_party() -> None:
    text = "winning-moves 3; A: roll 100; B: roll 50; over: hands"
    assert Table(text).sheet("A").points("unplaced") == 0
    table = Table(text, agreed(WINNING_MOVES, unplaced_award=UnplacedAward.EVERY_PLACED))
    assert [table.sheet(party).points("unplaced") for party in "ABC"] == [500, 500, 0]


@shows("house/unplaced-scores-safeties-only")
def test_the_unplaced_may_score_a_failed_extension() -> None:
    text = "fx-schmid 2; A: roll 200 200 100 100 100; caller: 1; over: hands"
    assert Table(text).sheet("B").total == 0
    table = Table(text, agreed(FX_SCHMID, unplaced_scores_safeties_only=False))
    assert table.sheet("B").points("failed-extension") == 200


@shows("house/failed-extension-pays-opponents")
def test_a_failed_extension_may_pay_the_opponents() -> None:
    text = "winning-moves 3; A: roll 200 200 100 100 100; B: roll 25; caller: 1; over: hands"
    assert Table(text).sheet("B").points("failed-extension") == 0
    table = Table(text, agreed(WINNING_MOVES, failed_extension_pays_opponents=True))
    assert table.sheet("B").points("failed-extension") == 200
    assert table.sheet("A").points("failed-extension") == 0


@shows("house/target")
def test_another_target_may_be_agreed() -> None:
    match = Match(agreed(FX_SCHMID, target=500), 2, b"short")
    match.totals = (500, 0)
    assert match.winners == {0}
    match.totals = (499, 0)
    assert not match.winners
