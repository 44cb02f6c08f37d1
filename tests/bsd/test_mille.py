"""The program itself, where it is installed: matches, comparisons and how they are kept."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.bsd.tally import Played, append, load, report, wilson

needs_mille = pytest.mark.usefixtures("mille")


def run(*arguments: str) -> str:
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "bench.mille", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@needs_mille
def test_a_match_is_played_once_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "matches.jsonl"
    first = run("--matches", "1", "--seed", "3", "--json", str(kept))
    assert "rejected keys: 0" in first
    (match,) = load(kept, "greedy")
    assert max(match.totals) >= 5000
    assert run("--matches", "1", "--seed", "3", "--json", str(kept)) == first
    assert load(kept, "greedy") == [match]


@needs_mille
def test_a_seed_gives_the_same_match_again(tmp_path: Path) -> None:
    kept = [tmp_path / "one", tmp_path / "two"]
    for path in kept:
        run("--matches", "1", "--seed", "11", "--json", str(path))
    assert kept[0].read_text("utf-8") == kept[1].read_text("utf-8")


@needs_mille
def test_the_rules_agree() -> None:
    printed = run("--differential", "100", "--seed", "5")
    assert "100 positions" in printed
    assert "unexplained differences: 0" in printed


def test_matches_are_counted(tmp_path: Path) -> None:
    kept = tmp_path / "matches.jsonl"
    won = Played("a", 1, (5100, 300), ((5100, 300),))
    tied = Played("a", 2, (5000, 5000), ((5000, 5000),))
    for match in (won, tied, Played("b", 1, (0, 5000), ((0, 5000),))):
        append(kept, match)
    assert load(kept, "a") == [won, tied]
    assert "won 75.0% of 2 matches" in report(load(kept, "a"))
    assert load(tmp_path / "none", "a") == []
    assert report([]) == "no matches"


def test_the_interval_of_a_share() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
