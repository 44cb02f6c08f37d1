"""What a group has played: matches on paper and recorded ones in one table."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.engine.test_calls import ok
from tests.engine.test_pads import RALLYE, UNO, Phone, field, opened
from tischrunde.protocol import pads

RECORDS = sorted((Path(__file__).parents[2] / "docs" / "records").glob("*.tisch"))


def summed(summary: dict[str, Any]) -> dict[str, Any]:
    msgspec.convert(summary, pads.MatchSummary, strict=True)
    return summary


def statistics(*matches: dict[str, Any]) -> pads.Statistics:
    told = ok("statistics", matches=[*matches])
    return msgspec.convert(told, pads.Statistics, strict=True)


def uno_match(names: list[str], points: list[int], rules: str = "uno-carabiner") -> dict[str, Any]:
    """A match of two on paper: the first goes out in every round, the other has these points."""
    phone = Phone("Lena", opened({**UNO, "names": names, "rules": rules}))
    for number, left in enumerate(points, 1):
        phone.write(field(number, "out"), "1")
        phone.write(field(number, "points", 1), str(left))
    return summed(ok("pad-summary", log=phone.log))


def test_a_pad_and_a_record_are_summed_up_alike() -> None:
    for record in RECORDS:
        match = summed(ok("record-summary", text=record.read_text("utf-8")))
        totals = [sum(each) for each in zip(*match["points"], strict=True)]
        assert len(match["members"]) == len(match["counts"]) == len(totals or match["members"])


def test_an_empty_group_has_played_nothing() -> None:
    assert statistics() == pads.Statistics(people=[], pairs=[], editions=[], longest=None)


def test_wins_rounds_and_the_best_round_by_name() -> None:
    told = statistics(
        uno_match(["Lena", "Oma"], [300, 250]),
        uno_match(["Lena", "OMA"], [400, 20, 90]),
        uno_match(["Oma", "Lena"], [501]),
        uno_match(["Oma", "Ben"], [10]),
    )
    by_name = {person.name: person for person in told.people}
    assert set(by_name) == {"Lena", "Oma", "Ben"}
    lena, oma = by_name["Lena"], by_name["Oma"]
    assert (lena.matches, lena.wins, lena.rounds) == (3, 2, 6)
    assert (oma.matches, oma.wins, oma.rounds) == (3, 1, 7)
    best = lena.best_rounds["uno"]
    assert (best.points, best.round) == (400, 1)
    (pair,) = [pair for pair in told.pairs if set(pair.names) == {"Lena", "Oma"}]
    assert (pair.matches, sorted(pair.wins)) == (3, [1, 2])
    assert not any("Ben" in pair.names for pair in told.pairs), "that match is not over"
    (edition,) = told.editions
    assert (edition.game, edition.edition, edition.matches) == ("uno", "uno-carabiner", 3)
    assert [(each.name, each.wins) for each in edition.wins] == [("Lena", 2), ("Oma", 1)]
    assert told.longest is not None
    assert told.longest.rounds == 3


def test_where_points_are_bad_no_round_is_the_best() -> None:
    match = uno_match(["Lena", "Oma"], [501], "uno-carabiner,everybody-keeps-points")
    assert match["low_wins"]
    told = statistics(match)
    assert [person.best_rounds for person in told.people] == [{}, {}]
    assert [person.wins for person in told.people] == [1, 0]


def test_kilometres_and_coups_fourres_of_a_lifetime() -> None:
    phone = Phone("Lena", opened(RALLYE))
    for number in (1, 2):
        for of, km in enumerate(("700", "300", "0")):
            phone.write(field(number, "km", of), km)
        phone.write(field(number, "safeties", 0), "right-of-way driving-ace")
        phone.write(field(number, "coups_fourres", 0), "driving-ace")
        while missing := phone.view().rounds[number - 1].missing:
            asked = missing[0]
            value = "nobody" if asked.field in ("caller", "winner") else "no"
            phone.write(field(number, asked.field, asked.of), value)
    told = statistics(summed(ok("pad-summary", log=phone.log)))
    assert [(each.km, each.coups_fourres) for each in told.people] == [(1400, 2), (600, 0), (0, 0)]


def test_teams_win_together_and_bots_are_not_people() -> None:
    bots = {"bots": [False, True, False, True]}
    match = {
        **uno_match(["Lena", "Oma"], [501]),
        "names": ["Lena", "Nadel", "Ben", "Öse"],
        "members": [[0, 2], [1, 3]],
        **bots,
    }
    told = statistics(match)
    assert [(each.name, each.wins) for each in told.people] == [("Lena", 1), ("Ben", 1)]
    assert told.pairs == []


def test_a_name_is_looked_at_as_often_as_it_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pair of many people, in each of many matches, would keep a telephone busy for long."""
    looked: list[str] = []

    def count(name: str) -> str:
        looked.append(name)
        return name.casefold()

    monkeypatch.setattr("tischrunde.engine.statistics._key", count)
    match = uno_match(["Lena", "Oma"], [500])
    matches = [{**match, "names": [f"Gast {n}", f"Gast {n + 1}"]} for n in range(40)]
    told = statistics(*matches)
    assert len(told.people) == 41
    assert len(told.pairs) == 40
    assert len(looked) == 2 * 2 * len(matches)
