"""The program's known bugs, each shown once and accounted for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bench.bsd.differential import Findings
from bench.bsd.trial import attempt
from tests.bsd.table import position
from tischrunde.rallye.moves import Move
from tischrunde.rallye.notation import read_move
from tischrunde.rallye.position import Position


def moves(text: str) -> Callable[[Position], Move]:
    """Return a choice that plays these moves one after the other."""
    written = iter(text.split())
    return lambda _: read_move(next(written))


@pytest.mark.parametrize(
    ("begin", "played", "bugs"),
    [
        (
            "A: roll flat-tyre; 1: puncture-proof 25; 2: 25; stock:; attack: flat-tyre>A; turn: 2",
            "stand puncture-proof",
            {"coup paid without a stock"},
        ),
        (
            "A: roll; B: roll speed-limit; 1: flat-tyre 25 ...; 2: right-of-way 25 ...; turn: 1",
            "flat-tyre>B",
            {"coup paid for an old limit"},
        ),
        (
            "A: roll; B: roll; 1: 25; 2: 100 petrol; stock: ; turn: 1",
            "25",
            {"card out of nowhere"},
        ),
        (
            "A: roll 200 200 100 100 75; 1: 25; 2: ; stock: ; turn: 1",
            "25",
            {"card out of nowhere", "extension offered to nobody"},
        ),
    ],
)
def test_a_bug_is_known_by_name(
    begin: str, played: str, bugs: set[str], mille: str, tmp_path: Path
) -> None:
    findings = Findings()
    findings.add(attempt(mille, tmp_path, position(begin), moves(played)))
    assert findings.unexplained == []
    assert set(findings.bugs) == bugs


@pytest.mark.parametrize(("played", "told"), [("-25", 0), ("roll", 0), ("25", 1)])
def test_what_no_bug_explains_is_told(played: str, told: int, mille: str, tmp_path: Path) -> None:
    begin = position("A: roll stop; B: roll; 1: 25 roll ...; 2: 100 ...; turn: 1")
    findings = Findings()
    findings.add(attempt(mille, tmp_path, begin, moves(played)))
    assert bool(findings.unexplained) == told
    assert not findings.bugs
