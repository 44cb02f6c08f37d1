"""The chances of a seat at a table on this device: in words, as the protocol has them."""

import json
from typing import Any

import msgspec
import pytest

from tests.engine.test_calls import RALLYE, UNO, Page, ok, wanted
from tischrunde.engine.calls import call
from tischrunde.protocol.cases import Odds
from tischrunde.texts import LANGUAGES


def told(page: Page, language: str) -> Any:
    asked = {"call": "odds", "with": {"table": page.id, "seat": 0, "language": language}}
    return json.loads(call(json.dumps(asked)))["ok"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [RALLYE, UNO], ids=["rallye", "uno"])
def test_a_seat_is_told_its_chances(game: dict[str, str], language: str) -> None:
    page = Page(game)
    odds = msgspec.convert(told(page, language), Odds, strict=True)
    seen = page.view["match"]["round"]
    assert sum(odds.unseen.values()) == seen["stock"] + sum(seen["hand_sizes"][1:])
    assert odds.stock == seen["stock"]
    assert odds.needs or odds.replies
    for need in odds.needs:
        figures = [each.chance for each in need.chances]
        assert figures == sorted(figures)
        assert all(0 <= each <= 1 for each in figures)
        assert need.words
    for reply in odds.replies:
        top, _, bottom = reply.chance.exact.partition("/")
        assert reply.chance.chance == pytest.approx(int(top) / int(bottom))


def test_among_people_chances_are_told_only_if_hints_are_agreed() -> None:
    people = ({"name": "Ida", "shape": "circle"}, {"name": "Ben", "shape": "star"})
    rows = ok("open", wanted=wanted(RALLYE, *people), secret="5a" * 32, at=1_000, date="2026-11-18")
    table = ok("load", secret="5a" * 32, rows=rows)
    assert "exact" not in json.dumps(ok("odds", table=table, seat=0, language="de"))
