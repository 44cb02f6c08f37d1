"""What the search of a page has to find: questions, clauses, chapters, and other words for them."""

import json
from typing import Any

import msgspec
import pytest

from tischrunde.engine.calls import call
from tischrunde.games.cases import ready_cases
from tischrunde.games.rulebook import rulebook_chapters
from tischrunde.protocol.cases import SearchEntry
from tischrunde.texts import LANGUAGES


def entries(rules: str, language: str) -> list[SearchEntry]:
    asked = {"call": "search-entries", "with": {"rules": rules, "language": language}}
    answer: Any = json.loads(call(json.dumps(asked)))["ok"]
    return msgspec.convert(answer, list[SearchEntry], strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["schmidt", "winning-moves,no-extension", "uno-carabiner"])
def test_all_that_can_be_looked_up_is_there(rules: str, language: str) -> None:
    found = entries(rules, language)
    own = "uno" if rules.startswith("uno") else "rallye"
    questions = [each.id for each in found if each.kind == "question"]
    asked = [each.id for game in ("rallye", "uno") for each in ready_cases(game)]
    assert sorted(questions) == sorted(asked)
    assert found[0].game == own
    chapters = rulebook_chapters(own, rules.partition(",")[0], language)
    clauses = {rule.clause for chapter in chapters for rule in chapter.rules}
    assert {each.id for each in found if each.kind == "clause"} == clauses
    assert all(each.text for each in found if each.kind == "clause")
    assert sum(each.kind == "chapter" for each in found) > 3
    assert all(each.title for each in found)


@pytest.mark.parametrize(
    ("language", "question", "words"),
    [
        ("de", "limit-on-stopped", "Schnecke"),
        ("de", "coup-at-once", "kontern"),
        ("de", "four-on-four", "Zieh Vier"),
        ("de", "drive-while-stopped", "Ampel"),
        ("en", "coup-at-once", "out of turn"),
        ("en", "jump-in", "throw in"),
        ("fr", "four-on-four", "plus quatre"),
        ("fr", "75-under-limit", "vitesse"),
    ],
)
def test_beside_a_question_stand_other_words_for_it(
    language: str, question: str, words: str
) -> None:
    (found,) = (each for each in entries("schmidt", language) if each.id == question)
    assert words in found.also


def test_beside_a_question_stand_the_names_its_cards_have_in_other_boxes() -> None:
    (found,) = (each for each in entries("winning-moves", "de") if each.id == "drive-after-remedy")
    assert "Selbsthilfe" in found.also
    assert "Werkstatt" in found.also
