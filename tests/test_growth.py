"""What ``docs/scale.md`` says of growth is what the results in ``docs/scale/`` say."""

import re
from pathlib import Path
from typing import Any

import pytest

from bench.growth.page import FOLDS, HEADING, PAGE, RESULTS, pictures, read_results, with_section
from bench.growth.plot import plot
from bench.growth.series import FULL, all_series

SERIES = {*all_series(FULL)}
REQUIRED = ("cores", "command", "date", "versions", "compiled")


def result(axis: str, game: str, *costs: float) -> dict[str, Any]:
    """A series at 1, 10, 100 ... with these costs."""
    points = [
        {
            "size": 10**place,
            "cost": {"value": cost, "low": cost / 2, "high": 2 * cost},
            "frames": 2.0,
            "bytes": 1_000.0,
        }
        for place, cost in enumerate(costs)
    ]
    return {
        "name": axis,
        "axis": axis,
        "grows": "something",
        "game": game,
        "points": points,
        "cores": 2,
        "compiled": True,
        "date": "2026-01-01",
    }


def test_the_section_is_what_the_results_say() -> None:
    page = PAGE.read_text("utf-8")
    assert page.count(HEADING) == 1
    assert page == with_section(page, read_results(RESULTS))


def test_the_plots_are_what_the_results_say() -> None:
    drawn = {path.name: path.read_text("utf-8") for path in RESULTS.glob("*.svg")}
    assert drawn == pictures(read_results(RESULTS))


def test_every_series_was_measured_at_all_its_points() -> None:
    found = {each["name"]: each for each in read_results(RESULTS)}
    assert {*found} == SERIES | {FOLDS}
    for each in found.values():
        assert [name for name in REQUIRED if name not in each] == []
        assert each["compiled"]
    sizes = {name: [point["size"] for point in found[name]["points"]] for name in SERIES}
    assert sizes["tables"] == [*FULL.tables][: len(sizes["tables"])]  # a machine may be too small
    assert len(sizes["tables"]) > 1
    assert sizes["watchers"] == [*FULL.watchers]
    assert sizes["players-rallye"] == [*FULL.rallye_players]
    assert sizes["players-uno"] == [*FULL.uno_players]
    assert {len(sizes[name]) for name in SERIES if "length" in name} == {len(FULL.lengths)}
    for name in SERIES:
        assert found[name]["points"][0]["cost"] == {"value": 1.0, "low": 1.0, "high": 1.0}


def test_a_plot_shows_every_point_where_it_belongs() -> None:
    picture = plot([result("players", "rallye", 1, 2, 10), result("players", "uno", 1, 1, 5)])
    ratios = {
        mark: y for y, mark in re.findall(r'y="([\d.]+)"[^>]*text-anchor="end">([\d.]+)<', picture)
    }
    sizes = dict(re.findall(r'<text x="([\d.]+)"[^>]*text-anchor="middle">([\d,]+)<', picture))
    dots = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', picture)
    assert [sizes[x] for x, _ in dots] == ["1", "10", "100"]
    assert [float(y) for _, y in dots] == [float(ratios[mark]) - 4 for mark in ("1", "2", "10")]
    assert picture.count('width="10" height="10"') == 3
    assert picture.count(">rallye<") == picture.count(">uno<") == 1


def test_a_section_takes_the_place_of_the_one_before() -> None:
    page = f"# Title\n\nBefore.\n\n{HEADING}\nOld.\n\n## After\n\nMore.\n"
    made = with_section(page, [result("watchers", "both games", 1, 2.5)])
    assert "Old." not in made
    assert made.startswith(f"# Title\n\nBefore.\n\n{HEADING}")
    assert made.endswith("\n\n## After\n\nMore.\n")
    assert "| 10 | 2.50 (1.25 to 5.00) | 2 | 500 |" in made
    assert with_section(made, [result("watchers", "both games", 1, 2.5)]) == made


@pytest.mark.parametrize("path", sorted(RESULTS.glob("*.json")), ids=lambda path: path.stem)
def test_a_result_has_the_name_of_its_file(path: Path) -> None:
    (found,) = [each for each in read_results(RESULTS) if each["name"] == path.stem]
    assert found["command"] == "python -m bench.growth --write"
