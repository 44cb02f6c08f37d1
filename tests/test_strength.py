"""``docs/strength.md`` is what the results in ``docs/strength/`` say."""

import json
import re
import shlex
from pathlib import Path
from typing import Any, Final

import pytest

from bench.strength_page import PAGE, RESULTS, page, pictures, read_results
from bench.strength_plot import plot
from tischrunde.cli import main

SAMPLE: Final = Path(__file__).parent / "arena" / "random-random.json"
REQUIRED: Final = (
    "title",
    "game",
    "edition",
    "bots",
    "figures",
    "date",
    "versions",
    "compiled",
    "command",
)
MEASURED: Final = [pytest.param(path, id=path.stem) for path in sorted(RESULTS.glob("*.json"))]


@pytest.fixture
def sample() -> dict[str, Any]:
    result: dict[str, Any] = json.loads(SAMPLE.read_text("utf-8"))
    return result


def test_the_page_is_what_the_results_say() -> None:
    assert PAGE.read_text("utf-8") == page(read_results(RESULTS))


def test_the_plots_are_what_the_results_say() -> None:
    drawn = {path.name: path.read_text("utf-8") for path in RESULTS.glob("*.svg")}
    assert drawn == pictures(read_results(RESULTS))


def test_a_plot_shows_each_result_once_and_where_it_belongs(sample: dict[str, Any]) -> None:
    sample["figures"][0] |= {"value": 0.75, "low": 0.5, "high": 1.0}
    picture = plot([sample, {**sample, "game": "another"}], sample["game"])
    marks = re.findall(r'<circle cx="([\d.]+)"', picture)
    scale = dict(re.findall(r'<text x="([\d.]+)"[^>]*>(\d+) %</text>', picture))
    assert marks == [next(x for x, step in scale.items() if step == "75")]
    (bar,) = re.findall(r'<path d="M([\d.]+) \d+H([\d.]+)"', picture)
    assert [scale[x] for x in bar] == ["50", "100"]


@pytest.mark.parametrize("path", [SAMPLE, *MEASURED])
def test_every_result_has_what_the_page_tells(path: Path) -> None:
    result = json.loads(path.read_text("utf-8"))
    assert [key for key in REQUIRED if key not in result] == []
    for figure in result["figures"]:
        assert {"bot", "against", "measure", "value", "low", "high"} <= set(figure)


@pytest.mark.parametrize("path", [SAMPLE, *MEASURED])
def test_every_command_of_the_arena_can_be_repeated(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One deal of it, and one thought a decision."""
    program, *words = shlex.split(json.loads(path.read_text("utf-8"))["command"])
    if (program, words[0]) != ("tischrunde", "arena"):
        pytest.skip("measured otherwise")
    length = "--matches" if "--matches" in words else "--rounds"
    short = (length, "1", "--budget-rollouts", "1", "--workers", "1")
    assert main([*words, *short]) == 0
    assert capsys.readouterr().out


def test_a_result_is_told_with_all_that_is_needed_to_judge_it(sample: dict[str, Any]) -> None:
    text = page([sample])
    for words in (
        "## rallye by `winning-moves`, 2 players: random, random-2",
        "| random | random-2 | rounds won | 50.0 % | 50.0 % to 50.0 % |",
        "| random | random-2 | lead per round, points | +0.0 | +0.0 to +0.0 |",
        "4 deals, 8 games, 8 rounds, seed 3; budget: that of each level.",
        "SPRT of 0 against 10 elo: undecided",
        f"{sample['date']}, python {sample['versions']['python']}, tischrunde",
        "plain build.",
        f"`{sample['command']}`",
    ):
        assert words in text
    assert "| random-2 | random |" not in text


def test_results_of_other_benches_are_told_too() -> None:
    other = {
        "title": "elsewhere",
        "game": "uno",
        "edition": "another environment",
        "bots": ["medium", "a rule of others"],
        "figures": [
            {
                "bot": "medium",
                "against": ["a rule of others"],
                "measure": "games won",
                "value": 0.5,
                "low": 0.4,
                "high": None,
            }
        ],
        "how": "Played by the rules of others.",
        "date": "2026-01-01",
        "versions": {"python": "3.11"},
        "compiled": True,
        "command": "python -m bench.elsewhere",
    }
    text = page([other])
    for words in (
        "## uno by `another environment`: medium, a rule of others",
        "| medium | a rule of others | games won | +0.5 | +0.4 to – |",
        "- Played by the rules of others.",
        "- 2026-01-01, python 3.11, compiled build.",
        "- `python -m bench.elsewhere`",
    ):
        assert words in text


def test_results_stand_in_the_order_of_their_files(tmp_path: Path, sample: dict[str, Any]) -> None:
    for name in ("b", "a"):
        result = {**sample, "title": name}
        (tmp_path / f"{name}.json").write_text(json.dumps(result), "utf-8")
    assert [result["title"] for result in read_results(tmp_path)] == ["a", "b"]


def test_without_results_the_page_says_so(tmp_path: Path) -> None:
    assert page(read_results(tmp_path / "none")).endswith("Nothing has been measured yet.\n")
