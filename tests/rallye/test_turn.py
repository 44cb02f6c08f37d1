"""A turn: draw, then use one card."""

from tests.clauses import shows
from tests.rallye.table import Table


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
