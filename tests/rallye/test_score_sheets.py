"""Score sheets of whole rounds, worked out by hand from the rulebooks."""

from collections.abc import Mapping
from operator import attrgetter

import pytest

from tests.rallye.scored_rounds import CASES, Case
from tests.rallye.scores import EXTENSION_AGREED
from tischrunde.core.sheet import Line
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.scoring import scoring_table

# What every line of the score pad is worth once, and its clause; then where a book has its own.
PAD = {
    "distance": (1, "score-distance"),
    "safeties": (100, "score-safety"),
    "all-safeties": (700, "score-all-safeties"),
    "coups-fourres": (300, "score-coup-fourre"),
    "win": (400, "score-win"),
    "no-200s": (300, "score-no-200"),
    "after-stock": (300, "score-after-stock"),
    "before-stock": (300, "score-before-stock"),
    "unplaced": (500, "score-unplaced"),
    "extension": (200, "score-extension"),
    "failed-extension": (200, "score-extension"),
}
OWN = {
    ("auto-rallye", "all-safeties"): (300, "score-all-safeties"),
    ("auto-rallye", "coups-fourres"): (200, "score-coup-fourre"),
    ("auto-rallye", "failed-extension"): (200, "score-extension-nobody"),
    ("schmidt", "all-safeties"): (700, "score-safety"),
    ("winning-moves", "all-safeties"): (700, "score-safety"),
}


def worth(edition: str, line: str) -> tuple[int, str]:
    return OWN.get((edition, line), PAD[line])


def written_out(edition: str, sheet: Mapping[str, int]) -> list[Line]:
    lines = []
    for line in sorted(sheet.keys() - {"total"}):
        each, clause = worth(edition, line)
        lines.append(Line(line, f"{edition}/{clause}", sheet[line] // each, sheet[line]))
    return lines


@pytest.mark.parametrize("case", CASES, ids=attrgetter("name"))
def test_a_round_is_scored_as_worked_out_by_hand(case: Case) -> None:
    (sheets,) = case.table.round.sheets
    for sheet, expected in zip(sheets, case.sheets, strict=True):
        assert sorted(sheet.lines, key=attrgetter("id")) == written_out(case.edition, expected)
        assert sheet.total == expected["total"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_line_of_the_score_pad_is_on_a_sheet(edition: str) -> None:
    lines = {line for case in CASES if case.edition == edition for s in case.sheets for line in s}
    assert lines == {*EDITIONS[edition].lines, "total"}


@pytest.mark.parametrize("edition", [*EDITIONS.values(), EXTENSION_AGREED])
def test_the_score_pad_says_what_each_line_is_worth(edition: Edition) -> None:
    lines = edition.lines.keys() - {"distance"}
    if not edition.extension:
        lines -= {"extension", "failed-extension"}
    assert scoring_table(edition) == {line: worth(edition.id, line)[0] for line in lines}
